// How a figure changed while it was counted: a small line over time, the last point marked.
import { formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

export type CoursePoint = { as_of: string; value: number };

const width = 48;
const height = 20;
const margin = 3;

/** Nothing for fewer than two points, which have no course. */
export function FigureCourse({ points }: { points: readonly CoursePoint[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const days = points.map(({ as_of }) => Date.parse(as_of));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2 || days.some(Number.isNaN)) return null;
  const values = points.map(({ value }) => value);
  const place = (all: number[], size: number) => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return (number: number) =>
      margin + (most === least ? 0.5 : (number - least) / (most - least)) * (size - 2 * margin);
  };
  const [across, up] = [place(days, width), place(values, height)];
  const corners = days.map((day, index) => [across(day), height - up(values[index]!)] as const);
  const line = corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const [endX, endY] = corners.at(-1)!;
  const title = t("losses_course_of", {
    first: formatNumber(first.value, language),
    last: formatNumber(last.value, language),
    count: points.length,
  });
  return (
    <svg role="img" aria-label={title} width={width} height={height} style={{ display: "block" }}>
      <title>{title}</title>
      <polyline points={line} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
      <circle cx={endX} cy={endY} r={2.2} fill="currentColor" />
    </svg>
  );
}
