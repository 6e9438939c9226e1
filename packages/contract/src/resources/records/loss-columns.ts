// The losses of a disaster in a sheet: a column for each metric, with what its figure says beside the number; and one figure in a row.
import { figureBases, isMetric, losses, lossTitles, metrics, qualifiers, type Metric } from "../../domain/losses.ts";
import type { ImportColumn } from "../../import.ts";
import type { Text } from "../../text.ts";
import { lossWords } from "../../words/losses.ts";
import { cardColumn, choiceOf, currencyKind, type CardColumn, type CellKind } from "./card-columns.ts";
import { rowLabels } from "./row-labels.ts";

export const qualifierKind = choiceOf(qualifiers, (key) => lossWords[`qualifier.${key}`]);
export const basisKind = choiceOf(figureBases, (key) => lossWords[`figure_basis.${key}`]);
export const metricKind = choiceOf(metrics, (key) => lossTitles[key]);

/** What a sheet may tell of a figure in a column of its own. Hour, basis, rate and note have a place where one figure is a row. */
export const figureParts = ["qualifier", "as_of", "source", "currency"] as const;
export type FigurePart = (typeof figureParts)[number];

const partKinds: Record<FigurePart, CellKind> = {
  qualifier: qualifierKind,
  as_of: { type: "date" },
  source: { type: "text" },
  currency: currencyKind,
};

/** Money has a currency, and only money; that of a loss in dollars is known. */
const partsOf = (metric: Metric): readonly FigurePart[] =>
  figureParts.filter((part) => part !== "currency" || (losses[metric].unit === "money" && metric !== "loss_usd"));

/** Attributes of the tags that are in use for losses (HXL 1.1); the other metrics are called by their own name. */
const usualTags: Partial<Record<Metric, string>> = {
  deaths: "#affected+killed",
  missing: "#affected+missing",
  injured: "#affected+injured",
  houses_destroyed: "#impact+houses+destroyed",
  houses_damaged: "#impact+houses+damaged",
  loss_local: "#value+local",
  loss_usd: "#value+usd",
};
const tagBegins = { persons: "#affected", money: "#value" } as Partial<Record<string, string>>;
const attributesOf = (metric: Metric) => `+${metric.replace(/^loss_/, "").replaceAll("_", "+")}`;
export const hxlOf = (metric: Metric): string =>
  usualTags[metric] ?? `${tagBegins[losses[metric].unit] ?? "#impact"}${attributesOf(metric)}`;

const partTags: Record<FigurePart, string> = {
  qualifier: "#meta+qualifier",
  as_of: "#date+asof",
  source: "#meta+source",
  currency: "#currency+code",
};

const of = (whole: Text, part: Text): Text => ({ es: `${whole.es}: ${part.es}`, en: `${whole.en}: ${part.en}` });

/** Other headings under which the losses of a disaster are brought, as the databases of the region write them. */
const synonyms: Partial<Record<Metric, readonly string[]>> = {
  deaths: ["muertos", "muertes", "killed", "fatalities"],
  missing: ["desaparece"],
  injured: ["heridos", "lesionados"],
  direct_affected: ["victims"],
  indirect_affected: ["affected"],
  houses_destroyed: ["vivdest", "casas destruidas"],
  houses_damaged: ["vivafec", "viviendas afectadas", "casas dañadas"],
  burned_ha: ["hectareas quemadas", "ha quemadas"],
};

/** The number of a metric, and each thing that its figure says beside it. */
export const columnsOfMetric = (metric: Metric): CardColumn[] => [
  cardColumn(metric, lossTitles[metric], { type: "decimal" }, { synonyms: synonyms[metric] ?? [], hxl: hxlOf(metric) }),
  ...partsOf(metric).map((part) =>
    cardColumn(`${metric}.${part}`, of(lossTitles[metric], rowLabels[`figures.${part}`]), partKinds[part], {
      isRare: true,
      hxl: `${partTags[part]}${attributesOf(metric)}`,
    }),
  ),
];

/** What is said of all figures of a row that do not say it themselves. */
const figures: Text = { es: "Pérdidas", en: "Losses" };
const commonColumns: readonly CardColumn[] = [
  cardColumn("figures.as_of", of(figures, rowLabels["figures.as_of"]), partKinds.as_of, {
    synonyms: ["fecha de las cifras", "as of", "al"],
    example: "05-03-2026",
    hxl: "#date+asof",
  }),
  cardColumn("figures.source", of(figures, rowLabels["figures.source"]), partKinds.source, {
    synonyms: ["fuente de las cifras"],
    example: "",
    hxl: "#meta+source+figures",
  }),
  cardColumn("figures.currency", of(figures, rowLabels["figures.currency"]), partKinds.currency, {
    synonyms: ["currency"],
    example: "CLP",
    hxl: "#currency+code",
  }),
];

/** All columns of losses that a sheet of disasters is read by. */
export const lossColumns: readonly CardColumn[] = [...commonColumns, ...metrics.flatMap(columnsOfMetric)];

/** The metric that a column is about, and what it says of its figure; null of the number itself. Undefined for any other column. */
export function figureColumn(key: string): { metric: Metric; part: FigurePart | null } | undefined {
  const [metric, part] = key.split(".", 2);
  if (!isMetric(metric)) return undefined;
  return { metric, part: (part as FigurePart | undefined) ?? null };
}

/** One figure of a disaster in a row. */
export const figureRowColumns = [
  cardColumn("figures.metric", rowLabels["figures.metric"], metricKind, { example: "Fallecidos" }),
  cardColumn("figures.value", rowLabels["figures.value"], { type: "decimal" }, { example: "15", synonyms: ["cifra"] }),
  cardColumn("figures.qualifier", rowLabels["figures.qualifier"], qualifierKind, { synonyms: ["calificador"] }),
  cardColumn("figures.as_of", rowLabels["figures.as_of"], partKinds.as_of, {
    synonyms: ["fecha", "fecha de la cifra"],
    example: "05-03-2026",
    hxl: "#date+asof",
  }),
  cardColumn("figures.hour", rowLabels["figures.hour"], { type: "time" }),
  cardColumn("figures.source", rowLabels["figures.source"], partKinds.source, {
    example: "SENAPRED",
    hxl: "#meta+source",
  }),
  cardColumn("figures.currency", rowLabels["figures.currency"], partKinds.currency, { hxl: "#currency+code" }),
  cardColumn("figures.basis", rowLabels["figures.basis"], basisKind, { isRare: true }),
  cardColumn("figures.fx_rate", rowLabels["figures.fx_rate"], { type: "decimal" }, { isRare: true }),
  cardColumn("figures.fx_on", rowLabels["figures.fx_on"], { type: "date" }, { isRare: true }),
  cardColumn("figures.note", rowLabels["figures.note"], { type: "text" }, { hxl: "#description" }),
] as const;

export const required = (column: ImportColumn): ImportColumn => ({ ...column, isRequired: true });
