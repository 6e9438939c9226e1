// Every statement about legal documents. Which are in force on a day is computed here, of their dates and relations, for all who ask.
import { type Expression, expressionBuilder, sql } from "kysely";
import type { Dependants } from "@atalaya/contract/errors.ts";
import {
  lapsingDays,
  type LegalDocument,
  type LegalDocumentDraft,
  type LegalDocumentQuery,
  type LegalDocumentSummary,
} from "@atalaya/contract/resources/legal-documents.ts";
import { legalKinds, type LegalRelationKind } from "@atalaya/contract/resources/legal-documents/kinds.ts";
import type { LegalReference } from "@atalaya/contract/resources/legal-documents/relations.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { countPointers, kept, type Pointers } from "../../platform/database/pointers.ts";
import type { DB } from "../../platform/database/schema.ts";
import {
  always,
  asJson,
  hasWords,
  inTerritory,
  oneOf,
  everyRow,
  paged,
  type Listing,
  whenGiven,
} from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { kindsNamed } from "./kind-names.ts";

export { plansOnDays, type PlansOnDay } from "./coverage.ts";

const { ref } = expressionBuilder<{ d: DB["legal_documents"] }, "d">();

/** Documents of the caller's places and of the places above them, whose law holds below too. */
export const visible = (scope: Scope, column: Expression<number> = ref("d.company_id")) =>
  scope.company_ids === null
    ? always
    : sql<boolean>`(${inTerritory(column, scope)} or ${column} = any(${scope.ancestor_ids}::bigint[]))`;

const today = sql`(now() at time zone c.timezone)::date`;

/** In force on a day: not before its first one, not after its last one (V14). */
const inForceOn = (day: unknown) =>
  sql<boolean>`(v.in_force_from_on <= ${day}::date and (v.in_force_to_on is null or v.in_force_to_on >= ${day}::date))`;

/** What it is today, whatever was typed: a document that another one repealed is repealed, and one of a day to come is not in force. */
const currentStatus = sql`case
  when d.status in ('project', 'annulled', 'repealed', 'expired') then d.status
  when v.repealed_from_on <= ${today} then 'repealed'
  when d.effective_to_on < ${today} then 'expired'
  when v.in_force_from_on > ${today} then 'upcoming'
  when v.amended_from_on <= ${today} then 'amended'
  else d.status end`;

/** A document that is no longer in force is not reviewed. */
const reviewOverdue = sql<boolean>`(d.next_review_on < ${today} and ${inForceOn(today)})`;

/** The day on which it lapses or is to be reviewed, the earlier one. The index of 0192 holds it, of documents that nobody ended by hand. */
export const renewalDay = sql<string>`least(d.effective_to_on, d.next_review_on)`;

/** No place is more than a day off the server: the index finds what may be lapsing, the day of the place what is. */
const isLapsing = sql<boolean>`(d.status not in ('project', 'annulled', 'repealed', 'expired')
  and ${renewalDay} <= current_date + ${lapsingDays + 1}::int and (d.effective_to_on is null or d.effective_to_on >= current_date - 1)
  and ${renewalDay} <= ${today} + ${lapsingDays}::int and ${inForceOn(today)})`;

const isOfKind = (word: string) => {
  const kinds = kindsNamed(word);
  return kinds.length > 0 ? oneOf(ref("d.kind"), kinds) : undefined;
};

/** Those that somebody has to renew are of his own places; of the others also those of the places above are seen. */
export const matching = (scope: Scope, query: Partial<LegalDocumentQuery> = {}) =>
  sql<boolean>`${query.trash ? sql`d.deleted_at is not null` : sql`d.deleted_at is null`}
    and ${query.lapsing ? inTerritory(ref("d.company_id"), scope) : visible(scope)}
    and ${whenGiven(query.kind, (kinds) => oneOf(ref("d.kind"), kinds))}
    and ${whenGiven(query.level, (levels) => oneOf(ref("d.level"), levels))}
    and ${whenGiven(query.status, (statuses) => sql`${currentStatus} = any(${statuses}::text[])`)}
    and ${whenGiven(query.plan_kind, (kinds) => oneOf(ref("d.plan_kind"), kinds))}
    and ${whenGiven(query.phase, (phases) => sql`d.phases && ${phases}::text[]`)}
    and ${whenGiven(query.hazard, (hazards) => sql`d.hazards && ${hazards}::text[]`)}
    and ${whenGiven(
      query.topic,
      (topics) => sql`exists (select from unnest(d.topics) it, unnest(${topics}::text[]) wanted
      where fold(it) = fold(wanted))`,
    )}
    and ${whenGiven(query.in_force_on, inForceOn)}
    and ${whenGiven(query.review_overdue, (is) => sql`coalesce(${reviewOverdue}, false) = ${is}`)}
    and ${whenGiven(query.lapsing, (is) => (is ? isLapsing : sql`coalesce(not ${isLapsing}, true)`))}
    and ${whenGiven(query.q || null, (q) => hasWords(ref("d.search"), q, isOfKind))}`;

/** The older document that this one is about: always older, so that no document comes to lie below itself. */
const parent = (scope: Scope) => sql`(
  select t.id from legal_relations r join legal_documents t on t.id = r.target_id
  where r.document_id = d.id and r.kind in ('regulates', 'complements', 'approves', 'establishes', 'amends')
    and t.deleted_at is null and ${visible(scope, sql<number>`t.company_id`)} and (t.issued_on, t.id) < (d.issued_on, d.id)
  order by array_position(array['regulates', 'approves', 'establishes', 'complements', 'amends'], r.kind), t.issued_on, t.id
  limit 1)`;

const summary = (
  scope: Scope,
) => sql`d.id, d.version, d.created_at, d.updated_at, d.company_id, c.reason_social as company_name,
  d.kind, d.number, d.title_es, d.title_en, d.issuing_body, d.level, d.issued_on, d.status, ${currentStatus} as current_status,
  v.in_force_from_on, v.in_force_to_on, d.plan_kind, d.next_review_on, coalesce(${reviewOverdue}, false) as is_review_overdue, d.topics,
  ${parent(scope)} as parent_document_id, d.deleted_at`;

/** What a relation is: what waits for an answer of the target's keeper, or was declined, is only wished for. */
const isSo = sql`(r.proposal_id is null or exists (select from proposals p where p.id = r.proposal_id and p.state = 'accepted'))`;

const otherSeen = (scope: Scope) => sql`o.deleted_at is null and ${visible(scope, sql<number>`o.company_id`)}`;

/** What this document does to others, with what their keepers said where they were asked. */
const relations = (scope: Scope) => sql`(
  select coalesce(json_agg(json_build_object('document_id', o.id, 'kind', r.kind, 'dated_on', r.dated_on, 'reason', r.reason,
    'proposal', (select json_build_object('state', p.state, 'company_name', k.reason_social, 'answer', p.answer)
      from proposals p join companies k on k.id = p.company_id where p.id = r.proposal_id)) order by o.issued_on, o.id, r.kind), '[]')
  from legal_relations r join legal_documents o on o.id = r.target_id where r.document_id = d.id and ${otherSeen(scope)})`;

/** What other documents do to this one. */
const relatedBy = (scope: Scope) => sql`(
  select coalesce(json_agg(json_build_object('document_id', o.id, 'kind', r.kind, 'dated_on', r.dated_on)
    order by o.issued_on, o.id, r.kind), '[]')
  from legal_relations r join legal_documents o on o.id = r.document_id
  where r.target_id = d.id and ${isSo} and ${otherSeen(scope)})`;

/** The documents that it is related with, either way. */
const references = (scope: Scope) => sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'kind', o.kind, 'number', o.number, 'title_es', o.title_es,
    'title_en', o.title_en) order by o.id), '[]')
  from legal_documents o where o.deleted_at is null and ${visible(scope, sql<number>`o.company_id`)} and o.id in (
    select case r.document_id when d.id then r.target_id else r.document_id end from legal_relations r
    where r.document_id = d.id or (r.target_id = d.id and ${isSo})))`;

const details = (scope: Scope) => sql`${summary(scope)}, d.summary, d.published_on, d.gazette, d.gazette_edition,
  d.effective_from_on, d.effective_to_on, d.phases, d.hazards, d.place_ids, d.official_url, d.official_id, d.articles,
  ${relations(scope)} as relations, ${relatedBy(scope)} as related_by,
  ${references(scope)} as "references",
  (select u.name from users u where u.id::text = d.updated_by) as updated_by`;

export const from = sql`legal_documents d join companies c on c.id = d.company_id join legal_validity v on v.id = d.id`;
const byRank = sql`array_position(${[...legalKinds]}::text[], d.kind)::bigint`;
const byTitle = sql`d.title_es collate spanish`;

const listing = (scope: Scope, query: LegalDocumentQuery): Listing<string> => ({
  columns: summary(scope),
  from,
  where: matching(scope, query),
  id: sql`d.id`,
  sorts: {
    kind: { by: byRank, type: "bigint" },
    title_es: { by: byTitle, type: "text" },
    issued_on: { by: sql`d.issued_on`, type: "date" },
    next_review_on: { by: sql`coalesce(d.next_review_on, 'infinity')`, type: "date" },
    updated_at: { by: sql`d.updated_at`, type: "timestamptz" },
  },
  default_sort: "-issued_on",
});

export const listLegalDocuments = (db: Db, scope: Scope, query: LegalDocumentQuery) =>
  paged<LegalDocumentSummary>(db, listing(scope, query), query);

/** All of the list, in its order, a thousand at a time. */
export const everyLegalDocument = (db: Db, scope: Scope, query: LegalDocumentQuery) =>
  everyRow<LegalDocumentSummary>(db, listing(scope, query), query.sort);

/** A hierarchy of more would be of no use to anybody who looks at it. */
const mostInTree = 5000;

/** Every document in short, from the highest rank, the oldest first. */
export async function listLegalTree(
  db: Db,
  scope: Scope,
  query: Partial<LegalDocumentQuery>,
): Promise<LegalDocumentSummary[]> {
  const { rows } = await sql<LegalDocumentSummary>`
    select ${summary(scope)} from ${from} where ${matching(scope, query)}
    order by ${byRank}, d.issued_on, d.id limit ${mostInTree}`.execute(db);
  return rows;
}

type Found = Omit<LegalDocument, "warnings">;

export async function findLegalDocument(
  db: Db | Tx,
  scope: Scope,
  id: number,
  which: { trash?: boolean } = {},
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select ${details(scope)} from ${from} where ${matching(scope, which)} and d.id = ${id}`.execute(db);
  return rows[0];
}

export type SeenDocument = Pick<LegalDocument, "id" | "issued_on" | "kind" | "level" | "plan_kind">;

/** Those of these documents that the caller sees. They stay until the transaction ends. */
export async function documentsSeen(tx: Tx, scope: Scope, ids: readonly number[]): Promise<Map<number, SeenDocument>> {
  const { rows } = await sql<SeenDocument>`
    select d.id, d.issued_on, d.kind, d.level, d.plan_kind from legal_documents d
    where d.id = any(${ids}::bigint[]) and ${matching(scope)} for share`.execute(tx);
  return new Map(rows.map((document) => [document.id, document]));
}

/** Those of these documents that the caller sees, as other things name them, in this order. */
export async function referencesSeen(
  db: Db | Tx,
  scope: Scope | null,
  ids: readonly number[],
): Promise<LegalReference[]> {
  if (!scope || ids.length === 0) return [];
  const { rows } = await sql<LegalReference>`
    select d.id, d.kind, d.number, d.title_es, d.title_en from legal_documents d
    where d.id = any(${ids}::bigint[]) and ${matching(scope)} order by array_position(${ids}::bigint[], d.id)`.execute(
    db,
  );
  return rows;
}

/** Plans that the caller sees, by their number, whatever its case. They stay until the transaction ends. */
export async function plansCalled(
  tx: Tx,
  scope: Scope,
  named: readonly { index: number; name: string }[],
): Promise<{ index: number; id: number }[]> {
  const { rows } = await sql<{ index: number; id: number }>`
    select n.index, d.id from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(index integer, name text)
    join legal_documents d on fold(d.number) = fold(n.name) and d.plan_kind is not null
    where ${matching(scope)} for share of d`.execute(tx);
  return rows;
}

type LegalEffect = { kind: LegalRelationKind; works_from_on: string };

/** What other documents do to this one, in any place, and from when. */
export async function effectsOn(tx: Tx, id: number): Promise<LegalEffect[]> {
  const { rows } = await sql<LegalEffect>`
    select kind, works_from_on from legal_effects where target_id = ${id}`.execute(tx);
  return rows;
}

type Key = Pick<LegalDocumentDraft, "kind" | "number" | "issuing_body" | "issued_on">;

/** Whether the caller sees another document of the same type, number, issuer and year (V14). */
export async function isKnown(tx: Tx, scope: Scope, id: number | null, key: Key): Promise<boolean> {
  const { rows } = await sql`
    select from legal_documents d where ${matching(scope)} and d.id is distinct from ${id}::bigint and d.kind = ${key.kind}
      and fold(d.number) = fold(${key.number}) and fold(d.number) <> 's/n'
      and fold(d.issuing_body) = fold(${key.issuing_body})
      and extract(year from d.issued_on) = extract(year from ${key.issued_on}::date) limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * What would lose its ground without the document, in any place (V18). A project of a place below or beside, which was put to nobody yet,
 * does not keep the document's keeper from anything.
 */
export const legalPointers: Pointers = {
  "legal_relations.target_id": {
    as: "legal_documents",
    each: "document_id",
    when: sql`(x.proposal_id is null or exists (select from proposals p where p.id = x.proposal_id and p.state = 'accepted'))
      and exists (select from legal_documents d join legal_documents t on t.id = x.target_id join companies c on c.id = t.company_id
        where d.id = x.document_id and d.deleted_at is null
          and (d.status not in ('project', 'annulled') or d.company_id = any(c.path)))`,
  },
  "legal_relations.document_id": "a part of the document, kept with it",
  "committees.constitution_document_id": { as: "committees", when: kept },
  "committees.regulation_document_id": { as: "committees", when: kept },
};

export const countDependants = (tx: Tx, id: number): Promise<Dependants> =>
  countPointers(tx, "legal_documents", legalPointers, id, {
    institutions: sql`(select count(*) from institutions where legal_basis @> array[${id}::bigint] and deleted_at is null)`,
    assessments: sql`(select count(*) from records where assessment ->> 'plan_id' is not null
      and (assessment ->> 'plan_id')::bigint = ${id})`,
  });

type Columns = Omit<LegalDocumentDraft, "relations">;

const columnsOf = ({ articles, ...draft }: Partial<Columns>) => ({
  ...draft,
  ...(articles !== undefined && { articles: asJson(articles) }),
});

export async function insertLegalDocument(tx: Tx, { articles, ...draft }: Columns): Promise<number> {
  const { id } = await tx
    .insertInto("legal_documents")
    .values({ ...draft, articles: asJson(articles) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateLegalDocument = (tx: Tx, id: number, changes: Partial<Columns>) =>
  tx
    .updateTable("legal_documents")
    .set({ ...columnsOf(changes), version: sql`version` })
    .where("id", "=", id)
    .execute();
