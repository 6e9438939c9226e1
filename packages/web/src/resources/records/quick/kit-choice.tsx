// Whether the kit of the emergency is opened with its entry: on for what happens today, for whoever may write its log.
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { useMay } from "../../../api/may.ts";
import { fingerQuery } from "../../../ui/theme/theme-global.ts";
import { useNow } from "../../../ui/time/use-now.ts";
import { useWords } from "../../../ui/words.ts";
import { isWithKit, type QuickEntry } from "./entry.ts";

const aMinute = 60_000;

type KitChoiceProps = { entry: QuickEntry; onChange: (part: Partial<QuickEntry>) => void };

export function KitChoice({ entry, onChange }: KitChoiceProps) {
  const t = useWords();
  const may = useMay();
  const now = useNow(aMinute);
  if (!may("log.create", entry.company_id ?? undefined)) return null;
  return (
    <Box
      component="label"
      sx={{ display: "flex", gap: "8px", ml: "-6px", mb: "8px", cursor: "pointer", [fingerQuery]: { ml: "-14px" } }}
    >
      <Checkbox
        checked={isWithKit(entry, new Date(now))}
        onChange={({ target }) => onChange({ with_kit: target.checked })}
        slotProps={{ input: { "aria-labelledby": "quick-kit", "aria-describedby": "quick-kit-help" } }}
        sx={{ flex: "none", width: 28, height: 28 }}
      />
      <Box component="span" sx={{ minWidth: 0, pt: "4px" }}>
        <Box component="span" id="quick-kit" sx={{ display: "block", fontWeight: 550 }}>
          {t("kit_with_entry")}
        </Box>
        <Typography variant="caption" component="span" id="quick-kit-help" color="textSecondary">
          {t("kit_with_entry_help")}
        </Typography>
      </Box>
    </Box>
  );
}
