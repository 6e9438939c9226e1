// Whether the place's municipalities have their plans in force (V16): one municipality's plans by name, of several how many have them.
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import type { PlanCoverage } from "@atalaya/contract/resources/legal-documents/coverage.ts";
import { usePlace } from "../../api/places.ts";
import { opening, useUrlState } from "../../api/url-state.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { formatDay } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

export function CoverageStrip() {
  const t = useWords();
  const { place } = usePlace();
  const { data } = useAnswer(legalDocuments, "coverage", { place });
  const rows = data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={t("coverage_title")}
      sx={{
        flex: "none",
        display: "flex",
        flexWrap: "wrap",
        gap: "4px 24px",
        padding: "10px 20px",
        borderBottom: 1,
        borderColor: "divider",
        [phoneQuery]: { padding: "8px 16px" },
      }}
    >
      <Line rows={rows} title={t("coverage_risk")} has="has_risk_plan" plan="risk_plan" />
      <Line rows={rows} title={t("coverage_emergency")} has="has_emergency_plan" plan="emergency_plan" />
    </Box>
  );
}

type LineProps = {
  rows: readonly PlanCoverage[];
  title: string;
  has: "has_risk_plan" | "has_emergency_plan";
  plan: "risk_plan" | "emergency_plan";
};

function Line({ rows, title, has, plan }: LineProps) {
  const t = useWords();
  const covered = rows.filter((row) => row[has]).length;
  const isAll = covered === rows.length;
  const [icon, color] = isAll
    ? ["check-circle", "success.main"]
    : covered > 0
      ? ["exclamation-circle", "warning.main"]
      : ["times-circle", "error.main"];
  const only = rows.length === 1 ? rows[0]! : null;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
      <Box component="span" sx={{ color, display: "inline-flex" }}>
        <Icon name={icon} size={16} />
      </Box>
      <Typography component="span">
        {title}:{" "}
        {only ? (
          <PlanOf isValid={only[has]} plan={only[plan]} />
        ) : (
          <Typography component="span" variant="subtitle2">
            {t("coverage_count", { count: covered, total: rows.length })}
          </Typography>
        )}
      </Typography>
    </Box>
  );
}

/** What is said of the plan; it opens the document. */
function PlanOf({ isValid, plan }: { isValid: boolean; plan: PlanCoverage["risk_plan"] }) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  if (!plan)
    return (
      <Typography component="span" variant="subtitle2">
        {t("coverage_none")}
      </Typography>
    );
  const day = plan.next_review_on && formatDay(plan.next_review_on, language);
  const said = day
    ? t(isValid ? "coverage_until" : "coverage_expired", { day })
    : t(isValid ? "coverage_yes" : "coverage_ended");
  return (
    <Link component="button" type="button" underline="hover" onClick={() => change(opening("document", plan.id))}>
      {said}
    </Link>
  );
}
