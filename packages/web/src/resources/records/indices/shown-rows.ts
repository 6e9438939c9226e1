// The places of an index as they stand under weights that were moved, and against how they stood before. Pure.
import { indexClassAt, indexValue, movedWeights, ranksOf } from "@atalaya/contract/domain/composite-index.ts";
import type { CompositeResult, IndexRow } from "@atalaya/contract/resources/records/composite-indices.ts";

/** `steps`: by how many positions a place rose, the worst being the first; null where nothing was moved, or it has no value before or after. */
export type ShownRow = IndexRow & { steps: number | null };

const stepsBetween = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : before - after;

const inOrder = (rows: readonly ShownRow[]): ShownRow[] =>
  rows.toSorted((one, other) => (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER));

/**
 * As the server ranked them without `weights`. With them they are reckoned again, and ranked among the rows that are there: those of the
 * reader, which may not be all of the territory.
 */
export function shownRows({ index, rows }: CompositeResult, weights: readonly number[] | null): ShownRow[] {
  if (!weights) return rows.map((row) => ({ ...row, steps: null }));
  const before = ranksOf(rows.map(({ value }) => value));
  const moved = rows.map((row) => ({
    ...row,
    ...indexValue(
      row.members.map((member) => member.normalised),
      weights,
      index,
    ),
  }));
  const after = ranksOf(moved.map(({ value }) => value));
  return inOrder(
    moved.map((row, at) => ({
      ...row,
      class: indexClassAt(row.value, index.cuts),
      rank: after[at]!,
      steps: stepsBetween(before[at]!, after[at]!),
    })),
  );
}

/** What became of the places of an edition since: where each stands now, and by how many positions it rose. */
export function since(
  edition: CompositeResult,
  now: CompositeResult,
): Map<number, { rank: number | null; steps: number | null }> {
  const ranks = new Map(now.rows.map(({ company_id, rank }) => [company_id, rank]));
  return new Map(
    edition.rows.map(({ company_id, rank }) => {
      const present = ranks.get(company_id) ?? null;
      return [company_id, { rank: present, steps: stepsBetween(rank, present) }];
    }),
  );
}

/**
 * The weights with one moved to a whole percent; null where that leaves them as they are in the index. Where one has all of it, what it gives
 * back is shared as in the index.
 */
export function moveWeight(
  own: readonly number[],
  weights: readonly number[] | null,
  at: number,
  percent: number,
): number[] | null {
  const hasOthers = weights?.some((weight, index) => index !== at && weight > 0);
  const moved = movedWeights(hasOthers ? weights! : own, at, percent / 100);
  return moved.every((weight, index) => Math.abs(weight - own[index]!) < 1e-9) ? null : moved;
}
