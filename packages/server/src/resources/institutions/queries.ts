// Every statement about institutions.
import { expressionBuilder, sql } from "kysely";
import type { Dependants } from "@atalaya/contract/errors.ts";
import {
  institutionKinds,
  institutionLevels,
  type Institution,
  type InstitutionDraft,
  type InstitutionQuery,
  type InstitutionSummary,
} from "@atalaya/contract/resources/institutions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { countPointers, kept, type Pointers } from "../../platform/database/pointers.ts";
import type { DB } from "../../platform/database/schema.ts";
import {
  always,
  asGeoJson,
  asJson,
  fromGeoJson,
  hasWords,
  inTerritory,
  oneOf,
  everyRow,
  paged,
  type Listing,
  whenGiven,
} from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

const { ref } = expressionBuilder<{ i: DB["institutions"] }, "i">();

/** Institutions of the caller's places and of the places above them, whose bodies work below too. */
const visible = (scope: Scope) =>
  scope.company_ids === null
    ? always
    : sql<boolean>`(${inTerritory(ref("i.company_id"), scope)} or i.company_id = any(${scope.ancestor_ids}::bigint[]))`;

const matching = (scope: Scope, query: Partial<InstitutionQuery> = {}) =>
  sql<boolean>`${query.trash ? sql`i.deleted_at is not null` : sql`i.deleted_at is null`} and ${visible(scope)}
    and ${whenGiven(query.kind, (kinds) => oneOf(ref("i.kind"), kinds))}
    and ${whenGiven(query.level, (levels) => oneOf(ref("i.level"), levels))}
    and ${whenGiven(query.parent, (ids) => oneOf(ref("i.parent_institution_id"), ids))}
    and ${whenGiven(query.is_active, (is_active) => sql`i.is_active = ${is_active}`)}
    and ${whenGiven(query.q || null, (q) => hasWords(ref("i.search"), q))}`;

/** Few institutions of a list have any. */
const focalPoints = sql`(
  select coalesce(jsonb_agg(f.it || jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name,
    'second_last_name', p.second_last_name, 'position_es', p.position_es, 'position_en', p.position_en,
    'person_phone', coalesce(p.phone_24x7, p.phone)) order by f.place), '[]')
  from jsonb_array_elements(i.focal_points) with ordinality f (it, place)
  join persons p on p.id = (f.it ->> 'person_id')::bigint)`;

const summary = sql`i.id, i.version, i.created_at, i.updated_at, i.company_id, c.reason_social as company_name, i.name_es, i.name_en,
  i.acronym, i.kind, i.level, i.parent_institution_id, i.phone, i.phone_24x7, i.is_active,
  case when i.focal_points = '[]' then '[]' else ${focalPoints} end as focal_points, i.deleted_at`;

const details = sql`${summary}, i.mandate_es, i.mandate_en, i.tax_id_type, i.tax_id, i.address, i.email, i.website,
  ${asGeoJson(ref("i.location"))} as location, i.founded_on, i.closed_on, i.legal_basis,
  (select u.name from users u where u.id::text = i.updated_by) as updated_by`;

const from = sql`institutions i join companies c on c.id = i.company_id`;
const byName = sql`i.name_es collate spanish`;

const listing = (scope: Scope, query: InstitutionQuery): Listing<string> => ({
  columns: summary,
  from,
  where: matching(scope, query),
  id: sql`i.id`,
  sorts: {
    name_es: { by: byName, type: "text" },
    // In the order in which people list them, from the largest to the smallest.
    kind: { by: sql`array_position(${[...institutionKinds]}::text[], i.kind)::bigint`, type: "bigint" },
    level: { by: sql`array_position(${[...institutionLevels]}::text[], i.level)::bigint`, type: "bigint" },
    updated_at: { by: sql`i.updated_at`, type: "timestamptz" },
  },
  default_sort: "name_es",
});

export const listInstitutions = (db: Db, scope: Scope, query: InstitutionQuery) =>
  paged<InstitutionSummary>(db, listing(scope, query), query);

/** All of the list, in its order, a thousand at a time. */
export const everyInstitution = (db: Db, scope: Scope, query: InstitutionQuery) =>
  everyRow<InstitutionSummary>(db, listing(scope, query), query.sort);

/** A tree of more would be of no use to anybody who looks at it. */
const mostInTree = 10_000;

/** Every institution in short, by name. */
export async function listInstitutionTree(
  db: Db,
  scope: Scope,
  query: Partial<InstitutionQuery>,
): Promise<InstitutionSummary[]> {
  const { rows } = await sql<InstitutionSummary>`
    select ${summary} from ${from} where ${matching(scope, query)} order by ${byName}, i.id limit ${mostInTree}`.execute(
    db,
  );
  return rows;
}

/** What the database knows of it; changes.ts adds the documents that the reader sees. */
type FoundInstitution = Omit<Institution, "legal_references">;

type Which = { trash?: boolean };

export async function findInstitution(
  db: Db | Tx,
  scope: Scope,
  id: number,
  which: Which = {},
): Promise<FoundInstitution | undefined> {
  const { rows } = await sql<FoundInstitution>`
    select ${details} from ${from} where ${matching(scope, which)} and i.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether the caller may choose it. It stays where it is until the transaction ends. */
export async function isInstitution(tx: Tx, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select i.id from institutions i where i.id = ${id} and ${matching(scope)} for share`.execute(tx);
  return rows.length > 0;
}

/** Those that the caller may choose, by their name or their initials, whatever their case. They stay where they are until the transaction ends. */
export async function institutionsCalled(
  tx: Tx,
  scope: Scope,
  named: readonly { index: number; name: string }[],
): Promise<{ index: number; id: number }[]> {
  const { rows } = await sql<{ index: number; id: number }>`
    select n.index, i.id from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(index integer, name text)
    join institutions i on lower(n.name) in (lower(i.name_es), lower(i.name_en), lower(i.acronym))
    where ${matching(scope)} for share of i`.execute(tx);
  return rows;
}

/** Whether it is not in the trash, in whatever place: what comes out of the trash must find it (V18). It stays so until the end. */
export async function isThere(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from institutions where id = ${id} and deleted_at is null for share`.execute(tx);
  return rows.length > 0;
}

/** What would hang in the air without the institution, in any place (V18). */
export const institutionPointers: Pointers = {
  "institutions.parent_institution_id": { as: "institutions", when: kept },
  "persons.institution_id": { as: "persons", when: kept },
  "institution_functions.institution_id": { as: "institution_functions" },
  "committee_agreements.responsible_institution_id": { as: "committee_agreements" },
};

/** Recovery items and assessments name it in their JSON; one in the trash, too, must find it when it comes back. */
export const countDependants = (tx: Tx, id: number): Promise<Dependants> =>
  countPointers(tx, "institutions", institutionPointers, id, {
    recovery_items: sql`(select count(*) from records where recovery ->> 'responsible_institution_id' is not null
      and (recovery ->> 'responsible_institution_id')::bigint = ${id})`,
    assessments: sql`(select count(*) from records where assessment ->> 'institution_id' is not null
      and (assessment ->> 'institution_id')::bigint = ${id})`,
  });

const columnsOf = ({ location, focal_points, ...draft }: Partial<InstitutionDraft>) => ({
  ...draft,
  ...(location !== undefined && { location: location && fromGeoJson(location) }),
  ...(focal_points && { focal_points: asJson(focal_points) }),
});

export async function insertInstitution(tx: Tx, draft: InstitutionDraft): Promise<number> {
  const { company_id, name_es, kind, level, ...rest } = draft;
  const { id } = await tx
    .insertInto("institutions")
    .values({ company_id, name_es, kind, level, ...columnsOf(rest) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateInstitution = (tx: Tx, id: number, changes: Partial<InstitutionDraft>) =>
  tx
    .updateTable("institutions")
    .set({ ...columnsOf(changes), version: sql`version` })
    .where("id", "=", id)
    .execute();
