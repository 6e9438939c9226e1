// A record being edited: the form, its drawing on the map, conflicts, and leaving it.
import { useWatch } from "react-hook-form";
import type { Domain } from "@atalaya/contract/domains.ts";
import type { Geometry } from "@atalaya/contract/geometry.ts";
import { RecordDraft, recordsOf, type DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useCreate, useUpdate } from "../../api/use-resource.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { Notice } from "../../forms/notice.tsx";
import { useResourceForm } from "../../forms/use-resource-form.ts";
import { showGeometry } from "../../map/show-geometry.ts";
import { DeleteButton } from "../../screens/delete-button.tsx";
import type { Drawing } from "../../screens/list-and-map/feature-map.tsx";
import { useDrawnGeometry } from "../../screens/list-and-map/use-drawn-geometry.ts";
import { PanelHead } from "../../screens/panel-head.tsx";
import { useVersionText } from "../../screens/version-text.ts";
import { Swatch } from "../../ui/swatch.tsx";
import { StatusTag } from "../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { Attachments } from "../../uploads/attachments.tsx";
import { attachmentKindsOf } from "./attachment-kinds.ts";
import { RecordForm } from "./record-form.tsx";
import { showValue } from "./show-value.ts";

export type RecordEditorProps = {
  domain: Domain;
  /** Null for a new one. */
  record: DomainRecord | null;
  saved: RecordDraft;
  variables: readonly Variable[];
  /** Tells the map what is drawn; null when nothing is. */
  onDrawing: (drawing: Drawing | null) => void;
  onClose: () => void;
  onSaved: (record: DomainRecord) => void;
  onDelete: (record: DomainRecord, onDone: () => void) => void;
};

/** The address's parts that choose what is edited. */
const editKeys = ["record", "place"];

export function RecordEditor(props: RecordEditorProps) {
  const { domain, record, saved, variables, onDrawing, onClose, onSaved, onDelete } = props;
  const t = useWords();
  const versionText = useVersionText();
  const [language] = useLanguage();
  const may = useMay();
  const { places } = usePlace();
  const resource = recordsOf(domain);
  const labelOf = useLabelOf(resource);
  const isReadOnly =
    record !== null && (record.deleted_at !== null || !may(`records.${domain}.update`, record.company_id));

  const success = { message: () => t("record_saved") };
  const create = useCreate<RecordDraft, DomainRecord>(resource, success);
  const update = useUpdate<Partial<RecordDraft>, DomainRecord>(resource, success);
  const controller = useResourceForm<RecordDraft>({
    path: resource.path,
    schema: RecordDraft,
    saved,
    subject: record,
    save: async (values, version, changes) => {
      const saving = record && version !== null;
      const row = await (saving
        ? update.mutateAsync({ ...changes, id: record.id, version })
        : create.mutateAsync(values));
      onSaved(row);
      return row;
    },
  });
  const { form } = controller;
  const variable_id = useWatch({ control: form.control, name: "variable_id" });
  const variable = variables.find(({ id }) => id === variable_id);
  const geometryType = variable?.geometry_type ?? "none";

  useDrawnGeometry(form, { item: record, geometryType, isReadOnly, onDrawing });

  const show = (field: string, value: unknown): string => {
    if (field === "geometry") return showGeometry(value as Geometry | null, t);
    if (field === "value") return showValue(value, variable, t, language);
    if (field === "status") return t(`status.${String(value)}` as "status.draft");
    if (field === "company_id") return places.find(({ id }) => id === value)?.reason_social ?? String(value);
    if (field === "variable_id") {
      const named = variables.find(({ id }) => id === value);
      return named ? pick(language, named.name_es, named.name_en) : String(value);
    }
    return String(value ?? "") || t("empty_value");
  };

  return (
    <>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={editKeys} />
      <FormPanel
        controller={controller}
        labelOf={labelOf}
        isReadOnly={isReadOnly}
        isNew={record === null}
        head={
          <PanelHead
            picture={variable && <Swatch icon={variable.icon} color={variable.color} size={28} />}
            title={record?.title ?? t("record_new")}
            subtitle={versionText(record)}
            marks={record && <StatusTag status={record.status} />}
            onClose={onClose}
          />
        }
        extraActions={
          record &&
          !record.deleted_at &&
          may(`records.${domain}.delete`, record.company_id) && (
            <DeleteButton
              onDelete={() => {
                // Typed words stay in the local copy until the server has confirmed.
                controller.letGo();
                onDelete(record, controller.forget);
              }}
            />
          )
        }
      >
        {record?.warnings.map(({ field, code, parameters }) => (
          <Notice key={`${field} ${code}`} status="warning" icon="exclamation-triangle">
            {t(`warning.${code}`, parameters)}
          </Notice>
        ))}
        <RecordForm domain={domain} variables={variables} isNew={record === null} isReadOnly={isReadOnly} />
        {record && <Attachments owner="records" owner_id={record.id} kinds={attachmentKindsOf(domain)} />}
      </FormPanel>
      <FormConflict controller={controller} labelOf={labelOf} show={show} />
    </>
  );
}
