// The third step: what would happen. Four totals, what is wrong row by row, and how to go on.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import {
  mostImportFindings,
  type ImportColumn,
  type ImportMode,
  type ImportOutcome,
} from "@atalaya/contract/import.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { csvText, download } from "./csv-text.ts";
import { FileCard } from "./file-card.tsx";
import { NothingYet } from "./file-step.tsx";
import { FindingsTable, type ShownFinding } from "./findings-table.tsx";
import type { Matching } from "./match-columns.ts";
import type { Table } from "./read-table.ts";
import { StepFoot } from "./step-foot.tsx";

type RehearsalStepProps = {
  table: Table;
  columns: readonly ImportColumn[];
  matching: Matching;
  outcome: ImportOutcome;
  isRefused: boolean;
  isBusy: boolean;
  onWrite: (mode: ImportMode, skip_known: boolean) => void;
  onBack: () => void;
};

export function RehearsalStep(props: RehearsalStepProps) {
  const { table, columns, matching, outcome, isRefused, isBusy, onWrite, onBack } = props;
  const t = useWords();
  const [language] = useLanguage();
  const { totals } = outcome;
  const [mode, setMode] = useState<ImportMode>("all");
  const [isSkipping, setSkipping] = useState(true);
  const [shown, setShown] = useState<"errors" | "warnings">(totals.invalid > 0 ? "errors" : "warnings");
  const findings: ShownFinding[] = outcome.findings.map((finding) => ({
    ...finding,
    line: table.rows[finding.row - 1]?.line ?? finding.row,
    heading:
      table.headings[matching.indexOf(finding.column)] ??
      columns.find((it) => it.key === finding.column)?.label[language] ??
      "",
  }));
  const listed = findings.filter(({ is_warning }) => is_warning === (shown === "warnings"));
  const left = isSkipping ? totals.known : 0;
  const toWrite = totals.valid - left;
  const mayWrite = toWrite > 0 && (mode === "valid" || totals.invalid === 0);
  const downloadErrors = () =>
    download(
      `errores-${table.file.name.replace(/\.\w+$/, "")}.csv`,
      csvText([
        ["row", "column", "value", "reason"].map((it) => t(`import_${it as "row"}`)),
        ...findings.map(({ line, heading, value, text }) => [String(line), heading, value ?? "", text]),
      ]),
    );
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", p: "16px 20px" }}>
        <FileCard
          table={table}
          matching={matching}
          action={
            <Button variant="text" onClick={onBack}>
              {t("import_columns_change")}
            </Button>
          }
        />
        {isRefused && (
          <Typography role="alert" color="error" sx={{ mb: "12px" }}>
            <Icon name="exclamation-circle" size={13} /> {t("import_changed")}
          </Typography>
        )}
        <Totals totals={totals} />
        <Typography color="textSecondary" sx={{ m: "12px 0" }}>
          {t("import_effect", {
            created: formatNumber(toWrite - totals.updated, language),
            updated: formatNumber(totals.updated, language),
          })}
        </Typography>
        {totals.known > 0 && (
          <Box sx={{ mb: "12px" }}>
            <Typography>
              <Icon name="exclamation-triangle" size={13} color="var(--mui-palette-warning-main)" />{" "}
              {t(totals.known === 1 ? "import_known_one" : "import_known", {
                count: formatNumber(totals.known, language),
              })}
            </Typography>
            <FormControlLabel
              control={<Checkbox checked={isSkipping} onChange={(_, isOn) => setSkipping(isOn)} />}
              label={t("import_skip_known")}
            />
          </Box>
        )}
        {findings.length === 0 ? (
          <Typography>
            <Icon name="check-circle" color="var(--mui-palette-success-main)" /> {t("import_no_findings")}
          </Typography>
        ) : (
          <>
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", mb: "8px" }}>
              <Segmented
                label={t("import_step_rehearsal")}
                value={shown}
                onChange={setShown}
                segments={[
                  { value: "errors", label: `${t("import_errors")} ${formatNumber(totals.invalid, language)}` },
                  { value: "warnings", label: `${t("import_warnings")} ${formatNumber(totals.warned, language)}` },
                ]}
              />
              <Box sx={{ flex: 1 }} />
              <Button variant="text" startIcon={<Icon name="download" />} onClick={downloadErrors}>
                {t("import_download_errors")}
              </Button>
            </Box>
            <FindingsTable findings={listed} label={t(shown === "errors" ? "import_errors" : "import_warnings")} />
            {findings.length >= mostImportFindings && (
              <Typography variant="caption" color="textSecondary">
                {t("import_findings_more", { count: formatNumber(mostImportFindings, language) })}
              </Typography>
            )}
          </>
        )}
      </Box>
      <StepFoot
        state={
          totals.invalid > 0 &&
          totals.valid > 0 && (
            <RadioGroup
              row
              aria-label={t("import_mode")}
              value={mode}
              onChange={(_, chosen) => setMode(chosen as ImportMode)}
            >
              {(["all", "valid"] as const).map((one) => (
                <FormControlLabel key={one} value={one} control={<Radio />} label={t(`import_mode_${one}`)} />
              ))}
            </RadioGroup>
          )
        }
      >
        <NothingYet />
        <Button variant="outlined" disabled={isBusy} onClick={onBack}>
          {t("import_back")}
        </Button>
        <Button variant="contained" disabled={isBusy || !mayWrite} onClick={() => onWrite(mode, isSkipping)}>
          {isBusy
            ? t("import_writing")
            : toWrite === 1
              ? t("import_write_one")
              : t("import_write", { count: formatNumber(toWrite, language) })}
        </Button>
      </StepFoot>
    </>
  );
}

function Totals({ totals }: { totals: ImportOutcome["totals"] }) {
  const t = useWords();
  const [language] = useLanguage();
  const total = (count: number, label: string, icon?: string, color?: string) => (
    <Box sx={{ p: "12px 16px", borderLeft: 1, borderColor: "divider", "&:first-of-type": { borderLeft: 0 } }}>
      <Typography className="tn" sx={{ fontSize: 22, fontWeight: 600, lineHeight: "28px" }}>
        {formatNumber(count, language)}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {icon && <Icon name={icon} size={13} color={`var(--mui-palette-${color}-main)`} />} {label}
      </Typography>
    </Box>
  );
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(4, 1fr)",
        border: 1,
        borderColor: "divider",
        borderRadius: "8px",
        [phoneQuery]: { gridTemplateColumns: "repeat(2, 1fr)" },
      }}
    >
      {total(totals.rows, t("import_read"))}
      {total(totals.valid, t("import_valid"), "check-circle", "success")}
      {total(totals.invalid, t("import_invalid"), "exclamation-circle", "error")}
      {total(totals.warned, t("import_warned"), "exclamation-triangle", "warning")}
    </Box>
  );
}
