// One loss year by year as bars. Every year with cards leads to them; the table below says the same.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ChartAxis } from "../../../ui/chart/axis.tsx";
import { chartStyle, SvgLink } from "../../../ui/chart/svg-link.tsx";
import { useMeasuredWidth } from "../../../ui/use-measured-width.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { ticksUpTo, withLabel, yearsOf } from "./bars.ts";
import { shortNumber, type BarRow } from "./use-bar-rows.ts";

const height = 208;
/** Pixels around the bars: numbers of the axis at the left, years below, the label of the highest above. */
const around = { top: 20, right: 20, bottom: 24, left: 54 };
const leastBand = 24;
const mostBar = 40;
/** In px: what the name of a year needs, and about what a digit of a label does. */
const yearWidth = 32;
const digitWidth = 7.2;

type Bar = { year: number; row: BarRow | undefined; middle: number; top: number };

type Frame = {
  bars: Bar[];
  width: number;
  band: number;
  barWidth: number;
  bottom: number;
  up: (value: number) => number;
};

function frameOf(years: readonly number[], rows: readonly BarRow[], width: number, highest: number): Frame {
  const band = (width - around.left - around.right) / years.length;
  const bottom = height - around.bottom;
  const up = (value: number) => bottom - (value / highest) * (bottom - around.top);
  const bars = years.map((year, at) => {
    const row = rows.find(({ name }) => name === String(year));
    return { year, row, middle: around.left + (at + 0.5) * band, top: up(row?.value ?? 0) };
  });
  return { bars, width, band, barWidth: Math.min(mostBar, band * 0.64), bottom, up };
}

type YearBarsProps = { label: string; rows: readonly BarRow[]; color: string };

export function YearBars({ label, rows, color }: YearBarsProps) {
  const t = useWords();
  const [holder, width] = useMeasuredWidth<HTMLDivElement>();
  const most = Math.floor((width - around.left - around.right) / leastBand);
  const { years, isCut } = yearsOf(
    rows.map(({ name }) => Number(name)),
    most,
  );
  const shown = rows.filter(({ name }) => years.includes(Number(name)));
  const ticks = ticksUpTo(Math.max(0, ...shown.map(({ value }) => value ?? 0)));
  const frame = frameOf(years, shown, width, ticks.at(-1)!);
  return (
    <>
      <Box ref={holder} sx={{ width: "100%", height, overflow: "hidden" }}>
        {width > 0 && (
          <Box component="svg" role="group" aria-label={label} width={width} height={height} sx={chartStyle}>
            <Axis frame={frame} ticks={ticks} />
            {frame.bars.map((bar, at) => (
              <YearBand key={bar.year} frame={frame} bar={bar} fromLast={frame.bars.length - 1 - at} />
            ))}
            <Bars frame={frame} color={color} />
          </Box>
        )}
      </Box>
      {isCut && years[0] !== undefined && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0, p: "0 16px" }}>
          {t("loss_sums_since", { year: String(years[0]) })}
        </Typography>
      )}
    </>
  );
}

function Axis({ frame: { width, up }, ticks }: { frame: Frame; ticks: readonly number[] }) {
  const [language] = useLanguage();
  const textOf = (tick: number) => shortNumber(tick, language);
  return <ChartAxis ticks={ticks} from={around.left} to={width - around.right} up={up} textOf={textOf} />;
}

/** The year below, and over its whole height the link to its cards; one without a published card leads nowhere. */
function YearBand({ frame: { band }, bar, fromLast }: { frame: Frame; bar: Bar; fromLast: number }) {
  const { year, row, middle } = bar;
  // Where they stand close, every second or third one is named, the last one always.
  const isNamed = fromLast % Math.ceil(yearWidth / band) === 0;
  const name = isNamed && (
    <text x={middle} y={height - 7} textAnchor="middle" aria-hidden>
      {year}
    </text>
  );
  if (!row?.link) return name;
  const told = `${year}, ${row.told}`;
  return (
    <SvgLink {...row.link} aria-label={told}>
      <title>{told}</title>
      <rect x={middle - band / 2} y={4} width={band} height={height - 4} rx={3} />
      {name}
    </SvgLink>
  );
}

/** A year in which nothing was counted has no bar and says so; one of none has a line. */
function Bars({ frame: { bars, bottom, barWidth }, color }: { frame: Frame; color: string }) {
  const shown = bars.flatMap(({ row, middle, top }) => (row ? { row, middle, top } : []));
  const labelled = withLabel(
    shown.map(({ row, middle, top }) => ({
      key: row.name,
      middle,
      top,
      width: row.short.length * digitWidth,
    })),
    barWidth,
  );
  return (
    <g aria-hidden className="drawn" data-colour>
      {shown.map(({ row, middle, top }) => (
        <g key={row.name}>
          {row.value !== null && (
            <rect
              x={middle - barWidth / 2}
              y={Math.min(top, bottom - 1.5)}
              width={barWidth}
              height={Math.max(bottom - top, 1.5)}
              fill={color}
            />
          )}
          {labelled.has(row.name) && (
            <text className={row.value ? "peak" : undefined} x={middle} y={top - 5} textAnchor="middle">
              {row.short}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
