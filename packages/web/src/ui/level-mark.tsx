// The mark of an alert level: never its colour alone, but a shape with bars that count upwards, and a word beside it or in its name.
import Box from "@mui/material/Box";
import { onDisc } from "./swatch.tsx";
import { alertLevels, levelMarks, type AlertLevel } from "./theme/data-colors.ts";

type LevelMarkProps = {
  /** Its key in the rules of the country. */
  level: string;
  /** Its colour there, `#RRGGBB`, and how many bars it has: for levels that our own colours do not know. */
  color: string;
  bars: number;
  size?: number;
  /** Only where no word stands beside it. */
  label?: string;
};

const shapes: Record<string, string> = {
  circle: "M10 1a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
  triangle: "M10 1.2 19.4 18H.6z",
  diamond: "M10 .6 19.4 10 10 19.4 .6 10z",
  octagon: "M6.3 1h7.4L19 6.3v7.4L13.7 19H6.3L1 13.7V6.3z",
};

const barWidth = 2;
const barGap = 1.1;
/** Where the bars stand: a triangle has its room below. */
const bottomOf: Record<string, number> = { circle: 13.5, triangle: 15.5, diamond: 13.5, octagon: 14 };

const isKnown = (level: string): level is AlertLevel => alertLevels.some((it) => it === level);

/** Fill, bars and edge: those of our own colours, which are legible on every ground, else those of the country. */
const lookOf = ({ level, color, bars }: LevelMarkProps) =>
  isKnown(level) ? levelMarks[level] : { fill: color, on: onDisc(color), edge: color, shape: "circle", bars };

export function LevelMark(props: LevelMarkProps) {
  const { size = 24, label } = props;
  const { fill, on, edge, shape, bars } = lookOf(props);
  const left = 10 - (bars * barWidth + (bars - 1) * barGap) / 2;
  const bottom = bottomOf[shape]!;
  return (
    <Box
      component="svg"
      viewBox="0 0 20 20"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-colour
      sx={{ flex: "none", width: size, height: size, forcedColorAdjust: "none" }}
    >
      <path d={shapes[shape]} fill={fill} stroke={edge} strokeWidth={1} strokeLinejoin="round" />
      {Array.from({ length: bars }, (_, at) => {
        const height = bars === 1 ? 6 : 3 + at * (bars > 3 ? 1.6 : 2);
        return (
          <rect
            key={at}
            x={left + at * (barWidth + barGap)}
            y={bottom - height}
            width={barWidth}
            height={height}
            rx={0.5}
            fill={on}
          />
        );
      })}
    </Box>
  );
}
