// How a figure changed while it was counted: steps over time, because a figure holds until the next one is published.
import type { PaperPoint } from "@atalaya/contract/paper.ts";
import { formatDay, formatDayOf } from "../../ui/format.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

const sizes = {
  small: { width: 56, height: 24, margin: 4, radius: 2, stroke: 1.5 },
  large: { width: 220, height: 76, margin: 16, radius: 3, stroke: 1.75 },
};

type CourseProps = { points: readonly PaperPoint[]; size?: keyof typeof sizes };

/** YYYY-MM-DDTHH:MM, on the clock of a place; an instant says its zone behind that. */
const onClock = /^(.{10})T(\d{2}:\d{2})$/;

/** Points stand at a day, at an hour of it, or at an instant of it. */
function dayText(at: string, language: Language): string {
  const [, day, hour] = onClock.exec(at) ?? [];
  if (day && hour) return `${formatDay(day, language)} ${hour}`;
  return at.includes("T") ? formatDayOf(at, language) : formatDay(at, language);
}

/** Days and hours of one clock lie as far apart as on any other. */
const timeOf = (at: string): number => Date.parse(onClock.test(at) ? `${at}Z` : at);

/** What stands below an end: its day, or its hour where both are hours of the same day. */
function endText(at: string, other: string, language: Language): string {
  const [, day, hour] = onClock.exec(at) ?? [];
  return hour && day === onClock.exec(other)?.[1] ? hour : dayText(at, language).slice(0, 5);
}

/** Nothing for fewer than two points, which have no course. */
export function Course({ points, size = "small" }: CourseProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [first, last] = [points[0], points.at(-1)];
  // A day that is being typed is none yet.
  if (!first || !last || points.length < 2 || points.some(({ day }) => Number.isNaN(timeOf(day)))) return null;
  const { width, height, margin, radius, stroke } = sizes[size];
  const isLarge = size === "large";
  const bottom = isLarge ? height - margin : height;
  const across = along(
    points.map(({ day }) => timeOf(day)),
    margin,
    width - margin,
  );
  const up = along(
    points.map(({ value }) => value),
    bottom - margin,
    isLarge ? margin + 4 : margin,
  );
  const corners = points.map(({ day, value }) => [across(timeOf(day)), up(value)] as const);
  const path = corners.map(([x, y], index) => (index === 0 ? `M${round(x)},${round(y)}` : `H${round(x)}V${round(y)}`));
  const title = t("losses_course_of", { first: first.shown, last: last.shown, count: points.length });
  const told = points.map(({ day, shown }) => `${dayText(day, language)}: ${shown}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={`${title}. ${told}`}
      viewBox={`0 0 ${width} ${height}`}
      width={isLarge ? "100%" : width}
      height={isLarge ? undefined : height}
      style={{ display: "block", maxWidth: width, overflow: "visible" }}
    >
      {isLarge && <line x1={0} x2={width} y1={bottom} y2={bottom} stroke="var(--mui-palette-divider)" />}
      <path d={path.join("")} fill="none" stroke="currentColor" strokeWidth={stroke} strokeLinejoin="round" />
      {corners.map(([x, y], index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={radius}
          fill={index === corners.length - 1 ? "currentColor" : "var(--mui-palette-background-paper)"}
          stroke="currentColor"
          strokeWidth={stroke}
        />
      ))}
      {isLarge && (
        <g fontSize={11} fill="var(--mui-palette-text-secondary)" aria-hidden>
          <text x={corners[0]![0]} y={labelAt(corners[0]![1], bottom)} textAnchor="start">
            {first.shown}
          </text>
          <text
            x={corners.at(-1)![0]}
            y={endLabelAt(corners, bottom)}
            textAnchor="end"
            fontWeight={650}
            fill="currentColor"
          >
            {last.shown}
          </text>
          <text x={0} y={height - 3}>
            {endText(first.day, last.day, language)}
          </text>
          <text x={width} y={height - 3} textAnchor="end">
            {endText(last.day, first.day, language)}
          </text>
        </g>
      )}
    </svg>
  );
}

const round = (number: number) => number.toFixed(1);

/** Above the last point, or below it where the line comes down to it; never on the axis. */
function endLabelAt(corners: readonly (readonly [number, number])[], bottom: number): number {
  const [before, last] = [corners.at(-2)![1], corners.at(-1)![1]];
  return before < last && last + 16 < bottom ? last + 16 : last - 7;
}

/** Above its point, unless the axis has no room for it below. */
const labelAt = (y: number, bottom: number) => (y + 14 < bottom ? y + 14 : y - 7);

/** Where a number lies between two ends; in the middle where all are the same. */
function along(all: readonly number[], from: number, to: number) {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return (number: number) => from + (most === least ? 0.5 : (number - least) / (most - least)) * (to - from);
}
