// The form over what was written into a draft. The server answers the whole report put together anew, which is shown at once.
import type { EventReport } from "@atalaya/contract/resources/event-reports.ts";
import { eventReports } from "@atalaya/contract/resources/event-reports.ts";
import type { ReportWritten } from "@atalaya/contract/resources/event-reports/content.ts";
import { ApiError } from "../../../api/request.ts";
import { useUpdate } from "../../../api/use-resource.ts";
import { useResourceForm, type ResourceForm } from "../../../forms/use-resource-form.ts";
import { useWords } from "../../../ui/words.ts";
import { useShowDraft } from "../use-reports.ts";
import { written } from "./report-noun.ts";

/** Forms compare fields: of what somebody else saved they need what was written, and not what was put together of it. */
function asWritten(error: unknown): unknown {
  const current = error instanceof ApiError && error.code === "conflict" ? (error.current as EventReport) : null;
  if (!(error instanceof ApiError) || !current?.written) return error;
  const { code, message } = error;
  return new ApiError(error.status, { code, message, current: { ...current.written, version: current.version } });
}

export function useReportForm(report: EventReport, saved: ReportWritten): ResourceForm<ReportWritten> {
  const t = useWords();
  const show = useShowDraft();
  const update = useUpdate(eventReports, { message: () => t("report_saved") });
  return useResourceForm<ReportWritten>({
    path: eventReports.path,
    schema: written.draft,
    saved,
    subject: { id: report.id, version: report.version },
    save: async (_, version, changes) => {
      try {
        const answer = await update.mutateAsync({ ...changes, id: report.id, version: version ?? report.version });
        show(answer);
        return answer;
      } catch (error) {
        throw asWritten(error);
      }
    },
  });
}
