// What the latest reports add up to, each sum with how many of them it is made of.
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ConsolidatedSum } from "@atalaya/contract/resources/event-reports.ts";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { sumText } from "../sum-text.ts";

type SumsProps = { sums: readonly ConsolidatedSum[]; total: number };

/** One shared card, divided by hairlines. */
export function Sums({ sums, total }: SumsProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Card component="section" aria-label={t("reports_sums")} sx={{ overflow: "hidden" }}>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(128px, 1fr))",
          m: "0 0 -1px",
          "& > div": {
            p: "10px 16px",
            ml: "-1px",
            borderLeft: 1,
            borderBottom: 1,
            borderColor: "divider",
            minWidth: 0,
          },
          "& dd": { m: 0 },
        }}
      >
        {sums.map((sum) => (
          <Box key={sum.metric} sx={{ display: "flex", flexDirection: "column" }}>
            <Typography variant="caption" component="dt" color="textSecondary" sx={{ fontWeight: 550 }}>
              {t(`loss.${sum.metric}`)}
            </Typography>
            <Typography variant="h2" component="dd" className="tn" sx={{ mt: "auto !important" }}>
              {sumText(sum, language)}
            </Typography>
            <Typography variant="overline" component="dd" color="textSecondary" className="tn">
              {t("report_sum_of", { told: formatNumber(sum.told, language), total: formatNumber(total, language) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
