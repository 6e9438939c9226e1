// Whether a person may sign in: icon, colour and word; in a narrow list the word is in the tooltip.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

export function UserState({ isActive, isDense = false }: { isActive: boolean; isDense?: boolean }) {
  const t = useWords();
  const word = t(isActive ? "user_active" : "user_inactive");
  const icon = <Icon name={isActive ? "check-circle" : "ban"} size={14} />;
  const color = isActive ? "success.main" : "text.disabled";
  if (isDense)
    return (
      <Tooltip title={word}>
        <Box component="span" role="img" aria-label={word} sx={{ display: "inline-flex", color }}>
          {icon}
        </Box>
      </Tooltip>
    );
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: "6px", color: "text.secondary" }}>
      <Box component="span" sx={{ display: "inline-flex", color }}>
        {icon}
      </Box>
      {word}
    </Box>
  );
}
