// What the cards of a record say, in lines of words: for its history, conflicts and merges.
import type { EventCard } from "@atalaya/contract/domain/event-card.ts";
import {
  beneficiaryGroups,
  progressOf,
  recoveryAmounts,
  type RecoveryItem,
} from "@atalaya/contract/domain/recovery/recovery-item.ts";
import { divisions, type Breakdown } from "@atalaya/contract/domain/losses.ts";
import type { RiskAssessment } from "@atalaya/contract/domain/risk-assessment.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatDay, formatNumber } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/words.ts";
import { assessmentLabel, assessmentSaid } from "../assessments/assessment-said.ts";

/** A line of a card: what it is called and what it says; nothing is left out. */
type Line = [label: string, text: string | null | undefined | false];

/** "Causa: negligencia", one below the other. */
const linesOf = (lines: Line[]): string =>
  lines.flatMap(([label, text]) => (text ? `${label}: ${text}` : [])).join("\n");

/** Also of a form that is being filled in, which lacks what nobody has touched. */
export function eventText(event: EventCard, t: Translate, language: Language): string {
  const { cause, magnitude_value, magnitude_scale, emergency_level, declaration, declared_on, was_warned } = event;
  const number = (value: number | null) => typeof value === "number" && formatNumber(value, language);
  return linesOf([
    [t("event_cause"), cause && t(`cause.${cause}`)],
    [t("event_cause_text"), event.cause_text],
    [t("event_magnitude"), [number(magnitude_value), magnitude_scale].filter(Boolean).join(" ")],
    [t("event_intensity"), event.intensity],
    [t("event_level"), emergency_level && t(`level.${emergency_level}`)],
    [t("event_declaration"), declaration && t(`declaration.${declaration}`)],
    [t("event_declared_on"), declared_on && formatDay(declared_on, language)],
    [t("event_glide"), event.glide],
    [t("event_warned"), typeof was_warned === "boolean" && t(was_warned ? "yes" : "no")],
    ...(event.services ?? []).flatMap(({ service: key, started_on, started_at, hours, users }): Line[] => {
      const service = t(`service.${key}`);
      return [
        [t("label.records.event.services"), service],
        [
          t("label.records.event.services.started_on"),
          started_on && [formatDay(started_on, language), started_at].filter(Boolean).join(" "),
        ],
        [t("label.records.event.services.hours", { service }), number(hours)],
        [t("label.records.event.services.users", { service }), number(users)],
      ];
    }),
  ]);
}

/** Also of a form that is being filled in. Institution and disaster are named by their numbers: their names are elsewhere. */
export function recoveryText(item: RecoveryItem, t: Translate, language: Language): string {
  const { sector, phase, intervention, need_horizon, progress_status, currency } = item;
  const label = (field: keyof RecoveryItem) => t(`recovery.${field}`);
  const number = (value: number | null | undefined, unit: string | null = null) =>
    typeof value === "number" && [formatNumber(value, language), unit].filter(Boolean).join(" ");
  const numbered = (id: number | null) => id !== null && t("recovery_number", { id });
  const day = (value: string | null) => value && formatDay(value, language);
  const milestones = item.milestones ?? [];
  const progress = progressOf({ milestones, progress_pct: item.progress_pct ?? null });
  return linesOf([
    [label("sector"), sector && t(`sector.${sector}`)],
    [label("phase"), phase && t(`recovery_phase.${phase}`)],
    [label("intervention"), intervention && t(`intervention.${intervention}`)],
    [label("progress_status"), progress_status && t(`progress_status.${progress_status}`)],
    [label("progress_pct"), number(progress, "%")],
    [label("event_id"), numbered(item.event_id ?? null)],
    [label("facility_id"), numbered(item.facility_id ?? null)],
    [label("property_id"), numbered(item.property_id ?? null)],
    [label("responsible_institution_id"), numbered(item.responsible_institution_id ?? null)],
    [label("contractor"), item.contractor],
    [label("need_horizon"), need_horizon && t(`need_horizon.${need_horizon}`)],
    [label("priority"), number(item.priority)],
    [label("external_code"), item.external_code],
    ...recoveryAmounts.map((field): Line => [label(field), number(item[field], currency)]),
    ...(item.funding ?? []).map(({ source, amount }): Line => [
      label("funding"),
      `${t(`funding_source.${source}`)} ${number(amount, currency) || ""}`,
    ]),
    ...(["beneficiaries", ...beneficiaryGroups, "households"] as const).map((field): Line => [
      label(field),
      number(item[field]),
    ]),
    ...(["planned_start_on", "planned_end_on", "actual_start_on", "actual_end_on"] as const).map((field): Line => [
      label(field),
      day(item[field]),
    ]),
    ...(item.housing ?? []).map(({ grade, solution, households, delivered }): Line => [
      label("housing"),
      [
        t(`housing_solution.${solution}`),
        t(`damage_grade.${grade}`),
        number(households) && `${t("label.records.recovery.housing.households")} ${number(households)}`,
        number(delivered) && `${t("label.records.recovery.housing.delivered")} ${number(delivered)}`,
      ]
        .filter(Boolean)
        .join(" · "),
    ]),
    [label("is_better"), item.is_better && t("yes")],
    [label("better_note"), item.better_note],
    [label("risk_reduction"), item.risk_reduction],
    [label("gender_focus"), typeof item.gender_focus === "boolean" && t(item.gender_focus ? "yes" : "no")],
    ...milestones.map(({ title, weight, done_on }): Line => [
      t("label.records.recovery.milestones.title"),
      [title, number(weight, "%"), done_on && `✓ ${day(done_on)}`].filter(Boolean).join(" · "),
    ]),
  ]);
}

/** Also of a form that is being filled in. Institution and plan are named by their numbers: their names are elsewhere. */
export const assessmentText = (assessment: RiskAssessment, t: Translate, language: Language): string =>
  linesOf(
    (Object.keys(assessment) as (keyof RiskAssessment)[]).map((field): Line => [
      assessmentLabel(field, t),
      assessmentSaid(field, assessment, t, language),
    ]),
  );

/** "Fallecidos · Mujeres, 0 a 14 años: 3 (02-03-2024)". */
export function breakdownText(row: Breakdown, t: Translate, language: Language): string {
  const told = divisions
    .filter((division) => row[division] !== "all")
    .map((division) =>
      // "Sí" says nothing without what it answers.
      division === "sex" || division === "age"
        ? t(`part.${row[division]}`)
        : `${t(`label.records.breakdowns.${division}`)}: ${t(`part.${row[division]}`)}`,
    );
  const day = row.as_of ? ` (${formatDay(row.as_of, language)})` : "";
  return `${[t(`loss.${row.metric}`), told.join(", ")].filter(Boolean).join(" · ")}: ${formatNumber(row.count, language)}${day}`;
}
