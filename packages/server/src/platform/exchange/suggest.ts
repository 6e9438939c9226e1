// What the columns of a file are likely to be: told by headings, tags, what was matched before, and by what stands in them. Pure.
import { comparable, readNumber, type ImportColumn } from "@atalaya/contract/import.ts";
import { matchColumns } from "@atalaya/contract/match-columns.ts";
import type { MatchReason } from "@atalaya/contract/resources/imports/imports.ts";

export type Suggestion = { key: string; reason: MatchReason };

/** What is known beside the file: fields by compared heading as they were matched before, and codes of places without zeros in front. */
export type Known = { before: ReadonlyMap<string, string>; codes: ReadonlySet<string> };

/** Fewer cells tell nothing of a column. */
const fewest = 3;
/** Of ten codes so many must be of places. */
const enough = 0.9;

const numbersIn = (samples: readonly string[]) => samples.map((text) => readNumber(text, false));
const areAll = (samples: readonly string[], holds: (value: number) => boolean) =>
  numbersIn(samples).every((value) => !Number.isNaN(value) && holds(value));
const isFine = (text: string) => /[.,]\d{3,}$/.test(text.trim());

const isCode = ({ codes }: Known, samples: readonly string[]) =>
  samples.filter(
    (text) => /^[A-Za-z]{0,3}\d+$/.test(text.trim()) && codes.has(text.replaceAll(/\D/g, "").replace(/^0+/, "")),
  ).length >=
  samples.length * enough;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}/.test(text.trim());

/** Where the Americas lie, the longitude is farther from zero than any latitude of them. */
const southernmost = 56;

/** By what stands in it, in this order. */
const contents: readonly [key: string, is: (samples: readonly string[], known: Known) => boolean][] = [
  [
    "lon",
    (samples) => samples.every(isFine) && areAll(samples, (it) => Math.abs(it) > southernmost && Math.abs(it) <= 180),
  ],
  ["lat", (samples) => samples.every(isFine) && areAll(samples, (it) => Math.abs(it) <= southernmost)],
  ["x", (samples) => areAll(samples, (it) => it >= 100_000 && it < 1_000_000)],
  ["y", (samples) => areAll(samples, (it) => it >= 1_000_000 && it < 10_000_000)],
  ["place_code", (samples, known) => isCode(known, samples)],
  ["observed_on", (samples) => samples.every(isDay)],
];

/** What belongs together is suggested together or not at all. */
const pairs: readonly (readonly [string, string])[] = [
  ["lon", "lat"],
  ["x", "y"],
];

/** The field of each heading, each field once; `samples`: cells of each column that say something. */
export function suggestColumns(
  headings: readonly string[],
  tags: readonly string[],
  samples: readonly (readonly string[])[],
  columns: readonly ImportColumn[],
  known: Known,
): (Suggestion | null)[] {
  const found: (Suggestion | null)[] = matchColumns(headings, columns, tags);
  const isOpen = (key: string) => columns.some((it) => it.key === key) && !found.some((it) => it?.key === key);
  for (const [at, heading] of headings.entries()) {
    const key = known.before.get(comparable(heading));
    if (found[at] === null && key !== undefined && isOpen(key)) found[at] = { key, reason: "before" };
  }
  for (const [key, is] of contents) {
    if (!isOpen(key)) continue;
    const at = samples.findIndex((cells, index) => !found[index] && cells.length >= fewest && is(cells, known));
    if (at >= 0) found[at] = { key, reason: "content" };
  }
  return found.map((it) => {
    const pair = pairs.find((keys) => it && keys.includes(it.key));
    return it?.reason === "content" && pair && !pair.every((key) => found.some((other) => other?.key === key))
      ? null
      : it;
  });
}
