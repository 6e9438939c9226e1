// The panel of one record: it loads the record, or starts a new one, and edits it beside the map.
import { recordsOf, type DomainRecord } from "@atalaya/contract/resources/records.ts";
import { useRecord } from "../../api/use-resource.ts";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
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
  return <WaitingPanel error={isError ? error : null} onRetry={() => void refetch()} onClose={props.onClose} />;
}
