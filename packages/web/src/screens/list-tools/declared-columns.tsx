// The columns of a table out of what a noun declares of its list: each cell as its kind is read, unless the screen draws it otherwise.
import type { WordKey } from "@atalaya/contract/words.ts";
import type { ListColumn, ListColumns } from "@atalaya/contract/list-columns.ts";
import { useHazardName } from "../../api/hazards.ts";
import { useUrlState } from "../../api/url-state.ts";
import type { Column } from "../../ui/table/data-table-column.ts";
import { formatDay, formatInstant, formatNumber, unknown } from "../../ui/format.ts";
import { truncate } from "../../ui/truncate.ts";
import { useLanguage, useWords, type Translate } from "../../ui/words.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { valuesOf } from "../filters.ts";
import type { ColumnOption } from "./column-choice.tsx";

const mostLetters = 40;
/** Their digits stand below each other; in words the same letters would stand apart. */
const figures = new Set<ListColumn["type"]>(["integer", "number", "date", "datetime"]);

/** The columns that somebody chose, or the usual ones; what a list does not know is left out. */
export function useChosenOf({ all, usual }: ListColumns): readonly string[] {
  const { search } = useUrlState();
  const chosen = valuesOf(search.columns).filter((key) => key in all);
  return chosen.length > 0 ? chosen : usual;
}

/** What can be chosen beside what every row says. */
export function useOptionsOf({ all, lead }: ListColumns): ColumnOption[] {
  const t = useWords();
  return Object.entries(all)
    .filter(([key]) => !lead.includes(key))
    .map(([key, { title }]) => ({ key, label: t(title) }));
}

type Says = { t: Translate; language: Language; hazardName: (key: string) => string };

function textOf(column: ListColumn, key: string, row: object, { t, language, hazardName }: Says): string {
  const said = row as Record<string, unknown>;
  const value = (language === "en" && column.en && said[column.en]) || said[column.field ?? key];
  if (value === null || value === undefined || value === "") return unknown;
  switch (column.type) {
    case "choice":
      return t(`${column.choice}${String(value)}` as WordKey);
    case "hazard":
      return hazardName(String(value));
    case "boolean":
      return t(value ? "yes" : "no");
    case "list":
      return truncate((value as string[]).join(", "), mostLetters) || unknown;
    case "date":
      return formatDay(String(value), language);
    case "datetime":
      return formatInstant(String(value), language);
    case "integer":
    case "number":
      return formatNumber(Number(value), language);
    default:
      return truncate(String(value), mostLetters);
  }
}

/** These columns in this order; `drawn` is what the screen draws or sizes itself, by their name. */
export function useDeclaredColumns<T extends object>(
  { all, sorts }: ListColumns,
  keys: readonly string[],
  drawn: Readonly<Record<string, Partial<Column<T>>>>,
): Column<T>[] {
  const t = useWords();
  const [language] = useLanguage();
  const says = { t, language, hazardName: useHazardName() };
  return keys.flatMap((key): Column<T>[] => {
    const column = all[key];
    if (!column) return [];
    const plain: Column<T> = {
      key,
      title: t(column.title),
      isSortable: sorts.includes(key),
      ...((column.type === "integer" || column.type === "number") && { align: "right" as const }),
      render: (row) => (
        <span className={figures.has(column.type) ? "tn" : undefined}>{textOf(column, key, row, says)}</span>
      ),
    };
    return [{ ...plain, ...drawn[key] }];
  });
}
