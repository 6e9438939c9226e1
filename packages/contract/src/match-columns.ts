// Which column of a file is which field: by label in either language, by key, by the usual other names, by its tag.
import { comparable, type ImportColumn } from "./import.ts";

/** The field of a heading, and whether its name or its tag told. */
export type Match = { key: string; reason: "label" | "tag" };

const namesOf = ({ key, label, synonyms }: ImportColumn) =>
  [label.es, label.en, key, key.replaceAll("_", " "), ...synonyms].map(comparable);

/** A tag whatever its case and the order of its attributes. */
const tagOf = (text: string | undefined) => text?.toLowerCase().replaceAll(/\s/g, "").split("+").toSorted().join("+");

/** Each field once: a heading that says its label wins over one that says a synonym, and both over the tag below it. */
export function matchColumns(
  headings: readonly string[],
  columns: readonly ImportColumn[],
  tags: readonly string[] = [],
): (Match | null)[] {
  const matching: (Match | null)[] = headings.map(() => null);
  const isMatched = (key: string) => matching.some((it) => it?.key === key);
  const named = headings.map(comparable);
  const ranked = columns.flatMap((column) => namesOf(column).map((name, rank) => ({ key: column.key, name, rank })));
  for (const { key, name } of ranked.toSorted((one, other) => one.rank - other.rank)) {
    const index = named.findIndex((heading, at) => matching[at] === null && heading === name);
    if (index >= 0 && !isMatched(key)) matching[index] = { key, reason: "label" };
  }
  for (const { key, hxl } of columns) {
    if (!hxl || isMatched(key)) continue;
    const index = headings.findIndex((_, at) => matching[at] === null && tagOf(tags[at]) === tagOf(hxl));
    if (index >= 0) matching[index] = { key, reason: "tag" };
  }
  return matching;
}
