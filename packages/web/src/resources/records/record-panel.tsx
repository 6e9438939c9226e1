// One opened record: it is loaded, then read or, where the address asks for it, changed; a new one is begun in the form.
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAnswer, useRecord } from "../../api/use-resource.ts";
import { useMoment } from "../../screens/as-of/use-moment.ts";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
import { draftOf, isChangeable, useBlank } from "./form/record-draft.ts";
import { RecordEditor, type RecordEditorProps } from "./form/record-editor.tsx";
import { PastReader } from "./reading/past-reader.tsx";
import { RecordReader, type RecordReaderProps } from "./reading/record-reader.tsx";

type RecordPanelProps = Omit<RecordEditorProps, "record" | "saved"> &
  Omit<RecordReaderProps, "record" | "onEdit"> & {
    /** "new" or the id of the record. */
    which: string;
  };

export function RecordPanel({ which, onRestore, onMerged, ...props }: RecordPanelProps) {
  const id = which === "new" ? null : Number(which);
  const blank = useBlank(props.domain, props.variables);
  const { search, change } = useUrlState();
  const may = useMay();
  const isTrash = search.trash === "true";
  const at = useMoment();
  const kept = useRecord(recordsOf(props.domain), isTrash ? null : id, { at });
  const deleted = useAnswer(recordsOf(props.domain), ":id", { trash: true, at }, { id, isEnabled: isTrash });
  const { data, error, isError, refetch } = isTrash ? deleted : kept;
  if (id === null) return <RecordEditor key="new" {...props} record={null} saved={blank} />;
  if (data?.id === id) {
    const variable = props.variables.find((it) => it.id === data.variable_id);
    if (at !== null) return <PastReader key={`${data.id} ${at}`} {...props} record={data} variable={variable} />;
    if (search.edit && isChangeable(data) && may(`records.${props.domain}.update`, data.company_id))
      return (
        <RecordEditor
          key={data.id}
          {...props}
          record={data}
          saved={draftOf(data, variable)}
          onClose={() => change({ edit: null })}
        />
      );
    return (
      <RecordReader
        key={data.id}
        {...props}
        record={data}
        onEdit={() => change({ edit: 1 })}
        onRestore={onRestore}
        onMerged={onMerged}
      />
    );
  }
  return <WaitingPanel error={isError ? error : null} onRetry={() => void refetch()} onClose={props.onClose} />;
}
