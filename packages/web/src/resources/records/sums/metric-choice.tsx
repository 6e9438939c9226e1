// Which of the shown losses is drawn, held in the address.
import { useUrlState } from "../../../api/url-state.ts";
import { SelectOne } from "../../../ui/pickers/select-one.tsx";
import { useWords } from "../../../ui/words.ts";
import { useSumView } from "./use-sums.ts";

export function MetricChoice() {
  const t = useWords();
  const { change } = useUrlState();
  const { chosen, drawn } = useSumView();
  return (
    <SelectOne
      label={t("loss_sums_shown")}
      value={drawn}
      segments={chosen.map((value) => ({ value, label: t(`loss.${value}`) }))}
      onChange={(metric) => change({ metric }, { isReplacing: true })}
    />
  );
}
