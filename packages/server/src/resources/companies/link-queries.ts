// Every statement about the persons and the other places that a place is associated with.
import { expressionBuilder, sql } from "kysely";
import type {
  CompanyAssociations,
  CompanyOption,
  CompanyOptionQuery,
  PersonAssociations,
  PersonOption,
  PersonOptionQuery,
} from "@atalaya/contract/resources/companies/links.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.ts";
import { hasWords, inTerritory, paged, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

const { ref } = expressionBuilder<{ p: DB["persons"]; other: DB["companies"] }, "p" | "other">();

/** Where the caller may read persons and places; null is nowhere. */
export type LinkScopes = { persons: Scope | null; companies: Scope | null };

const seen = (column: "p.company_id" | "other.id", scope: Scope | null) =>
  scope === null ? sql<boolean>`false` : inTerritory(ref(column), scope);

const aPersonSeen = (persons: Scope | null) => sql<boolean>`p.deleted_at is null and ${seen("p.company_id", persons)}`;
const aPlaceSeen = (companies: Scope | null) =>
  sql<boolean>`other.deleted_at is null and ${seen("other.id", companies)}`;

/** The persons of the place `c` as JSON, the primary one first. */
export const linkedPersons = ({ persons }: LinkScopes) => sql`(
  select coalesce(json_agg(json_build_object('person_id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
    'second_last_name', p.second_last_name, 'position_es', p.position_es, 'position_en', p.position_en, 'role', l.role,
    'from_on', l.from_on, 'to_on', l.to_on, 'is_primary', l.is_primary)
    order by l.is_primary desc, p.last_name collate spanish, p.first_name collate spanish, p.id), '[]')
  from company_persons l join persons p on p.id = l.person_id where l.company_id = c.id and ${aPersonSeen(persons)})`;

/** The places that the place `c` is related to, as JSON. */
export const linkedCompanies = ({ companies }: LinkScopes) => sql`(
  select coalesce(json_agg(json_build_object('company_id', other.id, 'reason_social', other.reason_social, 'kind', other.kind,
    'territorial_code', other.territorial_code, 'relation', l.relation)
    order by other.reason_social collate spanish, other.id, l.relation), '[]')
  from company_relations l join companies other on other.id = l.related_company_id
  where l.company_id = c.id and ${aPlaceSeen(companies)})`;

/** The newest row of a list tells one state of it from another: saving it writes all its rows anew. */
export const listVersion = (table: "company_persons" | "company_relations") => sql<number>`(
  select coalesce(max(l.id), 0) from ${sql.table(table)} l where l.company_id = c.id)`;

export const listPersonOptions = (db: Db, persons: Scope, query: PersonOptionQuery) =>
  paged<PersonOption>(
    db,
    {
      columns: sql`p.id, p.company_id, p.first_name, p.last_name, p.second_last_name, p.position_es, p.position_en`,
      from: sql`persons p`,
      where: sql<boolean>`p.is_active and ${aPersonSeen(persons)}
        and ${whenGiven(query.q || null, (q) => hasWords(ref("p.search"), q))}`,
      id: sql`p.id`,
      sorts: { last_name: { by: sql`p.last_name collate spanish`, type: "text" } },
      default_sort: "last_name",
    },
    query,
  );

export const listCompanyOptions = (db: Db, companies: Scope, query: CompanyOptionQuery) =>
  paged<CompanyOption>(
    db,
    {
      columns: sql`other.id, other.reason_social, other.kind, other.territorial_code`,
      from: sql`companies other`,
      where: sql<boolean>`${aPlaceSeen(companies)} and ${whenGiven(query.q || null, (q) => hasWords(ref("other.search"), q))}`,
      id: sql`other.id`,
      sorts: { reason_social: { by: sql`other.reason_social collate spanish`, type: "text" } },
      default_sort: "reason_social",
    },
    query,
  );

/** Which of these persons the caller may see. They are locked: none is deleted while it is being associated. */
export async function personsSeen(tx: Tx, persons: Scope | null, ids: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from persons p where p.id = any(${ids}::bigint[]) and ${aPersonSeen(persons)} for share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export async function companiesSeen(tx: Tx, companies: Scope | null, ids: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select other.id from companies other where other.id = any(${ids}::bigint[]) and ${aPlaceSeen(companies)} for share`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Takes away the links that the caller sees, and puts these in their place. */
export async function replacePersons(tx: Tx, id: number, seenBy: Scope | null, { persons }: PersonAssociations) {
  await sql`delete from company_persons l using persons p
    where l.company_id = ${id} and p.id = l.person_id and ${aPersonSeen(seenBy)}`.execute(tx);
  const rows = persons.map((person) => ({ ...person, company_id: id }));
  if (rows.length > 0) await tx.insertInto("company_persons").values(rows).execute();
}

export async function replaceRelations(tx: Tx, id: number, seenBy: Scope | null, { companies }: CompanyAssociations) {
  await sql`delete from company_relations l using companies other
    where l.company_id = ${id} and other.id = l.related_company_id and ${aPlaceSeen(seenBy)}`.execute(tx);
  const rows = companies.map(({ company_id, relation }) => ({
    company_id: id,
    related_company_id: company_id,
    relation,
  }));
  if (rows.length > 0) await tx.insertInto("company_relations").values(rows).execute();
}

/** How many primary persons a place has, also those that the caller does not see. */
export async function countPrimary(tx: Tx, id: number): Promise<number> {
  const { count } = await tx
    .selectFrom("company_persons")
    .where("company_id", "=", id)
    .where("is_primary", "=", true)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
