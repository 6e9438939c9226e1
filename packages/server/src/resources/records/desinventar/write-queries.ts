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

export async function waitingCards(tx: Tx, load_id: number, most: number): Promise<WaitingCard[]> {
  const { rows } = await sql<WaitingCard>`
    select c.index, c.row, c.extension, c.hash, e.variable_id, p.company_id from desinventar_cards c
      left join desinventar_load_events e on e.load_id = c.load_id and e.index = c.event_index
      left join desinventar_load_places p on p.load_id = c.load_id and p.index = c.place_index
    where c.load_id = ${load_id} and c.state = 'waiting' order by c.index limit ${most}`.execute(tx);
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

/**
 * Of these codes those that a record of the place has. `record`: one that is there and came in by no card of this load: the card is in the books
 * already.
 */
export async function codesTaken(
  tx: Tx,
  load_id: number,
  coded: readonly Coded[],
): Promise<Map<string, { record: string | null }>> {
  const { rows } = await sql<Coded & { record: string | null }>`
    select r.company_id, r.code, case when r.deleted_at is null and not exists (
      select from desinventar_cards c where c.record_id = r.id and c.load_id = ${load_id}) then r.code end as record
    from records r join unnest(${coded.map(({ company_id }) => company_id)}::bigint[], ${coded.map(({ code }) => code)}::text[])
      as wanted(company_id, code) on r.company_id = wanted.company_id and r.code = wanted.code`.execute(tx);
  return new Map(rows.map(({ company_id, code, record }) => [`${company_id} ${code}`, { record }]));
}

/** Cards that an earlier load wrote, and whose records are there, by what stands in them; told as far as the caller may know of them. */
export async function cardsKnown(
  tx: Tx,
  scope: Scope,
  load_id: number,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ hash: string; code: string }>`
    select c.hash, min(r.code) as code from desinventar_cards c join records r on r.id = c.record_id and r.deleted_at is null
    where c.hash = any(${hashes}::text[]) and c.record_id is not null and c.load_id <> ${load_id}
      and ${inTerritory(sql`r.company_id`, scope)} group by c.hash`.execute(tx);
  return new Map(rows.map(({ hash, code }) => [hash, code]));
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

/**
 * Takes records back that nobody changed since they were written, and notes which somebody did; what lies in the trash is back already. Answers
 * how many cards it went through.
 */
export async function takeBack(tx: Tx, scope: Scope, load_id: number, most: number): Promise<number> {
  const { rows } = await sql`
    with next as materialized (
      select c.index, c.record_id from desinventar_cards c left join records r on r.id = c.record_id
      where c.load_id = ${load_id} and c.state = 'written' and (r.id is null or ${inTerritory(sql`r.company_id`, scope)})
      order by c.index limit ${most}),
    held as materialized (
      select r.id, r.version, r.deleted_at from records r where r.id in (select record_id from next) order by r.id for update),
    gone as (
      update records r set deleted_at = now() from held h
      where r.id = h.id and h.version = 1 and h.deleted_at is null returning r.id)
    update desinventar_cards c set state = case
      when exists (select from held h where h.id = n.record_id and h.deleted_at is null and h.version <> 1) then 'kept' else 'taken_back' end
    from next n where c.load_id = ${load_id} and c.index = n.index
      and (select count(*) from gone) >= 0
    returning c.index`.execute(tx);
  return rows.length;
}
