// The second step: which column of the file is which field. What was recognised can be corrected.
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ImportColumn } from "@atalaya/contract/import.ts";
import { Icon } from "../../ui/icon.tsx";
import { truncate } from "../../ui/truncate.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { FileCard } from "./file-card.tsx";
import { NothingYet } from "./file-step.tsx";
import type { Matching } from "./match-columns.ts";
import type { Table as Sheet } from "./read-table.ts";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { StepFoot } from "./step-foot.tsx";

type ColumnsStepProps = {
  table: Sheet;
  columns: readonly ImportColumn[];
  matching: Matching;
  onChange: (matching: Matching) => void;
  isBusy: boolean;
  problem: string | null;
  onRehearse: () => void;
  onBack: () => void;
};

export function ColumnsStep(props: ColumnsStepProps) {
  const { table, columns, matching, onChange, isBusy, problem, onRehearse, onBack } = props;
  const t = useWords();
  const [language] = useLanguage();
  const missing = columns.filter(({ key, isRequired }) => isRequired && !matching.includes(key));
  const isAny = matching.some((key) => key !== null);
  const unread = table.headings.filter((heading, index) => heading !== "" && (matching[index] ?? null) === null);
  /** A field is read from one column: chosen anew, it leaves the other. */
  const choose = (at: number, key: string | null) =>
    onChange(matching.map((before, index) => (index === at ? key : before === key ? null : before)));
  const sampleOf = (index: number) => table.rows.map(({ cells }) => cells[index]).find(Boolean) ?? "";
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", p: "16px 20px" }}>
        <FileCard table={table} matching={matching} />
        {unread.length > 0 && <UnreadColumns headings={unread} />}
        <Table
          aria-label={t("import_step_columns")}
          sx={{
            maxWidth: 900,
            [phoneQuery]: {
              tableLayout: "fixed",
              "& th, & td": { px: "6px", wordBreak: "break-word" },
              "& thead th:last-of-type": { width: "52%" },
            },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t("import_column_file")}</TableCell>
              <TableCell>{t("import_column_sample")}</TableCell>
              <TableCell>{t("import_column_field")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {table.headings.map((heading, index) => (
              <TableRow key={index}>
                <TableCell component="th" scope="row">
                  {truncate(heading) || `(${index + 1})`}
                </TableCell>
                <TableCell sx={{ color: "text.secondary" }}>{truncate(sampleOf(index), 24)}</TableCell>
                <TableCell>
                  <FieldChoice
                    heading={heading}
                    columns={columns}
                    value={matching[index] ?? null}
                    onChange={(key) => choose(index, key)}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <StepFoot
        state={
          problem ? (
            <Typography role="alert" color="error">
              {problem}
            </Typography>
          ) : missing.length > 0 ? (
            <Typography variant="caption" component="p" sx={{ m: 0, color: "warning.main" }}>
              <Icon name="exclamation-triangle" size={12} />{" "}
              {t("import_columns_missing", { columns: missing.map(({ label }) => label[language]).join(", ") })}
            </Typography>
          ) : (
            <NothingYet />
          )
        }
      >
        <Button variant="outlined" disabled={isBusy} onClick={onBack}>
          {t("import_back")}
        </Button>
        <Button variant="contained" disabled={isBusy || !isAny} onClick={onRehearse}>
          {t(isBusy ? "import_rehearsing" : "import_rehearse")}
        </Button>
      </StepFoot>
    </>
  );
}

/** What the file tells and nothing is made of: said before anything is lost. */
function UnreadColumns({ headings }: { headings: readonly string[] }) {
  const t = useWords();
  return (
    <Alert severity="warning" sx={{ maxWidth: 900, mb: "12px" }}>
      {t(headings.length === 1 ? "import_column_unread" : "import_columns_unread", {
        count: headings.length,
        columns: headings.map((heading) => truncate(heading)).join(", "),
      })}
    </Alert>
  );
}

type FieldChoiceProps = {
  heading: string;
  columns: readonly ImportColumn[];
  value: string | null;
  onChange: (key: string | null) => void;
};

/** Which field is read from a column of the file; null for none. */
function FieldChoice({ heading, columns, value, onChange }: FieldChoiceProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <TextField
      select
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value || null)}
      sx={{ minWidth: 180, width: "100%", [phoneQuery]: { minWidth: 0 } }}
      slotProps={{
        select: { displayEmpty: true },
        htmlInput: { "aria-label": `${t("import_column_field")}: ${heading}` },
      }}
    >
      <MenuItem value="" sx={{ color: "text.secondary" }}>
        {t("import_column_none")}
      </MenuItem>
      {columns.map(({ key, label }) => (
        <MenuItem key={key} value={key}>
          {label[language]}
        </MenuItem>
      ))}
    </TextField>
  );
}
