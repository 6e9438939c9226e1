// Reading loads of boundaries. A load is its user's alone.
import { sql } from "kysely";
import type {
  BoundaryLayer,
  BoundaryLoadSummary,
  BoundaryShapes,
  Level,
  ShapeFault,
} from "@atalaya/contract/resources/boundary-loads.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Cell } from "../../platform/geo-files/gather-polygons.ts";
import type { KnownPlace, Row } from "./match.ts";

export type Load = Pick<BoundaryLoadSummary, "id" | "created_at" | "file_name" | "format" | "source"> & {
  layers: BoundaryLayer[];
};

export async function findLoad(db: Db | Tx, user_id: number, id: number): Promise<Load | undefined> {
  const { rows } = await sql<Load>`
    select id, created_at, file_name, format, source, layers from boundary_loads
    where id = ${id} and user_id = ${user_id} and is_read`.execute(db);
  return rows[0];
}

/** The latest first. */
export async function listLoads(db: Db, user_id: number): Promise<BoundaryLoadSummary[]> {
  const { rows } = await sql<BoundaryLoadSummary>`
    select l.id, l.created_at, l.file_name, l.format, l.source, count(f.index) as features,
      count(distinct f.company_id) filter (where f.problem is null) as matched, count(distinct f.company_id) filter (where f.written_hash is not null) as written,
      count(distinct f.company_id) filter (where f.is_taken_back) as taken_back
    from boundary_loads l left join boundary_load_features f on f.load_id = l.id
    where l.user_id = ${user_id} and l.is_read group by l.id order by l.id desc`.execute(db);
  return rows;
}

/** Every place by which a shape may be recognised. */
export async function knownPlaces(db: Db | Tx): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`
    select id, kind, country, reason_social as name, short_name, territorial_code as code, pcode, path
    from companies where deleted_at is null`.execute(db);
  return rows;
}

/** How many places of each level there are in this territory. */
export async function levelsIn(db: Db | Tx, ids: readonly number[] | null): Promise<(Level & { count: number })[]> {
  const { rows } = await sql<Level & { count: number }>`
    select country, kind, count(*) as count from companies
    where deleted_at is null and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
    group by country, kind order by count(*) desc`.execute(db);
  return rows;
}

/** The rows of the file, whose place nobody chose by hand. */
export async function rowsToMatch(db: Db | Tx, load_id: number): Promise<(Row & { layer: number })[]> {
  const { rows } = await sql<Row & { layer: number }>`
    select index, layer, properties from boundary_load_features
    where load_id = ${load_id} and matched_by is distinct from 'hand' order by index`.execute(db);
  return rows;
}

/** A shape as it is answered, but for what depends on who asks. */
export type FoundFeature = {
  index: number;
  layer: number;
  properties: Record<string, Cell>;
  problem: string | null;
  positions: number | null;
  fault: ShapeFault | null;
  fault_at: [number, number] | null;
  given_ha: number | null;
  shape_ha: number | null;
  company_id: number | null;
  place: string | null;
  above: string | null;
  matched_by: "code" | "name" | "hand" | null;
  holds_point: boolean | null;
  holds_swapped: boolean | null;
  replaces: boolean;
  overlapped: { company_id: number; place: string; share: number }[] | null;
  is_written: boolean;
  is_taken_back: boolean | null;
};

export async function listFeatures(db: Db | Tx, load_id: number): Promise<FoundFeature[]> {
  const { rows } = await sql<FoundFeature>`
    select f.index, f.layer, f.properties, f.problem, st_npoints(f.given) as positions, f.fault,
      case when f.fault_at is not null then array[st_x(f.fault_at), st_y(f.fault_at)] end as fault_at,
      f.given_ha, f.shape_ha, f.company_id, c.reason_social as place,
      (select coalesce(a.short_name, a.reason_social) from companies a where a.id = c.parent_company_id) as above, f.matched_by,
      st_covers(f.display, c.centroid) or st_covers(f.shape, c.centroid) as holds_point,
      st_covers(f.display, st_flipcoordinates(c.centroid)) as holds_swapped,
      exists (select from company_boundaries b where b.company_id = f.company_id and not b.is_approximate) as replaces,
      (select json_agg(json_build_object('company_id', o.company_id, 'share', o.share, 'place', n.reason_social))
        from jsonb_to_recordset(f.overlapped) as o(company_id bigint, share double precision)
        join companies n on n.id = o.company_id) as overlapped,
      f.written_hash is not null as is_written, f.is_taken_back
    from boundary_load_features f left join companies c on c.id = f.company_id
    where f.load_id = ${load_id} order by f.index`.execute(db);
  return rows;
}

/** The simplified shapes, as far as they were examined. */
export async function loadShapes(db: Db, load_id: number): Promise<BoundaryShapes> {
  const { rows } = await sql<{ index: number; geometry: BoundaryShapes["features"][number]["geometry"] }>`
    select index, st_asgeojson(display, 5)::json as geometry from boundary_load_features
    where load_id = ${load_id} and display is not null order by index`.execute(db);
  return {
    type: "FeatureCollection",
    features: rows.map(({ index, geometry }) => ({ type: "Feature", id: index, properties: { index }, geometry })),
  };
}
