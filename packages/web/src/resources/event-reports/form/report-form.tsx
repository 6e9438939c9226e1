// The form of a draft: the same sections as the paper, in the order of the country's template, with what is known already in its place.
import Box from "@mui/material/Box";
import type { EventReport, EventReportHead } from "@atalaya/contract/resources/event-reports.ts";
import type { ReportWritten } from "@atalaya/contract/resources/event-reports/content.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { FormConflict } from "../../../forms/conflict-dialog.tsx";
import { FormPanel } from "../../../forms/form-panel.tsx";
import { LeaveGuard } from "../../../forms/leave-guard.tsx";
import { PanelHead } from "../../../screens/panel-head.tsx";
import { Page } from "../../../ui/page.tsx";
import { useLanguage, useWords, type Translate } from "../../../ui/words.ts";
import { ReportButtons } from "../report-buttons.tsx";
import { useNameOf } from "../report-words.ts";
import { PartFields } from "./part-fields.tsx";
import { Fields } from "./plain-fields.tsx";
import { written as noun } from "./report-noun.ts";
import { TimeFields } from "./time-fields.tsx";
import { useReportForm } from "./use-report-form.ts";

type ReportFormProps = { head: EventReportHead; report: EventReport; written: ReportWritten };

/** A value of the form in words, where two versions of it are compared. */
function showValue(t: Translate, value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  return value === null || value === "" ? t("empty_value") : String(value);
}

export function ReportForm({ head, report, written }: ReportFormProps) {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(noun);
  const nameOf = useNameOf(head);
  const { change } = useUrlState();
  const controller = useReportForm(report, written);
  const { content } = report;
  const toPaper = () => change({ form: null });
  return (
    <Page
      isFilling
      title={t("report_draft_of", { name: nameOf(report) })}
      actions={<ReportButtons head={head} report={report} view="form" />}
    >
      <Box sx={{ flex: 1, minHeight: 0, maxWidth: 1040, width: "100%" }}>
        <FormPanel
          head={<PanelHead title={head.event.title} subtitle={head.event.code} onClose={toPaper} />}
          controller={controller}
          labelOf={labelOf}
          isNew={false}
        >
          <Section title={t("report_form_time")}>
            <TimeFields template={content.template} />
          </Section>
          {content.template.sections.map(({ title, parts }) => (
            <Section key={title.es} title={title[language]}>
              {parts.map((part, index) => (
                <PartFields key={index} part={part} report={report} />
              ))}
            </Section>
          ))}
          <Section title={t("report_form_end")}>
            <Row>
              <Fields.Text name="responsible_name" help={t("report_responsible_help")} />
              <Fields.Text name="responsible_position" />
            </Row>
          </Section>
        </FormPanel>
      </Box>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["event", "report", "form"]} />
      <FormConflict controller={controller} labelOf={labelOf} show={(_, value) => showValue(t, value)} />
    </Page>
  );
}
