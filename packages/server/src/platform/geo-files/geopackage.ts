// The layers of a GeoPackage (OGC 12-128): a database of SQLite whose geometries are well-known binary behind a small header.
import { DatabaseSync } from "node:sqlite";
import { GeoFileProblem, unreadable, type Feature, type GeoFile, type Layer } from "./geo-file.ts";
import { named } from "./projections.ts";
import { readWkb } from "./read-wkb.ts";

type Table = {
  table_name: string;
  /** Null in a table of attributes alone. */
  column_name: string | null;
  srs_id: number;
  organization: string;
  code: number;
  definition: string;
};

const tables = `select c.table_name, g.column_name, coalesce(g.srs_id, 0) as srs_id, coalesce(s.organization, '') as organization,
  coalesce(s.organization_coordsys_id, 0) as code, coalesce(s.definition, '') as definition
  from gpkg_contents c left join gpkg_geometry_columns g using (table_name) left join gpkg_spatial_ref_sys s on s.srs_id = g.srs_id
  where c.data_type in ('features', 'attributes')`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Opened for reading alone; what it calls its tables is quoted, and nothing of it is run. */
export function readGeoPackage(path: string): GeoFile {
  return guarded(() => {
    const database = new DatabaseSync(path, { readOnly: true, defensive: true });
    const found = database.prepare(tables).all() as unknown as Table[];
    return { format: "geopackage", layers: found.map((table) => layerOf(database, table)) };
  });
}

function layerOf(
  database: DatabaseSync,
  { table_name, column_name, srs_id, organization, code, definition }: Table,
): Layer {
  // -1 and 0 stand for coordinates of no known system.
  const system = srs_id <= 0 ? null : /^epsg$/i.test(organization) ? `EPSG:${code}` : definition;
  const isKnown = definition !== "" && definition !== "undefined";
  return {
    name: table_name,
    // By its code, or where that is not known here by its words.
    ...named(system, isKnown ? definition : null),
    hasGeometry: column_name !== null,
    features: () => featuresOf(database, table_name, column_name ?? ""),
  };
}

function* featuresOf(database: DatabaseSync, table: string, column: string): Generator<Feature> {
  const rows = guarded(() => {
    const statement = database.prepare(`select * from ${quoted(table)}`);
    statement.setReadBigInts(true);
    return statement.iterate();
  });
  for (;;) {
    const { done, value } = guarded(() => rows.next());
    if (done) return;
    const { [column]: shape, ...properties } = value as Record<string, unknown>;
    yield { properties, geometry: shape instanceof Uint8Array ? guarded(() => geometryOf(shape)) : null };
  }
}

const envelopeSizes = [0, 32, 48, 48, 64];

/** `GP`, version, flags, system, an envelope of a size that the flags tell; then well-known binary. */
function geometryOf(shape: Uint8Array): unknown {
  const bytes = Buffer.from(shape.buffer, shape.byteOffset, shape.byteLength);
  if (bytes.toString("latin1", 0, 2) !== "GP") throw new Error("no geometry of a GeoPackage");
  const flags = bytes.readUInt8(3);
  const isEmpty = (flags & 0b1_0000) > 0;
  return isEmpty ? null : readWkb(bytes.subarray(8 + (envelopeSizes[(flags >> 1) & 0b111] ?? 0)));
}

/** Whatever is wrong with a damaged database, it is the file that cannot be read. */
function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof GeoFileProblem ? error : unreadable(error);
  }
}
