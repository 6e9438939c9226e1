// What stands beside an alert: its area on a small map, what it says in CAP's words, and what it rests on.
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { PaperFact, PaperLink } from "@atalaya/contract/paper.ts";
import { useHazardOf } from "../../../api/hazards.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { Block } from "../../../screens/paper/blocks.tsx";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { levelMarks } from "../../../ui/theme/data-colors.ts";
import { formatInstant, formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { legalTitleOf } from "../../legal-documents/queries.ts";
import { namesIn, useShownAlert } from "../use-shown-alert.ts";
import { useLevelOf } from "../../../api/use-levels.ts";
import { FactRows } from "./fact-rows.tsx";

/** Facts that are there; a label with nothing behind it says nothing. */
const told = (facts: readonly (readonly [label: string, value: string | null | undefined | false])[]): PaperFact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

export function AreaCard({ alert }: { alert: Alert }) {
  const t = useWords();
  const show = useShownAlert(namesIn(alert));
  const level = useLevelOf()(alert.level, alert.company_id);
  const named = [
    ...alert.area_records.map(({ title }) => title),
    ...alert.area_company_ids.map((id) => show("area_company_ids", [id])),
    alert.area_circle && show("area_circle", alert.area_circle),
  ];
  const caption = [alert.area_description, ...named].filter(Boolean).join(" · ");
  return (
    <PaperCard title={t("alert_area_title")}>
      {alert.geometry ? (
        <Block
          block={{
            kind: "shape",
            label: t("alert_area_title"),
            geometry: alert.geometry,
            color: levelMarks[level.key as keyof typeof levelMarks]?.fill ?? level.color,
            caption,
          }}
        />
      ) : (
        caption || t("alert_area_none")
      )}
    </PaperCard>
  );
}

export function FactsCard({ alert }: { alert: Alert }) {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(alerts);
  const show = useShownAlert(namesIn(alert));
  const level = useLevelOf()(alert.level, alert.company_id);
  const { severity, urgency, certainty, categories, responses, channels } = alert;
  const category = useHazardOf()(alert.hip_code ?? "")?.cap_category;
  const at = (instant: string | null) => instant && formatInstant(instant, language);
  const facts = told([
    [labelOf("variable_id"), show("variable_id", alert.variable_id)],
    [labelOf("technical_level"), alert.technical_level],
    [labelOf("severity"), show("severity", severity ?? level.severity)],
    [labelOf("urgency"), show("urgency", urgency ?? level.urgency)],
    [labelOf("certainty"), show("certainty", certainty ?? level.certainty)],
    [labelOf("responses"), show("responses", responses.length > 0 ? responses : level.responses)],
    [labelOf("categories"), show("categories", categories.length > 0 ? categories : category && [category])],
    [labelOf("coverage"), show("coverage", alert.coverage)],
    [labelOf("effective_at"), at(alert.effective_at)],
    [labelOf("onset_at"), at(alert.onset_at)],
    [labelOf("expires_at"), at(alert.expires_at)],
    [labelOf("reported_at"), at(alert.reported_at)],
    [t("alert_minutes"), alert.minutes_to_message !== null && t("span_minutes", { minutes: alert.minutes_to_message })],
    [labelOf("scope"), show("scope", alert.scope)],
    [labelOf("channels"), channels.length > 0 && show("channels", channels)],
    [
      labelOf("population_covered"),
      alert.population_covered !== null && formatNumber(alert.population_covered, language),
    ],
    [labelOf("evacuated"), alert.evacuated !== null && formatNumber(alert.evacuated, language)],
  ]);
  return (
    <PaperCard title={t("alert_facts")}>
      <FactRows facts={facts} />
    </PaperCard>
  );
}

/** The law, plan, minutes and event that it cites, and whom to ask. */
export function BackingCard({ alert }: { alert: Alert }) {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(alerts);
  const { documents, session, event } = alert;
  const links: PaperLink[] = [
    ...documents.map((document) => ({
      label: labelOf(document.id === alert.plan_id ? "plan_id" : "legal_document_id"),
      text: legalTitleOf(t, language, document),
      address: `/legal?document=${document.id}`,
    })),
    ...(session
      ? [
          {
            label: labelOf("session_id"),
            text: t("alert_session", { number: session.number, year: session.year }),
            address: `/legal-drm-committee?of=${session.committee_id}&session=${session.id}`,
          },
        ]
      : []),
    ...(event
      ? [
          {
            label: labelOf("event_id"),
            text: event.title,
            detail: event.code,
            address: `/records/risk?record=${event.id}`,
          },
        ]
      : []),
  ];
  const facts: PaperFact[] = [
    ...told([
      [labelOf("declared_by"), alert.declared_by],
      [labelOf("technical_source"), alert.technical_source],
      [labelOf("bulletin"), alert.bulletin],
      [labelOf("contact"), alert.contact],
    ]),
    ...(alert.web ? [{ label: labelOf("web"), value: alert.web, address: alert.web }] : []),
  ];
  if (links.length + facts.length === 0) return null;
  return (
    <PaperCard title={t("alert_backing")}>
      {links.length > 0 && <Block block={{ kind: "links", links }} />}
      {facts.length > 0 && <Block block={{ kind: "facts", facts }} />}
    </PaperCard>
  );
}
