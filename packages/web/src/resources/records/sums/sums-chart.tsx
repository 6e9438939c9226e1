// One of the losses as bars: which one is chosen above them.
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Typography from "@mui/material/Typography";
import { useColorScheme } from "@mui/material/styles";
import { losses, type Metric } from "@atalaya/contract/domain/losses.ts";
import type { LossGroup, LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Panel } from "../../../ui/panel.tsx";
import { categories } from "../../../ui/theme/data-colors.ts";
import { useWords } from "../../../ui/words.ts";
import { RankBars } from "./rank-bars.tsx";
import { mainCurrency, sumsOf } from "./show-sum.ts";
import { useBarRows } from "./use-bar-rows.ts";
import type { SumLinks } from "./use-sum-links.ts";
import type { SumRow } from "./use-sum-rows.tsx";
import { YearBars } from "./year-bars.tsx";

type SumsChartProps = {
  group: LossGroup;
  rows: readonly SumRow[];
  total: LossSums["total"];
  chosen: readonly Metric[];
  drawn: Metric;
  linkOf: SumLinks;
};

export function SumsChart({ group, rows, total, chosen, drawn, linkOf }: SumsChartProps) {
  const t = useWords();
  const { colorScheme } = useColorScheme();
  const { change } = useUrlState();
  const currency = mainCurrency(total, drawn);
  // What belongs to none of the places is not one of them.
  const belonging = rows.filter(({ isRest }) => !isRest);
  const bars = useBarRows(belonging.length > 0 ? belonging : rows, drawn, currency, linkOf);
  const color = categories[colorScheme === "dark" ? "dark" : "light"][0]!;
  const { unit } = losses[drawn];
  const label = `${t(`loss.${drawn}`)}, ${t(`loss_sums.${group}`).toLowerCase()}`;
  const isCounted = bars.some(({ value }) => value !== null);
  const hasCurrencies = sumsOf(total, drawn).length > 1;
  return (
    <Panel
      title={t(`loss_sums.${group}`)}
      mark={
        <Typography component="span" color="textSecondary" sx={{ flex: "none" }}>
          {unit === "money" ? currency : t(`loss_unit.${unit}`)}
        </Typography>
      }
      aside={
        <Select
          value={drawn}
          onChange={(event) => change({ metric: event.target.value }, { isReplacing: true })}
          slotProps={{ input: { "aria-label": t("loss_sums_shown") } }}
          sx={{ minWidth: 0 }}
        >
          {chosen.map((metric) => (
            <MenuItem key={metric} value={metric}>
              {t(`loss.${metric}`)}
            </MenuItem>
          ))}
        </Select>
      }
    >
      <Box sx={{ pb: "10px" }}>
        {!isCounted ? (
          <Typography color="textSecondary" sx={{ m: 0, p: "24px 16px", textAlign: "center" }}>
            {t("loss_sums_uncounted")}
          </Typography>
        ) : group === "year" ? (
          <YearBars label={label} rows={bars} color={color} />
        ) : (
          <RankBars label={label} rows={bars} color={color} />
        )}
        {hasCurrencies && currency && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0, p: "0 16px" }}>
            {t("loss_sums_currency", { currency })}
          </Typography>
        )}
      </Box>
    </Panel>
  );
}
