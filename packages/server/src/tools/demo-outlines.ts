// `npm run demo:outlines`: draws the demo's approximate outlines of Chile's places from their points, and writes them beside the demo.
// Comunas are the ground that lies nearer to their point than to any other, up to the coast and the frontier; what is above is made of them.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, constants, gunzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { postgis } from "@electric-sql/pglite-postgis";
import { feature } from "topojson-client";
import Papa from "papaparse";

const require = createRequire(import.meta.url);
const pack = join(import.meta.dirname, "../../../../packs/chile");
const file = join(import.meta.dirname, "../demo/outlines/outlines.json.br");

/** The continent alone cannot be had: this one has no ground of its own on it, and gets no outline. */
const withoutGround = "12202";

/** Towns that lie far from the point of their comuna and would fall to a neighbour across the water. */
const towns: [code: string, lon: number, lat: number][] = [
  ["12201", -67.61, -54.94], // Puerto Williams, Cabo de Hornos
  ["12301", -70.37, -53.3], // Porvenir
];

type Countries = { features: { properties: { name: string }; geometry: object }[] };

/** Natural Earth, 1:10m, as the base map draws it. */
function countries(names: string[]): object[] {
  const text = readFileSync(require.resolve("world-atlas/countries-10m.json"), "utf8");
  const world = JSON.parse(text) as Parameters<typeof feature>[0];
  const { features } = feature(world, world.objects["countries"]!) as unknown as Countries;
  return features.flatMap(({ properties: { name }, geometry }) => (names.includes(name) ? [{ name, geometry }] : []));
}

/** Chile's ground: the coast to half a kilometre, without islets, as far as the neighbours begin. */
const drawGround = `
  create table frontier as select st_makevalid(st_buffer(st_simplify(shape, 0.02), 0.2, 2)) as shape from countries where name = 'Chile';
  create table abroad as select st_union(shape) as shape from countries where name <> 'Chile';
  create table plain as
    select st_makevalid(st_simplifypreservetopology(st_makevalid(st_makepolygon(st_exteriorring(one.geom))), 0.006)) as shape
    from land, lateral st_dump(st_makevalid(land.shape)) one where st_area(one.geom::geography) > 3e6;
  create table cut as
    select piece.geom as shape from plain, frontier, abroad,
      lateral st_dump(st_difference(st_intersection(plain.shape, frontier.shape), abroad.shape)) piece
    where st_intersects(plain.shape, frontier.shape);
  -- A strip of a neighbour's shore that Natural Earth draws a little further inland is not Chile's.
  create table ground as
    select piece.geom as shape from cut, abroad, countries chile,
      lateral st_dump(st_reduceprecision(cut.shape, 0.0001)) piece
    where chile.name = 'Chile' and st_area(piece.geom::geography) > 3e6
      and (not st_dwithin(cut.shape, abroad.shape, 0.001)
        or st_area(st_intersection(cut.shape, chile.shape)) > 0.3 * st_area(cut.shape));
  create index on ground using gist (shape)`;

/** One net of all lines on one grid, so that neighbours share theirs; its meshes on the ground are the pieces of the comunas. */
const drawPieces = `
  create table cells as
    select p.code, cell.shape from seats p join (
      select st_transform((st_dump(st_voronoipolygons(
        st_collect(st_transform(at, 3857)), 0, st_makeenvelope(-13e6, -8e6, -7e6, -1.5e6, 3857)))).geom, 4326) as shape
      from seats) cell on st_intersects(cell.shape, p.at);
  create table net as
    select st_union(shape, 0.0001) as lines
    from (select st_boundary(shape) as shape from ground union all select st_boundary(shape) from cells) all_lines;
  create table pieces as
    select row_number() over () as id, cells.code, mesh.geom as shape
    from net, lateral st_dump(st_polygonize(array[net.lines])) mesh, lateral st_pointonsurface(mesh.geom) inside
    join cells on st_intersects(cells.shape, inside)
    where exists (select from ground where st_intersects(ground.shape, inside));
  create index on pieces using gist (shape)`;

/** A scrap that a border cut off a shore goes to the neighbour that it hangs on. */
const giveScraps = `
  update pieces scrap set code = other.code
  from (select distinct on (small.id) small.id, near.code from pieces small
      join pieces near on near.id <> small.id and st_intersects(near.shape, small.shape)
    where st_area(small.shape::geography) < 2e7 and st_area(near.shape) > st_area(small.shape)
      and st_length(st_intersection(st_boundary(near.shape), st_boundary(small.shape))) > 0
    order by small.id, st_length(st_intersection(st_boundary(near.shape), st_boundary(small.shape))) desc) other
  where scrap.id = other.id and not exists (select from seats where code = scrap.code and st_intersects(at, scrap.shape))`;

/** Comunas of their pieces, each level above of the one below. */
const drawLevels = `
  create table outlines as select code, st_union(shape) as shape from pieces group by code;
  insert into outlines select p.parent, st_union(o.shape) from outlines o join places p using (code) where p.kind = 'municipality' group by 1;
  insert into outlines select p.parent, st_union(o.shape) from outlines o join places p using (code) where p.kind = 'province' group by 1;
  insert into outlines select p.parent, st_union(o.shape) from outlines o join places p using (code) where p.kind = 'region' group by 1`;

type Place = { code: string; kind: string; parent: string; lon: string; lat: string };
const table = readFileSync(join(pack, "places.csv"), "utf8");
const places = Papa.parse<Place>(table, { header: true, skipEmptyLines: true }).data;
const database = new PGlite({ extensions: { postgis } });
await database.exec(`create extension postgis;
  create table places (code text, kind text, parent text);
  create table seats (code text, at geometry(Point, 4326));
  create table land (shape geometry(Polygon, 4326));
  create table countries (name text, shape geometry)`);
await database.query(
  "insert into places select * from jsonb_to_recordset($1) as place(code text, kind text, parent text)",
  [JSON.stringify(places)],
);
const comunas = places.filter(({ kind, code }) => kind === "municipality" && code !== withoutGround);
const seats = [...comunas, ...towns.map(([code, lon, lat]) => ({ code, lon, lat }))];
await database.query(
  `insert into seats select code, st_setsrid(st_point(lon, lat), 4326)
    from jsonb_to_recordset($1) as seat(code text, lon float8, lat float8)`,
  [JSON.stringify(seats)],
);
await database.query("insert into land select (st_dump(st_geomfromgeojson($1))).geom", [
  gunzipSync(readFileSync(join(pack, "ground/land.json.gz"))).toString(),
]);
await database.query(
  `insert into countries select name, st_makevalid(st_setsrid(st_geomfromgeojson(geometry), 4326))
    from jsonb_to_recordset($1) as country(name text, geometry jsonb)`,
  [JSON.stringify(countries(["Chile", "Argentina", "Bolivia", "Peru"]))],
);
for (const step of [drawGround, drawPieces, giveScraps, drawLevels]) await database.exec(step);
const { rows } = await database.query<{ code: string; geometry: object }>(
  "select code, st_asgeojson(st_forcepolygonccw(st_multi(shape)), 4)::json as geometry from outlines order by code",
);
await database.close();
const features = rows.map(({ code, geometry }) => ({ type: "Feature", properties: { code }, geometry }));
const text = JSON.stringify({ type: "FeatureCollection", features });
// Its window is as large as the file, so that a line which several places share is kept once.
const made = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } });
writeFileSync(file, made);
process.stdout.write(`${features.length} outlines, ${Math.round(made.length / 1024)} kB\n`);
