// One of the losses as bars in a card of its own.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useColorScheme } from "@mui/material/styles";
import { losses, type Metric } from "@atalaya/contract/domain/losses.ts";
import type { LossGroup, LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import { Panel } from "../../../ui/panel.tsx";
import { categories } from "../../../ui/theme/data-colors.ts";
import { useWords } from "../../../ui/words.ts";
import { LossBars } from "./loss-bars.tsx";
import { mainCurrency, sumsOf } from "./show-sum.ts";
import { useBarRows } from "./use-bar-rows.ts";
import type { SumLinks } from "./use-sum-links.ts";
import type { SumRow } from "./use-sum-rows.tsx";

type SumsChartProps = {
  title: ReactNode;
  group: LossGroup;
  rows: readonly SumRow[];
  total: LossSums["total"];
  drawn: Metric;
  /** For 100,000 of the people of each place. */
  isRate?: boolean;
  /** Which of the colours of categories; the first where nothing is said. */
  color?: number;
  linkOf: SumLinks;
  aside?: ReactNode;
};

export function SumsChart({
  title,
  group,
  rows,
  total,
  drawn,
  isRate = false,
  color = 0,
  linkOf,
  aside,
}: SumsChartProps) {
  const t = useWords();
  const { colorScheme } = useColorScheme();
  const currency = mainCurrency(total, drawn);
  // What belongs to none of the places, or to no month, is not one of them.
  const belonging = rows.filter(({ isRest }) => !isRest);
  const isAlone = group === "place" && belonging.length === 0 && !isRate;
  const bars = useBarRows(isAlone ? rows : belonging, { metric: drawn, currency, isRate }, linkOf);
  const { unit } = losses[drawn];
  const label = `${t(`loss.${drawn}`)}, ${t(`loss_sums.${group}`).toLowerCase()}`;
  const isCounted = bars.some(({ value }) => value !== null);
  const hasCurrencies = sumsOf(total, drawn).length > 1;
  const isOfNobody = isRate && rows.every(({ of }) => !of.people);
  return (
    <Panel
      title={title}
      mark={
        <Typography component="span" color="textSecondary" sx={{ flex: "none" }}>
          {unit === "money" ? currency : t(`loss_unit.${unit}`)}
        </Typography>
      }
      aside={aside}
    >
      <Box sx={{ pb: "10px" }}>
        {isCounted ? (
          <LossBars
            group={group}
            label={label}
            rows={bars}
            color={categories[colorScheme === "dark" ? "dark" : "light"][color]!}
          />
        ) : (
          <Typography color="textSecondary" sx={{ m: 0, p: "24px 16px", textAlign: "center" }}>
            {t(isOfNobody ? "loss_sums_no_people" : "loss_sums_uncounted")}
          </Typography>
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
