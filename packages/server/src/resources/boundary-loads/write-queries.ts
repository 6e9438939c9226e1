// Writing of loads: what is known of their shapes, a little at a time, and the boundaries themselves.
import { sql } from "kysely";
import type {
  BoundaryLayer,
  BoundaryProgress,
  BoundaryRecognition,
} from "@atalaya/contract/resources/boundary-loads.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { faultOf, mended } from "./mend.ts";
import { asJson } from "../../platform/database/sql.ts";

/** Of a person's loads so many stay beside a new one: each holds all shapes of a file. One that is still being read is not touched. */
const keptLoads = 3;

export const dropOldLoads = (tx: Tx, user_id: number) =>
  sql`delete from boundary_loads where user_id = ${user_id} and (is_read or created_at < now() - interval '1 hour') and (not is_read or id not in (
    select id from boundary_loads where user_id = ${user_id} and is_read order by id desc limit ${keptLoads}))`.execute(
    tx,
  );

export const putLayers = (tx: Tx, id: number, layers: readonly BoundaryLayer[], more: { is_read?: true } = {}) =>
  tx
    .updateTable("boundary_loads")
    .set({ layers: asJson(layers), ...more })
    .where("id", "=", id)
    .execute();

export const putSource = (tx: Tx, id: number, source: BoundaryRecognition["source"]) =>
  tx.updateTable("boundary_loads").set({ source }).where("id", "=", id).execute();

export type Matched = { index: number; company_id: number | null; by: "code" | "name" | "hand" | null };

/** Gives shapes their places. What was found out about neighbours is forgotten where the place changed. */
export async function putMatches(tx: Tx, load_id: number, matches: readonly Matched[]): Promise<void> {
  const of = <K extends keyof Matched>(name: K) => matches.map((it) => it[name]);
  await sql`
    update boundary_load_features f set company_id = n.company_id, matched_by = n.by, overlapped = null
    from unnest(${of("index")}::int[], ${of("company_id")}::bigint[], ${of("by")}::text[]) as n(index, company_id, by)
    where f.load_id = ${load_id} and f.index = n.index
      and (f.company_id is distinct from n.company_id or f.matched_by is distinct from n.by)`.execute(tx);
}

/** The next shape to be examined, or, once all are, to be compared with its neighbours; null where none is left. */
export async function nextToExamine(db: Db, load_id: number): Promise<{ index: number; is_examined: boolean } | null> {
  const { rows } = await sql<{ index: number; is_examined: boolean }>`
    select index, is_examined from boundary_load_features
    where load_id = ${load_id} and problem is null and (not is_examined or (company_id is not null and overlapped is null))
    order by is_examined, index limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Which of a load's shapes: one, or all for one place. */
export type Which = { index: number } | { company_id: number };

/** Why shapes cannot be written; whatever they were examined for is done with. */
export const putProblem = (tx: Tx, load_id: number, which: Which, problem: string) =>
  tx
    .updateTable("boundary_load_features")
    .set({ problem, shape: null, is_examined: true })
    .where("load_id", "=", load_id)
    .where("index" in which ? "index" : "company_id", "=", "index" in which ? which.index : which.company_id)
    .execute();

/** What is wrong with a shape, and as what it can be written. */
export async function examineShape(tx: Tx, load_id: number, index: number): Promise<void> {
  await sql`
    with looked as materialized (
      select given, st_isvaliddetail(given) as d from boundary_load_features where load_id = ${load_id} and index = ${index}),
    mended as materialized (
      select given, d, case when (d).valid then given else ${mended(sql`given`)} end as shape from looked)
    update boundary_load_features f set is_examined = true,
      fault = case when not (d).valid then ${faultOf} end, fault_at = case when not (d).valid then (d).location end,
      shape = case when not st_isempty(m.shape) then st_forcepolygonccw(m.shape) end,
      problem = case when st_isempty(m.shape) then 'geo_empty' end,
      given_ha = st_area(m.given::geography) / 10000,
      shape_ha = case when (d).valid then null else st_area(m.shape::geography) / 10000 end
    from mended m where f.load_id = ${load_id} and f.index = ${index}`.execute(tx);
}

/** Two outlines of one border differ by their simplification alone; more than this share of the smaller of the two is remarked. */
const leastShare = 0.01;

/** Compares a shape that has a place with its neighbours of the same kind, in the file and beside it. */
export async function compareShape(tx: Tx, load_id: number, index: number): Promise<void> {
  await sql`
    with next as (
      select f.index, f.company_id, c.kind, st_makevalid(f.display) as shape
      from boundary_load_features f join companies c on c.id = f.company_id
      where f.load_id = ${load_id} and f.index = ${index}),
    beside as (
      select o.company_id, st_makevalid(o.display) as other, n.index, n.shape from next n
      join boundary_load_features o on o.load_id = ${load_id} and o.company_id <> n.company_id and o.display && n.shape
      join companies c on c.id = o.company_id and c.kind = n.kind
      union all
      select b.company_id, st_makevalid(b.display), n.index, n.shape from next n
      join company_boundaries b on b.display && n.shape and b.company_id <> n.company_id and not b.is_approximate
      join companies c on c.id = b.company_id and c.kind = n.kind and c.deleted_at is null
      where not exists (select from boundary_load_features o where o.load_id = ${load_id} and o.company_id = b.company_id)),
    shares as (
      select company_id, max(st_area(st_intersection(other, shape)) / nullif(least(st_area(other), st_area(shape)), 0)) as share
      from beside where st_intersects(other, shape) group by company_id)
    update boundary_load_features f set overlapped = coalesce((
      select jsonb_agg(jsonb_build_object('company_id', company_id, 'share', round(share::numeric, 3)) order by share desc)
      from shares where share > ${leastShare}), '[]')
    from next where f.load_id = ${load_id} and f.index = next.index`.execute(tx);
}

/** The next place that a shape is for and that was not written yet; `ids` are those that the caller may change. */
export async function nextToWrite(db: Db | Tx, load_id: number, ids: readonly number[] | null): Promise<number | null> {
  const { rows } = await sql<{ company_id: number }>`
    select f.company_id from boundary_load_features f join companies c on c.id = f.company_id and c.deleted_at is null
    where f.load_id = ${load_id} and f.shape is not null and f.written_hash is null
      and (${ids}::bigint[] is null or f.company_id = any(${ids}::bigint[])) order by f.index limit 1`.execute(db);
  return rows[0]?.company_id ?? null;
}

const hashed = (shape: string) => sql`md5(st_asbinary(${sql.ref(shape)}))`;

/** Counts the place's version up, as any change of it does; whoever changes it meanwhile waits. */
const touchPlace = (tx: Tx, company_id: number) =>
  sql`update companies set version = version where id = ${company_id}`.execute(tx);

/** Writes a place's boundary, all shapes that are for it together, and keeps what it had before. */
export async function writeBoundary(tx: Tx, load_id: number, company_id: number): Promise<void> {
  await touchPlace(tx, company_id);
  // Somebody else's step may have been there meanwhile: what the place had before is kept once.
  if ((await nextToWrite(tx, load_id, [company_id])) === null) return;
  await sql`
    update boundary_load_features f set before = b.boundary, before_source = b.source, before_is_approximate = b.is_approximate
    from company_boundaries b where b.company_id = ${company_id} and f.load_id = ${load_id} and f.index = (
      select min(index) from boundary_load_features where load_id = ${load_id} and company_id = ${company_id})`.execute(
    tx,
  );
  await sql`
    with whole as materialized (
      select case when count(*) = 1 then (array_agg(shape))[1]
        else st_forcepolygonccw(st_multi(st_unaryunion(st_collect(shape)))) end as shape
      from boundary_load_features where load_id = ${load_id} and company_id = ${company_id} and shape is not null),
    written as (
      insert into company_boundaries (company_id, boundary, source)
      select ${company_id}, w.shape, (select source from boundary_loads where id = ${load_id}) from whole w
      on conflict (company_id) do update set boundary = excluded.boundary, source = excluded.source, is_approximate = false
      returning boundary)
    update boundary_load_features f set written_hash = ${hashed("w.boundary")}, is_taken_back = null
    from written w where f.load_id = ${load_id} and f.company_id = ${company_id}`.execute(tx);
}

/** The next place whose boundary was written and was not asked to be taken back yet. */
export async function nextToUndo(db: Db | Tx, load_id: number, ids: readonly number[] | null): Promise<number | null> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from boundary_load_features
    where load_id = ${load_id} and written_hash is not null and is_taken_back is null
      and (${ids}::bigint[] is null or company_id = any(${ids}::bigint[])) order by index limit 1`.execute(db);
  return rows[0]?.company_id ?? null;
}

/** Gives a place back what it had, unless its boundary was changed since: then that stays. */
export async function undoBoundary(tx: Tx, load_id: number, company_id: number): Promise<void> {
  await touchPlace(tx, company_id);
  if ((await nextToUndo(tx, load_id, [company_id])) === null) return;
  const { rows } = await sql<{ is_ours: boolean; had: boolean }>`
    select f.before is not null as had, coalesce((
      select ${hashed("b.boundary")} = f.written_hash from company_boundaries b where b.company_id = f.company_id), false) as is_ours
    from boundary_load_features f where f.load_id = ${load_id} and f.company_id = ${company_id} order by f.index limit 1`.execute(
    tx,
  );
  const { is_ours, had } = rows[0]!;
  if (is_ours && had)
    await sql`
      update company_boundaries b set boundary = f.before, source = f.before_source, is_approximate = f.before_is_approximate
      from (select before, before_source, before_is_approximate from boundary_load_features
        where load_id = ${load_id} and company_id = ${company_id} order by index limit 1) f
      where b.company_id = ${company_id}`.execute(tx);
  else if (is_ours) await tx.deleteFrom("company_boundaries").where("company_id", "=", company_id).execute();
  await sql`
    update boundary_load_features set is_taken_back = ${is_ours}, written_hash = case when not ${is_ours} then written_hash end
    where load_id = ${load_id} and company_id = ${company_id}`.execute(tx);
}

export type Step = "examination" | "writing" | "undoing";

/** Places, and for the examination shapes, that a step is for, and how many of them it has been through. */
export async function countSteps(
  db: Db | Tx,
  load_id: number,
  step: Step,
  ids: readonly number[] | null,
): Promise<BoundaryProgress> {
  const mine = sql`(${ids}::bigint[] is null or company_id = any(${ids}::bigint[]))`;
  const toCompare = sql`company_id is not null and problem is null`;
  const counts = {
    examination: sql`count(*) filter (where is_examined) + count(*) filter (where ${toCompare} and overlapped is not null) as done,
      count(given) + count(*) filter (where ${toCompare}) as total`,
    writing: sql`count(distinct company_id) filter (where written_hash is not null and ${mine}) as done,
      count(distinct company_id) filter (where shape is not null and ${mine}) as total`,
    undoing: sql`count(distinct company_id) filter (where is_taken_back is not null and ${mine}) as done,
      count(distinct company_id) filter (where (written_hash is not null or is_taken_back is not null) and ${mine}) as total`,
  };
  const { rows } = await sql<BoundaryProgress>`
    select ${counts[step]} from boundary_load_features where load_id = ${load_id}`.execute(db);
  return rows[0]!;
}

/** Whether a boundary of the load stands written. */
export async function isWritten(tx: Tx, load_id: number): Promise<boolean> {
  const found = await tx
    .selectFrom("boundary_load_features")
    .select("index")
    .where("load_id", "=", load_id)
    .where("written_hash", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const findShape = (tx: Tx, load_id: number, index: number) =>
  tx
    .selectFrom("boundary_load_features")
    .select("problem")
    .where("load_id", "=", load_id)
    .where("index", "=", index)
    .executeTakeFirst();
