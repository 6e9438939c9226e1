// A card of DesInventar as the draft of a record. Pure. What a record has no field for stays with the card as it came (kept-card.ts).
import {
  countedColumns,
  extensionFields,
  extensionMetrics,
  extensionServices,
  productiveFlags,
  sectorFlags,
  type CountedColumn,
} from "@atalaya/contract/domain/desinventar/cards.ts";
import { causeCalled } from "@atalaya/contract/domain/desinventar/names.ts";
import { magnitudeScales, type Service } from "@atalaya/contract/domain/event-card.ts";
import { glidePattern } from "@atalaya/contract/domain/hazards.ts";
import { losses, type Metric, type Qualifier } from "@atalaya/contract/domain/losses.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { acceptsGeometry, type GeometryType } from "@atalaya/contract/values/geometry.ts";
import type { FieldIssues } from "../../../platform/http/problem.ts";
import { numberIn, type Card, type Row } from "./facts.ts";

/** What the card was matched with. */
export type Target = {
  company_id: number;
  place: string;
  /** Of losses in local money; null where the place does not say. */
  currency: string | null;
  variable_id: number;
  hazard: string;
  geometry_type: GeometryType;
};

export type ReadCard = { draft: object } | { problem: FieldIssues[string]; field: string };

/** What a cut leaves of a letter outside of the first plane. */
const halfLetter = /[\ud800-\udbff]$/;

/** A text that is too long says so; no letter is cut in two. */
const cut = (text: string, size: number) =>
  text.length > size
    ? `${text
        .slice(0, size - 1)
        .replace(halfLetter, "")
        .trimEnd()}…`
    : text;
const longest = { title: 200, source: 200, locality: 120, description: 5000, cause: 200, intensity: 60, date: 40 };

const two = (part: number) => String(part).padStart(2, "0");

type Days = Pick<RecordDraft, "observed_on" | "date_precision">;

/** A year, a month of it and a day of that, as far as they are known: 0 and nothing say that they are not. */
function dayOf({ fechano, fechames, fechadia }: Row): Days | null {
  const [year, month, day] = [fechano, fechames, fechadia].map((text) => numberIn(text, true) || 0) as [
    number,
    number,
    number,
  ];
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999 || month < 0 || month > 12 || day < 0)
    return null;
  const begin = String(year).padStart(4, "0");
  if (month === 0) return { observed_on: `${begin}-01-01`, date_precision: "year" };
  if (day === 0) return { observed_on: `${begin}-${two(month)}-01`, date_precision: "month" };
  const observed_on = `${begin}-${two(month)}-${two(day)}`;
  const stands = new Date(`${observed_on}T00:00:00Z`);
  const exists = !Number.isNaN(stands.getTime()) && stands.toISOString().startsWith(observed_on);
  return exists ? { observed_on, date_precision: "day" } : null;
}

const isMarked = (text: string | undefined) => Math.abs(numberIn(text)) > 0;

/** Units that are told in parts as well: "1,234" of them is a little more than one. */
const fractions: ReadonlySet<string> = new Set(["ha", "m", "money"]);

/** What a count says: a number; "there was some", by its flag or by -1 as older databases write it; else nothing (V1). */
function counted(metric: Metric, text: string | undefined, flag?: string): number | "some" | null {
  const number = numberIn(text, !fractions.has(losses[metric].unit));
  if (number > 0) return number;
  return number === -1 || isMarked(flag) ? "some" : null;
}

type Count = [metric: Metric, count: number | "some"];

/** Of a column for several metrics, what its extension does not tell apart is of the first that the extension does not name. */
function countsIn({ row, extension }: Card, { column, flag, metrics }: CountedColumn): Count[] {
  const whole = counted(metrics[0], row[column], flag && row[flag]);
  if (whole === null) return [];
  if (whole === "some" || metrics.length === 1) return [[metrics[0], whole]];
  const apart = metrics.map((metric) => {
    const number = numberIn(extension[extensionFields[metric as keyof typeof extensionFields] ?? ""]);
    return number > 0 ? number : 0;
  });
  const told = apart.reduce((sum, number) => sum + number, 0);
  if (told === 0) return [[metrics[0], whole]];
  const rest = Number((whole - told).toFixed(6));
  const open = metrics.find((_, at) => apart[at] === 0);
  return rest > 0 && open ? [[open, rest]] : [];
}

/** Everything that the card counts, by metric. */
function countsOf(card: Card): Map<Metric, number | "some"> {
  const counts = new Map<Metric, number | "some">(countedColumns.flatMap((column) => countsIn(card, column)));
  for (const metric of extensionMetrics) {
    const count = counted(metric, card.extension[extensionFields[metric]]);
    if (count !== null) counts.set(metric, count);
  }
  for (const { column, metrics } of productiveFlags)
    if (isMarked(card.row[column]) && !metrics.some((metric) => counts.has(metric)))
      counts.set(metrics.at(-1)!, "some");
  return counts;
}

/** Day of a card as some write it: 2010-03-05, 05/03/2010, 2010/03/05. */
function writtenOn(text: string | undefined): string | null {
  const [, y = "", m = "", d = ""] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text ?? "") ?? [];
  const [, day = d, month = m, year = y] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(text ?? "") ?? [];
  const found = year && `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return found && !Number.isNaN(Date.parse(found)) ? found : null;
}

function figuresOf(card: Card, source: string | null, { observed_on }: Days, { currency }: Target) {
  const recorded = writtenOn(card.row["fechafec"]);
  const today = new Date().toISOString().slice(0, 10);
  const as_of = recorded && recorded >= observed_on && recorded <= today ? recorded : observed_on;
  return [...countsOf(card)].map(([metric, count]) => {
    const isMoney = losses[metric].unit === "money";
    const qualifier: Qualifier = count === "some" ? "present_unquantified" : "quantified";
    return {
      metric,
      value: count === "some" ? null : count,
      qualifier,
      as_of,
      source,
      currency: isMoney && count !== "some" ? (metric === "loss_usd" ? "USD" : currency) : null,
    };
  });
}

/** "8.8 Mw", "Mw 8,8" and "7" beside a scale of ours are a number with its scale; anything else is told as it is. */
function magnitudeOf(text: string | undefined) {
  if (text === undefined) return {};
  const pattern = /^(?:([\d.,]+)\s*([a-z/\d]*)|([a-z/\d]+)\s+([\d.,]+))$/i.exec(text);
  const scale = (pattern?.[2] || pattern?.[3])?.toLowerCase();
  const known = magnitudeScales.find((it) => it.toLowerCase() === scale);
  const value = numberIn(pattern?.[1] ?? pattern?.[4]);
  return known && value >= 0
    ? { magnitude_value: value, magnitude_scale: known }
    : { intensity: cut(text, longest.intensity) };
}

function eventOf({ row, extension }: Card) {
  const { causa, descausa, glide } = row;
  const cause = causa ? (causeCalled(causa) ?? "other") : null;
  const words = [cause === "other" && causeCalled(causa!) !== "other" ? causa : null, descausa].filter(Boolean);
  const services = new Set<Service>([
    ...sectorFlags.flatMap(({ column, service }) => (isMarked(row[column]) ? service : [])),
    ...extensionServices.flatMap(({ field, service }) => (isMarked(extension[field]) ? service : [])),
  ]);
  return {
    cause,
    cause_text: words.length > 0 ? cut(words.join(": "), longest.cause) : null,
    ...magnitudeOf(row["magnitud2"]),
    glide: glide && glidePattern.test(glide.toUpperCase()) ? glide.toUpperCase() : null,
    services: [...services].map((service) => ({ service })),
  };
}

/** Neither 0, 0 nor what lies off the earth is a place (V7). */
function pointOf({ latitude, longitude }: Row, { geometry_type }: Target) {
  const [lon, lat] = [numberIn(longitude), numberIn(latitude)];
  if (!(Math.abs(lon) <= 180 && Math.abs(lat) <= 90) || (lon === 0 && lat === 0)) return null;
  const point = { type: "Point" as const, coordinates: [lon, lat] as [number, number] };
  return acceptsGeometry(geometry_type, point) ? point : null;
}

/** Older databases have three columns of remarks instead of one. */
const remarksOf = ({ di_comments, observa, observa2, observa3 }: Row) =>
  di_comments ?? [observa, observa2, observa3].filter(Boolean).join("");

/** With what a record has no field for, by the names of its columns. */
function descriptionOf(row: Row): string | null {
  const { otros, fuentes = "" } = row;
  const said = [
    remarksOf(row),
    otros ? `otros: ${otros}` : "",
    fuentes.length > longest.source ? `fuentes: ${fuentes}` : "",
  ].filter(Boolean);
  return said.length > 0 ? cut(said.join("\n\n"), longest.description) : null;
}

/** What the schema of a record reads; where the card says no day, why it is none. */
export function draftOfCard(card: Card, target: Target): ReadCard {
  const { row } = card;
  const days = dayOf(row);
  if (!days) {
    const date = [row["fechano"], row["fechames"], row["fechadia"]].map((part) => part ?? "?").join("-");
    return { field: "observed_on", problem: { code: "di_date", parameters: { date: cut(date, longest.date) } } };
  }
  const { lugar, fuentes } = row;
  const duration = numberIn(row["duracion"]);
  const source = fuentes ? cut(fuentes, longest.source) : null;
  const geometry = pointOf(row, target);
  return {
    draft: {
      company_id: target.company_id,
      variable_id: target.variable_id,
      title: cut(`${target.hazard} – ${[lugar, target.place].filter(Boolean).join(", ")}`, longest.title),
      ...days,
      duration_days: duration > 0 ? duration : null,
      source,
      locality: lugar ? cut(lugar, longest.locality) : null,
      description: descriptionOf(row),
      event: eventOf(card),
      figures: figuresOf(card, source, days, target),
      geometry,
      geometry_method: geometry && "imported",
    },
  };
}
