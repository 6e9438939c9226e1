// Writes a GeoPackage 1.3 (OGC 12-128r18): one table of features, with the titles of its columns beside them. Runs in a thread.
import { open } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";

/** `name` of the table; columns in the order of the lines. */
export type GeoPackagePlan = { name: string; title: string; columns: { key: string; title: string }[] };

type Value = string | number | null;
/** The shape as the database wrote it, in hexadecimal, then a value for each column. */
type Line = [shape: string | null, ...Value[]];

const schema = `
  pragma application_id = ${0x47_50_4b_47};
  pragma user_version = 10300;
  create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer primary key, organization text not null,
    organization_coordsys_id integer not null, definition text not null, description text);
  insert into gpkg_spatial_ref_sys values
    ('Undefined Cartesian SRS', -1, 'NONE', -1, 'undefined', null), ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', null),
    ('WGS 84 geodetic', 4326, 'EPSG', 4326, 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AUTHORITY["EPSG","4326"]]', null);
  create table gpkg_contents (table_name text primary key, data_type text not null, identifier text unique, description text default '',
    last_change datetime not null default (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x double, min_y double, max_x double, max_y double,
    srs_id integer references gpkg_spatial_ref_sys (srs_id));
  create table gpkg_geometry_columns (table_name text not null unique references gpkg_contents (table_name), column_name text not null,
    geometry_type_name text not null, srs_id integer not null references gpkg_spatial_ref_sys (srs_id), z tinyint not null,
    m tinyint not null, primary key (table_name, column_name));
  create table gpkg_extensions (table_name text, column_name text, extension_name text not null, definition text not null,
    scope text not null, unique (table_name, column_name, extension_name));
  create table gpkg_data_columns (table_name text not null references gpkg_contents (table_name), column_name text not null, name text,
    title text, description text, mime_type text, constraint_name text, primary key (table_name, column_name));
  insert into gpkg_extensions values ('gpkg_data_columns', null, 'gpkg_schema', 'http://www.geopackage.org/spec121/#extension_schema', 'read-write');`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** What all values of a column are: numbers, days, or else texts. */
type Kind = "INTEGER" | "REAL" | "DATE" | "TEXT";
const kindOf = (value: Exclude<Value, null>): Kind =>
  typeof value === "number"
    ? Number.isSafeInteger(value)
      ? "INTEGER"
      : "REAL"
    : /^\d{4}-\d\d-\d\d$/.test(value)
      ? "DATE"
      : "TEXT";
const isNumber = (kind: Kind) => kind === "INTEGER" || kind === "REAL";
const both = (one: Kind | undefined, other: Kind): Kind =>
  one === undefined || one === other ? other : isNumber(one) && isNumber(other) ? "REAL" : "TEXT";

async function* linesOf(path: string): AsyncGenerator<Line> {
  const file = await open(path);
  for await (const line of file.readLines()) yield JSON.parse(line) as Line;
}

async function kindsOf(path: string, count: number): Promise<Kind[]> {
  const kinds: (Kind | undefined)[] = Array.from({ length: count });
  for await (const [, ...values] of linesOf(path))
    for (const [at, value] of values.entries()) if (value !== null) kinds[at] = both(kinds[at], kindOf(value));
  return kinds.map((kind) => kind ?? "TEXT");
}

/** Where the envelope of a shape begins; its four numbers are west, east, south and north. */
const envelopeAt = 8;

/** `path`: lines as JSON; `made`: the file to be made. */
export async function writeGeoPackage(path: string, made: string, plan: GeoPackagePlan): Promise<void> {
  const { name, title, columns } = plan;
  const kinds = await kindsOf(path, columns.length);
  const database = new DatabaseSync(made);
  try {
    database.exec(`pragma journal_mode = off; pragma synchronous = off; begin; ${schema}`);
    const fields = columns.map(({ key }, at) => `${quoted(key)} ${kinds[at]}`);
    database.exec(
      `create table ${quoted(name)} (${["fid integer primary key", "geom geometry", ...fields].join(", ")})`,
    );
    const insert = database.prepare(
      `insert into ${quoted(name)} (${["geom", ...columns.map(({ key }) => quoted(key))].join(", ")})
        values (${["?", ...columns.map(() => "?")].join(", ")})`,
    );
    const bounds = [Infinity, Infinity, -Infinity, -Infinity];
    for await (const [shape, ...values] of linesOf(path)) {
      const blob = shape === null ? null : Buffer.from(shape, "hex");
      if (blob) widen(bounds, blob);
      insert.run(blob, ...values);
    }
    const extent = bounds.every((side) => Number.isFinite(side)) ? bounds : [null, null, null, null];
    database
      .prepare(
        "insert into gpkg_contents (table_name, data_type, identifier, min_x, min_y, max_x, max_y, srs_id) values (?, 'features', ?, ?, ?, ?, ?, 4326)",
      ) // prettier-ignore
      .run(name, title, ...extent);
    database.prepare("insert into gpkg_geometry_columns values (?, 'geom', 'GEOMETRY', 4326, 0, 0)").run(name);
    const tell = database.prepare("insert into gpkg_data_columns (table_name, column_name, title) values (?, ?, ?)");
    for (const { key, title: said } of columns) tell.run(name, key, said);
    database.exec("commit");
  } finally {
    database.close();
  }
}

function widen(bounds: number[], blob: Buffer): void {
  const [west, east, south, north] = [0, 1, 2, 3].map((at) => blob.readDoubleBE(envelopeAt + 8 * at)) as [number, number, number, number]; // prettier-ignore
  bounds[0] = Math.min(bounds[0]!, west);
  bounds[1] = Math.min(bounds[1]!, south);
  bounds[2] = Math.max(bounds[2]!, east);
  bounds[3] = Math.max(bounds[3]!, north);
}
