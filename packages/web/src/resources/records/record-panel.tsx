// The panel of one record: it loads the record, or starts a new one, and edits it beside the map.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { recordsOf, type DomainRecord } from "@atalaya/contract/resources/records.ts";
import { useRecord } from "../../api/use-resource.ts";
import { PanelHead } from "../../screens/panel-head.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { draftOf, useBlank } from "./record-draft.ts";
import { RecordEditor, type RecordEditorProps } from "./record-editor.tsx";

type RecordPanelProps = Omit<RecordEditorProps, "record" | "saved"> & {
  /** "new" or the id of the record. */
  which: string;
};

export function RecordPanel({ which, ...props }: RecordPanelProps) {
  const id = which === "new" ? null : Number(which);
  const blank = useBlank(props.domain);
  const { data, error, isError, refetch } = useRecord<DomainRecord>(recordsOf(props.domain), id);
  if (id === null) return <RecordEditor key="new" {...props} record={null} saved={blank} />;
  if (data) return <RecordEditor key={data.id} {...props} record={data} saved={draftOf(data)} />;
  return (
    <WaitingPanel onClose={props.onClose}>
      {isError ? <ErrorState error={error} onRetry={() => void refetch()} onBack={props.onClose} /> : <PanelSkeleton />}
    </WaitingPanel>
  );
}

/** Can be closed while there is nothing to show yet, or nothing at all. */
const WaitingPanel = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <Box sx={{ height: "100%", bgcolor: "background.paper", p: "12px 20px" }}>
    <PanelHead title="" onClose={onClose} />
    {children}
  </Box>
);

const PanelSkeleton = () => (
  <Box aria-hidden>
    {[180, 320, 320, 240].map((width, index) => (
      <Skeleton key={index} variant="rounded" width={width} height={32} sx={{ my: "16px" }} />
    ))}
  </Box>
);
