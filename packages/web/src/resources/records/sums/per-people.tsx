// Whether places are compared by how much they lost, or by how much for each of their people; held in the address.
import { useUrlState } from "../../../api/url-state.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useWords } from "../../../ui/words.ts";
import { useSumView } from "./use-sums.ts";

export function PerPeople() {
  const t = useWords();
  const { change } = useUrlState();
  const { isRate } = useSumView();
  return (
    <Segmented
      label={t("loss_sums_per")}
      value={isRate ? "people" : "whole"}
      segments={[
        { value: "whole", label: t("loss_sums_whole") },
        { value: "people", label: t("loss_sums_per_people") },
      ]}
      onChange={(per) => change({ per: per === "people" ? per : null }, { isReplacing: true })}
    />
  );
}
