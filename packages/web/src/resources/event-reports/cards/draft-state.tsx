// A draft before it is sent: what is missing, what is left open, and sending it.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { cellsIn, hasPart } from "@atalaya/contract/domain/event-report/template.ts";
import type { EventReport, EventReportHead } from "@atalaya/contract/resources/event-reports.ts";
import type { ReportContent } from "@atalaya/contract/resources/event-reports/content.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { linkTo } from "../../../api/addresses.ts";
import { Notice } from "../../../forms/notice.tsx";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { eventReports } from "@atalaya/contract/resources/event-reports.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useLanguage, useWords, type Translate } from "../../../ui/words.ts";
import { useNameOf } from "../report-words.ts";
import { SendDialog } from "./send-dialog.tsx";

const LinkButton = createLink(Button);

/** What a form asks for and nobody has told: it is sent without it, and says so. */
function openPoints({ template, figures, capacity }: ReportContent, language: Language, t: Translate): string[] {
  const isTold = (metric: string) => figures.some((it) => it.metric === metric && it.qualifier !== "unknown");
  const untold = cellsIn(template)
    .filter(({ metric }) => !isTold(metric))
    .map(({ metric, label }) => (label ? label[language] : t(`loss.${metric}`)));
  return [
    ...(untold.length > 0 ? [t("report_missing_figures", { metrics: untold.join(", ") })] : []),
    ...(hasPart(template, "level") && capacity === null ? [t("report_capacity_untold")] : []),
  ];
}

type DraftStateProps = { head: EventReportHead; report: EventReport; children: ReactNode };

export function DraftState({ head, report, children }: DraftStateProps) {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(eventReports);
  const nameOf = useNameOf(head);
  const [isSending, setSending] = useState(false);
  const [isMovedOn, setMovedOn] = useState(false);
  const { content } = report;
  const open = openPoints(content, language, t);
  const isComplete = content.responsible_name !== null;
  return (
    <Panel
      title={t("report_draft_of", { name: nameOf(report) })}
      mark={<Tag label={t("report_draft")} icon="pencil" />}
    >
      <Box sx={{ display: "grid", gap: "10px", p: "0 16px 14px" }}>
        {isMovedOn && (
          <Notice status="warning" icon="exclamation-triangle" role="alert">
            {t("report_moved_on")}
          </Notice>
        )}
        <Typography color="textSecondary" sx={{ m: 0 }}>
          {t("report_draft_help")}
        </Typography>
        {!isComplete && (
          <Point
            icon="exclamation-circle"
            color="error.main"
            title={t("report_missing")}
            points={[labelOf("responsible_name")]}
          />
        )}
        {open.length > 0 && (
          <Point icon="info-circle" color="text.disabled" title={t("report_open_points")} points={open} />
        )}
        {head.may_send && (
          <Button variant="contained" startIcon={<Icon name="paper-plane" />} onClick={() => setSending(true)}>
            {t("report_send", { name: nameOf(report) })}
          </Button>
        )}
        {head.may_write && (
          <LinkButton
            variant="outlined"
            startIcon={<Icon name="pencil" />}
            {...linkTo("/informes", { event: head.event.id, report: report.id, form: 1 })}
          >
            {t("report_fill_in")}
          </LinkButton>
        )}
        {children}
      </Box>
      {isSending && (
        <SendDialog head={head} report={report} onMovedOn={() => setMovedOn(true)} onClose={() => setSending(false)} />
      )}
    </Panel>
  );
}

type PointProps = { icon: string; color: string; title: string; points: readonly string[] };

const Point = ({ icon, color, title, points }: PointProps) => (
  <Box sx={{ display: "flex", gap: "8px" }}>
    <Box component="span" sx={{ color, lineHeight: "20px" }}>
      <Icon name={icon} size={14} />
    </Box>
    <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
      <Typography variant="subtitle2" component="p" sx={{ m: 0 }}>
        {title}
      </Typography>
      {points.map((point) => (
        <Typography key={point} color="textSecondary" sx={{ m: 0 }}>
          {point}
        </Typography>
      ))}
    </Box>
  </Box>
);
