// The losses of a disaster as figures to be read: each with its own day and source, and the course that led to it.
import {
  compareFigures,
  currentBreakdowns,
  currentFigures,
  divisions,
  hasNumber,
  headlineMetrics,
  losses,
  metrics,
} from "@atalaya/contract/domain/losses.ts";
import type { Figure, Metric } from "@atalaya/contract/domain/losses.ts";
import { factsOf, paperSection, type PaperBlock, type PaperFigure } from "@atalaya/contract/paper.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatDay, formatNumber } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/words.ts";
import { showAsOf, showFigure, showOrigin } from "@atalaya/contract/domain/show-figure.ts";

/** So many stand in large type. */
const mostHeadlines = 3;

/** Of one metric, oldest first: of the same day and hour, in the order in which they were written. */
export const courseOf = (figures: readonly Figure[], metric: Metric, t: Translate, language: Language) =>
  figures
    .filter((row) => row.metric === metric && typeof row.value === "number")
    .toSorted(compareFigures)
    .map((row) => ({
      day: row.hour ? `${row.as_of}T${row.hour}` : row.as_of,
      value: row.value!,
      shown: showFigure(row, t, language),
    }));

function figureOf(current: Figure, figures: readonly Figure[], t: Translate, language: Language): PaperFigure {
  const { metric, qualifier, currency } = current;
  const { unit } = losses[metric];
  const isUnsure = qualifier === "approximate" || qualifier === "at_least";
  return {
    label: t(`loss.${metric}`),
    value: showFigure(current, t, language),
    unit: !hasNumber(qualifier) ? null : unit === "money" ? currency : t(`loss_unit.${unit}`),
    qualifier: isUnsure ? { label: t(`qualifier.${qualifier}`), status: "warning" } : null,
    as_of: showAsOf(current, language),
    source: showOrigin(current, t, language),
    course: courseOf(figures, metric, t, language),
  };
}

/** The section of figures, and what of the people is divided by sex, age and the like. */
export function lossSections({ figures, breakdowns }: DomainRecord, t: Translate, language: Language) {
  const current = currentFigures(figures);
  const all = metrics.flatMap((metric) => current.get(metric) ?? []);
  const told = headlineMetrics.flatMap((metric) => {
    const row = current.get(metric);
    return row && (row.value ?? 0) > 0 ? [row] : [];
  });
  const asRead = (rows: readonly Figure[]) => rows.map((row) => figureOf(row, figures, t, language));
  return [
    paperSection(
      t("losses"),
      [
        { kind: "headline", figures: asRead(told.slice(0, mostHeadlines)) },
        { kind: "figures", figures: asRead(all) },
      ],
      { note: t("losses_rule") },
    ),
    paperSection(t("breakdown"), [breakdownTable(breakdowns, t, language)]),
  ];
}

/** As it was divided last, with the day where one is told. */
function breakdownTable(all: DomainRecord["breakdowns"], t: Translate, language: Language): PaperBlock {
  const rows = currentBreakdowns(all);
  const isDated = rows.some(({ as_of }) => as_of !== null);
  const used = divisions.filter((division) => rows.some((row) => row[division] !== "all"));
  return {
    kind: "table",
    label: t("breakdown"),
    columns: [
      t("label.records.figures.metric"),
      ...used.map((division) => t(`label.records.breakdowns.${division}`)),
      t("label.records.breakdowns.count"),
      ...(isDated ? [t("label.records.breakdowns.as_of")] : []),
    ],
    numeric: [used.length + 1],
    rows: rows.map((row) => [
      t(`loss.${row.metric}`),
      ...used.map((division) => t(`part.${row[division]}`)),
      formatNumber(row.count, language),
      ...(isDated ? [formatDay(row.as_of, language)] : []),
    ]),
  };
}

/** The event card: its cause, magnitude, level, declaration, and the services that stopped. */
export function eventBlocks({ event }: DomainRecord, t: Translate, language: Language): PaperBlock[] {
  if (!event) return [];
  const { cause, magnitude_value, magnitude_scale, emergency_level, declaration, was_warned } = event;
  const number = (value: number | null) => (value === null ? null : formatNumber(value, language));
  return [
    factsOf([
      [t("event_cause"), cause && t(`cause.${cause}`)],
      [t("event_cause_text"), event.cause_text],
      [t("event_magnitude"), [number(magnitude_value), magnitude_scale].filter(Boolean).join(" ")],
      [t("event_intensity"), event.intensity],
      [t("event_level"), emergency_level && t(`level.${emergency_level}`)],
      [t("event_declaration"), declaration && t(`declaration.${declaration}`)],
      [t("event_declared_on"), event.declared_on && formatDay(event.declared_on, language)],
      [t("event_glide"), event.glide],
      [t("event_warned"), was_warned === null ? null : t(was_warned ? "yes" : "no")],
    ]),
    {
      kind: "table",
      label: t("label.records.event.services"),
      columns: [
        t("label.records.event.services"),
        t("label.records.event.services.started_on"),
        t("paper_hours"),
        t("paper_users"),
      ],
      numeric: [2, 3],
      rows: event.services.map(({ service, started_on, started_at, hours, users }) => [
        t(`service.${service}`),
        [formatDay(started_on, language), started_at].filter(Boolean).join(" "),
        formatNumber(hours, language),
        formatNumber(users, language),
      ]),
    },
  ];
}
