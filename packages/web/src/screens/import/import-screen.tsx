// Importing a sheet in four steps: file, columns, rehearsal, done. Nothing is written before the last.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { ColumnsStep } from "./columns-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { FileStep } from "./file-step.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { RehearsalStep } from "./rehearsal-step.tsx";
import { useImport, type Imported } from "./use-import.ts";

type ImportScreenProps = Imported & {
  title: string;
  /** What this resource does with rows, said before the file is chosen. */
  note: ReactNode;
  /** What must be chosen before a file: `columns` follow from it, and `sent` goes with the rows. */
  choice?: ReactNode;
  /** Rows that are there already are left out whatever is wished. */
  isKnownLeft?: boolean;
  /** Takes a whole import back, where the resource can. */
  onUndo?: (bulk_change_id: number) => void;
  onClose: () => void;
};

export function ImportScreen({
  title,
  note,
  choice,
  isKnownLeft = false,
  onUndo,
  onClose,
  ...imported
}: ImportScreenProps) {
  const t = useWords();
  const { columns } = imported;
  const { step, table, matching, setMatching, run, read, begin, rehearse, write, backToColumns } = useImport(imported);
  const { data: outcome, variables: asked } = run;
  return (
    <Page title={title} isFilling actions={<ImportSteps step={step} />}>
      <Box sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column", bgcolor: "background.paper" }}>
        {step === "file" && <FileStep columns={columns} note={note} choice={choice} onRead={read} onClose={onClose} />}
        {step === "columns" && table && (
          <ColumnsStep
            table={table}
            columns={columns}
            matching={matching}
            onChange={setMatching}
            isBusy={run.isPending}
            problem={run.error && (run.error.message || t("import_failed"))}
            onRehearse={rehearse}
            onBack={begin}
          />
        )}
        {step === "rehearsal" && table && outcome && (
          <RehearsalStep
            table={table}
            columns={columns}
            matching={matching}
            outcome={outcome}
            // A commit that wrote nothing: somebody changed something since the rehearsal.
            isRefused={asked?.is_rehearsal === false}
            isKnownLeft={isKnownLeft}
            isBusy={run.isPending}
            onWrite={write}
            onBack={backToColumns}
          />
        )}
        {step === "done" && outcome && <DoneStep outcome={outcome} onUndo={onUndo} onAgain={begin} onClose={onClose} />}
      </Box>
    </Page>
  );
}
