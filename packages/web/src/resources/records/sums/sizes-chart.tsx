// How often disasters of a size come, as bars: how many of them there were, and in how many years there is one.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useColorScheme } from "@mui/material/styles";
import { losses, type Metric } from "@atalaya/contract/domain/losses.ts";
import type { EventSizes } from "@atalaya/contract/resources/records/loss-sums.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { categories } from "../../../ui/theme/data-colors.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { RankBars } from "./rank-bars.tsx";
import { everyText, spanOf } from "./sizes.ts";
import type { SizeLinks } from "./use-sum-links.ts";

type SizesChartProps = { sizes: EventSizes; drawn: Metric; linkOf: SizeLinks; aside?: ReactNode };

export function SizesChart({ sizes, drawn, linkOf, aside }: SizesChartProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { colorScheme } = useColorScheme();
  const span = spanOf(sizes);
  const { unit } = losses[drawn];
  const bars = sizes.rows.map(({ least, events }) => {
    const name = t("figure_or_more", { least: formatNumber(least, language) });
    const every = everyText(events, span, t, language);
    const text = t("loss_sizes_every", { events: formatNumber(events, language), every });
    const told = `${t("loss_sizes_events")}: ${text}`;
    return { id: least, name, picture: null, color: null, value: events, text, short: text, told, link: linkOf(least) };
  });
  return (
    <Panel
      title={t("loss_sums.size")}
      mark={
        <Typography component="span" color="textSecondary" sx={{ flex: "none" }}>
          {unit === "money" ? sizes.currency : t(`loss_unit.${unit}`)}
        </Typography>
      }
      aside={aside}
    >
      <Box sx={{ pb: "10px" }}>
        {bars.length > 0 ? (
          <RankBars
            label={`${t(`loss.${drawn}`)}, ${t("loss_sums.size").toLowerCase()}`}
            rows={bars}
            color={categories[colorScheme === "dark" ? "dark" : "light"][0]!}
          />
        ) : (
          <Typography color="textSecondary" sx={{ m: 0, p: "24px 16px", textAlign: "center" }}>
            {t("loss_sums_uncounted")}
          </Typography>
        )}
      </Box>
    </Panel>
  );
}
