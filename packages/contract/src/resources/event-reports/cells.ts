// How the answers of a report stand in its cells: each with its hour and source, and marked where it is another one than in the report before.
import { divisions, hasNumber, losses, type Breakdown, type Metric } from "../../domain/losses.ts";
import { showFigure } from "../../domain/show-figure.ts";
import type { PaperCell, PaperMarked } from "../../paper.ts";
import type { Language, Text } from "../../text.ts";
import { clockIn, formatDay, formatNumber, unknown } from "../../values/format.ts";
import type { Translate, WordKey } from "../../words.ts";
import type { ReportContent, ReportFigure } from "./content.ts";

/** In whose words, on the clock of which place, and against which report. */
export type Writing = {
  t: Translate;
  language: Language;
  zone: string;
  /** The day of the cut-off: of that day the hour is enough. */
  today: string;
  before: ReportContent | null;
};

export const marked = (value: string, before: string | null | undefined): PaperMarked => ({
  value,
  before: before === undefined || before === value ? null : before,
  is_changed: before !== undefined && before !== value,
});

/** The hour of an instant, with its day where it is not the one of the cut-off. */
export function hourOf(at: string, { language, zone, today }: Writing): string {
  const { day, hour } = clockIn(zone, new Date(at));
  return day === today ? hour : `${formatDay(day, language)} ${hour}`;
}

const asOfFigure = ({ as_of, hour }: ReportFigure, { language, today }: Writing): string =>
  hour && as_of === today ? hour : [formatDay(as_of, language), hour].filter(Boolean).join(" ");

const valueOf = (figure: ReportFigure | undefined, { t, language }: Writing): string => {
  if (!figure) return unknown;
  const shown = showFigure(figure, t, language);
  return losses[figure.metric].unit === "money" && hasNumber(figure.qualifier) && figure.currency
    ? `${shown} ${figure.currency}`
    : shown;
};

const figureIn = (content: ReportContent | null, metric: Metric) =>
  content?.figures.find((figure) => figure.metric === metric);

/** Against the report before: undefined where there is none, so that in the first one nothing is marked. */
const shownBefore = (writing: Writing, shownOf: (before: ReportContent) => string) =>
  writing.before ? shownOf(writing.before) : undefined;

export function figureCell(
  content: ReportContent,
  { metric, label }: { metric: Metric; label?: Text | undefined },
  writing: Writing,
): PaperCell {
  const { t, language } = writing;
  const figure = figureIn(content, metric);
  const source =
    figure?.origin === "shelters" || figure?.origin === "recovery" ? t(`report_from_${figure.origin}`) : figure?.source;
  const isTold = figure !== undefined && figure.qualifier !== "unknown";
  const known = marked(
    valueOf(figure, writing),
    shownBefore(writing, (before) => valueOf(figureIn(before, metric), writing)),
  );
  return {
    label: label ? label[language] : t(`loss.${metric}`),
    detail: isTold ? [asOfFigure(figure, writing), source].filter(Boolean).join(" · ") : t("report_untold"),
    ...known,
    before: known.before === unknown ? t("report_untold") : known.before,
  };
}

/** "4 mujeres, 3 hombres": what a metric is divided into, a dimension at a time. */
function partsOf(breakdowns: readonly Breakdown[], metric: Metric, { t, language }: Writing): string {
  const said = divisions.flatMap((division) => {
    const rows = breakdowns.filter((row) => row.metric === metric && row[division] !== "all");
    const sums = Map.groupBy(rows, (row) => row[division] as string);
    return [...sums].map(([part, of]) => {
      const count = of.reduce((sum, row) => sum + row.count, 0);
      return t(`report_${division}.${part}` as WordKey, { count: formatNumber(count, language) });
    });
  });
  return said.join(", ");
}

export function breakdownCells(content: ReportContent, metrics: readonly Metric[], writing: Writing): PaperCell[] {
  return metrics.flatMap((metric) => {
    const said = partsOf(content.breakdowns, metric, writing);
    if (!said) return [];
    const before = shownBefore(writing, (it) => partsOf(it.breakdowns, metric, writing));
    return [{ label: writing.t(`loss.${metric}`), detail: null, ...marked(said, before) }];
  });
}

/** Each row is compared with the one of the same service in the report before. */
export function serviceRows(content: ReportContent, writing: Writing): PaperMarked[][] {
  const { t, language } = writing;
  const cells = ({ service, state, customers, since, as_of }: ReportContent["services"][number]) => [
    t(`service.${service}`),
    state ?? unknown,
    formatNumber(customers, language),
    since ? hourOf(since, writing) : unknown,
    as_of ? hourOf(as_of, writing) : unknown,
  ];
  const none = [unknown, unknown, unknown, unknown, unknown];
  const clocks = 3;
  return content.services.map((row) => {
    const known = writing.before?.services.find(({ service }) => service === row.service);
    const before = writing.before ? (known ? cells(known) : none) : [];
    // The hours say of when a row is; they are no news themselves.
    return cells(row).map((value, column) =>
      column === 0 || column >= clocks ? { value, before: null, is_changed: false } : marked(value, before[column]),
    );
  });
}

export const amountCell = (content: ReportContent, writing: Writing): PaperCell => {
  const { t } = writing;
  const cell = figureCell(content, { metric: "loss_local" }, writing);
  const open = (value: string | null) =>
    value === unknown || value === t("report_untold") ? t("report_amount_open") : value;
  return {
    ...cell,
    label: t("report_amount"),
    value: open(cell.value)!,
    before: open(cell.before),
    detail: cell.value === unknown ? null : cell.detail,
  };
};

/** "6 carros", a line each. */
const resourcesIn = ({ resources }: ReportContent, language: Language): string =>
  resources
    .map(({ name, amount }) => (amount === null ? name : `${formatNumber(amount, language)} ${name}`))
    .join("\n");

/** "Agua: 3.210 litros al día", a line each. */
const needsIn = ({ needs }: ReportContent, language: Language): string =>
  needs
    .map(({ name, amount, unit }) =>
      amount === null ? name : `${name}: ${[formatNumber(amount, language), unit].filter(Boolean).join(" ")}`,
    )
    .join("\n");

/** By currency: money of several is never added. */
const costs = ({ resources }: ReportContent, language: Language): string =>
  [...Map.groupBy(resources, ({ currency }) => currency)]
    .filter(([currency, rows]) => currency !== null && rows.some(({ cost }) => cost !== null))
    .map(
      ([currency, rows]) =>
        `${formatNumber(
          rows.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
          language,
        )} ${currency}`,
    )
    .join(" · ");

export function resourcesCell(content: ReportContent, writing: Writing): PaperCell {
  const { t, language } = writing;
  const shown = (of: ReportContent) =>
    [resourcesIn(of, language) || t("report_resources_none"), costs(of, language)].filter(Boolean).join("\n");
  return { label: t("report_resources"), detail: null, ...marked(shown(content), shownBefore(writing, shown)) };
}

export function needsCell(content: ReportContent, writing: Writing): PaperCell {
  const { t, language } = writing;
  const shown = (of: ReportContent) => needsIn(of, language) || t("report_needs_none");
  const sources = content.needs.flatMap(({ source }) => source ?? []);
  return {
    label: t("report_needs"),
    detail: [...new Set(sources)].join("; ") || null,
    ...marked(shown(content), shownBefore(writing, shown)),
  };
}

export function levelCell(content: ReportContent, writing: Writing): PaperCell {
  const { t, language } = writing;
  const shown = ({ emergency_level }: ReportContent) => emergency_level?.[language] ?? unknown;
  const { capacity } = content;
  return {
    label: t("report_level"),
    detail: capacity ? t(`report_capacity.${capacity}`) : t("report_capacity_untold"),
    ...marked(shown(content), shownBefore(writing, shown)),
  };
}
