// The fields of one part of the template.
import { emergencyLevels } from "@atalaya/contract/domain/event-card.ts";
import type { ReportTemplate } from "@atalaya/contract/domain/event-report/template.ts";
import type { EventReport } from "@atalaya/contract/resources/event-reports.ts";
import { capacities } from "@atalaya/contract/resources/event-reports/content.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { InstantInput } from "../../../forms/instant-input.tsx";
import { Row } from "../../../forms/section.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { ActionsField } from "./actions-field.tsx";
import { FiguresField } from "./figures-field.tsx";
import { NeedsField } from "./needs-field.tsx";
import { Fields } from "./plain-fields.tsx";
import { written } from "./report-noun.ts";
import { ResourcesField } from "./resources-field.tsx";
import { ServicesField } from "./services-field.tsx";

type Part = ReportTemplate["sections"][number]["parts"][number];
type PartFieldsProps = { part: Part; report: EventReport };

export function PartFields({ part, report }: PartFieldsProps) {
  const t = useWords();
  const [language] = useLanguage();
  switch (part.kind) {
    case "event":
      return <EventFields report={report} />;
    case "figures":
    case "more":
      return (
        <FiguresField
          asked={part.figures.map(({ metric, label }) => ({ metric, name: label?.[language] ?? t(`loss.${metric}`) }))}
          report={report}
        />
      );
    case "services":
      return <ServicesField report={report} />;
    case "amount":
      return <FiguresField asked={[{ metric: "loss_local", name: t("report_amount") }]} report={report} />;
    case "actions":
      return <ActionsField report={report} />;
    case "resources":
      return <ResourcesField />;
    case "needs":
      return <NeedsField report={report} />;
    case "level":
      return <LevelFields report={report} />;
    case "remarks":
      return <Fields.LongText name="remarks" />;
  }
}

function EventFields({ report: { content } }: { report: EventReport }) {
  const t = useWords();
  const labelOf = useLabelOf(written);
  return (
    <Row>
      <InstantInput name="began_at" label={labelOf("began_at")} help={t("report_began_help")} />
      <Fields.Text name="place_text" help={t("report_place_help", { place: content.place.name })} />
    </Row>
  );
}

/** What the event card says of the level holds until another one is chosen here. */
function LevelFields({ report: { content, written: own } }: { report: EventReport }) {
  const t = useWords();
  const [language] = useLanguage();
  const { emergency_level } = content;
  const fromCard = emergency_level && own?.emergency_level === null;
  return (
    <Row>
      <Fields.Choice
        name="emergency_level"
        emptyLabel={fromCard ? t("report_level_card", { level: emergency_level[language] }) : t("value_unknown")}
        options={emergencyLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
      />
      <Fields.Choice
        name="capacity"
        emptyLabel={t("report_capacity_untold")}
        options={capacities.map((value) => ({ value, label: t(`report_capacity.${value}`) }))}
      />
    </Row>
  );
}
