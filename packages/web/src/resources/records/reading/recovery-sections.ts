// A recovery item to be read: what is rebuilt, with what money, for whom, and how far it has come (V21).
import { factsOf, paperSection } from "@atalaya/contract/paper.ts";
import {
  beneficiaryGroups,
  gapOf,
  progressOf,
  recoveryAmounts,
  type RecoveryItem,
  type RecoveryWork,
} from "@atalaya/contract/domain/recovery/recovery-item.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatDay, formatNumber } from "../../../ui/format.ts";
import { lateText } from "../recovery/late-text.ts";
import type { Translate } from "../../../ui/words.ts";

type Fact = [label: string, value: string | null | false];

/** `work` says by how much it is late. */
export function recoverySections(item: RecoveryItem, work: RecoveryWork | null, t: Translate, language: Language) {
  const { sector, phase, intervention, need_horizon, progress_status, currency, is_better } = item;
  const label = (field: keyof RecoveryItem) => t(`recovery.${field}`);
  const number = (value: number | null, unit: string | null = null) =>
    value === null ? null : [formatNumber(value, language), unit].filter(Boolean).join(" ");
  const day = (value: string | null) => value && formatDay(value, language);
  return [
    paperSection(t("recovery_section"), [
      factsOf([
        [label("progress_status"), progress_status && t(`progress_status.${progress_status}`)],
        [label("progress_pct"), number(progressOf(item), "%")],
        [label("sector"), sector && t(`sector.${sector}`)],
        [label("phase"), phase && t(`recovery_phase.${phase}`)],
        [label("intervention"), intervention && t(`intervention.${intervention}`)],
        [label("need_horizon"), need_horizon && t(`need_horizon.${need_horizon}`)],
        [label("priority"), number(item.priority)],
        [label("contractor"), item.contractor],
        [label("external_code"), item.external_code],
        ...(["planned_start_on", "planned_end_on", "actual_start_on", "actual_end_on"] as const).map((field): Fact => [
          label(field),
          day(item[field]),
        ]),
        [t("work_delay"), work && lateText(work, t, language)],
        [label("is_better"), is_better === null ? null : t(is_better ? "yes" : "no")],
        [label("better_note"), item.better_note],
        [label("risk_reduction"), item.risk_reduction],
        [label("gender_focus"), item.gender_focus === null ? null : t(item.gender_focus ? "yes" : "no")],
      ]),
      {
        kind: "table",
        label: label("milestones"),
        columns: [
          t("label.records.recovery.milestones.title"),
          t("label.records.recovery.milestones.due_on"),
          t("label.records.recovery.milestones.done_on"),
          t("label.records.recovery.milestones.weight"),
        ],
        numeric: [3],
        rows: item.milestones.map(({ title, due_on, done_on, weight }) => [
          title,
          formatDay(due_on, language),
          formatDay(done_on, language),
          formatNumber(weight, language),
        ]),
      },
    ]),
    paperSection(t("recovery_money_section"), [
      factsOf([
        ...recoveryAmounts.map((field): Fact => [label(field), number(item[field], currency)]),
        [t("recovery.gap"), number(gapOf(item), currency)],
        ...item.funding.map(({ source, amount }): Fact => [t(`funding_source.${source}`), number(amount, currency)]),
      ]),
    ]),
    paperSection(t("recovery_people_section"), [
      factsOf(
        (["beneficiaries", ...beneficiaryGroups, "households"] as const).map((field): Fact => [
          label(field),
          number(item[field]),
        ]),
      ),
      {
        kind: "table",
        label: label("housing"),
        columns: [
          t("label.records.recovery.housing.grade"),
          t("label.records.recovery.housing.solution"),
          t("label.records.recovery.housing.households"),
          t("label.records.recovery.housing.delivered"),
        ],
        numeric: [2, 3],
        rows: item.housing.map(({ grade, solution, households, delivered }) => [
          t(`damage_grade.${grade}`),
          t(`housing_solution.${solution}`),
          formatNumber(households, language),
          formatNumber(delivered, language),
        ]),
      },
    ]),
  ];
}
