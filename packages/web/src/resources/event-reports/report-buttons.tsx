// The head of a report: paper or form, the reports before and after it, and the way to all of them.
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { createLink } from "@tanstack/react-router";
import type { EventReport, EventReportHead, EventReportSummary } from "@atalaya/contract/resources/event-reports.ts";
import { linkTo } from "../../api/addresses.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { LogLink } from "../../screens/paper/log-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { useNameOf } from "./report-words.ts";

const LinkButton = createLink(Button);
const LinkIconButton = createLink(IconButton);

type ReportButtonsProps = { head: EventReportHead; report: EventReport; view: "paper" | "form" };

export function ReportButtons({ head, report, view }: ReportButtonsProps) {
  const t = useWords();
  const may = useMay();
  const isPhone = useIsPhone();
  const { change } = useUrlState();
  const { reports, event, may_write } = head;
  const at = reports.findIndex(({ id }) => id === report.id);
  const all = linkTo("/informes", { event: null });
  return (
    <>
      {isPhone ? (
        <LinkIconButton aria-label={t("reports_all")} {...all}>
          <Icon name="list-ul" size={16} />
        </LinkIconButton>
      ) : (
        <LinkButton variant="text" startIcon={<Icon name="list-ul" />} {...all}>
          {t("reports_all")}
        </LinkButton>
      )}
      {!isPhone && may("log.index", event.company_id) && <LogLink event_id={event.id} />}
      {report.state === "draft" && may_write && (
        <Segmented
          label={t("report_view")}
          value={view}
          onChange={(chosen) => change({ report: report.id, form: chosen === "form" ? 1 : null })}
          segments={[
            { value: "paper", label: t("report_as_paper") },
            { value: "form", label: t("report_as_form") },
          ]}
        />
      )}
      <Step head={head} to={reports[at + 1]} icon="angle-left" />
      <Step head={head} to={reports[at - 1]} icon="angle-right" />
    </>
  );
}

type StepProps = { head: EventReportHead; to: EventReportSummary | undefined; icon: "angle-left" | "angle-right" };

/** Nothing where there is no report on that side. */
function Step({ head, to, icon }: StepProps) {
  const t = useWords();
  const nameOf = useNameOf(head);
  if (!to) return null;
  const isBack = icon === "angle-left";
  const name = nameOf(to);
  return (
    <LinkButton
      variant="outlined"
      aria-label={t(isBack ? "report_previous" : "report_next", { name })}
      {...(isBack ? { startIcon: <Icon name={icon} /> } : { endIcon: <Icon name={icon} /> })}
      {...linkTo("/informes", { event: head.event.id, report: to.id })}
    >
      {t("report_no", { number: to.number ?? head.next_number })}
    </LinkButton>
  );
}
