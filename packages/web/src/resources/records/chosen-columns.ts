// Which columns the list of records shows, and in which order: held in the address.
import { listColumns, ownFieldPrefix, usualColumns, type ListColumn } from "@atalaya/contract/record-columns.ts";
import { recordsOf } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState, type UrlState } from "../../api/url-state.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { valuesOf } from "../../screens/filters.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { idsOf } from "./record-query.ts";

export type ColumnOption = { key: string; label: string; isOwn: boolean };

export const chosenColumns = (search: UrlState): readonly string[] =>
  search["columns"] ? valuesOf(search["columns"]) : usualColumns;

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
