// Until when a report tells, and after how many hours the next one is due.
import type { ReportTemplate } from "@atalaya/contract/domain/event-report/template.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { InstantInput } from "../../../forms/instant-input.tsx";
import { Row } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { Fields } from "./plain-fields.tsx";
import { written } from "./report-noun.ts";

export function TimeFields({ template }: { template: ReportTemplate }) {
  const t = useWords();
  const labelOf = useLabelOf(written);
  return (
    <Row>
      <InstantInput name="cutoff_at" label={labelOf("cutoff_at")} help={t("report_cutoff_help")} />
      <Fields.Number
        name="next_hours"
        unit={t("report_hours_unit")}
        help={t("report_next_help", { hours: template.every_hours })}
      />
    </Row>
  );
}
