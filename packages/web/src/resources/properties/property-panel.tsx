// The panel of one property: it loads the property, or starts a new one, and edits it beside the map.
import { properties } from "@atalaya/contract/resources/properties.ts";
import { useRecord } from "../../api/use-resource.ts";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
import { draftOf, useBlank } from "./property-draft.ts";
import { PropertyEditor, type PropertyEditorProps } from "./property-editor.tsx";

/** `which` is "new" or an id. */
export function PropertyPanel({
  which,
  ...props
}: Omit<PropertyEditorProps, "property" | "saved"> & { which: string }) {
  const id = which === "new" ? null : Number(which);
  const blank = useBlank();
  const { data, error, isError, refetch } = useRecord(properties, id);
  if (id === null) return <PropertyEditor key="new" {...props} property={null} saved={blank} />;
  if (data) return <PropertyEditor key={data.id} {...props} property={data} saved={draftOf(data)} />;
  return <WaitingPanel error={isError ? error : null} onRetry={() => void refetch()} onClose={props.onClose} />;
}
