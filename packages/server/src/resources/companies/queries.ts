// Every statement about places.
import { expressionBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Company, CompanyQuery, Place } from "@atalaya/contract/resources/companies.ts";
import type { DB } from "../../platform/database/schema.ts";
import type { Db } from "../../platform/database/database.ts";
import { always, asGeoJson, hasWords, inTerritory, paged, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

const { ref } = expressionBuilder<DB, "companies">();

const matching = (scope: Scope, q?: string) =>
  sql<boolean>`deleted_at is null and ${inTerritory(ref("id"), scope)}
    and ${q ? hasWords(sql`fold(reason_social || ' ' || coalesce(territorial_code, ''))`, q) : always}`;

const byName = sql`reason_social collate spanish`;

export const listCompanies = (db: Db, scope: Scope, query: z.infer<typeof CompanyQuery>) =>
  paged<Company>(
    db,
    {
      columns: sql`id, version, created_at, updated_at, reason_social, kind, territorial_code, parent_company_id,
        ${asGeoJson(ref("centroid"))} as centroid`,
      from: sql`companies`,
      where: matching(scope, query.q),
      id: sql`id`,
      sorts: { reason_social: { by: byName, type: "text" } },
      default_sort: "reason_social",
    },
    query,
  );

/** Every place of the scope at once, by name: what the place selector and the map's labels need. */
export async function listPlaces(db: Db, scope: Scope, id?: number): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, reason_social, kind, territorial_code, parent_company_id, st_x(centroid) as lon, st_y(centroid) as lat
    from companies where ${matching(scope)} and ${whenGiven(id, (one) => sql`id = ${one}`)} order by ${byName}`.execute(
    db,
  );
  return rows;
}
