// One alert being read: its head, what waits, what it says and where, what was sent; and what may be done with it.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { ExposureLink } from "../../../screens/exposure/exposure-link.tsx";
import { PrintButton } from "../../../screens/paper/reading-buttons.tsx";
import { ReadingFrame } from "../../../screens/paper/reading-frame.tsx";
import { mapTextAround } from "../../../screens/list-and-map/map-address.ts";
import { useBroughtIntoView } from "../../../screens/list-and-map/use-brought-into-view.ts";
import { AttachmentsSection } from "../../../uploads/attachments-section.tsx";
import { useAttachments } from "../../../uploads/use-attachments.ts";
import { CountMark } from "../../../ui/count-mark.tsx";
import { TabStrip } from "../../../ui/tab-strip.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";
import { ExerciseBand } from "../exercise-band.tsx";
import { AlertPreview } from "../preview/alert-preview.tsx";
import { AlertHead } from "./alert-head.tsx";
import { AlertReading } from "./alert-reading.tsx";
import { hasIssuedAlone, stepsOf, type AlertStep } from "./alert-steps.ts";
import { RatifyNote } from "./ratify-note.tsx";
import { ReadChangeNotice, useChangedAlertBy } from "./read-change-notice.tsx";
import { ReasonStep, type AskingStep } from "./reason-step.tsx";
import { StepButton } from "./step-buttons.tsx";
import { useAlertActs } from "./use-alert-acts.ts";
import { useAlertRights } from "./use-alert-rights.ts";
import { useReadVersion } from "./use-read-version.ts";
import { AlertNotices } from "./waiting-notice.tsx";

type Part = "reading" | "preview" | "files";

const fileKinds = ["photo", "map", "report", "data", "other"] as const;

export type AlertReaderProps = {
  alert: Alert;
  /** As it stood at a moment: nothing can be done with it. */
  isPast?: boolean;
  /** Opens the form, at a field where one is named. */
  onEdit: (field?: string) => void;
  onClose: () => void;
  onDelete: () => void;
  /** Something was done to it; what was issued anew is another one. */
  onDone: (after: Alert) => void;
};

/** The end has its place beside the text that says so. */
type StepOfHead = Exclude<AlertStep, "cancel">;
const isOfHead = (step: AlertStep): step is StepOfHead => step !== "cancel";

/** Whoever takes one of these stands for what is said. */
const sendingSteps: readonly AlertStep[] = ["approve", "emergency", "submit"];

const noSteps: ReturnType<typeof stepsOf> = { main: null, others: [], waitsFor: null };

/** What may be done with it, and doing it: two of the steps ask for a reason first. */
function useSteps({ alert, isPast = false, onEdit, onDelete, onDone }: AlertReaderProps) {
  const [asking, setAsking] = useState<AskingStep | null>(null);
  const [note, setNote] = useState("");
  const rights = useAlertRights(alert);
  const steps = isPast ? noSteps : stepsOf(alert, rights, hasIssuedAlone(alert));
  const possible = [...steps.others, ...(steps.main ? [steps.main] : [])];
  const isSending = (step: AlertStep) => sendingSteps.includes(step);
  const { read, setRead } = useReadVersion(alert, possible.some(isSending));
  const acts = useAlertActs(alert, (after) => {
    setAsking(null);
    setRead(after);
    onDone(after);
  });
  const does: Record<StepOfHead, () => void> = {
    approve: acts.approve,
    return: () => setAsking("return"),
    ratify: () => acts.ratify(note),
    emergency: () => setAsking("emergency"),
    submit: acts.submit,
    edit: () => onEdit(),
    prepare: () => onEdit(),
    discard: acts.discard,
    reissue: acts.reissue,
    delete: onDelete,
  };
  const mayEdit = possible.includes("edit") || possible.includes("prepare");
  /** As it was read, where somebody else has changed it since. */
  const readBefore = acts.isPending ? null : read;
  return {
    ...steps,
    possible,
    note,
    setNote,
    acts,
    asking,
    setAsking,
    does,
    readBefore,
    ofHead: possible.filter(isOfHead),
    edit: mayEdit ? onEdit : null,
    accept: () => setRead(alert),
    isHeld: (step: AlertStep) => acts.isPending || (readBefore !== null && isSending(step)),
  };
}

export function AlertReader(props: AlertReaderProps) {
  const { alert, onClose } = props;
  const t = useWords();
  const isPhone = useIsPhone();
  const [chosen, setPart] = useState<Part>("reading");
  const steps = useSteps(props);
  const { main, possible, ofHead, note, setNote, waitsFor, acts, asking, setAsking, does, edit } = steps;
  const { readBefore, accept, isHeld } = steps;
  const changedBy = useChangedAlertBy(alert);
  useBroughtIntoView(alert.id, () => alert.geometry && mapTextAround(alert.geometry));
  const isExercise = alert.kind === "exercise";
  // Nothing more will be said of what is over.
  const isOver = alert.status === "cancelled" || alert.status === "expired";
  const part = isOver && chosen === "preview" ? "reading" : chosen;
  const frame = (
    <ReadingFrame
      label={t(isExercise ? "exercise_reading" : "alert_reading")}
      of={{ path: alerts.path, id: alert.id }}
      head={<AlertHead alert={alert} onClose={onClose} />}
      tabs={<ReaderTabs alert={alert} hasPreview={!isOver} value={part} onChange={setPart} />}
      part={part}
      actions={
        <>
          <ExposureLink of={`alert:${alert.id}`} geometry={alert.geometry} />
          {!isPhone && <PrintButton />}
          {ofHead.map((step) => (
            <StepButton
              key={step}
              alert={alert}
              step={step}
              isMain={step === main}
              isBusy={isHeld(step)}
              onStep={does[step]}
            />
          ))}
        </>
      }
    >
      {isExercise && isPhone && <ExerciseBand />}
      {readBefore && (
        <ReadChangeNotice key={alert.version} read={readBefore} alert={alert} name={changedBy} onRead={accept} />
      )}
      <AlertNotices alert={alert} waitsFor={waitsFor} error={acts.error} onEdit={edit} />
      {possible.includes("ratify") && <RatifyNote value={note} onChange={setNote} />}
      {asking && (
        <ReasonStep alert={alert} step={asking} acts={acts} isBusy={isHeld(asking)} onClose={() => setAsking(null)} />
      )}
      {part === "preview" && <AlertPreview alert={alert} onEdit={edit} />}
      {part === "files" && <AttachmentsSection owner="alerts" owner_id={alert.id} kinds={fileKinds} />}
      {part === "reading" && (
        <AlertReading
          alert={alert}
          isDeciding={main === "approve" || asking === "emergency"}
          onCancel={possible.includes("cancel") ? acts.cancel : null}
          isBusy={acts.isPending}
        />
      )}
    </ReadingFrame>
  );
  return isExercise && !isPhone ? <UnderBand>{frame}</UnderBand> : frame;
}

/** In a sheet the band lies in what is read. */
const UnderBand = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: "flex", flexDirection: "column", height: "100%" }}>
    <ExerciseBand />
    <Box sx={{ flex: 1, minHeight: 0 }}>{children}</Box>
  </Box>
);

type ReaderTabsProps = { alert: Alert; hasPreview: boolean; value: Part; onChange: (part: Part) => void };

function ReaderTabs({ alert, hasPreview, value, onChange }: ReaderTabsProps) {
  const t = useWords();
  const count = useAttachments({ owner: "alerts", owner_id: alert.id }).list.length;
  return (
    <TabStrip<Part>
      label={t("alert_parts")}
      value={value}
      onChange={onChange}
      tabs={[
        { value: "reading", label: t("alert_part_reading") },
        ...(hasPreview ? [{ value: "preview" as const, label: t("alert_part_preview") }] : []),
        { value: "files", label: t("tab_files"), ...(count > 0 && { mark: <CountMark count={count} /> }) },
      ]}
    />
  );
}
