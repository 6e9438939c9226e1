// Statements about loads of DesInventar: what a file holds, what was found out about it, and how far it has come. A load is its user's alone.
import { sql, type RawBuilder } from "kysely";
import {
  mostToldOfLoad,
  type DesInventarLoadSummary,
  type DesInventarProgress,
} from "@atalaya/contract/resources/records/desinventar.ts";
import type { IssueCode } from "@atalaya/contract/errors.ts";
import type { Parameters } from "@atalaya/contract/text.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Scope } from "../../../platform/scope.ts";
import { visible } from "../../variables/queries.ts";
import type { KnownPlace, KnownVariable } from "./match.ts";
import type { Level } from "./facts.ts";

const counts = sql`count(c.index) as cards, count(*) filter (where c.state = 'written') as written,
  count(*) filter (where c.state = 'refused') as refused, count(*) filter (where c.state = 'taken_back') as taken_back,
  count(*) filter (where c.state = 'kept') as kept`;

const summaries = (user_id: number, only: RawBuilder<unknown>) => sql<DesInventarLoadSummary>`
  select l.id, l.created_at, l.file_name, l.format, ${counts}
  from desinventar_loads l left join desinventar_cards c on c.load_id = l.id
  where l.user_id = ${user_id} and l.is_read and ${only} group by l.id order by l.id desc`;

/** The latest first. */
export async function listLoads(db: Db, user_id: number): Promise<DesInventarLoadSummary[]> {
  return (await summaries(user_id, sql`true`).execute(db)).rows;
}

export async function findLoad(db: Db | Tx, user_id: number, id: number): Promise<DesInventarLoadSummary | undefined> {
  return (await summaries(user_id, sql`l.id = ${id}`).execute(db)).rows[0];
}

/** What a step asks: how far the load has come is counted after it. */
export async function isOwnLoad(db: Db, user_id: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from desinventar_loads where id = ${id} and user_id = ${user_id} and is_read`.execute(db);
  return rows.length > 0;
}

export type FoundEvent = {
  index: number;
  name: string;
  cards: number;
  variable_id: number | null;
  variable: string | null;
  matched_by: "name" | "hazard" | "hand" | null;
};

export async function listEvents(db: Db, id: number): Promise<FoundEvent[]> {
  const { rows } = await sql<FoundEvent>`
    select e.index, e.name, e.cards, e.variable_id, v.name_es as variable, e.matched_by
    from desinventar_load_events e left join variables v on v.id = e.variable_id
    where e.load_id = ${id} order by e.variable_id is not null, e.cards desc, e.index`.execute(db);
  return rows;
}

export type FoundPlace = {
  index: number;
  levels: Level[];
  cards: number;
  company_id: number | null;
  place: string | null;
  above: string | null;
  matched_by: "code" | "name" | "hand" | null;
};

/** The unmatched ones first, then those that most cards name. */
export async function listPlaces(db: Db, id: number): Promise<FoundPlace[]> {
  const { rows } = await sql<FoundPlace>`
    select p.index, p.levels, p.cards, p.company_id, c.reason_social as place,
      (select coalesce(a.short_name, a.reason_social) from companies a where a.id = c.parent_company_id) as above, p.matched_by
    from desinventar_load_places p left join companies c on c.id = p.company_id
    where p.load_id = ${id} order by p.company_id is not null, p.cards desc, p.index limit ${mostToldOfLoad}`.execute(
    db,
  );
  return rows;
}

export async function countPlaces(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from desinventar_load_places where load_id = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type CardProblem = { field: string | null; code: IssueCode; parameters: Parameters };
export type FoundRefusal = { index: number; serial: string; event: string; problem: CardProblem };

export async function listRefused(db: Db, id: number): Promise<FoundRefusal[]> {
  const { rows } = await sql<FoundRefusal>`
    select c.index, coalesce(c.row ->> 'serial', '') as serial, coalesce(c.row ->> 'evento', '') as event, c.problem
    from desinventar_cards c where c.load_id = ${id} and c.state = 'refused' order by c.index limit ${mostToldOfLoad}`.execute(
    db,
  );
  return rows;
}

export type FoundReason = { cards: number; problem: CardProblem };

/** Why cards were refused, the most frequent reason first, each with the first of its cards. */
export async function listReasons(db: Db, id: number): Promise<FoundReason[]> {
  const { rows } = await sql<FoundReason>`
    select count(*) as cards, (array_agg(c.problem order by c.index))[1] as problem from desinventar_cards c
    where c.load_id = ${id} and c.state = 'refused'
    group by c.problem ->> 'code', c.problem ->> 'field' order by count(*) desc, min(c.index)`.execute(db);
  return rows;
}

/** Kinds of disaster that the caller sees, as cards may be matched with them. */
export async function knownVariables(db: Db | Tx, scope: Scope): Promise<KnownVariable[]> {
  const { rows } = await sql<KnownVariable>`
    select id, name_es, name_en, hip_code, desinventar_event from variables
    where deleted_at is null and domain = 'risk' and kind = 'event_type' and is_active and ${visible(scope)}
    order by id`.execute(db);
  return rows;
}

/** Every place by which a card may be recognised. */
export async function knownPlaces(db: Db | Tx): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`
    select id, kind, country, reason_social as name, short_name, territorial_code as code, pcode, path
    from companies where deleted_at is null and kind <> 'country' order by id`.execute(db);
  return rows;
}

const progressOf: Record<
  "examination" | "writing" | "undoing",
  [done: RawBuilder<unknown>, total: RawBuilder<unknown>]
> = {
  examination: [sql`state <> 'waiting' or is_examined`, sql`true`],
  writing: [sql`state <> 'waiting'`, sql`true`],
  // What was taken back, or stayed because somebody changed it, is done.
  undoing: [sql`state in ('taken_back', 'kept')`, sql`state in ('written', 'taken_back', 'kept')`],
};

export async function countProgress(db: Db, id: number, step: keyof typeof progressOf): Promise<DesInventarProgress> {
  const [done, total] = progressOf[step];
  const { rows } = await sql<DesInventarProgress>`
    select count(*) filter (where ${done}) as done, count(*) filter (where ${total}) as total
    from desinventar_cards where load_id = ${id}`.execute(db);
  return rows[0]!;
}
