// A record being changed: its form with the drawing on the map, the steps of its review, conflicts, and leaving it.
import { useRef, useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { permissionOf, stepsFrom, type TransitionAction } from "@atalaya/contract/resources/records/transitions.ts";
import { RecordDraft, type DomainRecord } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../../api/may.ts";
import { useCreate, useUpdate } from "../../../api/use-resource.ts";
import { FormConflict } from "../../../forms/conflict-dialog.tsx";
import { FormPanel } from "../../../forms/form-panel.tsx";
import { LeaveGuard } from "../../../forms/leave-guard.tsx";
import { useResourceForm } from "../../../forms/use-resource-form.ts";
import type { Drawing } from "../../../screens/list-and-map/feature-map.tsx";
import { useDrawnGeometry } from "../../../screens/list-and-map/use-drawn-geometry.ts";
import { CountMark } from "../../../ui/count-mark.tsx";
import { TabStrip } from "../../../ui/tab-strip.tsx";
import { useWords } from "../../../ui/words.ts";
import { AttachmentsSection } from "../../../uploads/attachments-section.tsx";
import { useAttachments } from "../../../uploads/use-attachments.ts";
import { attachmentKindsOf } from "./attachment-kinds.ts";
import { LocationSection } from "./location-section.tsx";
import { RecordForm } from "./record-form.tsx";
import { RecordHead } from "../record-head.tsx";
import { RecordNotices } from "../reading/record-notices.tsx";
import { editorTabs, TabPanel, type EditorTab } from "../record-tabs.tsx";
import { useEventNames } from "../family/event-options.ts";
import { useRecordWords } from "../record-words.ts";
import { ActionsMenu, mainStepOf, MainStep, useSteps, type Reviewed } from "../review/review-actions.tsx";
import { useReason } from "../review/use-reason.tsx";
import { useTransition } from "../review/use-review.ts";

export type RecordEditorProps = {
  domain: RecordDomain;
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
const editKeys = ["record", "edit", "place"];
const locationFields = ["geometry", "geometry_method", "geometry_accuracy_m"];

/** The record's form, saved with the reason of a change where one is asked for. `created`: what a new one has become meanwhile. */
function useRecordSaving({ domain, record, saved, onSaved }: RecordEditorProps) {
  const t = useWords();
  const resource = recordsOf(domain);
  const success = { message: () => t("record_saved") };
  const reason = useReason(record);
  const create = useCreate(resource, success);
  const update = useUpdate(resource, success);
  const created = useRef<DomainRecord | null>(null);
  const controller = useResourceForm<RecordDraft>({
    path: resource.path,
    schema: RecordDraft,
    saved,
    subject: record,
    save: async (values, version, changes, isFollowed) => {
      const saving = record ?? created.current;
      const row = await (saving && version !== null
        ? update.mutateAsync({ ...changes, ...(await reason.ask()), id: saving.id, version })
        : create.mutateAsync(values));
      created.current = row;
      if (!isFollowed) onSaved(row);
      return row;
    },
  });
  return { controller, created, reasonDialog: reason.dialog };
}

/** The steps of its review that may be taken from here; what is typed is saved first. */
function useEditorSteps(
  { domain, record, onSaved }: RecordEditorProps,
  { controller, created }: ReturnType<typeof useRecordSaving>,
  reviewed: Pick<Reviewed, "variable" | "words">,
) {
  const may = useMay();
  const transition = useTransition(domain);
  const steps: readonly TransitionAction[] =
    record === null
      ? ["submit"]
      : stepsFrom(record).filter((action) => may(permissionOf(domain, action), record.company_id));
  const { begin, dialog } = useSteps(
    (action, why) =>
      controller.act(async ({ version, id = created.current?.id }) => {
        const row = await transition.mutateAsync({ id: id!, action, reason: why, version });
        if (record === null) onSaved(row);
      }),
    record && { domain, record, ...reviewed },
  );
  // What is new is kept first; sending it off at once is for those who look for it.
  const mainStep = record && mainStepOf(steps);
  return {
    begin,
    dialog,
    mainStep,
    otherSteps: steps.filter((action) => action !== mainStep),
    isBusy: controller.isSending || transition.isPending,
  };
}

export function RecordEditor(props: RecordEditorProps) {
  const { domain, record, variables, onDrawing, onClose, onDelete } = props;
  const may = useMay();
  const isNew = record === null;
  const saving = useRecordSaving(props);
  const { controller } = saving;
  const { form } = controller;
  const variable_id = useWatch({ control: form.control, name: "variable_id" });
  const variable = variables.find(({ id }) => id === variable_id);
  const words = useRecordWords(variables, variable, useEventNames(record, true));
  useDrawnGeometry(form, { item: record, geometryType: variable?.geometry_type ?? "none", onDrawing });
  const { begin, dialog, mainStep, otherSteps, isBusy } = useEditorSteps(props, saving, { variable, words });
  const [tab, setTab] = useState<EditorTab>("details");
  const mayDelete = record && may(`records.${domain}.delete`, record.company_id);
  const remove = () => {
    // Typed words stay in the local copy until the server has confirmed.
    controller.letGo();
    onDelete(record!, controller.forget);
  };
  const location = <LocationSection variable={variable} />;
  const fields = <RecordForm domain={domain} variables={variables} id={record?.id ?? null} />;
  return (
    <>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={editKeys} />
      <FormPanel
        controller={controller}
        labelOf={words.labelOf}
        isNew={isNew}
        head={<RecordHead record={record} variable={variable} onClose={onClose} />}
        parts={{
          shown: tab,
          strip: record && <EditorTabs record={record} value={tab} onChange={setTab} />,
          onReveal: (field) => setTab(locationFields.includes(field) ? "geometry" : "details"),
        }}
        extraActions={
          <ActionsMenu
            steps={otherSteps}
            isBusy={isBusy}
            onBegin={begin}
            onCite={null}
            onMerge={null}
            onDelete={mayDelete ? remove : null}
          />
        }
        mainAction={mainStep && <MainStep action={mainStep} isBusy={isBusy} onBegin={begin} />}
      >
        {record && <RecordNotices domain={domain} record={record} words={words} />}
        {record ? <EditorPanels domain={domain} record={record} shown={tab} {...{ fields, location }} /> : fields}
        {!record && location}
      </FormPanel>
      {dialog}
      {saving.reasonDialog}
      <FormConflict
        controller={controller}
        labelOf={words.labelOf}
        show={words.show}
        // Own fields of another variable have nothing in common with these.
        flattens={controller.conflict?.theirs.variable_id === variable_id ? "attributes" : undefined}
      />
    </>
  );
}

type EditorTabsProps = { record: DomainRecord; value: EditorTab; onChange: (tab: EditorTab) => void };

function EditorTabs({ record, value, onChange }: EditorTabsProps) {
  const t = useWords();
  const { list } = useAttachments({ owner: "records", owner_id: record.id });
  return (
    <TabStrip
      label={t("record_tabs")}
      value={value}
      onChange={onChange}
      tabs={editorTabs.map((one) => ({
        value: one,
        label: t(`tab_${one}`),
        ...(one === "files" && list.length > 0 && { mark: <CountMark count={list.length} /> }),
      }))}
    />
  );
}

type EditorPanelsProps = {
  domain: RecordDomain;
  record: DomainRecord;
  shown: EditorTab;
  fields: ReactNode;
  location: ReactNode;
};

const EditorPanels = ({ domain, record, shown, fields, location }: EditorPanelsProps) => (
  <>
    <TabPanel tab="details" shown={shown}>
      {fields}
    </TabPanel>
    <TabPanel tab="geometry" shown={shown}>
      {location}
    </TabPanel>
    <TabPanel tab="files" shown={shown}>
      <AttachmentsSection owner="records" owner_id={record.id} kinds={attachmentKindsOf(domain)} />
    </TabPanel>
  </>
);
