// The reports of one event: the one that is asked for, else the newest that was sent, else the draft.
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { createLink } from "@tanstack/react-router";
import type { EventReportHead, EventReportSummary } from "@atalaya/contract/resources/event-reports.ts";
import { linkTo } from "../../api/addresses.ts";
import { useUrlState } from "../../api/url-state.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { ReportForm } from "./form/report-form.tsx";
import { ReportPage } from "./report-page.tsx";
import { useNameOf } from "./report-words.ts";
import { useHead, usePrepare, useReport } from "./use-reports.ts";

const LinkButton = createLink(Button);

/** What is known while the rest is on its way. */
const pageHeight = 640;

export function EventSeries({ event_id }: { event_id: number }) {
  const t = useWords();
  const { data: head, error, isError, refetch } = useHead(event_id);
  if (head) return <Series head={head} />;
  return (
    <Page>
      {isError ? (
        <ErrorState error={error} title={t("report_failed")} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={pageHeight} />
      )}
    </Page>
  );
}

function chosenIn({ reports }: EventReportHead, asked: string | undefined): EventReportSummary | undefined {
  return reports.find(({ id }) => id === Number(asked)) ?? reports.find(({ state }) => state === "sent") ?? reports[0];
}

function Series({ head }: { head: EventReportHead }) {
  const t = useWords();
  const { search } = useUrlState();
  const chosen = chosenIn(head, search.report);
  const isDraft = chosen?.state === "draft";
  const { data: report, error, isError, refetch } = useReport(chosen?.id ?? null, isDraft);
  if (!chosen) return <NoReport head={head} />;
  if (report && isDraft && search.form && head.may_write && report.written)
    return <ReportForm key={report.id} head={head} report={report} written={report.written} />;
  if (report) return <ReportPage head={head} report={report} />;
  return (
    <Page title={head.event.title}>
      {isError ? (
        <ErrorState error={error} title={t("report_failed")} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={pageHeight} sx={{ maxWidth: 794 }} />
      )}
    </Page>
  );
}

function NoReport({ head }: { head: EventReportHead }) {
  const t = useWords();
  const nameOf = useNameOf(head);
  const { prepare, isPending } = usePrepare(head.event.id);
  return (
    <Page title={head.event.title}>
      <EmptyState
        title={t("report_none")}
        text={t(head.may_write ? "report_none_text" : "report_none_read")}
        actions={
          <>
            {head.may_write && (
              <Button variant="contained" startIcon={<Icon name="plus" />} disabled={isPending} onClick={prepare}>
                {t("report_prepare", { name: nameOf(null) })}
              </Button>
            )}
            <LinkButton
              variant="outlined"
              startIcon={<Icon name="fire" />}
              {...linkTo("/records/risk", { record: head.event.id })}
            >
              {t("log_event")}
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
