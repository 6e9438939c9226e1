// Whether the committee's place is covered: a committee, and its plans in force (V16).
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import type { PlanCoverage } from "@atalaya/contract/resources/legal-documents/coverage.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { formatDay } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";

export function CommitteeCoverage({ committee }: { committee: Committee }) {
  const t = useWords();
  const [language] = useLanguage();
  const { data } = useAnswer(legalDocuments, "coverage", { place: committee.company_id });
  const own = data?.data.find(({ company_id }) => company_id === committee.company_id);
  const said = (isValid: boolean, plan: PlanCoverage["risk_plan"]) => {
    const day = plan?.next_review_on && formatDay(plan.next_review_on, language);
    if (!plan) return t("coverage_none");
    if (day) return t(isValid ? "coverage_until" : "coverage_expired", { day });
    return t(isValid ? "coverage_yes" : "coverage_ended");
  };
  return (
    <Box sx={{ flex: "0 1 290px" }}>
      <Typography color="textSecondary" component="h3" sx={{ mb: "4px" }}>
        {t("committee_coverage")}
      </Typography>
      <Line
        isGood={committee.chair_id !== null}
        text={t(
          committee.dissolved_on === null && committee.chair_id === null
            ? "committee_is_incomplete"
            : "committee_is_constituted",
        )}
      />
      {own && (
        <>
          <Line isGood={own.has_risk_plan} text={`${t("plan_kind.drr")}: ${said(own.has_risk_plan, own.risk_plan)}`} />
          <Line
            isGood={own.has_emergency_plan}
            text={`${t("plan_kind.emergency")}: ${said(own.has_emergency_plan, own.emergency_plan)}`}
          />
        </>
      )}
    </Box>
  );
}

const Line = ({ isGood, text }: { isGood: boolean; text: string }) => (
  <Box sx={{ display: "flex", alignItems: "baseline", gap: "8px", py: "2px" }}>
    <Box component="span" sx={{ display: "inline-flex", color: isGood ? "success.main" : "warning.main" }}>
      <Icon name={isGood ? "check-circle" : "exclamation-circle"} size={14} />
    </Box>
    <span>{text}</span>
  </Box>
);
