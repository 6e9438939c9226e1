// What is remarked on a stored record without refusing it. Each check is one query at most: they run with every reading and saving.
import { sql } from "kysely";
import type { DomainRecord, StoredRecord } from "@atalaya/contract/resources/records.ts";
import { reachOf } from "@atalaya/contract/domain/place-reach.ts";
import type { CompanyKind } from "@atalaya/contract/resources/companies.ts";
import { unlikelyDays, type Warning } from "@atalaya/contract/domain/warnings.ts";
import { assessmentWarnings } from "@atalaya/contract/domain/risk-assessment.ts";
import { byKey } from "../../../platform/database/by-key.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { plausible } from "../../../platform/database/sql.ts";
import { findAcross, findDuplicate } from "../merge/duplicates.ts";
import { eventWarnings, type PlaceFacts } from "../losses/loss-rules.ts";
import { recoveryWarnings } from "../recovery/recovery-rules.ts";

type Check = (db: Db | Tx, record: StoredRecord) => Promise<Warning[]>;

/** Degrees by which a simplified boundary may differ from what an officer sees on the map. */
const tolerance = 0.01;
/** Metres from an approximate boundary within which nothing can be said: the true one may lie there. */
const vagueness = 10_000;
/** Degrees around the centre of a place without a boundary: as far as a region reaches, and never across a country. */
const reach = 3;

/** What is known of a place and a location said to lie in it; the distance, only without a boundary, to the nearest centre in it. */
type Seen = {
  place: string;
  kind: CompanyKind;
  area_km2: number | null;
  is_outside: boolean;
  is_swapped: boolean;
  distance_km: number | null;
};

function locationWarning({ lon, lat, ...seen }: Seen & { lon: number; lat: number }): Warning | null {
  const { place, kind, area_km2, distance_km } = seen;
  if (seen.is_swapped)
    return { field: "geometry", code: "swapped_coordinates", parameters: { place, lat: lon, lon: lat } };
  if (seen.is_outside) return { field: "geometry", code: "outside_place", parameters: { place } };
  const distance = Math.round(distance_km ?? 0);
  return distance > (reachOf(kind, area_km2) ?? Infinity)
    ? { field: "geometry", code: "far_from_place", parameters: { place, distance } }
    : null;
}

type Placed = { index: number; company_id: number; lon: number; lat: number };

/** One alone is written as one row: of a list the database would not know how short it is, and would plan it anew each time. */
const located = (placed: readonly Placed[]) =>
  placed.length === 1
    ? sql`(values (${placed[0]!.index}::integer, ${placed[0]!.company_id}::bigint, ${placed[0]!.lon}::float8, ${placed[0]!.lat}::float8))`
    : sql`unnest(${placed.map(({ index }) => index)}::integer[], ${placed.map(({ company_id }) => company_id)}::bigint[],
      ${placed.map(({ lon }) => lon)}::float8[], ${placed.map(({ lat }) => lat)}::float8[])`;

/**
 * V7: a location outside the place's boundary, of an approximate one far outside, and whether its swapped coordinates would lie inside the place's box. A place without a
 * boundary is the surroundings of its centre and of the centres of what lies in it: there the distance is told.
 */
export async function locationWarnings(
  db: Db | Tx,
  rows: readonly Pick<StoredRecord, "anchor" | "company_id">[],
): Promise<(Warning | null)[]> {
  const placed = rows.flatMap<Placed>(({ anchor, company_id }, index) =>
    anchor ? [{ index, company_id, lon: anchor[0], lat: anchor[1] }] : [],
  );
  const warnings: (Warning | null)[] = rows.map(() => null);
  if (placed.length === 0) return warnings;
  const at = sql`st_setsrid(st_point(n.lon, n.lat), 4326)`;
  const swapped = sql`st_setsrid(st_point(n.lat, n.lon), 4326)`;
  const box = sql`coalesce(st_expand(b.display, ${tolerance}), st_expand(c.centroid, ${reach}))`;
  const { rows: found } = await sql<Placed & Seen>`${placed.length === 1 ? byKey : sql``}
    select n.index, n.lon, n.lat, c.reason_social as place, c.kind, c.area_km2,
      not coalesce(st_dwithin(b.display, ${at}, ${tolerance}), true)
        and not (b.is_approximate and st_dwithin(b.display::geography, ${at}::geography, ${vagueness})) as is_outside,
      not ${box} && ${at} and ${box} && ${swapped} as is_swapped,
      case when b.company_id is null then (
        select min(st_distancesphere(d.centroid, ${at})) / 1000 from companies d
        where d.path @> array[c.id] and d.deleted_at is null) end as distance_km
    from ${located(placed)} as n(index, company_id, lon, lat)
    join companies c on c.id = n.company_id left join company_boundaries b on b.company_id = c.id`.execute(db);
  for (const row of found) warnings[row.index] = locationWarning(row);
  return warnings;
}

const locationChecks: Check = async (db, record) =>
  (await locationWarnings(db, [record])).filter((warning) => warning !== null);

/** V6, V12: a disaster's losses against its place in the last year with figures up to the event's, and its GLIDE number. */
const eventChecks: Check = async (db, record) => {
  if (record.figures.length === 0 && record.event === null) return [];
  const { rows } = await sql<PlaceFacts & { hip_code: string | null }>`${byKey}
    select v.hip_code, c.area_km2, s.population, s.households, s.exchange_rate_usd
    from companies c join variables v on v.id = ${record.variable_id}
    left join lateral (
      select population, households, exchange_rate_usd from company_stats
      where company_id = c.id and year <= extract(year from ${plausible(record.observed_on)}) order by year desc limit 1) s on true
    where c.id = ${record.company_id}`.execute(db);
  const found = rows[0];
  return found ? eventWarnings(record, found.hip_code, found) : [];
};

/** V3. */
const dayChecks: Check = async (_, record) => unlikelyDays(record, ["observed_on", "ended_on", "source_date"]);

/** V21. */
const recoveryChecks: Check = async (_, { recovery }) => (recovery ? recoveryWarnings(recovery) : []);

const assessmentChecks: Check = async (_, { assessment }) => (assessment ? assessmentWarnings(assessment) : []);

/** V11: the same disaster may be in the books already. */
const duplicateWarnings: Check = async (db, record) => {
  if (record.domain !== "risk") return [];
  const found = await findDuplicate(db, record);
  return found ? [{ field: "observed_on", code: "duplicate_event", parameters: found }] : [];
};

/** V11: a place above or below may tell of the same disaster, and both count. */
const acrossWarnings: Check = async (db, record) => {
  if (record.domain !== "risk") return [];
  const found = await findAcross(db, record);
  return found ? [{ field: "umbrella_id", code: "duplicate_across", parameters: found }] : [];
};

/**
 * Nothing is set off by what comes after it; a day's difference is a time zone's. Of another place, whose readers are others, only what the
 * public sees is told.
 */
const triggerWarnings: Check = async (db, { triggered_by_id, observed_on, company_id }) => {
  if (triggered_by_id === null) return [];
  const { rows } = await sql<{ id: number; title: string; code: string; company_id: number }>`${byKey}
    select r.id, r.code, r.company_id, case when c.path @> array[${company_id}]::bigint[] then r.title else r.published ->> 'title' end as title
    from records r join companies c on c.id = r.company_id
    where r.id = ${triggered_by_id} and r.deleted_at is null and r.date_precision = 'day'
      and (c.path @> array[${company_id}]::bigint[] or r.published -> 'is_public' = 'true')
      and ${plausible(sql`r.observed_on`)} > ${plausible(observed_on)} + 1`.execute(db);
  return rows.map((parameters) => ({ field: "triggered_by_id", code: "trigger_later", parameters }));
};

/** All checks, in the order in which their remarks are shown. */
const checks: readonly Check[] = [
  dayChecks,
  locationChecks,
  eventChecks,
  recoveryChecks,
  assessmentChecks,
  duplicateWarnings,
  acrossWarnings,
  triggerWarnings,
];

/** The record with everything that is remarked on it, as answers carry it. */
export async function withWarnings(db: Db | Tx, record: StoredRecord): Promise<DomainRecord> {
  const warnings: Warning[] = [];
  for (const check of checks) warnings.push(...(await check(db, record)));
  return { ...record, warnings };
}
