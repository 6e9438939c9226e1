// One loss as the bars of its gathering: years and months side by side, places and hazards below each other.
import type { LossGroup } from "@atalaya/contract/resources/records/loss-sums.ts";
import { formatMonth, months } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/words.ts";
import { yearsOf } from "./bars.ts";
import { ColumnBars, type Band } from "./column-bars.tsx";
import { RankBars } from "./rank-bars.tsx";
import type { BarRow } from "./use-bar-rows.ts";

type LossBarsProps = { group: LossGroup; label: string; rows: readonly BarRow[]; color: string };

const yearBands = (rows: readonly BarRow[]): Band[] =>
  yearsOf(rows.map(({ name }) => Number(name))).map((year) => ({ name: String(year), short: String(year) }));

export function LossBars({ group, ...shared }: LossBarsProps) {
  const [language] = useLanguage();
  if (group === "year") return <ColumnBars {...shared} bands={yearBands(shared.rows)} mayLeaveOut />;
  if (group !== "month") return <RankBars {...shared} />;
  const bands = months.map((month) => ({
    name: formatMonth(month, language),
    short: formatMonth(month, language, "short"),
  }));
  return <ColumnBars {...shared} bands={bands} />;
}
