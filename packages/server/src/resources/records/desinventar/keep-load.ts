// A file that was uploaded becomes a load: read in a thread of its own, kept some cards at a time, its events and places recognised.
import { open } from "node:fs/promises";
import { sql } from "kysely";
import type { FastifyRequest } from "fastify";
import type { Tx } from "../../../platform/database/database.ts";
import { asJson } from "../../../platform/database/sql.ts";
import type { CardLine, ExtensionLine, GatheredCards, Row } from "../../../platform/desinventar/card-file.ts";
import { withPrivateCopy } from "../../../platform/files/private-copy.ts";
import type { Services } from "../../../platform/http/app-kit.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";
import { mapInTurns } from "../../../platform/turns/in-turns.ts";
import { asBytes, inReadingThread } from "../../../platform/workers/worker-pool.ts";
import { findFile } from "../../files/queries.ts";
import { listHazardNames } from "../../packs/queries.ts";
import { knownPlaces, knownVariables } from "./load-queries.ts";
import { eventMatcher, levelNames, namesOfEvent, placeMatcher } from "./match.ts";

/** Letters of lines that are kept in one transaction: others have the database between two of them. */
const batch = 1_000_000;

/** Of a person's loads of which nothing stands written so many stay beside a new one. One that is still being read is not touched. */
const keptLoads = 3;

/** Answers the id of the new load. Nothing is kept of a file that cannot be read: 422 on `file_id`. */
export async function keepLoad(app: Services, request: FastifyRequest, file_id: number): Promise<number> {
  const file = await findFile(app.db, file_id);
  if (!file || file.user_id !== request.identity.user.id) throw new FieldProblem({ file_id: { code: "missing" } });
  return withPrivateCopy(app, file, [".cards", ".extension", ".unpacked"], async (path) => {
    const gathered = await inReadingThread("cards", [asBytes(path)]);
    if ("problem" in gathered) throw new FieldProblem({ file_id: gathered.problem });
    const id = await beginLoad(app, request, file.name, gathered);
    await keepCards(app, request, id, path);
    await recognise(app, request, id, gathered);
    return id;
  });
}

/** The lines of a file as they are read, some at a time. */
async function* linesOf<T>(path: string): AsyncGenerator<T[]> {
  let lines: string[] = [];
  let letters = 0;
  const parsed = () => mapInTurns(lines.splice(0), (line) => JSON.parse(line) as T);
  const source = await open(path);
  for await (const line of source.readLines({ encoding: "utf8" })) {
    lines.push(line);
    letters += line.length;
    if (letters <= batch) continue;
    yield await parsed();
    letters = 0;
  }
  if (lines.length > 0) yield await parsed();
}

/** Extensions that are kept in memory until their card comes by; a server writes both in one order. */
const mostAhead = 20_000;

/** The extensions of a file beside its cards: those of a batch of cards are looked for a little ahead. */
class Extensions {
  private readonly lines: AsyncGenerator<ExtensionLine[]>;
  private readonly ahead = new Map<string, Row>();
  private isRead = false;
  constructor(path: string) {
    this.lines = linesOf<ExtensionLine>(path);
  }

  /** Puts into each card what is found of it. */
  async join(cards: readonly CardLine[]): Promise<void> {
    let open = cards.filter(({ row }) => row["clave"] !== undefined);
    for (;;) {
      open = open.filter((card) => !this.fill(card));
      if (open.length === 0 || this.isRead || this.ahead.size > mostAhead) return;
      const next = await this.lines.next();
      if (next.done) this.isRead = true;
      else for (const { clave, row } of next.value) this.ahead.set(clave, row);
    }
  }

  private fill(card: CardLine): boolean {
    const clave = card.row["clave"]!.trim();
    const found = this.ahead.get(clave);
    if (!found) return false;
    card.extension = found;
    this.ahead.delete(clave);
    return true;
  }

  /** Those whose cards came by before them. */
  async *rest(): AsyncGenerator<ExtensionLine[]> {
    yield [...this.ahead].map(([clave, row]) => ({ clave, row }));
    if (!this.isRead) yield* this.lines;
  }
}

async function keepCards({ write }: Services, { actor }: FastifyRequest, id: number, path: string): Promise<void> {
  const extensions = new Extensions(`${path}.extension`);
  let index = 0;
  for await (const lines of linesOf<CardLine>(`${path}.cards`)) {
    const first = index;
    await extensions.join(lines);
    await write(actor, (tx) => insertCards(tx, id, first, lines));
    index += lines.length;
  }
  for await (const lines of extensions.rest())
    if (lines.length > 0) await write(actor, (tx) => addExtensions(tx, id, lines));
}

async function beginLoad(
  { write }: Services,
  { actor, identity }: FastifyRequest,
  file_name: string,
  { format, columns, extension_columns, catalogues }: GatheredCards,
): Promise<number> {
  const user_id = identity.user.id;
  const { id } = await write(actor, async (tx) => {
    await dropOldLoads(tx, user_id);
    const row = { user_id, file_name, format, columns, extension_columns, catalogues: asJson(catalogues) };
    return tx.insertInto("desinventar_loads").values(row).returning("id").executeTakeFirstOrThrow();
  });
  return id;
}

/** A load of which cards stand written stays: they go out as they came in. */
const dropOldLoads = (tx: Tx, user_id: number) =>
  sql`delete from desinventar_loads l where l.user_id = ${user_id} and (l.is_read or l.created_at < now() - interval '1 hour')
    and not exists (select from desinventar_cards c where c.load_id = l.id and c.state in ('written', 'kept'))
    and (not l.is_read or l.id not in (
      select id from desinventar_loads where user_id = ${user_id} and is_read order by id desc limit ${keptLoads}))`.execute(
    tx,
  );

async function insertCards(tx: Tx, load_id: number, first: number, lines: readonly CardLine[]): Promise<void> {
  await sql`
    insert into desinventar_cards (load_id, index, clave, event_index, place_index, row, extension)
    select ${load_id}, ${first} + n.position - 1, coalesce(btrim(n.row::jsonb ->> 'clave'), ''), n.event, n.place, n.row::jsonb, n.extension::jsonb
    from unnest(${lines.map(({ row }) => JSON.stringify(row))}::text[], ${lines.map(({ extension }) => JSON.stringify(extension))}::text[],
      ${lines.map(({ event }) => event)}::int[], ${lines.map(({ place }) => place)}::int[]) with ordinality as n(row, extension, event, place, position)`.execute(
    tx,
  );
}

/** What belongs to no card of the file is left out. */
async function addExtensions(tx: Tx, load_id: number, lines: readonly ExtensionLine[]): Promise<void> {
  await sql`
    update desinventar_cards c set extension = n.row::jsonb
    from unnest(${lines.map(({ clave }) => clave)}::text[], ${lines.map(({ row }) => JSON.stringify(row))}::text[]) as n(clave, row)
    where c.load_id = ${load_id} and c.clave = n.clave and n.clave <> ''`.execute(tx);
}

/** Says what the events and places of the file are, as far as it can be told, and shows the load to its user. */
async function recognise(
  { db, write }: Services,
  { actor, scope }: FastifyRequest,
  load_id: number,
  { events, places, catalogues }: GatheredCards,
): Promise<void> {
  const variableOf = eventMatcher(await knownVariables(db, scope), await listHazardNames(db));
  const nameOf = levelNames(catalogues);
  const named = places.map(({ levels }) =>
    levels.map(({ code, name }, at) => ({ code, name: nameOf(at, code) || name })),
  );
  const placeOf = placeMatcher(await knownPlaces(db), named);
  const foundEvents = await mapInTurns(events, ({ name, cards }, index) => {
    const match = variableOf(namesOfEvent(name, catalogues));
    return { index, name, cards, variable_id: match?.variable_id ?? null, by: match?.by ?? null };
  });
  const foundPlaces = await mapInTurns(places, ({ cards }, index) => {
    const levels = named[index]!;
    const match = placeOf(levels);
    return { index, levels, cards, company_id: match?.company_id ?? null, by: match?.by ?? null };
  });
  await write(actor, async (tx) => {
    await sql`
      insert into desinventar_load_events (load_id, index, name, cards, variable_id, matched_by)
      select ${load_id}, n.index, n.name, n.cards, n.variable_id, n.by
      from jsonb_to_recordset(${asJson(foundEvents)}) as n(index int, name text, cards int, variable_id bigint, by text)`.execute(
      tx,
    );
    await sql`
      insert into desinventar_load_places (load_id, index, levels, cards, company_id, matched_by)
      select ${load_id}, n.index, n.levels, n.cards, n.company_id, n.by
      from jsonb_to_recordset(${asJson(foundPlaces)}) as n(index int, levels jsonb, cards int, company_id bigint, by text)`.execute(
      tx,
    );
    await tx.updateTable("desinventar_loads").set({ is_read: true }).where("id", "=", load_id).execute();
  });
}
