// What a metric is called above its column: as short as it is known, and beside a map cut, pointed at in full.
import { headlineMetrics, type Metric } from "@atalaya/contract/domain/losses.ts";
import { truncate } from "../../../ui/truncate.ts";
import { useWords } from "../../../ui/words.ts";

const mostLetters = 22;
const isHeadline = (metric: Metric): metric is (typeof headlineMetrics)[number] =>
  (headlineMetrics as readonly Metric[]).includes(metric);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function useMetricName(): (metric: Metric) => string {
  const t = useWords();
  return (metric) => (isHeadline(metric) ? capitalised(t(`loss_short.${metric}`)) : t(`loss.${metric}`));
}

export function useMetricTitle(): (metric: Metric) => { title: string; fullTitle?: string } {
  const t = useWords();
  const nameOf = useMetricName();
  return (metric) => {
    const full = t(`loss.${metric}`);
    const title = metric === "deaths" ? t("column.deaths") : truncate(nameOf(metric), mostLetters);
    return { title, ...(title !== full && { fullTitle: full }) };
  };
}
