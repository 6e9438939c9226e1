// A property being edited: the form, its drawing on the map, conflicts, and leaving it.
import { properties, type Property, type PropertyDraft } from "@atalaya/contract/resources/properties.ts";
import { useWatch } from "react-hook-form";
import { useMay } from "../../api/may.ts";
import { DeleteButton } from "../../screens/delete-button.tsx";
import type { Drawing } from "../../screens/list-and-map/feature-map.tsx";
import { useDrawnGeometry } from "../../screens/list-and-map/use-drawn-geometry.ts";
import { useVersionText } from "../../screens/version-text.ts";
import { useEditor } from "../../forms/use-editor.ts";
import { useShownValue } from "../../forms/use-shown-value.ts";
import { ResourceEditor } from "../../screens/resource-editor.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { useWords } from "../../ui/words.ts";
import { PropertyForm } from "./property-form.tsx";
import { PropertyMarks } from "./property-marks.tsx";
import { kindSymbols, usePropertyChoices } from "./property-words.ts";

export type PropertyEditorProps = {
  /** Null for a new one. */
  property: Property | null;
  saved: PropertyDraft;
  onDrawing: (drawing: Drawing | null) => void;
  onClose: () => void;
  onSaved: (property: Property) => void;
  onDelete: (property: Property, onDone: () => void) => void;
};

export function PropertyEditor({ property, saved, onDrawing, onClose, onSaved, onDelete }: PropertyEditorProps) {
  const t = useWords();
  const versionText = useVersionText();
  const may = useMay();
  const show = useShownValue({ ...usePropertyChoices(), built_year: String });
  const isReadOnly =
    property !== null && (property.deleted_at !== null || !may("properties.update", property.company_id));
  const controller = useEditor(properties, {
    item: property,
    saved,
    says: { created: "property_saved", saved: "property_saved" },
    onSaved,
  });
  useDrawnGeometry(controller.form, { item: property, geometryType: "any", isReadOnly, onDrawing });
  const kind = useWatch({ control: controller.form.control, name: "kind" });
  const mayDelete = property && !property.deleted_at && may("properties.delete", property.company_id);
  return (
    <ResourceEditor
      resource={properties}
      controller={controller}
      item={property}
      head={{
        picture: kind && <Swatch {...kindSymbols[kind]} size={28} />,
        title: property?.name ?? t("property_new"),
        subtitle: versionText(property),
        marks: property && <PropertyMarks property={property} />,
      }}
      isReadOnly={isReadOnly}
      keys={["property", "place"]}
      show={show}
      onClose={onClose}
      actions={
        mayDelete && (
          <DeleteButton
            onDelete={() => {
              // Typed words stay in the local copy until the server has confirmed.
              controller.letGo();
              onDelete(property, controller.forget);
            }}
          />
        )
      }
    >
      <PropertyForm isNew={property === null} isReadOnly={isReadOnly} />
    </ResourceEditor>
  );
}
