// Losses year by year as lines. Drawn by ourselves: a library of charts weighs more than the rest of this page without its map, and the
// links, the labels at the peaks and the gaps would be ours with it too.
import Box from "@mui/material/Box";
import { ChartAxis } from "../../../ui/chart/axis.tsx";
import { chartStyle, SvgLink } from "../../../ui/chart/svg-link.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { useMeasuredWidth } from "../../../ui/use-measured-width.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { pathOf, ticksUpTo, upward } from "./scales.ts";
import { peakOf, yearMetrics, type ShownYear } from "./shown-years.ts";
import { yearLink } from "./year-link.ts";
import type { Series } from "./years-card.tsx";

/** Pixels around the lines: numbers of the axis at the left, years below, the label of the highest point above. */
const around = { top: 20, right: 16, bottom: 24, left: 54 };
const yearWidth = 30;

type Frame = {
  years: readonly ShownYear[];
  width: number;
  height: number;
  /** The middle of a year, and the height of a value. */
  across: (at: number) => number;
  up: (value: number) => number;
  band: number;
};

function frameOf(years: readonly ShownYear[], width: number, height: number): Frame {
  const most = Math.max(...years.flatMap((year) => yearMetrics.map((metric) => year[metric] ?? 0)));
  const band = (width - around.left - around.right) / years.length;
  return {
    years,
    width,
    height,
    band,
    across: (at) => around.left + (at + 0.5) * band,
    up: upward(most, height - around.bottom, around.top),
  };
}

type YearsChartProps = { years: readonly ShownYear[]; series: readonly Series[]; height: number };

export function YearsChart({ years, series, height }: YearsChartProps) {
  const t = useWords();
  const [holder, width] = useMeasuredWidth<HTMLDivElement>();
  const frame = frameOf(years, width, height);
  return (
    <Box ref={holder} sx={{ width: "100%", height, overflow: "hidden" }}>
      {width > 0 && (
        <Box component="svg" role="group" aria-label={t("room_years")} width={width} height={height} sx={chartStyle}>
          <Axes frame={frame} />
          {years.map((year, at) => (
            <YearBand key={year.year} frame={frame} year={year} at={at} />
          ))}
          {series.map((one) => (
            <Line key={one.metric} frame={frame} series={one} />
          ))}
          <Peaks frame={frame} series={series} />
        </Box>
      )}
    </Box>
  );
}

function Axes({ frame: { years, width, up } }: { frame: Frame }) {
  const [language] = useLanguage();
  const most = Math.max(...years.flatMap((year) => yearMetrics.map((metric) => year[metric] ?? 0)));
  const textOf = (tick: number) => formatNumber(tick, language);
  return <ChartAxis ticks={ticksUpTo(most)} from={around.left} to={width - around.right} up={up} textOf={textOf} />;
}

/** The year below, and over its whole height the link to its disasters; one without a published card leads nowhere. */
function YearBand({ frame: { years, across, band, height }, year, at }: { frame: Frame; year: ShownYear; at: number }) {
  const t = useWords();
  const [language] = useLanguage();
  // Where they stand close, every second or third one is named, the last one always.
  const every = Math.ceil(yearWidth / band);
  const isNamed = (years.length - 1 - at) % every === 0;
  const label = isNamed && (
    <text x={across(at)} y={height - 7} textAnchor="middle" aria-hidden>
      {year.year}
    </text>
  );
  if (year.count === 0) return label;
  const told = t("room_years_open", { year: String(year.year), count: formatNumber(year.count, language) });
  return (
    <SvgLink {...yearLink(year.year)} aria-label={told}>
      <title>{told}</title>
      <rect x={across(at) - band / 2} y={4} width={band} height={height - 4} rx={3} />
      {label}
    </SvgLink>
  );
}

function Line({ frame: { years, across, up }, series: { metric, color, shape } }: { frame: Frame; series: Series }) {
  const points = years.map((year, at) => {
    const value = year[metric];
    return value === null ? null : ([across(at), up(value)] as const);
  });
  return (
    <g aria-hidden className="drawn" data-colour>
      <path d={pathOf(points)} fill="none" stroke={color} strokeWidth={1.75} strokeLinejoin="round" />
      {points.map(
        (point, at) =>
          point &&
          (shape === "circle" ? (
            <circle key={years[at]!.year} cx={point[0]} cy={point[1]} r={3.5} fill={color} />
          ) : (
            <rect key={years[at]!.year} x={point[0] - 3} y={point[1] - 3} width={6} height={6} fill={color} />
          )),
      )}
    </g>
  );
}

/** In px, what the label of a peak needs beside its point. */
const labelWidth = 56;

/** The highest point of each line says how much it was: the first above it to the left, the second to the right, if there is room. */
function Peaks({ frame: { years, width, across, up }, series }: { frame: Frame; series: readonly Series[] }) {
  const [language] = useLanguage();
  return (
    <g aria-hidden className="drawn">
      {series.map(({ metric }, line) => {
        const peak = peakOf(years, metric);
        const value = peak?.[metric];
        if (!peak || !value) return null;
        const x = across(years.indexOf(peak));
        const isRight = line === 0 ? x < around.left + labelWidth : x < width - labelWidth;
        const y = up(value);
        return (
          <text
            key={metric}
            className="peak"
            x={x + (isRight ? 7 : -7)}
            y={line === 0 ? y - 5 : y + 4}
            textAnchor={isRight ? "start" : "end"}
          >
            {formatNumber(value, language)}
          </text>
        );
      })}
    </g>
  );
}
