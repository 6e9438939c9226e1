// Figures of disasters as columns of the list: one for each metric, the figure in force in it.
import Box from "@mui/material/Box";
import { isMetric, metrics } from "@atalaya/contract/domain/losses.ts";
import { showFigure } from "@atalaya/contract/domain/show-figure.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import { metricOfSort } from "@atalaya/contract/resources/records/figure-filter.ts";
import type { UrlState } from "../../../api/addresses.ts";
import { useUrlState } from "../../../api/url-state.ts";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { unknown } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { figuresIn } from "./figure-words.ts";
import { useMetricTitle } from "./metric-title.ts";

/** In px: a list as narrow as a phone has room for one figure. */
const leastForMore = 420;

/** The figure that stays in a narrow list: the one asked for, or the first. Whoever chose the columns has all of them. */
function lastingOf({ columns, sort, figure }: UrlState, chosen: readonly string[]): readonly string[] {
  const shown = chosen.filter(isMetric);
  const lasting = metricOfSort(sort) ?? figuresIn(figure)[0]?.metric ?? shown[0];
  return columns ? shown : shown.filter((metric) => metric === lasting);
}

/** By the name of the column, which is the metric's. The largest come first: sorted by a figure, records without it are not listed. */
export function useLossColumns(chosen: readonly string[]): Map<string, Column<RecordSummary>> {
  const t = useWords();
  const [language] = useLanguage();
  const titleOf = useMetricTitle();
  const { search } = useUrlState();
  const lasting = lastingOf(search, chosen);
  return new Map(
    metrics.map((metric) => [
      metric,
      {
        key: metric,
        ...titleOf(metric),
        align: "right" as const,
        isSortable: true,
        isLargestFirst: true,
        ...(!lasting.includes(metric) && { from: leastForMore }),
        render: ({ losses }: RecordSummary) => {
          const figure = losses?.[metric];
          return (
            <Box component="span" sx={figure?.value ? { fontWeight: 600 } : { color: "text.disabled" }}>
              {figure ? showFigure(figure, t, language) : unknown}
            </Box>
          );
        },
      },
    ]),
  );
}
