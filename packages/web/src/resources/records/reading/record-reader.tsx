// A record being read: what it says as a document, its history and comments, and what may be done with it.
import { lazy, Suspense, useMemo, useState } from "react";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { permissionOf, stepsFrom } from "@atalaya/contract/resources/records/transitions.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../../api/may.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { mapTextAround } from "../../../screens/list-and-map/map-address.ts";
import { useBroughtIntoView } from "../../../screens/list-and-map/use-brought-into-view.ts";
import { PaperHead } from "../../../screens/paper/paper-head.tsx";
import { PaperView } from "../../../screens/paper/paper-view.tsx";
import { ReadingFrame } from "../../../screens/paper/reading-frame.tsx";
import { EditButton, PrintButton } from "../../../screens/paper/reading-buttons.tsx";
import { CountMark } from "../../../ui/count-mark.tsx";
import { TabStrip } from "../../../ui/tab-strip.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";
import { FilesCard } from "../../../screens/paper/files-card.tsx";
import { AttachmentsSection } from "../../../uploads/attachments-section.tsx";
import { useAttachments } from "../../../uploads/use-attachments.ts";
import { attachmentKindsOf } from "../form/attachment-kinds.ts";
import { notChosen, useMayMerge } from "../merge/use-merge.ts";
import { useFamilyPaper } from "../family/family-sections.ts";
import { useEventNames } from "../family/event-options.ts";
import { RecordComments } from "./record-comments.tsx";
import { isChangeable } from "../form/record-draft.ts";
import { RecordHistory } from "./record-history.tsx";
import { RecordNotices } from "./record-notices.tsx";
import { readerTabs, TabPanel, type ReaderTab } from "../record-tabs.tsx";
import { useRecordWords, type RecordWords } from "../record-words.ts";
import { ActionsMenu, mainStepOf, MainStep } from "../review/review-actions.tsx";
import { useCiting } from "../statements/use-citing.tsx";
import { useCommentCount } from "../review/use-review.ts";
import { LatestChanges } from "./latest-changes.tsx";
import { ExposureLink } from "../../../screens/exposure/exposure-link.tsx";
import { EventLinks } from "../../../screens/paper/event-links.tsx";
import { Refusal } from "./refusal.tsx";
import { RestoreButton } from "./restore-button.tsx";
import { useReviewSteps } from "./use-review-steps.tsx";
import { useRecordPaper } from "./record-paper.ts";

const MergeDialog = lazy(async () => ({ default: (await import("../merge/merge-dialog.tsx")).MergeDialog }));

export type RecordReaderProps = {
  domain: RecordDomain;
  record: DomainRecord;
  variables: readonly Variable[];
  onEdit: () => void;
  onClose: () => void;
  onDelete: (record: DomainRecord, onDone: () => void) => void;
  onRestore: (record: DomainRecord) => void;
  /** Another record went into this one. */
  onMerged: () => void;
};

export function RecordReader(props: RecordReaderProps) {
  const { domain, record, variables, onEdit, onClose, onDelete, onRestore, onMerged } = props;
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const isPhone = useIsPhone();
  const mayMerge = useMayMerge(domain);
  const variable = variables.find(({ id }) => id === record.variable_id);
  const isDeleted = record.deleted_at !== null;
  const mayEdit = isChangeable(record) && may(`records.${domain}.update`, record.company_id);
  const mayDelete = may(`records.${domain}.delete`, record.company_id);
  const [tab, setTab] = useState<ReaderTab>("reading");
  const { words, files, paper } = useReading(props, variable, tab);
  const steps = useSteps(domain, record);
  const isEvent = !isDeleted && variable?.kind === "event_type";
  const citing = useCiting(isEvent ? record : null);
  const mainStep = mainStepOf(steps);
  const review = useReviewSteps({ domain, record, variable, words });
  // In view when one goes back to the map, and under the sheet of a phone.
  useBroughtIntoView(record.id, () => record.geometry && mapTextAround(record.geometry));

  const actions = (
    <>
      {isEvent && <EventLinks event={record} />}
      {!isDeleted && !isEvent && <ExposureLink of={`${domain}:${record.id}`} geometry={record.geometry} />}
      {citing.button}
      {!isPhone && <PrintButton />}
      <ActionsMenu
        steps={steps.filter((action) => action !== mainStep)}
        isBusy={review.isPending}
        onBegin={review.begin}
        onCite={citing.inMenu}
        onMerge={!isDeleted && mayMerge(record) ? () => change({ merge: notChosen }) : null}
        onDelete={!isDeleted && mayDelete ? () => onDelete(record, () => undefined) : null}
      />
      {mayEdit && <EditButton isMain={!mainStep} onEdit={onEdit} />}
      {mainStep && <MainStep action={mainStep} isBusy={review.isPending} onBegin={review.begin} />}
      {isDeleted && mayDelete && <RestoreButton onRestore={() => onRestore(record)} />}
    </>
  );
  return (
    <>
      <ReadingFrame
        label={t("record_reading")}
        of={{ path: recordsOf(domain).path, id: record.id }}
        head={<PaperHead paper={paper} isPage={!isPhone} onClose={onClose} />}
        tabs={<ReaderTabs domain={domain} record={record} value={tab} onChange={setTab} />}
        part={tab}
        actions={actions}
      >
        <TabPanel tab="reading" shown={tab}>
          <PaperView
            paper={paper}
            notices={
              <>
                {review.refusal && (
                  <Refusal error={review.refusal} labelOf={words.labelOf} onEdit={mayEdit ? onEdit : null} />
                )}
                <RecordNotices domain={domain} record={record} words={words} />
              </>
            }
            afterSide={
              <>
                {!isDeleted && <FilesCard list={files.list} />}
                <LatestChanges domain={domain} record={record} words={words} onAll={() => setTab("history")} />
              </>
            }
          />
        </TabPanel>
        <OtherPanels domain={domain} record={record} words={words} shown={tab} mayRestore={mayEdit} />
      </ReadingFrame>
      {review.dialog}
      {citing.dialog}
      {!isDeleted && search.merge && (
        <Suspense>
          <MergeDialog domain={domain} record={record} variable={variable} words={words} onMerged={onMerged} />
        </Suspense>
      )}
    </>
  );
}

/** What is read, with its words and its files. */
function useReading({ record, variables }: RecordReaderProps, variable: Variable | undefined, tab: ReaderTab) {
  const { search } = useUrlState();
  const isDeleted = record.deleted_at !== null;
  // The disasters that a history or a merge names are asked for once it is looked at.
  const eventName = useEventNames(record, tab === "history" || search.merge !== undefined);
  const words = useRecordWords(variables, variable, eventName);
  const files = useAttachments({ owner: "records", owner_id: record.id }, undefined, !isDeleted);
  const family = useFamilyPaper(!isDeleted && variable?.kind === "event_type" ? record.id : null, variables);
  const paper = useRecordPaper({ record, variable, words, files: files.list, family });
  return { words, files, paper };
}

/** The steps of the review that are possible and that the reader may take. */
function useSteps(domain: RecordDomain, record: DomainRecord) {
  const may = useMay();
  return useMemo(() => {
    if (record.deleted_at !== null) return [];
    return stepsFrom(record).filter((action) => may(permissionOf(domain, action), record.company_id));
  }, [record, domain, may]);
}

type ReaderTabsProps = {
  domain: RecordDomain;
  record: DomainRecord;
  value: ReaderTab;
  onChange: (tab: ReaderTab) => void;
};

/** What was deleted has no files and comments to be seen. */
function ReaderTabs({ domain, record, value: shown, onChange }: ReaderTabsProps) {
  const t = useWords();
  const isDeleted = record.deleted_at !== null;
  const files = useAttachments({ owner: "records", owner_id: record.id }, undefined, !isDeleted);
  const comments = useCommentCount(domain, isDeleted ? null : record.id);
  const countOf = { reading: 0, files: files.list.length, history: 0, comments: comments ?? 0 };
  return (
    <TabStrip
      label={t("record_tabs")}
      value={shown}
      onChange={onChange}
      tabs={readerTabs
        .filter((value) => !isDeleted || value === "reading" || value === "history")
        .map((value) => ({
          value,
          label: t(`tab_${value}`),
          ...(countOf[value] > 0 && { mark: <CountMark count={countOf[value]} /> }),
        }))}
    />
  );
}

type OtherPanelsProps = {
  domain: RecordDomain;
  record: DomainRecord;
  words: RecordWords;
  shown: ReaderTab;
  mayRestore: boolean;
};

/** Made once they are looked at. */
const OtherPanels = ({ domain, record, words, shown, mayRestore }: OtherPanelsProps) => (
  <>
    <TabPanel tab="files" shown={shown} isLazy>
      <AttachmentsSection owner="records" owner_id={record.id} kinds={attachmentKindsOf(domain)} />
    </TabPanel>
    <TabPanel tab="history" shown={shown} isLazy>
      <RecordHistory domain={domain} record={record} words={words} mayRestore={mayRestore} />
    </TabPanel>
    <TabPanel tab="comments" shown={shown} isLazy>
      <RecordComments domain={domain} recordId={record.id} />
    </TabPanel>
  </>
);
