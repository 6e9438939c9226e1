// A record as a card of DesInventar: what each column says, which texts are cut to their column, and what is left behind. Pure.
import {
  approvals,
  cardColumns,
  countedColumns,
  extensionFields,
  extensionMetrics,
  extensionServices,
  productiveFlags,
  sectorFlags,
  yes,
  type CardColumnName,
} from "@atalaya/contract/domain/desinventar/cards.ts";
import { causeTitle } from "@atalaya/contract/domain/desinventar/names.ts";
import { currentFigures, losses, type Figure, type Metric } from "@atalaya/contract/domain/losses.ts";
import type { LeftBehind } from "@atalaya/contract/resources/records/desinventar.ts";
import { fit, lettersOf, type Cut, type Names, type Row, type Told, type Written } from "./facts.ts";

/** Fills a card, and notes what does not fit. */
class Filling {
  readonly row: Row = {};
  readonly extension: Row = {};
  readonly cut: Cut[] = [];
  readonly left = new Set<LeftBehind>();

  say(column: CardColumnName, value: string | number | null | undefined): void {
    if (value === null || value === undefined || value === "") return;
    const { size } = cardColumns[column];
    const length = size === null || typeof value === "number" ? 0 : lettersOf(value).length;
    const isCut = size !== null && length > size;
    if (isCut) this.cut.push({ column, size, length });
    this.row[column] = isCut ? fit(String(value), size) : String(value);
  }
}

/** Null where a figure says nothing that a card could. */
const numberOf = ({ value, qualifier }: Figure): number | null => (qualifier === "none" ? 0 : value);

const isSome = (figure: Figure | undefined) =>
  figure !== undefined && (figure.qualifier === "present_unquantified" || (figure.value ?? 0) > 0);

/** In the money that its column is told in; another one is left behind. */
function inItsMoney({ metric, currency, value }: Figure, local: string | null): boolean {
  if (losses[metric].unit !== "money" || value === null) return true;
  return currency === (metric === "loss_usd" ? "USD" : local);
}

function sayFigures(filling: Filling, { figures }: Told, { currency }: Names): void {
  const current = currentFigures(figures);
  if (figures.length > current.size) filling.left.add("earlier_figures");
  for (const [metric, figure] of current) {
    if (inItsMoney(figure, currency)) continue;
    filling.left.add("currencies");
    current.delete(metric);
  }
  const marked = new Set<Metric>();
  for (const { column, flag, metrics } of countedColumns) {
    const told = metrics.flatMap((metric) => current.get(metric) ?? []);
    const numbers = told.map(numberOf).filter((number) => number !== null);
    if (numbers.length > 0) filling.say(column, Number(numbers.reduce((sum, it) => sum + it, 0).toFixed(6)));
    if (flag && told.some(isSome)) filling.say(flag, yes);
    for (const metric of flag ? metrics : []) marked.add(metric);
  }
  for (const { column, metrics } of productiveFlags)
    if (metrics.some((metric) => isSome(current.get(metric)))) {
      filling.say(column, yes);
      const last = metrics.at(-1)!;
      if (!metrics.slice(0, -1).some((metric) => isSome(current.get(metric)))) marked.add(last);
    }
  for (const metric of extensionMetrics) {
    const figure = current.get(metric);
    const number = figure && numberOf(figure);
    if (number !== null && number !== undefined) filling.extension[extensionFields[metric]] = String(number);
  }
  for (const { metric, qualifier } of current.values()) {
    if (qualifier === "present_unquantified" && !marked.has(metric)) filling.left.add("uncounted");
    if (qualifier === "at_least" || qualifier === "approximate" || qualifier === "none") filling.left.add("qualifiers");
  }
}

const inColumns: ReadonlySet<string> = new Set(sectorFlags.map(({ service }) => service));
const inExtension: ReadonlySet<string> = new Set(extensionServices.map(({ service }) => service));

function sayEvent(filling: Filling, { event }: Told): void {
  if (!event) return;
  const { cause, cause_text, magnitude_value, magnitude_scale, intensity, glide } = event;
  filling.say("causa", cause && causeTitle(cause).es);
  filling.say("descausa", cause_text);
  const magnitude = magnitude_value === null ? null : [magnitude_value, magnitude_scale].filter(Boolean).join(" ");
  filling.say("magnitud2", [magnitude, intensity].filter(Boolean).join("; "));
  filling.say("glide", glide);
  const stopped = new Set(event.services.map(({ service }) => service));
  for (const { column, service } of sectorFlags) if (stopped.has(service)) filling.say(column, yes);
  for (const { field, service } of extensionServices) if (stopped.has(service)) filling.extension[field] = String(yes);
  const isTold = event.services.every(
    ({ service, started_on, hours, users }) =>
      (inColumns.has(service) || inExtension.has(service)) && started_on === null && hours === null && users === null,
  );
  if (!isTold) filling.left.add("services");
  const { emergency_level, declaration, declared_on, was_warned } = event;
  if ([emergency_level, declaration, declared_on, was_warned].some((it) => it !== null))
    filling.left.add("declaration");
}

const oneDay = 86_400_000;

function sayDays(filling: Filling, { observed_on, date_precision, ended_on, duration_days }: Told): void {
  const [year, month, day] = observed_on.split("-").map(Number) as [number, number, number];
  filling.say("fechano", year);
  filling.say("fechames", date_precision === "year" ? 0 : month);
  filling.say("fechadia", date_precision === "day" ? day : 0);
  const isSpan = ended_on !== null && date_precision === "day";
  const span = isSpan ? Math.round((Date.parse(ended_on) - Date.parse(observed_on)) / oneDay) + 1 : null;
  filling.say("duracion", duration_days ?? span);
}

function sayPlace(filling: Filling, { locality, anchor }: Told, { levels, below }: Names): void {
  for (const [at, { code, name }] of levels.entries()) {
    filling.say(`level${at as 0 | 1 | 2}`, code);
    filling.say(`name${at as 0 | 1 | 2}`, name);
  }
  if (below.length > 0) filling.left.add("places");
  filling.say("lugar", [locality, ...below].filter(Boolean).join(", "));
  if (!anchor) return;
  filling.say("longitude", anchor[0]);
  filling.say("latitude", anchor[1]);
}

const approvalOf = (status: Told["status"]): number => {
  if (status === "published" || status === "validated" || status === "archived") return approvals.approved;
  return status === "draft" ? approvals.draft : approvals.review;
};

/** What stands in the columns that our record fills; the others are those of a card that came in, or empty. */
export function cardOfRecord(record: Told, names: Names): Written {
  const filling = new Filling();
  filling.say("serial", record.code);
  sayPlace(filling, record, names);
  filling.say("evento", names.event);
  sayDays(filling, record);
  sayFigures(filling, record, names);
  sayEvent(filling, record);
  filling.say("fuentes", record.source);
  filling.say("di_comments", record.description);
  filling.say("approved", approvalOf(record.status));
  return filling;
}
