// Which of the shown losses is drawn, held in the address.
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { useUrlState } from "../../../api/url-state.ts";
import { useWords } from "../../../ui/words.ts";
import { useSumView } from "./use-sums.ts";

export function MetricChoice() {
  const t = useWords();
  const { change } = useUrlState();
  const { chosen, drawn } = useSumView();
  return (
    <Select
      value={drawn}
      onChange={(event) => change({ metric: event.target.value }, { isReplacing: true })}
      slotProps={{ input: { "aria-label": t("loss_sums_shown") } }}
      sx={{ minWidth: 0 }}
    >
      {chosen.map((metric) => (
        <MenuItem key={metric} value={metric}>
          {t(`loss.${metric}`)}
        </MenuItem>
      ))}
    </Select>
  );
}
