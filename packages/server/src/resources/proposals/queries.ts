// Every statement about proposals. Nouns make and withdraw them in the change that asks for them, and read their state where they count.
import { sql } from "kysely";
import {
  proposalKinds,
  proposalPermissions,
  type Proposal,
  type ProposalAnswer,
  type ProposalKind,
  type ProposalQuery,
} from "@atalaya/contract/resources/proposals.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { asJson, inTerritory, oneOf, paged, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

/** Where the caller holds a permission; null is nowhere. */
type Held = (permission: Permission) => Scope | null;

const ofKinds = (held: Held, side: "answers" | "reads", column: "p.company_id" | "p.from_company_id") => {
  const seen = proposalKinds.flatMap((kind) => {
    const scope = held(proposalPermissions[kind][side]);
    return scope ? [sql<boolean>`(p.kind = ${kind} and ${inTerritory(sql.ref<number>(column), scope)})`] : [];
  });
  return seen.length > 0 ? sql<boolean>`(${sql.join(seen, sql` or `)})` : sql<boolean>`false`;
};

/** What the caller may answer: it would change a thing of his. */
const received = (held: Held) => ofKinds(held, "answers", "p.company_id");
/** What his places ask of others. */
const sent = (held: Held) => ofKinds(held, "reads", "p.from_company_id");

const sides = { received, sent } as const;

const matching = (held: Held, query: Partial<ProposalQuery>) => sql<boolean>`
  ${query.side ? sides[query.side](held) : sql`(${received(held)} or ${sent(held)})`}
  and ${whenGiven(query.state, (states) => oneOf(sql`p.state`, states))}
  and ${whenGiven(query.kind, (kinds) => oneOf(sql`p.kind`, kinds))}
  and ${whenGiven(query.subject, (ids) => oneOf(sql`p.subject_id`, ids))}`;

const reference = (
  alias: string,
) => sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'kind', ${sql.ref(`${alias}.kind`)},
  'number', ${sql.ref(`${alias}.number`)}, 'title_es', ${sql.ref(`${alias}.title_es`)}, 'title_en', ${sql.ref(`${alias}.title_en`)})`;

const named = (column: string) => sql`(select u.name from users u where u.id::text = ${sql.ref(column)})`;

const columns = (held: Held) => sql`p.id, p.version, p.created_at, p.updated_at, p.kind, p.company_id,
  c.reason_social as company_name, p.from_company_id, f.reason_social as from_company_name, p.resource, p.subject_id, p.proposed,
  ${reference("d")} as document, ${reference("t")} as target, p.reason, p.state, p.answer, ${named("p.answered_by")} as answered_by,
  p.answered_at, ${named("p.created_by")} as created_by, (p.state <> 'withdrawn' and ${received(held)}) as may_answer`;

const from = sql`proposals p join companies c on c.id = p.company_id join companies f on f.id = p.from_company_id
  join legal_documents d on d.id = (p.proposed ->> 'document_id')::bigint join legal_documents t on t.id = p.subject_id`;

export const listProposals = (db: Db, held: Held, query: ProposalQuery) =>
  paged<Proposal>(
    db,
    {
      columns: columns(held),
      from,
      where: matching(held, query),
      id: sql`p.id`,
      sorts: { created_at: { by: sql`p.created_at`, type: "timestamptz" } },
      default_sort: "-created_at",
    },
    query,
  );

export async function findProposal(db: Db | Tx, held: Held, id: number): Promise<Proposal | undefined> {
  const { rows } = await sql<Proposal>`
    select ${columns(held)} from ${from} where ${matching(held, {})} and p.id = ${id}`.execute(db);
  return rows[0];
}

/** How many wait for the caller's answer, counted up to `limit`, and what the one is about that waits longest. */
export async function openProposals(
  db: Db,
  held: Held,
  limit: number,
): Promise<{ count: number; first: string | null }> {
  const open = sql`select p.id from proposals p where p.state = 'open' and ${received(held)} order by p.id limit ${limit}`;
  const { rows } = await sql<{ count: number; first: string | null }>`
    with open as (${open})
    select count(*)::int as count, (select t.title_es from proposals p join legal_documents t on t.id = p.subject_id
      where p.id = (select min(id) from open)) as first from open`.execute(db);
  return rows[0]!;
}

export type NewProposal = {
  kind: ProposalKind;
  company_id: number;
  from_company_id: number;
  resource: string;
  subject_id: number;
  proposed: object;
  reason: string | null;
};

/** Answers the id of the new proposal. */
export async function insertProposal(tx: Tx, { proposed, ...row }: NewProposal): Promise<number> {
  const { id } = await tx
    .insertInto("proposals")
    .values({ ...row, proposed: asJson(proposed) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Of these, those that still wait are taken back: what they asked for is gone. */
export async function withdrawProposals(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update proposals set state = 'withdrawn' where id = any(${ids}::bigint[]) and state = 'open'`.execute(tx);
}

/** Nobody answers any more for a thing that is gone. */
export const withdrawAbout = (tx: Tx, resource: string, subject_id: number) =>
  sql`update proposals set state = 'withdrawn'
    where resource = ${resource} and subject_id = ${subject_id} and state = 'open'`.execute(tx);

/** A thing that moves to another place takes along what is asked of its keeper. */
export const moveProposals = (tx: Tx, resource: string, subject_id: number, company_id: number) =>
  sql`update proposals set company_id = ${company_id}
    where resource = ${resource} and subject_id = ${subject_id} and company_id <> ${company_id}`.execute(tx);

export const setAnswer = (tx: Tx, id: number, { state, answer }: Omit<ProposalAnswer, "version">) =>
  sql`update proposals set state = ${state}, answer = ${answer}, answered_at = now(),
    answered_by = current_setting('app.actor', true) where id = ${id}`.execute(tx);
