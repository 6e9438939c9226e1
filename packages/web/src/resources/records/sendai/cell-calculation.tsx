// The number large, its calculation and its formula beside it, and below them what is wrong with it.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { sendaiIndicator, sendaiSource } from "@atalaya/contract/domain/sendai.ts";
import type { SendaiGap, SendaiReport } from "@atalaya/contract/resources/records/sendai.ts";
import { linkTo } from "../../../api/addresses.ts";
import { useMay } from "../../../api/may.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { calculationText, lackOf, otherYear, valueText } from "./cell-text.ts";
import type { OpenCell } from "./columns.ts";
import { Lacking } from "./marks.tsx";

const LinkButton = createLink(Button);

type CellCalculationProps = { open: OpenCell; report: SendaiReport };

export function CellCalculation({ open, report }: CellCalculationProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { code, column, cell } = open;
  const { formula, per } = sendaiIndicator(code);
  const calculation = calculationText(code, cell, language);
  const lack = lackOf(code, cell, column.of.year);
  const other = otherYear(cell, column.of.year);
  const denominator = per === "population" || per === "gdp" ? per : null;
  return (
    <>
      <Box sx={{ display: "flex", alignItems: "center", gap: "14px", mt: "6px" }}>
        <Typography component="p" className="tn" sx={{ m: 0, flex: "none", fontSize: "1.5rem", fontWeight: 650 }}>
          {cell.value === null && cell.lacks ? (
            <Lacking what={cell.lacks} />
          ) : (
            valueText(cell.value, cell.is_open, language)
          )}
        </Typography>
        <Box sx={{ minWidth: 0, fontSize: "0.75rem", color: "text.secondary" }}>
          {calculation && (
            <Box className="tn" sx={{ color: "text.primary" }}>
              {calculation}
            </Box>
          )}
          <div>{formula[language]}</div>
          <div>{sendaiSource[language]}</div>
          {denominator && cell.denominator !== null && cell.denominator_year !== null && (
            <div>
              {t(`sendai_denominator.${denominator}`, {
                year: String(cell.denominator_year),
                value: formatNumber(cell.denominator, language),
              })}
              {denominator === "gdp" && report.currency && ` ${report.currency}`}
              {cell.denominator_source && ` (${cell.denominator_source})`}
            </div>
          )}
        </Box>
      </Box>
      {lack && (
        <Warning action={<CompleteButton open={open} lack={lack} report={report} />}>
          {t(`sendai_lacks.${lack}`, { year: String(column.of.year) })}
          {other !== null && cell.value !== null && ` ${t("sendai_used_year", { year: String(other) })}`}
        </Warning>
      )}
      {cell.is_open && <Warning>{t("sendai_is_open")}</Warning>}
    </>
  );
}

/** To the yearly figures of the one place that lacks it; of several, to the list of them. */
function CompleteButton({ open, lack, report: { missing } }: CellCalculationProps & { lack: SendaiGap }) {
  const t = useWords();
  const may = useMay();
  const { change } = useUrlState();
  const { year, company_id } = open.column.of;
  const lacking = missing.filter(
    (it) =>
      it.what === lack && it.years.includes(year) && (typeof company_id !== "number" || it.company_id === company_id),
  );
  const [first] = lacking;
  const label = t("sendai_complete");
  if (!first || lacking.every((it) => !may("companies.update", it.company_id))) return null;
  if (lacking.length > 1)
    return (
      <Button variant="text" color="inherit" onClick={() => change({ gaps: 1, cell: null })}>
        {label}
      </Button>
    );
  return (
    <LinkButton variant="text" color="inherit" {...linkTo("/companies", { company: first.company_id })}>
      {label}
    </LinkButton>
  );
}

const Warning = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <Box
    sx={({ vars: { palette } }) => ({
      display: "flex",
      alignItems: "center",
      gap: "8px",
      mt: "8px",
      padding: "4px 4px 4px 10px",
      minHeight: 32,
      borderRadius: "6px",
      fontSize: "0.75rem",
      color: palette.statusSoft.warning.softText,
      backgroundColor: palette.statusSoft.warning.soft,
    })}
  >
    <Icon name="exclamation-triangle" size={12} />
    <Box sx={{ flex: 1 }}>{children}</Box>
    {action}
  </Box>
);
