// How a report stands and what comes next: a draft is sent, what was sent is followed by another one in time.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { EventReport, EventReportHead } from "@atalaya/contract/resources/event-reports.ts";
import { linkTo } from "../../../api/addresses.ts";
import { createLink } from "@tanstack/react-router";
import { ClosingLink } from "../../../screens/paper/closing-link.tsx";
import { PaperButtons } from "../../../screens/paper/paper-buttons.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useWords } from "../../../ui/words.ts";
import { useMomentIn, useNameOf } from "../report-words.ts";
import { usePrepare } from "../use-reports.ts";
import { DraftState } from "./draft-state.tsx";
import { NextDue } from "./next-due.tsx";

const LinkButton = createLink(Button);

type StateCardProps = { head: EventReportHead; report: EventReport };

export const StateCard = ({ head, report }: StateCardProps) =>
  report.state === "draft" ? (
    <DraftState head={head} report={report}>
      <Papers report={report} code={head.event.code} />
      <NextDue head={head} />
    </DraftState>
  ) : (
    <SentState head={head} report={report} />
  );

function SentState({ head, report }: StateCardProps) {
  const t = useWords();
  const momentIn = useMomentIn(head.event.timezone);
  const { above, next_number, reports, event } = head;
  const isNewest = reports.find(({ state }) => state === "sent")?.id === report.id;
  const isOver = event.ended_on !== null && isNewest;
  const next = isNewest ? next_number : (report.number ?? 0) + 1;
  return (
    <Panel title={t("report_sent")} mark={<Tag label={t("report_sealed")} icon="lock" status="info" />}>
      <Box sx={{ display: "grid", gap: "10px", p: "0 16px 14px" }}>
        <Typography color="textSecondary" sx={{ m: 0 }}>
          {report.sent_at &&
            (above
              ? t("report_sent_to", { place: above.name, at: momentIn(report.sent_at) })
              : t("report_sent_up", { at: momentIn(report.sent_at) }))}{" "}
          {isOver ? t("report_final_over") : t("report_final", { number: next })}
        </Typography>
        <Next head={head} />
        {event.ended_on !== null && <ClosingLink event_id={event.id} />}
        <Papers report={report} code={event.code} />
        <NextDue head={head} />
      </Box>
    </Panel>
  );
}

/** Opens what is open already, and begins the next one else. */
function Next({ head }: { head: EventReportHead }) {
  const t = useWords();
  const nameOf = useNameOf(head);
  const { prepare, isPending } = usePrepare(head.event.id);
  const { draft_id, may_write, event } = head;
  if (draft_id !== null)
    return (
      <LinkButton
        variant="contained"
        startIcon={<Icon name="pencil" />}
        {...linkTo("/informes", { event: event.id, report: draft_id })}
      >
        {t("report_draft_of", { name: nameOf(null) })}
      </LinkButton>
    );
  if (!may_write) return null;
  return (
    <Button variant="contained" startIcon={<Icon name="plus" />} disabled={isPending} onClick={prepare}>
      {t("report_prepare", { name: nameOf(null) })}
    </Button>
  );
}

function Papers({ report: { id, number, seal }, code }: { report: EventReport; code: string }) {
  const t = useWords();
  const name = [code, number ?? t("report_draft").toLowerCase()].join("-");
  return <PaperButtons at={`event-reports/${id}`} file="report.pdf" name={name} isSealed={seal !== null} />;
}
