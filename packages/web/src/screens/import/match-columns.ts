// Which column of a file is which field: by label in either language, by key, by the usual other names, by its tag.
import { comparable, type ImportColumn } from "@atalaya/contract/import.ts";

/** The field of each heading, null where none is meant. */
export type Matching = (string | null)[];

const namesOf = ({ key, label, synonyms }: ImportColumn) =>
  [label.es, label.en, key, key.replaceAll("_", " "), ...synonyms].map(comparable);

/** A tag whatever its case and the order of its attributes. */
const tagOf = (text: string | undefined) => text?.toLowerCase().replaceAll(/\s/g, "").split("+").toSorted().join("+");

/** Each field once: a heading that says its label wins over one that says a synonym, and both over the tag below it. */
export function matchColumns(
  headings: readonly string[],
  columns: readonly ImportColumn[],
  tags: readonly string[] = [],
): Matching {
  const matching: Matching = headings.map(() => null);
  const ranked = columns.flatMap((column) => namesOf(column).map((name, rank) => ({ key: column.key, name, rank })));
  for (const { key, name } of ranked.toSorted((one, other) => one.rank - other.rank)) {
    const index = headings.findIndex((heading, at) => matching[at] === null && comparable(heading) === name);
    if (index >= 0 && !matching.includes(key)) matching[index] = key;
  }
  for (const { key, hxl } of columns) {
    if (!hxl || matching.includes(key)) continue;
    const index = headings.findIndex((_, at) => matching[at] === null && tagOf(tags[at]) === tagOf(hxl));
    if (index >= 0) matching[index] = key;
  }
  return matching;
}

/** The rows as they are sent: the cells of the matched columns that say something. */
export const rowsToSend = (rows: readonly { cells: string[] }[], matching: Matching): Record<string, string>[] =>
  rows.map(({ cells }) =>
    Object.fromEntries(matching.flatMap((key, index) => (key !== null && cells[index] ? [[key, cells[index]]] : []))),
  );
