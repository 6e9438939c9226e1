// What is remarked on a stored record without refusing it. Each check is one query at most: they run with every reading and saving.
import { sql } from "kysely";
import type { DomainRecord, StoredRecord } from "@atalaya/contract/resources/records.ts";
import { unlikelyDays, type Warning } from "@atalaya/contract/warnings.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { plausible } from "../../platform/database/sql.ts";
import { findDuplicate } from "./duplicates.ts";
import { eventWarnings, type PlaceFacts } from "./loss-rules.ts";
import { recoveryWarnings } from "./recovery-rules.ts";

type Check = (db: Db | Tx, record: StoredRecord) => Promise<Warning[]>;

/** Degrees by which a simplified boundary may differ from what an officer sees on the map. */
const tolerance = 0.01;
/** Degrees around the centre of a place without a boundary: as far as a region reaches, and never across a country. */
const reach = 3;

/**
 * V7: a location outside the place's boundary, and whether its swapped coordinates would lie inside the place's box. A place without a
 * boundary is the surroundings of its centre; of those only a swap is told.
 */
const locationWarnings: Check = async (db, { anchor, company_id }) => {
  if (!anchor) return [];
  const [lon, lat] = anchor;
  const at = (x: number, y: number) => sql`st_setsrid(st_point(${x}, ${y}), 4326)`;
  const box = sql`coalesce(st_expand(b.display, ${tolerance}), st_expand(c.centroid, ${reach}))`;
  const { rows } = await sql<{ place: string; is_outside: boolean; is_swapped: boolean }>`
    select c.reason_social as place, not coalesce(st_dwithin(b.display, ${at(lon, lat)}, ${tolerance}), true) as is_outside,
      not ${box} && ${at(lon, lat)} and ${box} && ${at(lat, lon)} as is_swapped
    from companies c left join company_boundaries b on b.company_id = c.id where c.id = ${company_id}`.execute(db);
  const found = rows[0];
  if (found?.is_swapped)
    return [{ field: "geometry", code: "swapped_coordinates", parameters: { place: found.place, lat: lon, lon: lat } }];
  return found?.is_outside ? [{ field: "geometry", code: "outside_place", parameters: { place: found.place } }] : [];
};

/** V6, V12: a disaster's losses against its place in the last year with figures up to the event's, and its GLIDE number. */
const eventChecks: Check = async (db, record) => {
  if (record.figures.length === 0 && record.event === null) return [];
  const { rows } = await sql<PlaceFacts & { hip_code: string | null }>`
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

/** V11: the same disaster may be in the books already. */
const duplicateWarnings: Check = async (db, record) => {
  if (record.domain !== "risk") return [];
  const found = await findDuplicate(db, record);
  return found ? [{ field: "observed_on", code: "duplicate_event", parameters: found }] : [];
};

/** All checks, in the order in which their remarks are shown. */
const checks: readonly Check[] = [dayChecks, locationWarnings, eventChecks, recoveryChecks, duplicateWarnings];

/** The record with everything that is remarked on it, as answers carry it. */
export async function withWarnings(db: Db | Tx, record: StoredRecord): Promise<DomainRecord> {
  const warnings: Warning[] = [];
  for (const check of checks) warnings.push(...(await check(db, record)));
  return { ...record, warnings };
}
