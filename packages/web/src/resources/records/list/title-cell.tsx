// What a row of the list is called, with its class or delay, its day, its place and the code by which others know it below.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import { riskAt } from "@atalaya/contract/domain/risk-assessment.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { CutText } from "../../../ui/cut-text.tsx";
import { formatDay } from "../../../ui/format.ts";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useLanguage } from "../../../ui/words.ts";
import { RiskTag } from "../assessments/risk-tag.tsx";
import { LateMark } from "../recovery/late-mark.tsx";

type TitleCellProps = { record: RecordSummary; chosen: readonly string[] };

/** `chosen`: what has a column of its own is not said twice. */
export function TitleCell({ record: { title, risk, work, observed_on, company_id }, chosen }: TitleCellProps) {
  const [language] = useLanguage();
  const { search } = useUrlState();
  const { place, places } = usePlace();
  const placeName = places.find(({ id }) => id === company_id)?.reason_social;
  const code = chosen.includes("recovery.external_code") ? null : work?.external_code;
  // What is searched may be met by this code, which a narrow row would cut.
  const isSearched = Boolean(search.q || search.code);
  const facts = [formatDay(observed_on, language), place === "all" || placeName ? (placeName ?? "") : null];
  return (
    <Box sx={{ width: 0, minWidth: "max(100%, min(150px, 25cqi))", [phoneQuery]: { minWidth: "max(100%, 116px)" } }}>
      <CutText>{title}</CutText>
      <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
        {risk && !chosen.includes("value") && (
          <RiskTag risk_class={riskAt(risk.likelihood, risk.impact).risk_class} isSmall />
        )}
        {work && !isSearched && !chosen.includes("recovery.planned_end_on") && <LateMark work={work} isInline />}
        {(isSearched ? [code, ...facts] : [...facts, code]).filter((it) => it !== null && it !== undefined).join(" · ")}
      </Typography>
    </Box>
  );
}
