// Which columns the list of records shows, and in which order: held in the address.
import useMediaQuery from "@mui/material/useMediaQuery";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { isMetric, metrics } from "@atalaya/contract/domain/losses.ts";
import {
  listColumns,
  ownFieldPrefix,
  usualColumns,
  usualLossColumns,
  wideColumns,
  wideWorkColumns,
  workColumns,
  type ListColumn,
} from "@atalaya/contract/resources/records/columns.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { metricOfSort } from "@atalaya/contract/resources/records/figure-filter.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { UrlState } from "../../../api/addresses.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { valuesOf } from "../../../screens/filters.ts";
import { viewOf } from "../../../screens/list-and-map/map-address.ts";
import type { ColumnOption } from "../../../screens/list-tools/column-choice.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { idsOf } from "../record-query.ts";
import { figuresIn } from "./figure-words.ts";

/** Whether the list has the whole of a large screen to itself. */
export function useIsWide(): boolean {
  const { search } = useUrlState();
  const isLarge = useMediaQuery("(min-width: 1200px)");
  return isLarge && viewOf(search) === "list" && !search.record;
}

/** What every row of the list says beside the chosen columns. */
export const inEveryRow = ["code", "variable_id", "title", "observed_on", "company_id"];

const wideLossColumns: readonly string[] = [
  "variable_id",
  "source",
  "updated_at",
  "deaths",
  "houses_destroyed",
  "direct_affected",
  "status",
];

/** Beside a map there is room for so many figures. */
const mostFigures = 2;

/** A disaster is told by its figures where other records have one value; what is asked for by a figure shows this one. */
function lossColumns(search: UrlState, isWide: boolean): readonly string[] {
  const sorted = metricOfSort(search.sort);
  const asked = new Set<string>([...figuresIn(search.figure).map(({ metric }) => metric), ...(sorted ? [sorted] : [])]);
  const usual = isWide ? wideLossColumns : usualLossColumns;
  const added = [...asked].filter((column) => !usual.includes(column));
  let room = isWide ? Number.POSITIVE_INFINITY : mostFigures - asked.size;
  const kept = usual.filter((column) => !isMetric(column) || asked.has(column) || room-- > 0);
  return kept.toSpliced(-1, 0, ...added);
}

/** A filter that assessments alone meet: they have a score where disasters have figures. */
const areAssessments = ({ likelihood, impact, risk_class, review_to, lapsed }: UrlState): boolean =>
  [likelihood, impact, risk_class, review_to, lapsed].some(Boolean);

/** The columns that somebody chose, or the usual ones. */
export function useChosenColumns(domain: RecordDomain): readonly string[] {
  const { search } = useUrlState();
  const isWide = useIsWide();
  if (search.columns) return valuesOf(search.columns);
  if (domain === "risk" && !areAssessments(search)) return lossColumns(search, isWide);
  if (domain === "recovery" && isWide) return wideWorkColumns;
  return isWide ? wideColumns : usualColumns;
}

/** Every column that can be chosen: those of all records, of disasters their figures, and the own fields of the variables in the filter. */
export function useColumnOptions(domain: RecordDomain, variables: readonly Variable[] | undefined): ColumnOption[] {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const labelOf = useLabelOf(recordsOf("situation"));
  const ids = idsOf(search.variable);
  const fields = (variables ?? []).filter(({ id }) => !ids || ids.includes(id)).flatMap((it) => it.fields);
  const own = new Map(fields.map((field) => [field.key, field]));
  const label = (key: ListColumn) => (key === "updated_at" ? t("column.updated_at") : labelOf(key));
  return [
    ...listColumns.map((key) => ({ key, label: label(key) })),
    ...(domain === "recovery" ? workColumns : []).map((key) => ({ key, label: t(key), group: t("recovery_section") })),
    ...(domain === "risk" ? metrics : []).map((key) => ({ key, label: t(`loss.${key}`), group: t("losses") })),
    ...[...own.values()].map(({ key, label_es, label_en }) => ({
      key: `${ownFieldPrefix}${key}`,
      label: pick(language, label_es, label_en),
      group: t("columns_own"),
    })),
  ];
}
