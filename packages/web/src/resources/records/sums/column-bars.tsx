// One loss as bars side by side, in the order of time. Every bar with cards leads to them; the table says the same.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ChartAxis } from "../../../ui/chart/axis.tsx";
import { chartStyle, SvgLink } from "../../../ui/chart/svg-link.tsx";
import { useMeasuredWidth } from "../../../ui/use-measured-width.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { ticksUpTo, withLabel } from "./bars.ts";
import { shortNumber, type BarRow } from "./use-bar-rows.ts";

const height = 208;
/** Pixels around the bars: numbers of the axis at the left, years below, the label of the highest above. */
const around = { top: 20, right: 20, bottom: 24, left: 62 };
const leastBand = 24;
const mostBar = 40;
/** In px: what the name of a band needs, and about what a digit of a label does. */
const nameWidth = 32;
const digitWidth = 7.2;

/** What a bar stands for: `name` as its row has it, `short` below it. */
export type Band = { name: string; short: string };

type Bar = Band & { row: BarRow | undefined; middle: number; top: number };

type Frame = {
  bars: Bar[];
  width: number;
  band: number;
  barWidth: number;
  bottom: number;
  up: (value: number) => number;
};

function frameOf(bands: readonly Band[], rows: readonly BarRow[], width: number, highest: number): Frame {
  const band = (width - around.left - around.right) / bands.length;
  const bottom = height - around.bottom;
  const up = (value: number) => bottom - (value / highest) * (bottom - around.top);
  const bars = bands.map((one, at) => {
    const row = rows.find(({ name }) => name === one.name);
    return { ...one, row, middle: around.left + (at + 0.5) * band, top: up(row?.value ?? 0) };
  });
  return { bars, width, band, barWidth: Math.min(mostBar, band * 0.64), bottom, up };
}

type ColumnBarsProps = {
  label: string;
  bands: readonly Band[];
  /** Where there is no room for all of them, the first ones are left out. */
  mayLeaveOut?: boolean;
  rows: readonly BarRow[];
  color: string;
};

export function ColumnBars({ label, bands: all, mayLeaveOut = false, rows, color }: ColumnBarsProps) {
  const t = useWords();
  const [holder, width] = useMeasuredWidth<HTMLDivElement>();
  const most = Math.max(1, Math.floor((width - around.left - around.right) / leastBand));
  const bands = mayLeaveOut ? all.slice(-most) : all;
  const shown = rows.filter(({ name }) => bands.some((band) => band.name === name));
  const ticks = ticksUpTo(Math.max(0, ...shown.map(({ value }) => value ?? 0)));
  const frame = frameOf(bands, shown, width, ticks.at(-1)!);
  return (
    <>
      <Box ref={holder} sx={{ width: "100%", height, overflow: "hidden" }}>
        {width > 0 && (
          <Box component="svg" role="group" aria-label={label} width={width} height={height} sx={chartStyle}>
            <Axis frame={frame} ticks={ticks} />
            {frame.bars.map((bar, at) => (
              <BarBand key={bar.name} frame={frame} bar={bar} fromLast={frame.bars.length - 1 - at} />
            ))}
            <Bars frame={frame} color={color} />
          </Box>
        )}
      </Box>
      {bands.length < all.length && width > 0 && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0, p: "0 16px" }}>
          {t("loss_sums_since", { year: bands[0]!.name })}
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

/** Its name below, and over its whole height the link to its cards; one without a published card leads nowhere. */
function BarBand({ frame: { band }, bar, fromLast }: { frame: Frame; bar: Bar; fromLast: number }) {
  const { name, short, row, middle } = bar;
  // Where they stand close, every second or third one is named, the last one always.
  const isNamed = fromLast % Math.ceil(nameWidth / band) === 0;
  // Beside the link, which says the whole name: a short one in it would be another name for it.
  const written = isNamed && (
    <text x={middle} y={height - 7} textAnchor="middle" pointerEvents="none" aria-hidden>
      {short}
    </text>
  );
  if (!row?.link) return written;
  const told = `${name}, ${row.told}`;
  return (
    <>
      <SvgLink {...row.link} aria-label={told}>
        <title>{told}</title>
        <rect x={middle - band / 2} y={4} width={band} height={height - 4} rx={3} />
      </SvgLink>
      {written}
    </>
  );
}

/** A band in which nothing was counted has no bar and says so; one of none has a line. */
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
