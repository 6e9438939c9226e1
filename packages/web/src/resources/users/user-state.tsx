// Whether a person may sign in: icon, colour and word; in a narrow list the word is in the tooltip.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import type { UserState as State } from "@atalaya/contract/resources/users.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

const marks: Record<State, { icon: string; color: string }> = {
  active: { icon: "check-circle", color: "success.main" },
  invited: { icon: "clock-o", color: "warning.main" },
  inactive: { icon: "ban", color: "text.disabled" },
};

export function UserState({ state, isDense = false }: { state: State; isDense?: boolean }) {
  const t = useWords();
  const word = t(`user_${state}`);
  const hint = state === "invited" ? t("user_invited_hint") : isDense ? word : "";
  const { icon, color } = marks[state];
  const picture = <Icon name={icon} size={14} />;
  if (isDense)
    return (
      <Tooltip title={hint}>
        <Box component="span" role="img" aria-label={word} sx={{ display: "inline-flex", color }}>
          {picture}
        </Box>
      </Tooltip>
    );
  return (
    <Tooltip title={hint}>
      <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: "6px", color: "text.secondary" }}>
        <Box component="span" sx={{ display: "inline-flex", color }}>
          {picture}
        </Box>
        {word}
      </Box>
    </Tooltip>
  );
}
