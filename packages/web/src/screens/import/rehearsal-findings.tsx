// What a rehearsal found wrong, errors or warnings, and all of it as a file to correct the sheet by.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { mostImportFindings, type ImportColumn, type ImportOutcome } from "@atalaya/contract/import.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { csvText, download } from "./csv-text.ts";
import { FindingsTable, type ShownFinding } from "./findings-table.tsx";
import type { Matching } from "./match-columns.ts";
import type { Table } from "./read-table.ts";

export type Rehearsed = {
  table: Table;
  columns: readonly ImportColumn[];
  matching: Matching;
  outcome: ImportOutcome;
};

export function RehearsalFindings({ table, columns, matching, outcome }: Rehearsed) {
  const t = useWords();
  const [language] = useLanguage();
  const { totals } = outcome;
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
  const downloadErrors = () =>
    download(
      `errores-${table.file.name.replace(/\.\w+$/, "")}.csv`,
      csvText([
        ["row", "column", "value", "reason"].map((it) => t(`import_${it as "row"}`)),
        ...findings.map(({ line, heading, value, text }) => [String(line), heading, value ?? "", text]),
      ]),
    );
  if (findings.length === 0)
    return (
      <Typography>
        <Icon name="check-circle" color="var(--mui-palette-success-main)" /> {t("import_no_findings")}
      </Typography>
    );
  return (
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
  );
}
