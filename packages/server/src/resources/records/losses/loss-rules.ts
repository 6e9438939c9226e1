// What the losses of a disaster must satisfy, and what about them deserves a second look (V4, V5, V6, V12). Pure: no database.
import type { EventCard } from "@atalaya/contract/domain/event-card.ts";
import { hazardOf } from "@atalaya/contract/domain/hazards/catalogue.ts";
import {
  currentFigures,
  divisions,
  figuresOn,
  foreseenMetrics,
  type Breakdown,
  type Figure,
  type Metric,
} from "@atalaya/contract/domain/losses.ts";
import type { Warning, WarningCode } from "@atalaya/contract/domain/warnings.ts";
import type { FieldIssues } from "../../../platform/http/problem.ts";

/** `observed_on`: when the disaster began. */
type Losses = { figures: readonly Figure[]; breakdowns: readonly Breakdown[]; observed_on: string };

const isTold = (row: Breakdown) => divisions.filter((dimension) => row[dimension] !== "all");

/** Rows that divide the same metric by the same dimensions on the same day exclude each other: only those may be summed. */
const divisionOf = (row: Breakdown) => [row.metric, row.as_of, ...isTold(row)].join(" ");
const partOf = (row: Breakdown) => [row.metric, row.as_of, ...divisions.map((dimension) => row[dimension])].join(" ");

/** The keys of everything that a row may be a part of: what tells the same of some of its dimensions, and nothing of the others. */
function wholesOf(row: Breakdown): string[] {
  let tellings = [row];
  for (const dimension of isTold(row))
    tellings = tellings.flatMap((telling) => [telling, { ...telling, [dimension]: "all" }]);
  return tellings.slice(1).map(partOf); // The first is the row itself.
}

/** Each part as it is told first, by its key. */
function firstTold(breakdowns: readonly Breakdown[]): Map<string, { index: number; count: number }> {
  const first = new Map<string, { index: number; count: number }>();
  for (const [index, row] of breakdowns.entries())
    if (!first.has(partOf(row))) first.set(partOf(row), { index, count: row.count });
  return first;
}

/** Finds the whole of a part: the figure that was in force on its day, or is now where it tells none. */
function wholeFinder(figures: readonly Figure[]): (row: Breakdown) => Figure | undefined {
  const known = new Map<string | null, Map<Metric, Figure>>();
  return ({ metric, as_of }) => {
    const inForce = known.get(as_of) ?? (as_of === null ? currentFigures(figures) : figuresOn(figures, as_of));
    known.set(as_of, inForce);
    return inForce.get(metric);
  };
}

/**
 * V5: the parts of a division are no more than the whole, nor the girls more than the women; a part stands once, and its whole is told. A
 * whole that is not counted, or is "at least" so many, limits nothing. Sums run along with the rows, because a body has hundreds of them.
 */
function partFindings({ figures, breakdowns }: Losses): FieldIssues {
  const wholeOf = wholeFinder(figures);
  const told = firstTold(breakdowns);
  /** By division, and by division and whole: what the rows until here come to. */
  const sums = new Map<string, number>();
  const add = (key: string, count: number) => {
    const sum = (sums.get(key) ?? 0) + count;
    sums.set(key, sum);
    return sum;
  };
  const findings: FieldIssues = {};
  for (const [index, row] of breakdowns.entries()) {
    if (told.get(partOf(row))!.index < index) {
      findings[`breakdowns.${index}.metric`] = { code: "taken" };
      continue;
    }
    const division = divisionOf(row);
    const sum = add(division, row.count);
    const around = wholesOf(row)
      .flatMap((key) => {
        const whole = told.get(key);
        return whole ? [{ ...whole, parts: add(`${division} of ${key}`, row.count) }] : [];
      })
      .filter(({ count, parts }) => parts > count)
      .toSorted((one, other) => one.index - other.index)[0];
    const total = wholeOf(row);
    const limit = total?.qualifier === "at_least" ? null : (total?.value ?? null);
    const tooMany = (whole: number, parts: number) => ({
      [`breakdowns.${index}.count`]: { code: "part_of_whole" as const, parameters: { sum: parts, whole } },
    });
    if (!total) findings[`breakdowns.${index}.metric`] = { code: "whole_missing" };
    else if (total.qualifier === "none" && row.count > 0)
      findings[`breakdowns.${index}.count`] = { code: "whole_none" };
    else if (limit !== null && sum > limit) Object.assign(findings, tooMany(limit, sum));
    else if (around) Object.assign(findings, tooMany(around.count, around.parts));
  }
  return findings;
}

/** Of a time zone to the east it may already be the day before. */
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** A watch may run ahead of the server's clock by this much. */
const aheadMs = 3_600_000;
/** Where the zone of the place is not known, no figure is refused that some clock on earth allows. */
const easternmost = "Etc/GMT-14";

/** The latest hour that a figure may tell, "YYYY-MM-DD HH:MM" on the clock of its place. */
const latestHour = (timezone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short", timeStyle: "short" }).format(
    Date.now() + aheadMs,
  );

/** The day before which nothing is told of a disaster that began then; a day that is none holds nothing back. */
const firstDay = (observed_on: string) => (Number.isNaN(Date.parse(observed_on)) ? "" : dayBefore(observed_on));

/** V3: a service stops neither before the disaster that stops it nor at an hour to come, on the clock of its place. */
export function serviceFindings(
  { event, observed_on }: { event: EventCard | null; observed_on: string },
  timezone = easternmost,
): FieldIssues {
  const [first, latest] = [firstDay(observed_on), latestHour(timezone)];
  const findings: FieldIssues = {};
  for (const [index, { started_on, started_at }] of (event?.services ?? []).entries()) {
    if (started_on !== null && started_on < first)
      findings[`event.services.${index}.started_on`] = { code: "before_event" };
    else if (started_at !== null && `${started_on} ${started_at}` > latest)
      findings[`event.services.${index}.started_at`] = { code: "hour_future" };
  }
  return findings;
}

/**
 * V3 and V5: a figure stands once for its day, hour and source, is of no day before the disaster and of no hour to come, and its parts fit
 * into it. Hours are those of `timezone`.
 */
export function lossFindings(losses: Losses, timezone = easternmost): FieldIssues {
  const { figures, breakdowns, observed_on } = losses;
  const findings = partFindings(losses);
  const latest = latestHour(timezone);
  const first = firstDay(observed_on);
  const isEarly = ({ metric, as_of }: Pick<Breakdown, "metric" | "as_of">) =>
    as_of !== null && as_of < first && !foreseenMetrics.includes(metric);
  for (const [index, row] of breakdowns.entries())
    if (isEarly(row)) findings[`breakdowns.${index}.as_of`] = { code: "before_event" };
  for (const [index, row] of figures.entries()) {
    const isSame = (other: Figure) =>
      other.metric === row.metric &&
      other.as_of === row.as_of &&
      other.hour === row.hour &&
      other.source === row.source;
    if (figures.findIndex(isSame) < index) findings[`figures.${index}.as_of`] = { code: "taken" };
    else if (isEarly(row)) findings[`figures.${index}.as_of`] = { code: "before_event" };
    else if (row.hour !== null && `${row.as_of} ${row.hour}` > latest)
      findings[`figures.${index}.hour`] = { code: "hour_future" };
  }
  return findings;
}

const tells = (row: Figure) =>
  [
    row.metric,
    row.as_of,
    row.hour,
    row.source,
    row.value,
    row.qualifier,
    row.currency,
    row.basis,
    row.fx_rate,
    row.fx_on,
  ].join("\n");

/**
 * What was published is corrected and never erased in silence: where a figure of before changes or is gone, the note of a figure of the
 * same effect says why. The rest is in the history.
 */
export function correctionFindings(figures: readonly Figure[], before: readonly Figure[]): FieldIssues {
  const kept = new Set(figures.map(tells));
  const findings: FieldIssues = {};
  for (const { metric } of before.filter((row) => !kept.has(tells(row)))) {
    const notes = new Set(before.flatMap((row) => (row.metric === metric && row.note ? [row.note] : [])));
    const isExplained = figures.some((row) => row.metric === metric && row.note !== null && !notes.has(row.note));
    if (isExplained) continue;
    const index = figures.findLastIndex((row) => row.metric === metric);
    findings[index === -1 ? "figures" : `figures.${index}.note`] = { code: "figure_published" };
  }
  return findings;
}

/** V4: a disaster is published with at least one effect of which something is known; that there was none is known too. */
export const effectFindings = ({ figures }: Pick<Losses, "figures">): FieldIssues =>
  figures.some(({ qualifier }) => qualifier !== "unknown") ? {} : { figures: { code: "effect_needed" } };

/** What is known of the place in the year of the event or the last one before; null is unknown. */
export type PlaceFacts = {
  population: number | null;
  households: number | null;
  area_km2: number | null;
  exchange_rate_usd: number | null;
};

const hectaresPerKm2 = 100;
/** V6: how far two statements of the same loss may lie apart. */
const tolerance = 0.05;

type Event = Losses & { event: EventCard | null };

/** V6 and V12: what is possible and still unlikely. */
export function eventWarnings(record: Event, hip_code: string | null, place: PlaceFacts): Warning[] {
  return [...lossWarnings(record, place), ...glideWarnings(record, hip_code)];
}

function lossWarnings({ figures }: Pick<Losses, "figures">, place: PlaceFacts): Warning[] {
  const current = currentFigures(figures);
  const of = (metric: Metric) => current.get(metric)?.value ?? null;
  const sum = (...metrics: Metric[]) => metrics.reduce((total, metric) => total + (of(metric) ?? 0), 0);
  const warnings: Warning[] = [];
  const warn = (code: WarningCode, value: number, limit: number | null) => {
    if (limit !== null && value > limit) warnings.push({ field: "figures", code, parameters: { value, limit } });
  };
  warn("deaths_above_population", sum("deaths"), place.population);
  warn("houses_above_households", sum("houses_destroyed", "houses_damaged"), place.households);
  if (of("direct_affected") !== null)
    warn("homeless_above_affected", sum("people_in_destroyed"), sum("direct_affected"));
  const area = place.area_km2 === null ? null : place.area_km2 * hectaresPerKm2;
  warn("hectares_above_area", Math.max(sum("burned_ha"), sum("crops_ha", "forest_ha")), area);
  const [usd, local] = [of("loss_usd"), of("loss_local")];
  const rate = current.get("loss_usd")?.fx_rate ?? place.exchange_rate_usd;
  if (usd !== null && local !== null && rate) {
    const expected = local / rate;
    if (Math.abs(usd - expected) > expected * tolerance)
      warnings.push({
        field: "figures",
        code: "currencies_differ",
        parameters: { value: usd, limit: Math.round(expected) },
      });
  }
  return warnings;
}

/** V12: the GLIDE number's type is the hazard's, and its year the event's. */
function glideWarnings({ event, observed_on }: Event, hip_code: string | null): Warning[] {
  if (!event?.glide) return [];
  const [type = "", year = ""] = event.glide.split("-");
  const hazard = hazardOf(hip_code);
  const warnings: Warning[] = [];
  // "Other" stands where the crosswalk of the hazards knows no type: then any may be right.
  if (hip_code && hazard && hazard.glide_type !== "OT" && hazard.glide_type !== type)
    warnings.push({
      field: "event.glide",
      code: "glide_type",
      parameters: { given: type, expected: hazard.glide_type },
    });
  if (!observed_on.startsWith(year))
    warnings.push({
      field: "event.glide",
      code: "glide_year",
      parameters: { given: year, expected: observed_on.slice(0, 4) },
    });
  return warnings;
}
