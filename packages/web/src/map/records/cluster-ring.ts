// What a cluster mark looks like: its size by count, and its ring divided among symbols in few enough ways to cache.

/** Parts of a full ring that a share is rounded to: differences below a twelfth cannot be seen on 40 pixels. */
export const ringParts = 12;

type RingShare = { key: string; parts: number };

/** Diameter in pixels. */
export const clusterDiameter = (count: number): 34 | 40 | 46 => (count <= 15 ? 34 : count <= 40 ? 40 : 46);

/**
 * Reads "3:10,7:2" ("symbol:count", largest first) into shares that add up to `ringParts`.
 * Every symbol keeps one part at least, taken from the largest.
 */
export function ringShares(ring: string): RingShare[] {
  const counted = ring
    .split(",")
    .map((pair) => pair.split(":"))
    .map(([key = "", count]) => ({ key, count: Number(count) }))
    .filter(({ key, count }) => key !== "" && count > 0);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const shares = counted.map(({ key, count }) => ({
    key,
    parts: Math.max(1, Math.round((count / total) * ringParts)),
  }));
  const rest = ringParts - shares.reduce((sum, { parts }) => sum + parts, 0);
  return shares.map((share, index) => (index === 0 ? { ...share, parts: share.parts + rest } : share));
}
