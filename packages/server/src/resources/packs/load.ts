// Brings a pack into the database, part by part: makes what is new, changes what nobody changed here, leaves the rest, and tells of each.
import { sql, type RawBuilder } from "kysely";
import { comparable } from "@atalaya/contract/import.ts";
import { itemKeys, type Pack } from "@atalaya/contract/packs/pack.ts";
import { packParts, type PackItem, type PackPart } from "@atalaya/contract/packs/items.ts";
import {
  itemStates,
  mostShownItems,
  type ItemOutcome,
  type ItemState,
  type PartOutcome,
} from "@atalaya/contract/resources/packs.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Tx } from "../../platform/database/database.ts";
import { asJson, fromGeoJson } from "../../platform/database/sql.ts";
import { mapInTurns } from "../../platform/turns/in-turns.ts";
import { sections, type Context, type Row, type Section } from "./sections.ts";
import { settle } from "./three-way.ts";

/** The row that an item became, and what the pack gave last. */
type Link = { key: string; row_id: number; content: Row };

/** A row that is here, and what packs gave it: this one, or others where this one never did. */
type Standing = { id: number; row: Row; given: Row[]; keeps: ((pack: Row, here: Row) => string[]) | undefined };

/** Columns whose values are not written as they come. */
const written: Record<string, (value: never) => RawBuilder<unknown>> = {
  centroid: (value: Geometry) => fromGeoJson(value),
  location: (value: Geometry | null) => (value === null ? sql`null` : fromGeoJson(value)),
  options: asJson,
  fields: asJson,
  legend_classes: asJson,
  articles: asJson,
};

const columnsOf = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, written[name]?.(value as never) ?? value]));

/** What rows are compared by: case, accents and marks aside. */
const tuple = (row: Row): string =>
  JSON.stringify(
    Object.entries(row)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [name, typeof value === "string" ? comparable(value) : (value ?? null)]),
  );

const liveRows = (table: string) =>
  ["roles", "legal_relations", "institution_functions"].includes(table) ? sql`true` : sql`deleted_at is null`;

/** Finds rows that nobody loaded by what makes them the same thing; what several rows answer to says nothing. */
async function finder(tx: Tx, table: string, wanted: readonly Row[][]): Promise<(known: Row[]) => number | undefined> {
  const names = [...new Set(wanted.flat().flatMap((row) => Object.keys(row)))];
  if (names.length === 0) return () => undefined;
  const { rows } = await sql<Row & { id: number }>`
    select id, ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(table)} where ${liveRows(table)}`.execute(
    tx,
  );
  const shapes = new Map(wanted.flat().map((row) => [Object.keys(row).toSorted().join(), Object.keys(row)]));
  const found = new Map<string, number | null>();
  for (const row of rows)
    for (const shape of shapes.values()) {
      const key = tuple(Object.fromEntries(shape.map((name) => [name, row[name]])));
      found.set(key, found.has(key) ? null : row.id);
    }
  return (known) => known.map((row) => found.get(tuple(row))).find((id) => typeof id === "number") ?? undefined;
}

/** A value as a pack writes it: the database adds to a shape what all shapes here have in common. */
function asGiven(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("crs" in value)) return value;
  const { crs: _crs, ...shape } = value;
  return shape;
}

/** Rows of these ids that are not in the trash, as the database writes them in JSON. */
async function rowsById(tx: Tx, table: string, ids: readonly number[]): Promise<Map<number, Row>> {
  const { rows } = await sql<{ id: number; row: Row }>`
    select id, to_jsonb(t) as row from ${sql.table(table)} t
    where id = any(${ids}::bigint[]) and ${liveRows(table)} for update`.execute(tx);
  const given = (row: Row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asGiven(value)]));
  return new Map(rows.map(({ id, row }) => [id, given(row)]));
}

/** What other packs gave these rows. */
async function givenByOthers(
  tx: Tx,
  pack_id: number,
  part: PackPart,
  ids: readonly number[],
): Promise<Map<number, Row[]>> {
  const { rows } = await sql<{ row_id: number; given: Row[] }>`
    select row_id, jsonb_agg(content) as given from pack_items
    where part = ${part} and pack_id <> ${pack_id} and row_id = any(${ids}::bigint[]) group by row_id`.execute(tx);
  return new Map(rows.map(({ row_id, given }) => [row_id, given]));
}

const longestShown = 200;

const shown = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
};

/** New rows of one statement: with the columns of the widest part still within the parameters that a statement may have. */
const mostInBatch = 500;

class PartLoad<P extends PackPart> {
  readonly #tx: Tx;
  readonly #part: P;
  readonly #section: Section<P>;
  readonly #context: Context;
  readonly #ids: Map<string, number>;
  readonly #counts = Object.fromEntries(itemStates.map((state) => [state, 0])) as Record<ItemState, number>;
  readonly #told: ItemOutcome[] = [];
  readonly #links: Link[] = [];
  /** New rows that wait to be written together. */
  #batch: { key: string; row: Row }[] = [];

  constructor(tx: Tx, part: P, context: Context, ids: Map<string, number>) {
    this.#tx = tx;
    this.#part = part;
    this.#section = sections[part];
    this.#context = context;
    this.#ids = ids;
  }

  #tell(item: PackItem<P>, state: ItemState, fields: ItemOutcome["fields"] = []): void {
    this.#counts[state] += 1;
    if (state === "same" || this.#told.length >= mostShownItems) return;
    const key = itemKeys[this.#part](item);
    this.#told.push({ key, ...this.#section.nameOf(item, this.#context.pack), state, fields });
  }

  /** Finds what is here of the part, so that other parts can name it. */
  async #standing(pack_id: number, items: readonly PackItem<P>[], links: ReadonlyMap<string, Link>) {
    const { table, knownBy } = this.#section;
    const known = await mapInTurns(items, (item) => knownBy(item, this.#context));
    const find = await finder(this.#tx, table, known);
    const linked = await rowsById(
      this.#tx,
      table,
      [...links.values()].map(({ row_id }) => row_id),
    );
    const idOf = (item: PackItem<P>, index: number) => {
      const link = links.get(itemKeys[this.#part](item));
      return link && linked.has(link.row_id) ? link.row_id : find(known[index]!);
    };
    const ids = items.map(idOf);
    for (const [index, id] of ids.entries()) if (id) this.#ids.set(itemKeys[this.#part](items[index]!), id);
    const here = ids.flatMap((id) => id ?? []);
    const rows = await rowsById(this.#tx, table, here);
    const inUse = await this.#section.inUse?.(this.#tx, here);
    const ofOthers = await givenByOthers(this.#tx, pack_id, this.#part, here);
    return ids.map((id, index): Standing | null => {
      if (!id) return null;
      const link = links.get(itemKeys[this.#part](items[index]!));
      const given = link?.row_id === id ? [link.content] : (ofOthers.get(id) ?? []);
      return { id, row: rows.get(id)!, given, keeps: inUse?.get(id) };
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#batch;
    if (batch.length === 0) return;
    this.#batch = [];
    const made = await this.#tx
      .insertInto(this.#section.table)
      .values(batch.map(({ row }) => columnsOf(row)) as never)
      .returning("id" as never)
      .execute();
    for (const [index, { key, row }] of batch.entries()) {
      const { id } = made[index] as { id: number };
      this.#ids.set(key, id);
      this.#links.push({ key, row_id: id, content: row });
    }
  }

  async #write(item: PackItem<P>, standing: Standing | null, link: Link | undefined): Promise<void> {
    const key = itemKeys[this.#part](item);
    if (!standing && link) return this.#tell(item, "gone");
    const above = this.#section.parentOf?.(item);
    if (above && this.#batch.some((it) => it.key === above)) await this.#flush();
    const row = this.#section.rowOf(item, this.#context);
    if (Object.values(row).includes(undefined)) return this.#tell(item, "waiting");
    if (!standing) {
      this.#batch.push({ key, row });
      if (this.#batch.length === mostInBatch) await this.#flush();
      return this.#tell(item, "new");
    }
    const { changes, kept } = settle(row, standing.given, standing.row, standing.keeps?.(row, standing.row));
    const changed = Object.keys(changes);
    const fields = [...changed, ...kept].map((field) => ({
      field,
      here: shown(standing.row[field]),
      pack: shown(row[field]),
      is_kept: kept.includes(field),
    }));
    if (changed.length > 0)
      await this.#tx
        .updateTable(this.#section.table)
        .set(columnsOf(changes) as never)
        .where("id" as never, "=", standing.id as never)
        .execute();
    this.#links.push({ key, row_id: standing.id, content: row });
    this.#tell(item, changed.length > 0 ? "changed" : kept.length > 0 ? "kept" : "same", fields);
  }

  async run(pack_id: number, items: readonly PackItem<P>[], isWanted: boolean): Promise<PartOutcome | null> {
    const found = await this.#tx
      .selectFrom("pack_items")
      .select(["key", "row_id", "content"])
      .where("pack_id", "=", pack_id)
      .where("part", "=", this.#part)
      .execute();
    const links = new Map((found as Link[]).map((link) => [link.key, link]));
    const standing = await this.#standing(pack_id, items, links);
    if (!isWanted) return null;
    for (const [index, item] of items.entries())
      await this.#write(item, standing[index]!, links.get(itemKeys[this.#part](item)));
    await this.#flush();
    await remember(this.#tx, pack_id, this.#part, this.#links);
    const keys = new Set(items.map(itemKeys[this.#part]));
    this.#counts.left = [...links.keys()].filter((key) => !keys.has(key)).length;
    return { part: this.#part, counts: this.#counts, items: this.#told };
  }
}

/** Keeps what the pack gave, for its next version to be held against. */
async function remember(tx: Tx, pack_id: number, part: PackPart, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into pack_items (pack_id, part, key, row_id, content)
    select ${pack_id}, ${part}, n.key, n.row_id, n.content
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as n(key text, row_id bigint, content jsonb)
    on conflict (pack_id, part, key) do update set row_id = excluded.row_id, content = excluded.content`.execute(tx);
}

/** The line of the pack itself; whoever loads one meanwhile waits. */
async function putPack(tx: Tx, { key, version, title, rules, sources }: Pack): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('packs', 0))`.execute(tx);
  const row = {
    pack_version: version,
    title_es: title.es,
    title_en: title.en,
    country: rules?.country ?? null,
    rules: rules && asJson(rules),
    sources: asJson(sources),
  };
  const { id } = await tx
    .insertInto("packs")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Loads these parts of a pack, and tells of each what became of its items. Parts that are not wanted are only looked at: others name them. */
export async function loadPack(tx: Tx, pack: Pack, wanted: readonly PackPart[] = packParts): Promise<PartOutcome[]> {
  const pack_id = await putPack(tx, pack);
  const ids = new Map(packParts.map((part) => [part, new Map<string, number>()]));
  const context: Context = { pack, idOf: (part, key) => ids.get(part)!.get(key) };
  const outcomes: PartOutcome[] = [];
  const load = async <P extends PackPart>(part: P) => {
    const items = pack[part] as PackItem<P>[];
    const outcome = await new PartLoad(tx, part, context, ids.get(part)!).run(pack_id, items, wanted.includes(part));
    if (outcome) outcomes.push(outcome);
  };
  for (const part of packParts) await load(part);
  return outcomes;
}
