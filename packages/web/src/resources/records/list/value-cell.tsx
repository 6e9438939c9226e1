// What a row of the list says in numbers: its value with the unit, the progress of a work, the headline figure of a disaster, or the score of a
// risk with its class.
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { headlineOf } from "@atalaya/contract/domain/losses.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { riskAt, type Risk } from "@atalaya/contract/domain/risk-assessment.ts";
import { formatNumber } from "../../../ui/format.ts";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { showFigure } from "@atalaya/contract/domain/show-figure.ts";
import { RiskTag } from "../assessments/risk-tag.tsx";
import { isProgress, showValue, unitOf } from "../show-value.ts";

type ValueCellProps = { record: RecordSummary; variable: Variable | undefined };

export function ValueCell({ record: { value, losses, risk }, variable }: ValueCellProps) {
  const t = useWords();
  const [language] = useLanguage();
  const headline = headlineOf(losses);
  if (variable && isProgress(variable) && typeof value === "number") return <Progress percent={value} />;
  if (risk) return <Score {...riskAt(risk.likelihood, risk.impact)} />;
  const isHeadline = value === null && headline !== null;
  const text = isHeadline ? showFigure(headline, t, language) : showValue(value, variable, t, language);
  const unit = isHeadline ? t(`loss_short.${headline.metric}`) : value === null ? null : unitOf(variable, language);
  const isNothing = isHeadline ? headline.value === 0 : value === 0 || value === null;
  return (
    <Box
      component="span"
      sx={{
        color: isNothing ? "text.disabled" : undefined,
        // A value in words takes the row's two lines and leaves the rest of the width to the title.
        display: "block",
        width: "max-content",
        maxWidth: "28cqi",
        ml: "auto",
        ...(!unit && {
          display: "-webkit-box",
          overflow: "hidden",
          whiteSpace: "normal",
          WebkitBoxOrient: "vertical",
          WebkitLineClamp: 2,
        }),
        [phoneQuery]: { maxWidth: 84, WebkitLineClamp: 3 },
      }}
    >
      {text}
      {unit && (
        <Typography variant="overline" component="span" color="textDisabled" sx={{ display: "block" }}>
          {unit}
        </Typography>
      )}
    </Box>
  );
}

const Score = ({ score, risk_class }: Risk) => (
  <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: "8px" }}>
    {score} <RiskTag risk_class={risk_class} />
  </Box>
);

/** How far a work of recovery is, as a number and as a bar. */
function Progress({ percent }: { percent: number }) {
  const [language] = useLanguage();
  return (
    <Box component="span" sx={{ display: "inline-block", width: 64 }}>
      {formatNumber(percent, language)} %
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={percent}
        color={percent === 100 ? "success" : "primary"}
        sx={{ mt: "4px", height: 4, borderRadius: "2px" }}
      />
    </Box>
  );
}
