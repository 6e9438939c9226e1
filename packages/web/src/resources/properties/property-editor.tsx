// A property being edited: the form, its drawing on the map, conflicts, and leaving it.
import { PropertyDraft, properties, type Property } from "@atalaya/contract/resources/properties.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { useWatch } from "react-hook-form";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useCreate, useUpdate } from "../../api/use-resource.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import { FormPanel } from "../../forms/form-panel.tsx";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { useResourceForm } from "../../forms/use-resource-form.ts";
import { showGeometry } from "../../map/records/show-geometry.ts";
import { DeleteButton } from "../../screens/delete-button.tsx";
import type { Drawing } from "../../screens/list-and-map/feature-map.tsx";
import { useDrawnGeometry } from "../../screens/list-and-map/use-drawn-geometry.ts";
import { PanelHead } from "../../screens/panel-head.tsx";
import { useVersionText } from "../../screens/version-text.ts";
import { formatNumber } from "../../ui/format.ts";
import { Swatch } from "../../ui/swatch.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
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

/** The address's parts that choose what is edited. */
const editKeys = ["property", "place"];

export function PropertyEditor({ property, saved, onDrawing, onClose, onSaved, onDelete }: PropertyEditorProps) {
  const t = useWords();
  const versionText = useVersionText();
  const may = useMay();
  const labelOf = useLabelOf(properties);
  const show = useShownValue();
  const isReadOnly =
    property !== null && (property.deleted_at !== null || !may("properties.update", property.company_id));
  const success = { message: () => t("property_saved") };
  const create = useCreate<PropertyDraft, Property>(properties, success);
  const update = useUpdate<Partial<PropertyDraft>, Property>(properties, success);
  const controller = useResourceForm<PropertyDraft>({
    path: properties.path,
    schema: PropertyDraft,
    saved,
    subject: property,
    save: async (values, version, changes) => {
      const row = await (property && version !== null
        ? update.mutateAsync({ ...changes, id: property.id, version })
        : create.mutateAsync(values));
      onSaved(row);
      return row;
    },
  });
  useDrawnGeometry(controller.form, { item: property, geometryType: "any", isReadOnly, onDrawing });
  const kind = useWatch({ control: controller.form.control, name: "kind" });
  const mayDelete = property && !property.deleted_at && may("properties.delete", property.company_id);
  return (
    <>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={editKeys} />
      <FormPanel
        controller={controller}
        labelOf={labelOf}
        isReadOnly={isReadOnly}
        isNew={property === null}
        head={
          <PanelHead
            picture={kind && <Swatch {...kindSymbols[kind]} size={28} />}
            title={property?.name ?? t("property_new")}
            subtitle={versionText(property)}
            marks={property && <PropertyMarks property={property} />}
            onClose={onClose}
          />
        }
        extraActions={
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
      </FormPanel>
      <FormConflict controller={controller} labelOf={labelOf} show={show} />
    </>
  );
}

/** A field's value as a person reads it, where two versions are compared. */
function useShownValue(): (field: string, value: unknown) => string {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const choices = usePropertyChoices();
  return (field, value) => {
    if (field === "geometry") return showGeometry(value as Geometry | null, t);
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (field === "company_id") return places.find(({ id }) => id === value)?.reason_social ?? String(value);
    if (typeof value === "number") return field === "built_year" ? String(value) : formatNumber(value, language);
    const options = (choices as Record<string, { value: string; label: string }[]>)[field];
    return options?.find((option) => option.value === value)?.label ?? (String(value ?? "") || t("empty_value"));
  };
}
