// Every statement that reads places. List, selector, map and choices share `matching`.
import { expressionBuilder, sql } from "kysely";
import type {
  Company,
  CompanyKind,
  CompanyQuery,
  CompanySummary,
  Place,
} from "@atalaya/contract/resources/companies.ts";
import type { CompanyExportQuery } from "@atalaya/contract/resources/companies/columns.ts";
import { editablePositions } from "@atalaya/contract/values/boundary.ts";
import type { Dependants } from "@atalaya/contract/errors.ts";
import { countPointers, kept, type Pointers } from "../../platform/database/pointers.ts";
import type { DB } from "../../platform/database/schema.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import {
  always,
  asGeoJson,
  hasWords,
  inTerritory,
  oneOf,
  everyRow,
  paged,
  type Listing,
  whenGiven,
} from "../../platform/database/sql.ts";
import { rowsAtOnce, shapeFor, type Shaped } from "../../platform/sheets/shapes.ts";
import type { Scope } from "../../platform/scope.ts";
import { linkedCompanies, linkedPersons, listVersion, type LinkScopes } from "./link-queries.ts";

const { ref } = expressionBuilder<{ c: DB["companies"] }, "c">();

/** A place in the trash is in nobody's tree of places any more, but its path still tells whose it was. */
const inTrash = (scope: Scope) =>
  scope.company_ids === null ? always : sql<boolean>`c.path && ${scope.company_ids}::bigint[]`;

/** The one meaning of "these places". The table is named `c`. */
export const matching = (scope: Scope, query: Partial<CompanyQuery> = {}) =>
  sql<boolean>`${query.trash ? sql`c.deleted_at is not null and ${inTrash(scope)}` : sql`c.deleted_at is null and ${inTerritory(ref("c.id"), scope)}`}
    and ${whenGiven(query.q || null, (q) => hasWords(ref("c.search"), q))}
    and ${whenGiven(query.kind, (kinds) => oneOf(ref("c.kind"), kinds))}
    and ${whenGiven(query.is_active, (is_active) => sql`c.is_active = ${is_active}`)}
    and ${whenGiven(query.parent, (parent) => sql`c.parent_company_id = ${parent}`)}`;

export const byName = sql`c.reason_social collate spanish`;

/** From the latest year whose population is known. */
const latest = (column: "population" | "year" | "households") => sql`(
  select s.${sql.ref(column)} from company_stats s where s.company_id = c.id and s.population is not null
  order by s.year desc limit 1)`;

const summary = sql`c.id, c.version, c.created_at, c.updated_at, c.reason_social, c.short_name, c.acronym, c.kind, c.country,
  c.territorial_code, c.parent_company_id, c.is_active, c.deleted_at, ${asGeoJson(ref("c.centroid"))} as centroid,
  (select coalesce(above.short_name, above.reason_social) from companies above where above.id = c.parent_company_id) as parent_name,
  ${latest("population")} as population, ${latest("year")} as population_year, ${latest("households")} as households,
  exists (select from company_boundaries b where b.company_id = c.id) as has_boundary`;

const listing = (scope: Scope, query: CompanyQuery): Listing<string> => ({
  columns: summary,
  from: sql`companies c`,
  where: matching(scope, query),
  id: sql`c.id`,
  sorts: {
    reason_social: { by: byName, type: "text" },
    kind: { by: sql`c.kind`, type: "text" },
    territorial_code: { by: sql`coalesce(c.territorial_code, '')`, type: "text" },
    // Unknown figures come last when the largest come first.
    population: { by: sql`coalesce(${latest("population")}, -1)`, type: "bigint" },
  },
  default_sort: "reason_social",
});

export const listCompanies = (db: Db, scope: Scope, query: CompanyQuery) =>
  paged<CompanySummary>(db, listing(scope, query), query);

/** All of the list, in its order, a thousand at a time. */
export function everyCompany(db: Db, scope: Scope, query: CompanyExportQuery) {
  const listed = listing(scope, query);
  const shape = sql`coalesce((select b.boundary from company_boundaries b where b.company_id = c.id), c.centroid)`;
  const columns = sql`${listed.columns}${shapeFor(query.format, shape)}`;
  return everyRow<CompanySummary & Shaped>(db, { ...listed, columns }, query.sort, rowsAtOnce(query.format));
}

/** Every place of the scope at once, by name: what the place selector and the map's labels need. */
export async function listPlaces(db: Db, scope: Scope, query: Partial<CompanyQuery> = {}): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select c.id, c.reason_social, c.kind, c.country, c.territorial_code, c.parent_company_id, st_x(c.centroid) as lon,
      st_y(c.centroid) as lat, c.area_km2, c.timezone
    from companies c where ${matching(scope, query)} order by ${byName}`.execute(db);
  return rows;
}

/** The code of the nearest place of this kind, beginning with the place itself. */
const codeOfKind = (kind: CompanyKind) => sql`(
  select above.territorial_code from companies above
  where above.id = any(c.path) and above.kind = ${kind} order by cardinality(above.path) desc limit 1)`;

const details = (view: View) => sql`${summary}, c.tax_id_type, c.tax_id, c.activity_code, c.activity, c.pcode,
  c.area_km2, c.address, c.phone, c.email, c.website, c.timezone, c.currency, c.locale,
  ${codeOfKind("region")} as adm1_code, ${codeOfKind("province")} as adm2_code, ${codeOfKind("municipality")} as adm3_code,
  (select coalesce(json_agg(to_jsonb(s) - '{id,company_id}'::text[] order by s.year desc), '[]')
    from company_stats s where s.company_id = c.id) as stats,
  case when b.position_count <= ${editablePositions} then st_asgeojson(b.boundary, 6)::json end as boundary,
  st_asgeojson(b.display, 6)::json as boundary_display, b.position_count as boundary_positions,
  b.area_km2 as boundary_area_km2, b.source as boundary_source,
  coalesce(b.is_approximate, false) as boundary_is_approximate,
  ${linkedPersons(view)} as persons, ${listVersion("company_persons")} as persons_version,
  ${linkedCompanies(view)} as companies, ${listVersion("company_relations")} as companies_version`;

/** The place by the territory of the call; who and what it is linked to by what the caller may read of those. */
export type View = LinkScopes & { scope: Scope };

export async function findCompany(
  db: Db | Tx,
  view: View,
  id: number,
  which: { trash?: boolean } = {},
): Promise<Company | undefined> {
  const { rows } = await sql<Company>`
    select ${details(view)} from companies c left join company_boundaries b on b.company_id = c.id
    where ${matching(view.scope, which)} and c.id = ${id}`.execute(db);
  return rows[0];
}

const ownPart = "a part of the place, kept with it";
const partOf = (what: string) => `a part of a ${what} of the place, which is counted`;

/** What depends on a place. The trash counts too: what is restored from it must find its place (V18). */
export const companyPointers: Pointers = {
  "companies.parent_company_id": { as: "companies", when: kept },
  "company_relations.related_company_id": { as: "company_relations" },
  "records.company_id": { as: "records" },
  "variables.company_id": { as: "variables" },
  "variable_groups.company_id": { as: "variable_groups" },
  "institutions.company_id": { as: "institutions" },
  "persons.company_id": { as: "persons" },
  "legal_documents.company_id": { as: "legal_documents" },
  "committees.company_id": { as: "committees" },
  "committee_sessions.company_id": { as: "committee_sessions" },
  "role_assignments.company_id": { as: "role_assignments" },
  "installation.own_place_id": { as: "installation" },
  "ground_places.company_id": "what its maps begin with, of no use without it",
  "company_boundaries.company_id": ownPart,
  "boundary_load_features.company_id": "a trace of a file of boundaries, of use to whoever loaded it",
  "desinventar_load_places.company_id": "a trace of a database of disasters, of use to whoever loaded it",
  "imports.company_id": "where rows of a file lie that name no place, asked anew when they are written",
  "company_stats.company_id": ownPart,
  "loss_years.company_id": ownPart,
  "company_persons.company_id": ownPart,
  "company_relations.company_id": ownPart,
  "alert_messages.company_id": partOf("alert"),
  "alert_ratifications.company_id": partOf("alert"),
  "alert_sources.company_id": partOf("alert"),
  "alert_policies.company_id": ownPart,
  "alert_subscriptions.company_id": "who is told of its alerts, of no use without it",
  "alert_deliveries.company_id": partOf("alert"),
  "record_comments.company_id": partOf("record"),
  "log_entries.company_id": partOf("record"),
  "after_actions.company_id": partOf("record"),
  "event_kits.company_id": partOf("record"),
  "event_reports.company_id": partOf("record"),
  "institution_functions.company_id": partOf("institution"),
  "legal_relations.company_id": partOf("legal document"),
  "proposals.company_id": partOf("legal document"),
  "proposals.from_company_id": partOf("legal document"),
  "committee_members.company_id": partOf("committee"),
  "committee_agreements.company_id": partOf("session"),
  "committee_citations.company_id": partOf("session"),
  "editions.company_id": partOf("session"),
  "shelter_occupancy.company_id": partOf("shelter"),
  "lessons.company_id": "of an exercise or a record of the place, which are counted",
  "saved_views.company_id": "a way of looking at the place, of no use without it",
  "record_exports.company_id": "a trace of what was downloaded, which stays readable",
};

export const countDependants = (tx: Tx, id: number): Promise<Dependants> =>
  countPointers(tx, "companies", companyPointers, id, {
    legal_documents: sql`(select count(*) from legal_documents where place_ids @> array[${id}::bigint] and company_id <> ${id})`,
  });

/** Simplified boundaries as the text of a GeoJSON FeatureCollection: it is handed on without being read. */
export async function boundaryFeatures(db: Db, scope: Scope): Promise<string> {
  const { rows } = await sql<{ feature: string }>`
    select '{"type":"Feature","id":' || c.id || ',"properties":' ||
      json_build_object('id', c.id, 'reason_social', c.reason_social, 'kind', c.kind, 'source', b.source,
        'is_approximate', b.is_approximate) ||
      ',"geometry":' || st_asgeojson(b.display, 5) || '}' as feature
    from companies c join company_boundaries b on b.company_id = c.id where ${matching(scope)} order by c.id`.execute(
    db,
  );
  return `{"type":"FeatureCollection","features":[${rows.map(({ feature }) => feature).join()}]}`;
}
