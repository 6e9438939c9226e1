// What parts the cells of a text: told by many lines, because titles stand above, and a comma may be decimal. Pure.

const candidates = [";", "\t", ",", "|"] as const;

/** How often the mark stands in a line, outside of quotes. */
function countIn(line: string, mark: string): number {
  let [count, isQuoted] = [0, false];
  for (const sign of line)
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === mark && !isQuoted) count++;
  return count;
}

/** The number that most lines have, and how large a part of the lines. */
function usual(counts: readonly number[]): { count: number; share: number } {
  const times = new Map<number, number>();
  for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
  const [count, most] = [...times].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [0, 0];
  return { count, share: counts.length === 0 ? 0 : most / counts.length };
}

/** Shares that are hardly apart are decided by how many cells there would be. */
const alike = 0.15;

export function delimiterIn(text: string): string {
  const lines = text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== "")
    .slice(0, 200);
  const judged = candidates.map((mark) => ({ mark, ...usual(lines.map((line) => countIn(line, mark))) }));
  const best = Math.max(...judged.map(({ share }) => share));
  const [found] = judged
    .filter(({ share }) => share > 0 && share >= best - alike)
    .toSorted((one, other) => other.count - one.count);
  return found?.mark ?? ",";
}
