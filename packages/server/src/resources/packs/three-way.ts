// What of a row a pack may change: only what nobody here did. Pure.
import { isDeepStrictEqual } from "node:util";
import type { Row } from "./sections.ts";

/** A value as the database answers it in JSON. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** Whether the pack says nothing: it never empties what somebody filled in. */
const isSilent = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

export type Settled = { changes: Row; kept: string[] };

/**
 * `given` is what the pack gave last, or what others gave where this one never wrote the row; `here` is the row as it stands. A column that
 * differs from the pack is changed where it still says what was given, or nothing; otherwise somebody changed it here, and it is kept.
 * `stays`: columns that are kept in any case.
 */
export function settle(pack: Row, given: readonly Row[], here: Row, stays: readonly string[] = []): Settled {
  const settled: Settled = { changes: {}, kept: [] };
  for (const [column, value] of Object.entries(pack)) {
    const [now, wanted] = [plain(here[column]), plain(value)];
    if (isSilent(wanted) || isDeepStrictEqual(now, wanted)) continue;
    const isUntouched = isSilent(now) || given.some((it) => column in it && isDeepStrictEqual(now, plain(it[column])));
    if (isUntouched && !stays.includes(column)) settled.changes[column] = value;
    else settled.kept.push(column);
  }
  return settled;
}
