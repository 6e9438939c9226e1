// How many records have which value, in the colours of the classes, with a line at every bound.
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import type { Distribution } from "@atalaya/contract/domain/distribution.ts";
import { symbolOf, type Legend } from "@atalaya/contract/domain/legend.ts";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

const [width, height] = [560, 56];
const gap = 1;

type HistogramProps = { distribution: Distribution; legend: Legend };

export function Histogram({ distribution: { bins, count, min, max }, legend }: HistogramProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { vars } = useTheme();
  if (min === null || max === null || bins.length === 0) return null;
  const most = Math.max(...bins.map((bin) => bin.count));
  const x = (value: number) => (max === min ? 0 : ((value - min) / (max - min)) * width);
  const bounds = legend.legend_classes.slice(1).map((it) => it.min);
  const [from, to, total] = [min, max, count].map((value) => formatNumber(value, language));
  return (
    <Box sx={{ mb: "8px" }}>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("legend_histogram", { from: from!, to: to!, count: total! })}
        sx={{ display: "block", width: "100%", height }}
      >
        {bins.map((bin, index) => {
          const tall = bin.count === 0 ? 0 : Math.max(2, (bin.count / most) * (height - 2));
          return (
            <rect
              key={index}
              x={(index * width) / bins.length}
              y={height - tall}
              width={width / bins.length - gap}
              height={tall}
              fill={symbolOf(legend, (bin.min + bin.max) / 2).color}
              stroke={vars.palette.borderStrong}
              strokeWidth={tall > 0 ? 0.5 : 0}
            />
          );
        })}
        {bounds
          .filter((bound) => bound > min && bound < max)
          .map((bound) => (
            <line
              key={bound}
              x1={x(bound)}
              x2={x(bound)}
              y1={0}
              y2={height}
              stroke={vars.palette.text.primary}
              strokeWidth={1}
              strokeDasharray="3 3"
            />
          ))}
        <line x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} stroke={vars.palette.divider} />
      </Box>
      <Box
        aria-hidden
        className="tn"
        sx={{ display: "flex", justifyContent: "space-between", fontSize: "0.6875rem", color: "text.secondary" }}
      >
        <span>{from}</span>
        <span>{t("legend_records", { count: total! })}</span>
        <span>{to}</span>
      </Box>
    </Box>
  );
}
