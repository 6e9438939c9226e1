// The first step: a file is dropped or chosen, or a template is taken to be filled in.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { mostImportRows, type ImportColumn } from "@atalaya/contract/import.ts";
import { DropArea } from "../../ui/drop-area.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { csvText, download } from "./csv-text.ts";
import { readTable, type Table } from "./read-table.ts";
import { StepFoot } from "./step-foot.tsx";

type FileStepProps = {
  columns: readonly ImportColumn[];
  note: ReactNode;
  choice?: ReactNode;
  onRead: (table: Table) => void;
  onClose: () => void;
};

export function FileStep({ columns, note, choice, onRead, onClose }: FileStepProps) {
  const t = useWords();
  const [language] = useLanguage();
  // What must be chosen before decides which columns there are.
  const isWaiting = columns.length === 0;
  const { read, isReading, problem } = useTableReader(onRead);
  const usual = columns.filter(({ isRare }) => !isRare);
  const template = () =>
    download("plantilla.csv", csvText([usual.map(({ label }) => label[language]), usual.map((it) => it.example)]));
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", p: "20px" }}>
        {choice && <Box sx={{ maxWidth: 420, mb: "12px" }}>{choice}</Box>}
        <DropArea
          icon="file-excel-o"
          title={t(isReading ? "import_reading" : "import_drop_title")}
          text={
            <>
              {t("import_drop_text", { count: formatNumber(mostImportRows, language) })} {note}
            </>
          }
          problem={problem}
          onDrop={({ files: [file] }) => file && !isWaiting && void read(file)}
        >
          <FileButton
            variant="contained"
            disabled={isReading || isWaiting}
            label={t("import_choose")}
            accept=".csv,.txt,.tsv,.xlsx,text/csv"
            onFile={(file) => !isWaiting && void read(file)}
          />
          <Button variant="outlined" startIcon={<Icon name="download" />} disabled={isWaiting} onClick={template}>
            {t("import_template")}
          </Button>
        </DropArea>
      </Box>
      <StepFoot state={<NothingYet />}>
        <Button variant="outlined" onClick={onClose}>
          {t("cancel")}
        </Button>
      </StepFoot>
    </>
  );
}

/** Reads a file as a table; `problem` says why the last one is none, or none that can be imported. */
function useTableReader(onRead: (table: Table) => void) {
  const t = useWords();
  const [language] = useLanguage();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = ({ rows }: Table): string | null => {
    if (rows.length === 0) return t("import_empty");
    if (rows.length <= mostImportRows) return null;
    const [count, most] = [rows.length, mostImportRows].map((it) => formatNumber(it, language));
    return t("import_too_many", { count: count!, most: most! });
  };
  const read = async (file: File) => {
    setReading(true);
    const table = await readTable(file).catch(() => null);
    setReading(false);
    const refused = table ? refusal(table) : t("import_unreadable");
    setProblem(refused);
    if (table && refused === null) onRead(table);
  };
  return { read, isReading, problem };
}

export function NothingYet() {
  const t = useWords();
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
      {t("import_nothing_yet")}
    </Typography>
  );
}
