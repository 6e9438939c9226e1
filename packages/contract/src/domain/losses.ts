// Losses of a disaster: the metrics of an event card (DesInventar, Sendai Framework), and figures as they were published.
import { z } from "zod";
import { isCurrency } from "./countries.ts";
import { optionalText } from "../values/plain-text.ts";
import { TimeOfDay } from "../values/time-of-day.ts";
import { answerOf, PastDay } from "../record.ts";
import type { Text } from "../text.ts";

/** What is counted. Money is in the currency of its figure. */
export type LossUnit = "persons" | "dwellings" | "ha" | "heads" | "facilities" | "m" | "money" | "customers";

type Loss = { unit: LossUnit; label: Text };
const loss = (unit: LossUnit, es: string, en: string): Loss => ({ unit, label: { es, en } });

/** Every metric of an event card, in the order they are shown. */
export const losses = {
  deaths: loss("persons", "Fallecidos", "Deaths"),
  missing: loss("persons", "Desaparecidos", "Missing"),
  injured: loss("persons", "Heridos o enfermos", "Injured or ill"),
  direct_affected: loss("persons", "Damnificados", "Directly affected"),
  indirect_affected: loss("persons", "Afectados", "Indirectly affected"),
  evacuated: loss("persons", "Evacuados", "Evacuated"),
  relocated: loss("persons", "Reubicados", "Relocated"),
  sheltered: loss("persons", "Albergados", "Sheltered"),
  isolated: loss("persons", "Aislados", "Cut off"),
  houses_destroyed: loss("dwellings", "Viviendas destruidas", "Houses destroyed"),
  houses_damaged: loss("dwellings", "Viviendas dañadas", "Houses damaged"),
  houses_minor: loss("dwellings", "Viviendas con daño menor", "Houses with minor damage"),
  houses_major: loss("dwellings", "Viviendas con daño mayor", "Houses with major damage"),
  houses_uninhabitable: loss("dwellings", "Viviendas no habitables", "Houses not habitable"),
  houses_in_assessment: loss("dwellings", "Viviendas en evaluación", "Houses being assessed"),
  people_in_destroyed: loss("persons", "Personas en viviendas destruidas", "People in destroyed houses"),
  people_in_damaged: loss("persons", "Personas en viviendas dañadas", "People in damaged houses"),
  livelihoods_affected: loss("persons", "Medios de vida afectados", "Livelihoods affected"),
  pre_emptive_evacuated: loss("persons", "Evacuados preventivamente", "Pre-emptively evacuated"),
  exposed_population: loss("persons", "Población expuesta", "Exposed population"),
  burned_ha: loss("ha", "Superficie quemada", "Burned area"),
  crops_ha: loss("ha", "Cultivos", "Crops"),
  forest_ha: loss("ha", "Bosque", "Forest"),
  livestock_heads: loss("heads", "Ganado", "Livestock"),
  health_facilities_damaged: loss("facilities", "Centros de salud dañados", "Health facilities damaged"),
  health_facilities_destroyed: loss("facilities", "Centros de salud destruidos", "Health facilities destroyed"),
  education_facilities_damaged: loss("facilities", "Centros educativos dañados", "Schools damaged"),
  education_facilities_destroyed: loss("facilities", "Centros educativos destruidos", "Schools destroyed"),
  other_infra_damaged: loss("facilities", "Otra infraestructura dañada", "Other infrastructure damaged"),
  other_infra_destroyed: loss("facilities", "Otra infraestructura destruida", "Other infrastructure destroyed"),
  roads_m: loss("m", "Vías afectadas", "Roads affected"),
  power_cut: loss("customers", "Clientes sin electricidad", "Customers without power"),
  water_cut: loss("customers", "Clientes sin agua potable", "Customers without water"),
  loss_agri: loss("money", "Pérdida agropecuaria", "Agricultural loss"),
  loss_productive: loss("money", "Pérdida de activos productivos", "Loss of productive assets"),
  loss_housing: loss("money", "Pérdida de viviendas", "Loss of housing"),
  loss_health: loss("money", "Pérdida en salud", "Loss in health"),
  loss_education: loss("money", "Pérdida en educación", "Loss in education"),
  loss_other_infra: loss("money", "Pérdida de otra infraestructura", "Loss of other infrastructure"),
  loss_culture: loss("money", "Pérdida de patrimonio", "Loss of heritage"),
  loss_local: loss("money", "Pérdida total en moneda local", "Total loss in local currency"),
  loss_usd: loss("money", "Pérdida total en dólares", "Total loss in US dollars"),
} satisfies Record<string, Loss>;

export type Metric = keyof typeof losses;

/** The name of each metric. */
export const lossTitles = Object.fromEntries(
  Object.entries(losses).map(([metric, { label }]) => [metric, label]),
) as Record<Metric, Text>;

export const metrics = Object.keys(losses) as [Metric, ...Metric[]];

export const isMetric = (name: string | undefined): name is Metric => name !== undefined && Object.hasOwn(losses, name);

/** Counted before a disaster begins: whoever is warned leaves ahead of it. */
export const foreseenMetrics: readonly Metric[] = ["pre_emptive_evacuated", "exposed_population", "evacuated"];

/** Counted in whole numbers; the others may have a fraction. */
export const isWhole = (metric: Metric): boolean => !["ha", "m", "money"].includes(losses[metric].unit);

/**
 * What is known of a figure, DesInventar's `hay_*`: a number; "there was some, not counted"; "there was none"; not known.
 * `at_least` and `approximate` qualify a number as its source did.
 */
export const qualifiers = ["quantified", "at_least", "approximate", "present_unquantified", "none", "unknown"] as const;
export type Qualifier = (typeof qualifiers)[number];

/** Whether a figure so qualified has a number. */
export const hasNumber = (qualifier: Qualifier): boolean =>
  ["quantified", "at_least", "approximate"].includes(qualifier);

/** Whether somebody counted or estimated it, or it was worked out of other numbers; its note or its rate tells how. */
export const figureBases = ["reported", "derived"] as const;
export type FigureBasis = (typeof figureBases)[number];

const largestRate = 1e9;

const figure = z.object({
  metric: z.enum(metrics),
  /** Null unless the qualifier says that there is a number: unknown is never zero (V1). */
  value: z.number().min(0).nullable().default(null),
  qualifier: z.enum(qualifiers).default("quantified"),
  /** The day the source published it. */
  as_of: PastDay,
  /** HH:MM on the clock of the record's place: in the night of an emergency one source publishes several in a day. Null is not told. */
  hour: TimeOfDay.nullable().default(null),
  source: optionalText(200),
  /** ISO 4217, for money. */
  currency: z
    .string()
    .refine(isCurrency, { params: { code: "choice" } })
    .nullable()
    .default(null),
  basis: z.enum(figureBases).default("reported"),
  /** Of a loss in dollars that is told in local currency as well: so many units of it were one dollar on that day. */
  fx_rate: z.number().positive().max(largestRate).nullable().default(null),
  fx_on: PastDay.nullable().default(null),
  note: optionalText(300),
});

/** One figure as published on a day, or at an hour of it. Later figures of the same metric do not replace it: the latest is current. */
export const Figure = figure.superRefine(({ metric, value, qualifier, currency, basis, fx_rate, fx_on }, context) => {
  const report = (field: "value" | "currency" | "fx_rate" | "fx_on", code: string) =>
    context.addIssue({ code: "custom", path: [field], params: { code } });
  if (hasNumber(qualifier) && value === null) report("value", "required");
  if (!hasNumber(qualifier) && value !== null) report("value", "value_unexpected");
  if (value !== null && Object.is(value, -0)) report("value", "number");
  if (value !== null && isWhole(metric) && !Number.isSafeInteger(value)) report("value", "whole_number");
  if (value !== null && losses[metric].unit === "money" && currency === null) report("currency", "currency");
  if (metric === "loss_usd" && currency !== null && currency !== "USD") report("currency", "currency_usd");
  if (metric !== "loss_usd") {
    if (fx_rate !== null) report("fx_rate", "rate_unexpected");
    if (fx_on !== null) report("fx_on", "rate_unexpected");
    return;
  }
  const needsRate = basis === "derived" && value !== null;
  if (fx_rate === null && (fx_on !== null || needsRate)) report("fx_rate", "required");
  if (fx_on === null && (fx_rate !== null || needsRate)) report("fx_on", "required");
});
export type Figure = z.infer<typeof Figure>;

/** What a figure says of which nothing is told yet but what it counts, when, and by whom. */
export const untoldFigure = {
  value: null,
  qualifier: "quantified",
  currency: null,
  basis: "reported",
  fx_rate: null,
  fx_on: null,
  note: null,
} as const satisfies Partial<Figure>;

/** A figure as the server answers it. */
export const StoredFigure = z.object(answerOf(figure));

/** Into what persons are divided. */
export const parts = {
  sex: ["all", "female", "male", "other", "unknown"],
  age: ["all", "0-14", "15-64", "65+", "unknown"],
  disability: ["all", "yes", "no", "unknown"],
  poverty: ["all", "below", "above", "unknown"],
} as const;
export const divisions = ["sex", "age", "disability", "poverty"] as const satisfies (keyof typeof parts)[];

/** Part of a metric's persons: those of one sex, age, ... ; a dimension that is not told is `all`. */
export const Breakdown = z.object({
  metric: z.enum(metrics).refine((metric) => losses[metric].unit === "persons", { params: { code: "choice" } }),
  sex: z.enum(parts.sex).default("all"),
  age: z.enum(parts.age).default("all"),
  disability: z.enum(parts.disability).default("all"),
  poverty: z.enum(parts.poverty).default("all"),
  count: z.int().min(0),
  /** The day its source published it, which need not be that of the whole; null is not told, and it divides the figure in force. */
  as_of: PastDay.nullable().default(null),
});
export type Breakdown = z.infer<typeof Breakdown>;

/** A part as the server answers it. */
export const StoredBreakdown = z.object(answerOf(Breakdown));

/** Those by which a disaster is known in a list and on the map, the most telling first; their short names are words. */
export const headlineMetrics = [
  "houses_destroyed",
  "direct_affected",
  "evacuated",
  "deaths",
  "missing",
  "injured",
  "houses_damaged",
  "indirect_affected",
  "sheltered",
  "burned_ha",
] as const satisfies Metric[];

/** What the figures in force say, by metric: the number, null where there is none, and what is known of it. */
export const LossesInForce = z.partialRecord(
  z.enum(metrics),
  z.object({ value: z.number().nullable(), qualifier: z.enum(qualifiers) }),
);
export type LossesInForce = z.infer<typeof LossesInForce>;

/** The one figure by which a list tells a disaster. */
export type Headline = { metric: (typeof headlineMetrics)[number]; value: number; qualifier: Qualifier };

/** The figure in force of the first of the headline's metrics that has one above zero, else of the first that is zero. */
export function headlineOf(inForce: LossesInForce | null): Headline | null {
  const told = headlineMetrics.flatMap((metric) => {
    const { value = null, qualifier = "unknown" } = inForce?.[metric] ?? {};
    return value === null ? [] : { metric, value, qualifier };
  });
  return told.find(({ value }) => value > 0) ?? told[0] ?? null;
}

type Published = { as_of: string; hour?: string | null };

/**
 * The order in which figures were published, the earliest first: by their day, and of the same day by their hour. One without an hour comes
 * before those of its day that have one. Of equal ones the one written last is the later: a stable sort keeps that.
 */
export function compareFigures(one: Published, other: Published): number {
  const [before, after] = [one, other].map(({ as_of, hour }) => `${as_of} ${hour ?? ""}`) as [string, string];
  return before < after ? -1 : Number(before > after);
}

/** The figures in force on a day: of each metric the last one that was published until then. Days compare as texts. */
export const figuresOn = (figures: readonly Figure[], day: string): Map<Metric, Figure> =>
  currentFigures(figures.filter(({ as_of }) => as_of <= day));

/**
 * How the persons of each metric are divided now: the rows of the last day on which its division was published. Those without a day count
 * only where none has one.
 */
export function currentBreakdowns<R extends Pick<Breakdown, "metric" | "as_of">>(breakdowns: readonly R[]): R[] {
  const latest = new Map<Metric, string>();
  for (const { metric, as_of } of breakdowns)
    if ((as_of ?? "") > (latest.get(metric) ?? "")) latest.set(metric, as_of!);
  return breakdowns.filter(({ metric, as_of }) => (as_of ?? "") === (latest.get(metric) ?? ""));
}

/** The figure that holds now for each metric: the one published last, and of the same day and hour the one written last. */
export function currentFigures(figures: readonly Figure[]): Map<Metric, Figure> {
  const current = new Map<Metric, Figure>();
  for (const row of figures) {
    const known = current.get(row.metric);
    if (!known || compareFigures(row, known) >= 0) current.set(row.metric, row);
  }
  return current;
}
