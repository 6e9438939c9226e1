// Every statement about persons. Their ids leave here whole: routes.ts decides who reads them so (V20).
import { expressionBuilder, sql } from "kysely";
import type { Dependants } from "@atalaya/contract/errors.ts";
import type { Person, PersonDraft, PersonQuery, PersonSummary } from "@atalaya/contract/resources/persons.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { countPointers, type Pointers } from "../../platform/database/pointers.ts";
import type { DB } from "../../platform/database/schema.ts";
import {
  asJson,
  hasWords,
  inTerritory,
  everyRow,
  paged,
  type Listing,
  whenGiven,
} from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

const { ref } = expressionBuilder<{ p: DB["persons"] }, "p">();

/** Persons are seen in their own places and nowhere else. */
const matching = (scope: Scope, query: Partial<PersonQuery> = {}) =>
  sql<boolean>`${query.trash ? sql`p.deleted_at is not null` : sql`p.deleted_at is null`}
    and ${inTerritory(ref("p.company_id"), scope)}
    and ${whenGiven(query.institution, (ids) => sql`i.path && ${ids}::bigint[]`)}
    and ${whenGiven(query.skill, (skill) => sql`${skill} = any(p.skills)`)}
    and ${whenGiven(query.is_active, (is_active) => sql`p.is_active = ${is_active}`)}
    and ${whenGiven(query.q || null, (q) => hasWords(ref("p.search"), q))}`;

const summary = sql`p.id, p.version, p.created_at, p.updated_at, p.company_id, p.institution_id,
  i.name_es as institution_name_es, i.name_en as institution_name_en, p.first_name, p.last_name, p.second_last_name,
  p.national_id_type, p.national_id, p.position_es, p.position_en, p.email, p.phone, p.phone_24x7, p.skills, p.is_active, p.deleted_at`;

const details = sql`${summary}, p.notes, (select u.name from users u where u.id::text = p.updated_by) as updated_by`;

const from = sql`persons p left join institutions i on i.id = p.institution_id`;

const listing = (scope: Scope, query: PersonQuery): Listing<string> => ({
  columns: summary,
  from,
  where: matching(scope, query),
  id: sql`p.id`,
  sorts: {
    last_name: {
      by: sql`(p.last_name || ' ' || coalesce(p.second_last_name, '') || ' ' || p.first_name) collate spanish`,
      type: "text",
    },
    institution: { by: sql`coalesce(i.name_es, '') collate spanish`, type: "text" },
    updated_at: { by: sql`p.updated_at`, type: "timestamptz" },
  },
  default_sort: "last_name",
});

export const listPersons = (db: Db, scope: Scope, query: PersonQuery) =>
  paged<PersonSummary>(db, listing(scope, query), query);

/** All of the list, in its order, a thousand at a time. */
export const everyPerson = (db: Db, scope: Scope, query: PersonQuery) =>
  everyRow<PersonSummary>(db, listing(scope, query), query.sort);

type Which = { trash?: boolean };

export async function findPerson(
  db: Db | Tx,
  scope: Scope,
  id: number,
  which: Which = {},
): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select ${details} from ${from} where ${matching(scope, which)} and p.id = ${id}`.execute(db);
  return rows[0];
}

/** Which of these persons are of the caller's places; they stay until the transaction ends. */
export async function personsThere(tx: Tx, scope: Scope, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from persons p where p.id = any(${ids}::bigint[]) and p.deleted_at is null
      and ${inTerritory(sql<number>`p.company_id`, scope)} for share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

type Contact = { company_id: number; email: string | null; national_id: string | null };

/**
 * Somebody of this place, or of one above it, whom the caller sees and who has this e-mail or this national id; `by` tells which. Persons
 * whom he does not see are not told of: his place has its own entry of them (V17).
 */
export async function findKnown(
  tx: Tx,
  scope: Scope,
  id: number | null,
  { company_id, email, national_id }: Contact,
): Promise<{ person: Person; by: "email" | "national_id"; place: string } | undefined> {
  const same = sql`(lower(p.email) = lower(${email}::text))`;
  const { rows } = await sql<{ id: number; has_email: boolean; place: string }>`
    select p.id, coalesce(${same}, false) as has_email, c.reason_social as place from persons p join companies c on c.id = p.company_id
    where ${matching(scope)} and p.id is distinct from ${id}::bigint and (${same} or p.national_id = ${national_id}::text)
      and p.company_id = any((select path from companies where id = ${company_id})::bigint[])
    order by has_email desc, cardinality(c.path) desc, p.id limit 1`.execute(tx);
  const [found] = rows;
  const person = found && (await findPerson(tx, scope, found.id));
  return person && { person, by: found.has_email ? "email" : "national_id", place: found.place };
}

const ofKeptCommittee = sql`exists (select from committees k where k.id = x.committee_id and k.deleted_at is null)`;

/** Places, committees and institutions of any territory that the person is associated with (V18). */
export const personPointers: Pointers = {
  "company_persons.person_id": { as: "company_persons" },
  "committee_members.person_id": { as: "committee_members", when: ofKeptCommittee },
  "committee_members.substitutes_person_id": { as: "committee_members", when: ofKeptCommittee },
};

export const countDependants = (tx: Tx, id: number): Promise<Dependants> =>
  countPointers(tx, "persons", personPointers, id, {
    institutions: sql`(select count(*) from institutions
      where focal_points @> ${asJson([{ person_id: id }])} and deleted_at is null)`,
  });

export async function insertPerson(tx: Tx, draft: PersonDraft): Promise<number> {
  const { id } = await tx.insertInto("persons").values(draft).returning("id").executeTakeFirstOrThrow();
  return id;
}

export const updatePerson = (tx: Tx, id: number, changes: Partial<PersonDraft>) =>
  tx
    .updateTable("persons")
    .set({ ...changes, version: sql`version` })
    .where("id", "=", id)
    .execute();
