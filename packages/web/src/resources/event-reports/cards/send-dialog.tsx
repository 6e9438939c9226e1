// Sending a report: to whom, as which, until when, and who answers for it. What it said when it was read is what is sent, or nothing is.
import { useState } from "react";
import Typography from "@mui/material/Typography";
import { z } from "zod";
import { eventReports, type EventReport, type EventReportHead } from "@atalaya/contract/resources/event-reports.ts";
import { reportFields, type ReportContent } from "@atalaya/contract/resources/event-reports/content.ts";
import { requiredText } from "@atalaya/contract/values/plain-text.ts";
import { useQueryClient } from "@tanstack/react-query";
import { raise } from "../../../api/events.ts";
import { ApiError } from "../../../api/request.ts";
import { serverNow } from "../../../api/server-clock.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { keyOf, useAct, useUpdate } from "../../../api/use-resource.ts";
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { Row } from "../../../forms/section.tsx";
import { CallDialog } from "../../../screens/call-dialog.tsx";
import { useCallForm } from "../../../screens/use-call-form.ts";
import { useWords } from "../../../ui/words.ts";
import { useMomentIn, useNameOf } from "../report-words.ts";
import { useShowDraft } from "../use-reports.ts";

const Answering = z.object({
  responsible_name: requiredText(120),
  responsible_position: reportFields.shape.responsible_position,
});
type Answering = z.output<typeof Answering>;

const { Text } = fieldsOf({ path: eventReports.path, draft: Answering });

type SendDialogProps = {
  head: EventReportHead;
  report: EventReport;
  /** What it says changed since it was read: the new state is shown, and nothing was sent. */
  onMovedOn: () => void;
  onClose: () => void;
};

/** Whether two states of a draft say the same, apart from who answers for it. */
const saysTheSame = (one: ReportContent, other: ReportContent): boolean =>
  JSON.stringify({ ...one, ...nobody }) === JSON.stringify({ ...other, ...nobody });
const nobody = { responsible_name: null, responsible_position: null };

/** Thrown where the dialog was closed for a reason of its own. */
class Ended extends ApiError {
  constructor() {
    super(409, { code: "report_changed" });
  }
}

export function SendDialog({ head, report, onMovedOn, onClose }: SendDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const { change } = useUrlState();
  const show = useShowDraft();
  const nameOf = useNameOf(head);
  const momentIn = useMomentIn(head.event.timezone);
  const update = useUpdate(eventReports);
  const sending = useAct(eventReports, "sending");
  /** What the person has before his eyes, whatever comes in while the dialog is open. */
  const [read] = useState(report);
  const { content, version, digest, cutoff_at } = read;

  const movedOn = (current: EventReport | null) => {
    if (current) show(current);
    else void client.invalidateQueries({ queryKey: keyOf(eventReports) });
    onMovedOn();
    onClose();
    throw new Ended();
  };
  /** Who answers for it is written into the draft first; had it changed otherwise meanwhile, it is read again. */
  const answeredBy = async (answering: Answering) => {
    const isSaid =
      answering.responsible_name === content.responsible_name &&
      answering.responsible_position === content.responsible_position;
    if (isSaid || !head.may_write) return { version, seen: digest ?? "" };
    const saved = await update.mutateAsync({ id: read.id, version, ...answering });
    if (!saysTheSame(saved.content, content)) return movedOn(saved);
    return { version: saved.version, seen: saved.digest ?? "" };
  };
  const controller = useCallForm<Answering>({
    schema: Answering,
    initial: {
      responsible_name: content.responsible_name ?? "",
      responsible_position: content.responsible_position,
    },
    send: async (answering) => {
      try {
        const sent = await sending.mutateAsync({ id: read.id, ...(await answeredBy(answering)) });
        change({ report: sent.id, form: null });
        onClose();
      } catch (error) {
        if (!(error instanceof ApiError) || error instanceof Ended) throw error;
        if (error.code === "report_changed" || error.code === "conflict")
          movedOn((error.current as EventReport | undefined) ?? null);
        if (error.code !== "report_sent") throw error;
        // Another person was first: what was sent is what is shown.
        raise("SET_MESSAGE", { message: error.message, type: "info" });
        void client.invalidateQueries({ queryKey: keyOf(eventReports) });
        onClose();
        throw error;
      }
    },
    message: t("report_is_sent", { name: nameOf(report) }),
    after: (answering) => answering,
  });
  const name = nameOf(report);
  const isReadOnly = !head.may_write;
  const at = momentIn(cutoff_at ?? new Date(serverNow()).toISOString());
  return (
    <CallDialog
      title={t("report_send", { name })}
      controller={controller}
      maxWidth="sm"
      submitLabel={t("report_send", { name })}
      onClose={onClose}
    >
      <Typography sx={{ mb: "12px" }}>
        {head.above ? t("report_send_to", { name, place: head.above.name, at }) : t("report_send_up", { name, at })}
      </Typography>
      <Row>
        <Text name="responsible_name" isReadOnly={isReadOnly} />
        <Text name="responsible_position" isReadOnly={isReadOnly} />
      </Row>
    </CallDialog>
  );
}
