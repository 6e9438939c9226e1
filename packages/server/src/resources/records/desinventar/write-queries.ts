// Statements of writing the cards of a load as records, and of taking them back: some hundred at a time.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { inTerritory } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import type { Definition } from "../rules.ts";
import type { Card } from "./facts.ts";
import type { Made } from "./kept-card.ts";
import type { CardProblem } from "./load-queries.ts";

/** Of one load only one step writes at a time. */
export const holdLoad = (tx: Tx, id: number) =>
  sql`select from desinventar_loads where id = ${id} for update`.execute(tx);

export type WaitingCard = Card & {
  index: number;
  hash: string;
  variable_id: number | null;
  company_id: number | null;
};

/** `isUnexamined`: only those that nobody looked at yet. */
export async function waitingCards(
  tx: Tx,
  load_id: number,
  most: number,
  isUnexamined = false,
): Promise<WaitingCard[]> {
  const { rows } = await sql<WaitingCard>`
    select c.index, c.row, c.extension, c.hash, e.variable_id, p.company_id from desinventar_cards c
      left join desinventar_load_events e on e.load_id = c.load_id and e.index = c.event_index
      left join desinventar_load_places p on p.load_id = c.load_id and p.index = c.place_index
    where c.load_id = ${load_id} and c.state = 'waiting' ${isUnexamined ? sql`and not c.is_examined` : sql``} order by c.index limit ${most}`.execute(
    tx,
  );
  return rows;
}

export type KnownDefinition = Omit<Definition, "is_available" | "timezone"> & {
  id: number;
  company_id: number | null;
  name_es: string;
};

/** Held, so that they stay as the cards are checked against them. */
export async function definitionsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, KnownDefinition>> {
  const { rows } = await sql<KnownDefinition>`
    select id, company_id, name_es, kind, geometry_type, value_type, min_value, max_value, required_value, required_geometry, options, fields,
      is_active
    from variables where id = any(${ids}::bigint[]) and domain = 'risk' and deleted_at is null for share`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export type TargetPlace = {
  id: number;
  name: string;
  currency: string | null;
  timezone: string | null;
  path: number[];
};

export async function targetPlaces(tx: Tx, ids: readonly number[]): Promise<Map<number, TargetPlace>> {
  const { rows } = await sql<TargetPlace>`
    select id, coalesce(short_name, reason_social) as name, currency, timezone, path from companies
    where id = any(${ids}::bigint[]) and deleted_at is null for key share`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

type Coded = { company_id: number; code: string };
/** `is_other`: it is there, and came in by no card of this load. */
export type CodedRecord = { is_other: boolean; variable_id: number; observed_on: string };

/**
 * Each of these codes as codes of a place are told apart, whatever their case and accents (V11), and the record of the place that has it, the
 * trash included. In the order of the codes.
 */
export async function codesTaken(
  tx: Tx,
  load_id: number,
  coded: readonly Coded[],
): Promise<{ folded: string; there: CodedRecord | null }[]> {
  const { rows } = await sql<{ folded: string; there: CodedRecord | null }>`
    select fold(wanted.code) as folded, (
      select jsonb_build_object('variable_id', r.variable_id, 'observed_on', r.observed_on, 'is_other', r.deleted_at is null and not exists (
        select from desinventar_cards c where c.record_id = r.id and c.load_id = ${load_id}))
      from records r where r.company_id = wanted.company_id and fold(r.code) = fold(wanted.code)) as there
    from unnest(${coded.map(({ company_id }) => company_id)}::bigint[], ${coded.map(({ code }) => code)}::text[])
      with ordinality as wanted(company_id, code, nth) order by wanted.nth`.execute(tx);
  return rows;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Cards whose record is there: of an earlier load, or taken out of here. By their index the code of it, in places of the caller. */
export async function cardsKnown(
  tx: Tx,
  scope: Scope,
  load_id: number,
  cards: readonly WaitingCard[],
): Promise<Map<number, string>> {
  const mine = inTerritory(sql`r.company_id`, scope);
  const uids = cards.map(({ row }) => (uuid.test(row["uu_id"]?.trim() ?? "") ? row["uu_id"]!.trim() : null));
  const { rows } = await sql<{ index: number; code: string }>`
    select n.index, coalesce(
      (select min(r.code) from desinventar_cards c join records r on r.id = c.record_id and r.deleted_at is null
        where c.hash = n.hash and c.record_id is not null and c.load_id <> ${load_id} and ${mine}),
      (select r.code from records r where r.uid = n.uid and r.domain = 'risk' and r.deleted_at is null and ${mine})) as code
    from unnest(${cards.map(({ index }) => index)}::int[], ${cards.map(({ hash }) => hash)}::text[], ${uids}::uuid[]) as n(index, hash, uid)`.execute(
    tx,
  );
  return new Map(rows.flatMap(({ index, code }) => (code ? [[index, code] as const] : [])));
}

/** What came of a card. */
export type Outcome =
  { index: number; record_id: number; made: Made; problem: null } | { index: number; problem: CardProblem };

export async function putOutcomes(tx: Tx, load_id: number, outcomes: readonly Outcome[]): Promise<void> {
  await sql`
    update desinventar_cards c set state = case when n.problem is null then 'written' else 'refused' end,
      problem = n.problem, record_id = n.record_id, made = n.made
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as n(index int, record_id bigint, made jsonb, problem jsonb)
    where c.load_id = ${load_id} and c.index = n.index`.execute(tx);
}

/** What a look at cards found: nothing, or why they would be refused. */
export async function putFindings(
  tx: Tx,
  load_id: number,
  findings: readonly { index: number; problem: CardProblem | null }[],
): Promise<void> {
  await sql`
    update desinventar_cards c set state = case when n.problem is null then 'waiting' else 'refused' end, problem = n.problem,
      is_examined = n.problem is null
    from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as n(index int, problem jsonb)
    where c.load_id = ${load_id} and c.index = n.index`.execute(tx);
}

/**
 * Takes records back that nobody changed since they were written; what lies in the trash is back already, and what somebody changed, or moved out of
 * the caller's places, stays and is noted. Answers how many cards it went through.
 */
export async function takeBack(tx: Tx, scope: Scope, load_id: number, most: number): Promise<number> {
  const { rows } = await sql`
    with next as materialized (
      select c.index, c.record_id from desinventar_cards c where c.load_id = ${load_id} and c.state = 'written' order by c.index limit ${most}),
    held as materialized (
      select r.id, r.deleted_at is null and (r.version <> 1 or not ${inTerritory(sql`r.company_id`, scope)}) as stays
      from records r where r.id in (select record_id from next) order by r.id for update),
    gone as (
      update records r set deleted_at = now() from held h
      where r.id = h.id and not h.stays and r.deleted_at is null returning r.id)
    update desinventar_cards c set state = case
      when exists (select from held h where h.id = n.record_id and h.stays) then 'kept' else 'taken_back' end
    from next n where c.load_id = ${load_id} and c.index = n.index and (select count(*) from gone) >= 0
    returning c.index`.execute(tx);
  return rows.length;
}
