// The places or hazards with most of a loss as bars, the largest first; each leads to its cards. The table below says the same.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Bar } from "../../../ui/chart/bar.tsx";
import { Line } from "../../../ui/chart/line.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useWords } from "../../../ui/words.ts";
import type { BarRow } from "./use-bar-rows.ts";

const mostShown = 10;

/**
 * The last column is as wide in every line: bars on tracks of different length could not be compared. On a phone the bar lies below name and
 * amount.
 */
function line(hasPictures: boolean, letters: number) {
  const picture = hasPictures ? "20px " : "";
  return {
    display: "grid",
    gap: "4px 10px",
    alignItems: "center",
    minHeight: 28,
    padding: "2px 16px",
    gridTemplateColumns: `${picture}minmax(0, 220px) minmax(0, 1fr) ${letters + 1}ch`,
    [phoneQuery]: {
      minHeight: 52,
      padding: "4px 16px",
      gridTemplateColumns: `${picture}minmax(0, 1fr) auto`,
      "& > .bar": { gridRow: 2, gridColumn: `${hasPictures ? 2 : 1} / -1` },
    },
  };
}

type RankBarsProps = { label: string; rows: readonly BarRow[]; color: string };

export function RankBars({ label, rows, color }: RankBarsProps) {
  const t = useWords();
  // None of a loss is no rank, unless there is none of it anywhere.
  const told = rows.some(({ value }) => value) ? rows.filter(({ value }) => value) : rows;
  const counted = told.filter(({ value }) => value !== null).toSorted((one, other) => other.value! - one.value!);
  const shown = counted.slice(0, mostShown);
  const most = Math.max(1, ...shown.map(({ value }) => value!));
  const style = line(
    shown.some(({ picture }) => picture !== null),
    Math.max(...shown.map(({ text }) => text.length)),
  );
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: "0 0 4px", listStyle: "none" }}>
        {shown.map((row) => (
          <li key={row.id}>
            {row.link ? (
              <Line sx={style} {...row.link}>
                <Parts row={row} share={row.value! / most} color={color} />
              </Line>
            ) : (
              <Box sx={style}>
                <Parts row={row} share={row.value! / most} color={color} />
              </Box>
            )}
          </li>
        ))}
      </Box>
      {counted.length > shown.length && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0, p: "0 16px" }}>
          {t("loss_sums_largest", { count: mostShown })}
        </Typography>
      )}
    </>
  );
}

const Parts = ({ row, share, color }: { row: BarRow; share: number; color: string }) => (
  <>
    {row.picture}
    <Typography component="span" noWrap title={row.name}>
      {row.name}
    </Typography>
    <span className="bar">
      <Bar share={share} color={row.color ?? color} height={10} />
    </span>
    <span className="visually-hidden">{row.told}</span>
    <Box component="b" aria-hidden className="tn" sx={{ textAlign: "right", whiteSpace: "nowrap" }}>
      {row.text}
    </Box>
  </>
);
