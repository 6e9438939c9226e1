// Which columns the list of records shows, and in which order: held in the address.
import useMediaQuery from "@mui/material/useMediaQuery";
import {
  listColumns,
  ownFieldPrefix,
  usualColumns,
  wideColumns,
  type ListColumn,
} from "@atalaya/contract/resources/records/columns.ts";
import { recordsOf } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { valuesOf } from "../../../screens/filters.ts";
import { viewOf } from "../../../screens/list-and-map/map-address.ts";
import type { ColumnOption } from "../../../screens/list-tools/column-choice.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { idsOf } from "../record-query.ts";

/** Whether the list has the whole of a large screen to itself. */
export function useIsWide(): boolean {
  const { search } = useUrlState();
  const isLarge = useMediaQuery("(min-width: 1200px)");
  return isLarge && viewOf(search) === "list" && !search["record"];
}

/** What every row of the list says beside the chosen columns. */
export const inEveryRow = ["code", "variable_id", "title", "observed_on", "company_id"];

/** The columns that somebody chose, or the usual ones. */
export function useChosenColumns(): readonly string[] {
  const { search } = useUrlState();
  const isWide = useIsWide();
  if (search["columns"]) return valuesOf(search["columns"]);
  return isWide ? wideColumns : usualColumns;
}

/** Every column that can be chosen: those of all records, and the own fields of the variables in the filter. */
export function useColumnOptions(variables: readonly Variable[] | undefined): ColumnOption[] {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const labelOf = useLabelOf(recordsOf("situation"));
  const ids = idsOf(search["variable"]);
  const fields = (variables ?? []).filter(({ id }) => !ids || ids.includes(id)).flatMap((it) => it.fields);
  const own = new Map(fields.map((field) => [field.key, field]));
  const label = (key: ListColumn) => (key === "updated_at" ? t("column.updated_at") : labelOf(key));
  return [
    ...listColumns.map((key) => ({ key, label: label(key), isOwn: false })),
    ...[...own.values()].map(({ key, label_es, label_en }) => ({
      key: `${ownFieldPrefix}${key}`,
      label: pick(language, label_es, label_en),
      isOwn: true,
    })),
  ];
}
