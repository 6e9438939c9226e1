// Importing a sheet in four steps: file, columns, rehearsal, done. Nothing is written before the last.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportColumn, ImportMode, ImportOutcome } from "@atalaya/contract/import.ts";
import { newKey } from "../../api/press-key.ts";
import type { ApiError, RequestOptions } from "../../api/request.ts";
import { keyOf } from "../../api/use-resource.ts";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { ColumnsStep } from "./columns-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { FileStep } from "./file-step.tsx";
import { ImportSteps, type Step } from "./import-steps.tsx";
import { matchColumns, rowsToSend, type Matching } from "./match-columns.ts";
import type { Table } from "./read-table.ts";
import { RehearsalStep } from "./rehearsal-step.tsx";

type ImportScreenProps = {
  resource: { path: string };
  /** Calls the import of the resource. */
  send: (sent: Pick<RequestOptions, "body" | "key" | "leavesOnDenied">) => Promise<ImportOutcome>;
  title: string;
  columns: readonly ImportColumn[];
  /** What this resource does with rows, said before the file is chosen. */
  note: ReactNode;
  /** What must be chosen before a file: `columns` follow from it, and `sent` goes with the rows. */
  choice?: ReactNode;
  sent?: Record<string, unknown>;
  /** Takes a whole import back, where the resource can. */
  onUndo?: (bulk_change_id: number) => void;
  onWritten: () => void;
  onClose: () => void;
};

type Sent = { is_rehearsal: boolean; mode: ImportMode; skip_known: boolean; key?: string | undefined };

const longestName = 200;

export function ImportScreen({
  resource,
  send,
  title,
  columns,
  note,
  choice,
  sent: more,
  onUndo,
  onWritten,
  onClose,
}: ImportScreenProps) {
  const t = useWords();
  const client = useQueryClient();
  const [table, setTable] = useState<Table | null>(null);
  const [matching, setMatching] = useState<Matching>([]);
  const [step, setStep] = useState<Step>("file");
  /** Of what was rehearsed: however often the button is pressed, it is imported once. */
  const [key, setKey] = useState<string | undefined>();
  // The steps say themselves what went wrong.
  const run = useMutation<ImportOutcome, ApiError, Sent>({
    mutationFn: ({ key: pressed, ...sent }) =>
      send({
        body: {
          ...more,
          ...sent,
          // As it is shown: a longer name is cut, not refused.
          file_name: table?.file.name.slice(0, longestName),
          rows: rowsToSend(table?.rows ?? [], matching),
        },
        key: pressed,
        leavesOnDenied: false,
      }),
    onSuccess: async ({ is_written }) => {
      setStep(is_written ? "done" : "rehearsal");
      if (!is_written) return;
      onWritten();
      await client.invalidateQueries({ queryKey: keyOf(resource) });
    },
  });
  const begin = () => {
    run.reset();
    setTable(null);
    setStep("file");
  };
  const read = (found: Table) => {
    setTable(found);
    setMatching(matchColumns(found.headings, columns));
    setStep("columns");
  };
  const backToColumns = () => {
    run.reset();
    setStep("columns");
  };
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
            onRehearse={() => {
              setKey(newKey());
              run.mutate({ is_rehearsal: true, mode: "all", skip_known: true });
            }}
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
            isBusy={run.isPending}
            onWrite={(mode, skip_known) => run.mutate({ is_rehearsal: false, mode, skip_known, key })}
            onBack={backToColumns}
          />
        )}
        {step === "done" && outcome && <DoneStep outcome={outcome} onUndo={onUndo} onAgain={begin} onClose={onClose} />}
      </Box>
    </Page>
  );
}
