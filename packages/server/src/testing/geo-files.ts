// Files of shapes for tests, in every format that is read.
import { zipSync } from "fflate";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Boundary } from "@atalaya/contract/values/boundary.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { wkbOf } from "../platform/database/wkb.ts";

export type Drawn = { properties: Record<string, string | number | null>; polygons: Position[][][] };

/** A square of so many degrees around a position; counter-clockwise. */
export const square = ([lon, lat]: Position, size = 0.1): Position[] => {
  const half = size / 2;
  const corners: Position[] = [
    [lon - half, lat - half],
    [lon + half, lat - half],
    [lon + half, lat + half],
    [lon - half, lat + half],
  ];
  return [...corners, corners[0]!];
};

const boundaryOf = ({ polygons }: Drawn): Boundary => ({ type: "MultiPolygon", coordinates: polygons });

export const geoJson = (drawn: readonly Drawn[], more: object = {}): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: "FeatureCollection",
      ...more,
      features: drawn.map((it) => ({ type: "Feature", properties: it.properties, geometry: boundaryOf(it) })),
    }),
  );

/** Each ring an arc of its own. */
export function topoJson(layers: Record<string, readonly Drawn[]>): Buffer {
  const arcs: Position[][] = [];
  const geometryOf = ({ properties, polygons }: Drawn) => ({
    type: "MultiPolygon",
    properties,
    arcs: polygons.map((rings) => rings.map((ring) => [arcs.push(ring) - 1])),
  });
  const objects = Object.fromEntries(
    Object.entries(layers).map(([name, drawn]) => [
      name,
      { type: "GeometryCollection", geometries: drawn.map(geometryOf) },
    ]),
  );
  return Buffer.from(JSON.stringify({ type: "Topology", objects, arcs }));
}

/** A place mark for each, its properties as a GIS program writes them. */
export function kml(drawn: readonly Drawn[]): Buffer {
  const ring = (positions: readonly Position[]) =>
    `<LinearRing><coordinates>${positions.map((position) => position.join()).join(" ")}</coordinates></LinearRing>`;
  const polygon = ([outer, ...inner]: Position[][]) =>
    `<Polygon><outerBoundaryIs>${ring(outer!)}</outerBoundaryIs>${inner.map((it) => `<innerBoundaryIs>${ring(it)}</innerBoundaryIs>`).join("")}</Polygon>`;
  const marks = drawn.map(({ properties, polygons }) => {
    const data = Object.entries(properties).map(([name, value]) => `<SimpleData name="${name}">${value}</SimpleData>`);
    return `<Placemark><ExtendedData><SchemaData>${data.join("")}</SchemaData></ExtendedData><MultiGeometry>${polygons.map(polygon).join("")}</MultiGeometry></Placemark>`;
  });
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${marks.join("")}</Document></kml>`,
  );
}

export const zipped = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files));

type ShapefileOptions = { name?: string; prj?: string | null; cpg?: string | null; encoding?: BufferEncoding };

/** The parts of a Shapefile, by name; outer rings are turned clockwise, as the format wants them. */
export function shapefile(
  drawn: readonly Drawn[],
  { name = "comunas", prj = null, cpg = null, encoding = "latin1" }: ShapefileOptions = {},
): Record<string, Uint8Array> {
  return {
    [`${name}.shp`]: shpOf(drawn),
    [`${name}.dbf`]: dbfOf(drawn, encoding),
    ...(prj !== null && { [`${name}.prj`]: Buffer.from(prj) }),
    ...(cpg !== null && { [`${name}.cpg`]: Buffer.from(cpg) }),
  };
}

/** ESRI's white paper of 1998: a head of 100 bytes, then records of polygons (type 5). */
function shpOf(drawn: readonly Drawn[]): Buffer {
  const records = drawn.map((it, index) => {
    const rings = it.polygons.flat().map((ring) => ring.toReversed());
    const points = rings.flat();
    const body = Buffer.alloc(44 + 4 * rings.length + 16 * points.length);
    body.writeInt32LE(5, 0);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    for (const [at, value] of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].entries())
      body.writeDoubleLE(value, 4 + 8 * at);
    body.writeInt32LE(rings.length, 36);
    body.writeInt32LE(points.length, 40);
    let first = 0;
    for (const [at, ring] of rings.entries()) {
      body.writeInt32LE(first, 44 + 4 * at);
      first += ring.length;
    }
    for (const [at, [x, y]] of points.entries()) {
      body.writeDoubleLE(x, 44 + 4 * rings.length + 16 * at);
      body.writeDoubleLE(y, 52 + 4 * rings.length + 16 * at);
    }
    const head = Buffer.alloc(8);
    head.writeInt32BE(index + 1, 0);
    head.writeInt32BE(body.length / 2, 4);
    return Buffer.concat([head, body]);
  });
  const head = Buffer.alloc(100);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE((100 + records.reduce((sum, { length }) => sum + length, 0)) / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(5, 32);
  return Buffer.concat([head, ...records]);
}

const fieldSize = 60;

/** dBASE III: every column a text of sixty bytes. */
function dbfOf(drawn: readonly Drawn[], encoding: BufferEncoding): Buffer {
  const columns = Object.keys(drawn[0]?.properties ?? {});
  const head = Buffer.alloc(32 + 32 * columns.length + 1);
  head.writeUInt8(3, 0);
  head.writeUInt32LE(drawn.length, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(1 + fieldSize * columns.length, 10);
  for (const [index, column] of columns.entries()) {
    head.write(column.slice(0, 10), 32 + 32 * index, "latin1");
    head.write("C", 32 + 32 * index + 11, "latin1");
    head.writeUInt8(fieldSize, 32 + 32 * index + 16);
  }
  head.writeUInt8(13, head.length - 1);
  const rows = drawn.map(({ properties }) => {
    const row = Buffer.alloc(1 + fieldSize * columns.length, " ");
    for (const [index, column] of columns.entries())
      row.write(String(properties[column] ?? ""), 1 + fieldSize * index, fieldSize, encoding);
    return row;
  });
  return Buffer.concat([head, ...rows, Buffer.from([26])]);
}

/** `GP`, version 0, no envelope, its system, then well-known binary. */
function blobOf(drawn: Drawn, srs_id: number): Buffer {
  const head = Buffer.from([71, 80, 0, 1, 0, 0, 0, 0]);
  head.writeInt32LE(srs_id, 4);
  return Buffer.concat([head, wkbOf(boundaryOf(drawn))]);
}

/** OGC 12-128: the tables that a reader asks for, and a table for each layer. */
export async function geoPackage(layers: Record<string, readonly Drawn[]>, srs_id = 4326): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), "geo-file-"));
  const path = join(directory, "file.gpkg");
  const database = new DatabaseSync(path);
  database.exec(`pragma application_id = 1196444487;
    create table gpkg_spatial_ref_sys (srs_name text, srs_id integer primary key, organization text, organization_coordsys_id integer, definition text);
    create table gpkg_contents (table_name text primary key, data_type text);
    create table gpkg_geometry_columns (table_name text, column_name text, geometry_type_name text, srs_id integer);
    insert into gpkg_spatial_ref_sys values ('WGS 84', 4326, 'EPSG', 4326, 'undefined'), ('UTM 19S', 32719, 'EPSG', 32719, 'undefined')`);
  for (const [name, drawn] of Object.entries(layers)) {
    const columns = Object.keys(drawn[0]!.properties);
    const list = columns.map((column) => `"${column}"`).join();
    database.exec(`create table "${name}" (fid integer primary key, geom blob, ${list});
      insert into gpkg_contents values ('${name}', 'features');
      insert into gpkg_geometry_columns values ('${name}', 'geom', 'MULTIPOLYGON', ${srs_id})`);
    const insert = database.prepare(
      `insert into "${name}" (geom, ${list}) values (?, ${columns.map(() => "?").join()})`,
    );
    for (const it of drawn) insert.run(blobOf(it, srs_id), ...columns.map((column) => it.properties[column]!));
  }
  database.close();
  const bytes = await readFile(path);
  await rm(directory, { recursive: true });
  return bytes;
}
