// One loss year by year in little room: the years on every chart are the same, the peaks are labelled, a year without data has a dashed box.
import Box from "@mui/material/Box";
import type { ScreenLink } from "../../../api/addresses.ts";
import { chartStyle, SvgLink } from "../../../ui/chart/svg-link.tsx";
import { useMeasuredWidth } from "../../../ui/use-measured-width.ts";
import { withLabel } from "../sums/bars.ts";

export type SmallBar = {
  year: number;
  /** Null where nobody told one. */
  value: number | null;
  text: string;
  told: string;
  link: ScreenLink | null;
};

const height = 108;
const around = { top: 22, right: 14, bottom: 20, left: 14 };
/** In px: of a digit, and of a year below the bars with some room. */
const digitWidth = 7.2;
const yearWidth = 38;
/** What is less than this share of the highest is no peak. */
const peakShare = 0.1;
const boxHeight = 9;

type SmallBarsProps = { label: string; bars: readonly SmallBar[]; color: string };

export function SmallBars({ label, bars, color }: SmallBarsProps) {
  const [holder, width] = useMeasuredWidth<HTMLDivElement>();
  const band = (width - around.left - around.right) / bars.length;
  const bottom = height - around.bottom;
  const highest = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  const placed = bars.map((bar, at) => ({
    bar,
    middle: around.left + (at + 0.5) * band,
    top: bottom - ((bar.value ?? 0) / highest) * (bottom - around.top),
  }));
  const every = Math.ceil(yearWidth / band);
  return (
    <Box ref={holder} sx={{ width: "100%", height, overflow: "hidden" }}>
      {width > 0 && (
        <Box
          component="svg"
          role="group"
          aria-label={label}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          // A sheet of paper is narrower than the screen that it was measured on.
          sx={{ ...chartStyle, maxWidth: "100%" }}
        >
          <line
            x1={around.left}
            x2={width - around.right}
            y1={bottom}
            y2={bottom}
            stroke="var(--mui-palette-divider)"
            aria-hidden
          />
          {placed.map(({ bar, middle }, at) => (
            <Year
              key={bar.year}
              bar={bar}
              middle={middle}
              band={band}
              isNamed={(placed.length - 1 - at) % every === 0}
            />
          ))}
          <Drawn placed={placed} highest={highest} bottom={bottom} band={band} color={color} />
        </Box>
      )}
    </Box>
  );
}

type YearProps = { bar: SmallBar; middle: number; band: number; isNamed: boolean };

/** Over the whole height of the year the link to its disasters. */
function Year({ bar: { year, told, link }, middle, band, isNamed }: YearProps) {
  const name = isNamed && (
    <text x={middle} y={height - 6} textAnchor="middle" aria-hidden>
      {year}
    </text>
  );
  if (!link)
    return (
      <g>
        <title>{told}</title>
        {name}
      </g>
    );
  return (
    <SvgLink {...link} aria-label={told}>
      <title>{told}</title>
      <rect x={middle - band / 2} y={4} width={band} height={height - 4} rx={3} />
      {name}
    </SvgLink>
  );
}

type Placed = { bar: SmallBar; middle: number; top: number };
type DrawnProps = { placed: readonly Placed[]; highest: number; bottom: number; band: number; color: string };

function Drawn({ placed, highest, bottom, band, color }: DrawnProps) {
  const barWidth = Math.max(2, Math.min(14, band * 0.66));
  const peaks = placed.filter(({ bar: { value } }) => value !== null && value > highest * peakShare);
  const labelled = withLabel(
    peaks.map(({ bar, middle, top }) => ({
      key: String(bar.year),
      middle,
      top,
      width: bar.text.length * digitWidth,
    })),
    barWidth,
  );
  return (
    <g aria-hidden className="drawn" data-colour>
      {placed.map(({ bar, middle, top }) => (
        <g key={bar.year}>
          {bar.value === null ? (
            <rect
              x={middle - barWidth / 2}
              y={bottom - boxHeight}
              width={barWidth}
              height={boxHeight}
              fill="none"
              stroke="var(--mui-palette-text-disabled)"
              strokeDasharray="2 2"
            />
          ) : (
            <rect
              x={middle - barWidth / 2}
              y={Math.min(top, bottom - 1.5)}
              width={barWidth}
              height={Math.max(bottom - top, 1.5)}
              fill={color}
            />
          )}
          {labelled.has(String(bar.year)) && (
            <text className="peak" x={middle} y={top - 5} textAnchor="middle">
              {bar.text}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
