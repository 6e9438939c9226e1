// The mark of a permission whose screen is not there yet: it already holds, and will serve later.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

/** Words, or in a narrow column a clock with the words in its tooltip and for assistive technology. */
export function NotReadyMark({ isDense = false }: { isDense?: boolean }) {
  const t = useWords();
  const style = { ml: "8px", fontSize: "0.6875rem", fontWeight: 450, color: "text.disabled" };
  return (
    <Tooltip title={t("role_not_ready_hint")}>
      {isDense ? (
        <Box component="span" role="img" aria-label={t("role_not_ready")} sx={style}>
          <Icon name="clock-o" size={12} />
        </Box>
      ) : (
        <Box component="span" sx={style}>
          {t("role_not_ready")}
        </Box>
      )}
    </Tooltip>
  );
}
