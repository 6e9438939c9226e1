// The panel of one record: it loads the record, or starts a new one, and edits it beside the map.
import { recordsOf, type DomainRecord } from "@atalaya/contract/resources/records.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAnswer, useRecord } from "../../api/use-resource.ts";
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
  const { search } = useUrlState();
  const isTrash = search["trash"] === "true";
  const kept = useRecord<DomainRecord>(recordsOf(props.domain), isTrash ? null : id);
  const deleted = useAnswer<DomainRecord>(
    recordsOf(props.domain),
    String(id),
    { trash: true },
    { isEnabled: isTrash && id !== null },
  );
  const { data, error, isError, refetch } = isTrash ? deleted : kept;
  if (id === null) return <RecordEditor key="new" {...props} record={null} saved={blank} />;
  if (data?.id === id) {
    const variable = props.variables.find((it) => it.id === data.variable_id);
    return <RecordEditor key={data.id} {...props} record={data} saved={draftOf(data, variable)} />;
  }
  return <WaitingPanel error={isError ? error : null} onRetry={() => void refetch()} onClose={props.onClose} />;
}
