// One opened alert: it is loaded, then read or, where the address asks for it, changed; a new one is begun in the form.
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { UrlState } from "../../api/addresses.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import type { Drawing } from "../../screens/list-and-map/feature-map.tsx";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
import { addressOf, kindIn, tabFor } from "./alert-tabs.ts";
import { AlertEditor } from "./form/alert-editor.tsx";
import { AlertReader } from "./reading/alert-reader.tsx";

type AlertPanelProps = {
  /** "new" or the id of the alert. */
  which: string;
  onDrawing: (drawing: Drawing | null) => void;
  onClose: () => void;
  /** Something was done to one: the map asks anew. */
  onChanged: () => void;
  onDelete: (alert: Alert, onDone: () => void) => void;
};

/** Nothing is done to what was. */
const nothing = { onEdit: () => undefined, onDelete: () => undefined, onDone: () => undefined };

export function AlertPanel({ which, onDrawing, onClose, onChanged, onDelete }: AlertPanelProps) {
  const id = which === "new" ? null : Number(which);
  const { search, change } = useUrlState();
  const may = useMay();
  const { data, error, isError, refetch } = useRecord(alerts, id, { at: search.at });
  /** What was saved is read, over the list that it now stands in; who closed it meanwhile does not want it back. */
  const read = (saved: Alert) => {
    onChanged();
    const isOpen = ({ record }: UrlState) => record === "new" || record === String(saved.id);
    const address = { record: saved.id, selected: saved.id, edit: null, ...addressOf(tabFor(saved)) };
    change(address, { isReplacing: true, only: isOpen });
  };
  if (id === null)
    return (
      <AlertEditor
        key={`new ${kindIn(search)}`}
        alert={null}
        kind={kindIn(search)}
        onDrawing={onDrawing}
        onClose={onClose}
        onSaved={read}
      />
    );
  if (data?.id !== id)
    return <WaitingPanel error={isError ? error : null} onRetry={() => void refetch()} onClose={onClose} />;
  if (search.at)
    return <AlertReader key={`${data.id} ${search.at}`} alert={data} isPast onClose={onClose} {...nothing} />;
  if (search.edit && may("records.alert.update", data.company_id))
    return (
      <AlertEditor
        key={data.id}
        alert={data}
        kind={data.kind}
        onDrawing={onDrawing}
        onClose={() => change({ edit: null })}
        onSaved={read}
      />
    );
  return (
    <AlertReader
      key={data.id}
      alert={data}
      onEdit={(field) => change({ edit: field ?? 1 })}
      onClose={onClose}
      onDelete={() => onDelete(data, () => undefined)}
      onDone={(after) => {
        onChanged();
        // What was issued anew is another one.
        if (after.id !== id) change({ record: after.id, selected: after.id });
      }}
    />
  );
}
