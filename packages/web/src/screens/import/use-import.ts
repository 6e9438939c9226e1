// An import on its way through its steps: the sheet that was read, which column is which field, and what the server said.
import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportColumn, ImportMode, ImportOutcome } from "@atalaya/contract/import.ts";
import { newKey } from "../../api/press-key.ts";
import type { ApiError, RequestOptions } from "../../api/request.ts";
import { keyOf } from "../../api/use-resource.ts";
import type { Step } from "./import-steps.tsx";
import { matchColumns, rowsToSend, type Matching } from "./match-columns.ts";
import type { Table } from "./read-table.ts";

export type Imported = {
  resource: { path: string };
  /** Calls the import of the resource. */
  send: (sent: Pick<RequestOptions, "body" | "key" | "leavesOnDenied">) => Promise<ImportOutcome>;
  columns: readonly ImportColumn[];
  /** What goes with the rows. */
  sent?: Record<string, unknown>;
  onWritten: () => void;
};

type Sent = { is_rehearsal: boolean; mode: ImportMode; skip_known: boolean; key?: string | undefined };

const longestName = 200;

/** The steps say themselves what went wrong: `run` has the last answer or error. */
export function useImport({ resource, send, columns, sent: more, onWritten }: Imported) {
  const client = useQueryClient();
  const [table, setTable] = useState<Table | null>(null);
  const [matching, setMatching] = useState<Matching>([]);
  const [step, setStep] = useState<Step>("file");
  /** Of what was rehearsed: however often the button is pressed, it is imported once. */
  const [key, setKey] = useState<string | undefined>();
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
  return {
    step,
    table,
    matching,
    setMatching,
    run,
    begin: () => {
      run.reset();
      setTable(null);
      setStep("file");
    },
    read: (found: Table) => {
      setTable(found);
      setMatching(matchColumns(found.headings, columns, found.tags));
      setStep("columns");
    },
    rehearse: () => {
      setKey(newKey());
      run.mutate({ is_rehearsal: true, mode: "all", skip_known: true });
    },
    write: (mode: ImportMode, skip_known: boolean) => run.mutate({ is_rehearsal: false, mode, skip_known, key }),
    backToColumns: () => {
      run.reset();
      setStep("columns");
    },
  };
}
