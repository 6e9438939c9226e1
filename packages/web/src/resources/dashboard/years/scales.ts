// Where the values of the chart lie: a scale that has room for tens and for ten thousands, and still for zero. Pure.

/** A power of ten takes as much room as the one before it; from one down to zero it is even. */
const symlog = (value: number): number => Math.log1p(value);

/** From the foot of the chart to its head. */
export function upward(highest: number, bottom: number, top: number): (value: number) => number {
  const most = symlog(Math.max(1, highest));
  return (value) => bottom - (symlog(value) / most) * (bottom - top);
}

/** Zero and the powers of ten up to what is shown; one stands too near to zero to be told beside it, and is where there is nothing more. */
export function ticksUpTo(most: number): number[] {
  const ticks = most < 10 ? [0, 1] : [0];
  for (let tick = 10; tick <= most; tick *= 10) ticks.push(tick);
  return ticks;
}

/** The path of a line, as SVG draws it; it breaks where nothing is known. */
export function pathOf(points: readonly (readonly [x: number, y: number] | null)[]): string {
  return points
    .flatMap((point, at) => {
      if (!point) return [];
      const begins = at === 0 || !points[at - 1];
      return [`${begins ? "M" : "L"}${point[0].toFixed(1)},${point[1].toFixed(1)}`];
    })
    .join("");
}
