// Four losses year by year, on the same years: small charts below the table, each bar leading to the disasters of its year.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useColorScheme } from "@mui/material/styles";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import { disasterLosses, type LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import { linkTo } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { categories } from "../../../ui/theme/data-colors.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { formatNumber } from "../../../ui/format.ts";
import { shortNumber } from "../sums/use-bar-rows.ts";
import { sumIn } from "../sums/show-sum.ts";
import { SmallBars, type SmallBar } from "./small-bars.tsx";
import { yearsSince } from "./use-sendai.ts";

const firstYear = 2010;

/** Each with its own colour, so that a chart is known again. */
const drawn = [
  { metric: "deaths", color: 2 },
  { metric: "houses_destroyed", color: 1 },
  { metric: "direct_affected", color: 0 },
  { metric: "loss_usd", color: 5 },
] as const satisfies readonly { metric: Metric; color: number }[];

export function LossCharts() {
  const t = useWords();
  const { search } = useUrlState();
  const { place } = usePlace();
  const { colorScheme } = useColorScheme();
  const { data } = useAnswer(disasterLosses, "losses", {
    by: "year",
    metric: drawn.map(({ metric }) => metric),
    observed_from: `${firstYear}-01-01`,
    hazard: search.hazard,
    place,
  });
  const barsOf = useBars(data);
  const colors = categories[colorScheme === "dark" ? "dark" : "light"];
  if (!data) return <Box sx={{ height: 150 }} />;
  return (
    <Box component="section" aria-label={t("sendai_losses_chart")} sx={chartsStyle}>
      {drawn.map(({ metric, color }) => {
        const unit = metric === "loss_usd" ? t("sendai_money_unit") : t(`loss_unit.${unitOf[metric]}`);
        return (
          <Box key={metric} component="section" aria-label={t(`loss.${metric}`)} className="chart">
            <Box sx={{ display: "flex", justifyContent: "space-between", gap: "8px", p: "8px 14px 0" }}>
              <Typography component="h2" sx={{ m: 0, fontSize: "0.8125rem", fontWeight: 650 }}>
                {t(`loss.${metric}`)}
              </Typography>
              <Typography component="span" variant="caption" color="textSecondary">
                {unit}
              </Typography>
            </Box>
            <SmallBars label={t(`loss.${metric}`)} bars={barsOf(metric)} color={colors[color]!} />
          </Box>
        );
      })}
    </Box>
  );
}

const unitOf = { deaths: "persons", houses_destroyed: "dwellings", direct_affected: "persons" } as const;

/** Every year since the first: a number, or that nobody told one. */
function useBars(answer: LossSums | undefined) {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  return (metric: Metric): SmallBar[] =>
    yearsSince(firstYear)
      .toReversed()
      .map((year) => {
        const row = answer?.rows.find((it) => it.year === year);
        const sum = row && sumIn(row, metric, metric === "loss_usd" ? "USD" : null);
        const value = sum?.value ?? null;
        const sign = sum && sum.open > 0 ? "≥\u00a0" : "";
        const told =
          value === null
            ? t("sendai_no_data", { year: String(year) })
            : `${year}, ${t(`loss.${metric}`)}: ${sign}${formatNumber(value, language)}`;
        const link = linkTo("/records/risk", {
          observed_from: `${year}-01-01`,
          observed_to: `${year}-12-31`,
          has_published: true,
          hazard: search.hazard,
          figure: `${metric}::`,
        });
        return {
          year,
          value,
          text: value === null ? "" : `${sign}${shortNumber(value, language)}`,
          told,
          link: value === null ? null : link,
        };
      });
}

const chartsStyle = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))",
  border: 1,
  borderColor: "divider",
  borderRadius: "8px",
  bgcolor: "background.paper",
  overflow: "hidden",
  // The line between two is drawn once, whatever their number in a row.
  "& .chart": { minWidth: 0, boxShadow: "-1px -1px 0 0 var(--mui-palette-divider)" },
  "@media print": {
    display: "grid !important",
    gridTemplateColumns: "repeat(4, 1fr) !important",
    breakInside: "avoid",
    marginTop: "4mm",
  },
} as const;
