// What the losses of a disaster must satisfy, and what about them deserves a second look (V4, V5, V6, V12). Pure: no database.
import type { EventCard } from "@atalaya/contract/event-card.ts";
import { hazardOf } from "@atalaya/contract/hazards.ts";
import { currentFigures, divisions, type Breakdown, type Figure, type Metric } from "@atalaya/contract/losses.ts";
import type { Warning, WarningCode } from "@atalaya/contract/warnings.ts";
import type { FieldIssues } from "../../platform/problem.ts";

type Losses = { figures: readonly Figure[]; breakdowns: readonly Breakdown[] };

const isTold = (row: Breakdown) => divisions.filter((dimension) => row[dimension] !== "all");

/** Rows that divide the same metric by the same dimensions exclude each other: only those may be summed. */
const divisionOf = (row: Breakdown) => [row.metric, ...isTold(row)].join(" ");
const partOf = (row: Breakdown) => [row.metric, ...divisions.map((dimension) => row[dimension])].join(" ");

/** V5: the parts of a division are no more than the whole; a part stands once. A whole that is not counted limits nothing. */
export function lossFindings({ figures, breakdowns }: Losses): FieldIssues {
  const current = currentFigures(figures);
  const sums = new Map<string, number>();
  const findings: FieldIssues = {};
  for (const [index, row] of breakdowns.entries()) {
    const sum = (sums.get(divisionOf(row)) ?? 0) + row.count;
    sums.set(divisionOf(row), sum);
    const whole = current.get(row.metric)?.value ?? null;
    const isSecond = breakdowns.findIndex((other) => partOf(other) === partOf(row)) < index;
    if (isSecond) findings[`breakdowns.${index}.metric`] = { code: "taken" };
    else if (whole !== null && sum > whole)
      findings[`breakdowns.${index}.count`] = { code: "part_of_whole", parameters: { sum, whole } };
  }
  for (const [index, row] of figures.entries()) {
    const isSame = (other: Figure) =>
      other.metric === row.metric && other.as_of === row.as_of && other.source === row.source;
    if (figures.findIndex(isSame) < index) findings[`figures.${index}.as_of`] = { code: "taken" };
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

type Event = Losses & { event: EventCard | null; observed_on: string };

/** V6 and V12: what is possible and still unlikely. */
export function eventWarnings(record: Event, hip_code: string | null, place: PlaceFacts): Warning[] {
  return [...lossWarnings(record, place), ...glideWarnings(record, hip_code)];
}

function lossWarnings({ figures }: Losses, place: PlaceFacts): Warning[] {
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
  if (usd !== null && local !== null && place.exchange_rate_usd) {
    const expected = local / place.exchange_rate_usd;
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
  if (hip_code && hazard && hazard.glide_type !== type)
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
