// Records asked for by their losses: those of a disaster whose figure in force lies between two numbers, and in the order of a figure.
import { z } from "zod";
import { isMetric, metrics, type Metric } from "../../domain/losses.ts";
import { listOf } from "../../record.ts";

const number = String.raw`(?:\d{1,15}(?:\.\d{1,4})?)?`;
const pattern = new RegExp(`^(${metrics.join("|")}):(${number}):(${number})$`);

/** A metric and between which numbers its figure in force lies; null is no bound. */
export type FigureBounds = { metric: Metric; least: number | null; most: number | null };

const boundOf = (text: string | undefined) => (text ? Number(text) : null);

/** One entry of the filter as the address holds it, `deaths:10:`; null where it is none. */
export function boundsOfFigure(entry: string): FigureBounds | null {
  const [, metric, least, most] = pattern.exec(entry) ?? [];
  return metric ? { metric: metric as Metric, least: boundOf(least), most: boundOf(most) } : null;
}

export const figureEntry = ({ metric, least, most }: FigureBounds) => `${metric}:${least ?? ""}:${most ?? ""}`;

/**
 * `deaths:10:`: ten deaths or more in the figure in force; `houses_destroyed:1:99`: between one and 99; `injured::`: whatever its number.
 * "There was none" is zero; what nobody counted lies between no bounds (V1). All entries have to hold.
 */
export const FigureFilter = listOf(
  z.string().refine((entry) => boundsOfFigure(entry) !== null, { params: { code: "figure_filter" } }),
);

/** By which figure a list is sorted: then it holds the cards that tell this number, and no others. Null for any other order. */
export function metricOfSort(sort: string | undefined): Metric | null {
  const field = sort?.replace(/^-/, "");
  return isMetric(field) ? field : null;
}
