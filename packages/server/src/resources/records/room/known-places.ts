// What is known of municipalities by their published records: since when a hazard is mapped, and how many people a warning reaches.
import { sql } from "kysely";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTerritory, isPlausible } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";

export type KnownPlace = { company_id: number; variable_id: number; domain: Domain; on: string; value: number | null };

/** By domain, where the caller may read its records. */
export type Readable = Partial<Record<"situation" | "vulnerability" | "risk", Scope | null>>;

const readableRows = (scopes: Readable) => {
  const parts = Object.entries(scopes).flatMap(([domain, scope]) =>
    scope ? [sql<boolean>`(r.domain = ${domain} and ${inTerritory(sql<number>`r.company_id`, scope)})`] : [],
  );
  return parts.length > 0 ? sql<boolean>`(${sql.join(parts, sql` or `)})` : sql<boolean>`false`;
};

const newest = sql`select distinct on (r.company_id) r.company_id, r.variable_id, r.domain, r.observed_on as "on", r.value_number as value
  from variables v join records r on r.variable_id = v.id join companies c on c.id = r.company_id`;
const published = sql`c.kind = 'municipality' and c.deleted_at is null and r.deleted_at is null and r.status = 'published'
  and ${isPlausible(sql`r.observed_on`)}`;

/** The newest zone of a hazard in each municipality that has one. */
export async function hazardMaps(db: Db, scopes: Readable): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`
    ${newest} where v.kind = 'hazard_zone' and v.deleted_at is null and ${published} and ${readableRows(scopes)}
    order by r.company_id, r.observed_on desc, r.id desc`.execute(db);
  return rows;
}

/** The newest measurement of the variables by which countries measure how many people a warning reaches, by their codes. */
export async function alertReach(db: Db, { vulnerability }: Readable, codes: readonly string[]): Promise<KnownPlace[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<KnownPlace>`
    ${newest} where v.domain = 'vulnerability' and v.code = any(${codes}::text[]) and v.deleted_at is null and ${published}
      and r.value_number is not null and ${readableRows({ vulnerability })}
    order by r.company_id, r.observed_on desc, r.id desc`.execute(db);
  return rows;
}
