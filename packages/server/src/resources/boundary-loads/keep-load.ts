// A file that was uploaded becomes a load: read in a thread of its own, kept a few shapes at a time, recognised.
import { open } from "node:fs/promises";
import { sql } from "kysely";
import type { FastifyRequest } from "fastify";
import type { BoundaryLayer } from "@atalaya/contract/resources/boundary-loads.ts";
import type { Tx } from "../../platform/database/database.ts";
import { asJson } from "../../platform/database/sql.ts";
import { withPrivateCopy } from "../../platform/files/private-copy.ts";
import type { GatheredFeature } from "../../platform/geo-files/gather-polygons.ts";
import type { GeoFormat } from "../../platform/geo-files/geo-file.ts";
import type { Services } from "../../platform/http/app-kit.ts";
import { FieldProblem } from "../../platform/http/problem.ts";
import { asBytes, inReadingThread } from "../../platform/workers/worker-pool.ts";
import { findFile } from "../files/queries.ts";
import { knownPlaces, rowsToMatch } from "./queries.ts";
import { matchRows, recognise } from "./match.ts";
import { dropOldLoads, putMatches, putLayers, type Matched } from "./write-queries.ts";

/** Letters of lines that are kept in one transaction: others have the database between two of them. */
const batch = 2_000_000;

/** Answers the id of the new load. Nothing is kept of a file that cannot be read: 422 on `file_id`. */
export async function keepLoad(app: Services, request: FastifyRequest, file_id: number): Promise<number> {
  const user_id = request.identity.user.id;
  const file = await findFile(app.db, file_id);
  if (!file || file.user_id !== user_id) throw new FieldProblem({ file_id: { code: "missing" } });
  return withPrivateCopy(app, file, [".features", ".gpkg"], async (path) => {
    const gathered = await inReadingThread("polygons", [asBytes(path)]);
    if ("problem" in gathered) throw new FieldProblem({ file_id: gathered.problem });
    const layers = gathered.layers.map((layer) => ({ ...layer, code_column: null, name_column: null, level: null }));
    const load_id = await keepFeatures(app, request, {
      path,
      load: { name: file.name, format: gathered.format, layers },
    });
    await recogniseAll(app, request, load_id, layers);
    return load_id;
  });
}

type ToKeep = { path: string; load: { name: string; format: GeoFormat; layers: BoundaryLayer[] } };

/** Answers the id of the load, which is not shown to anybody before it is recognised. */
async function keepFeatures({ write }: Services, { actor, identity }: FastifyRequest, { path, load }: ToKeep) {
  const user_id = identity.user.id;
  const { id } = await write(actor, async (tx) => {
    await dropOldLoads(tx, user_id);
    const { name: file_name, format, layers } = load;
    const row = { user_id, file_name, format, layers: asJson(layers) };
    return tx.insertInto("boundary_loads").values(row).returning("id").executeTakeFirstOrThrow();
  });
  let lines: string[] = [];
  let [index, letters] = [0, 0];
  const keep = async () => {
    const first = index;
    await write(actor, (tx) => insertFeatures(tx, id, first, lines));
    index += lines.length;
    [lines, letters] = [[], 0];
  };
  const source = await open(`${path}.features`);
  for await (const line of source.readLines({ encoding: "utf8" })) {
    lines.push(line);
    letters += line.length;
    if (letters > batch) await keep();
  }
  if (lines.length > 0) await keep();
  return id;
}

async function insertFeatures(tx: Tx, load_id: number, first: number, lines: readonly string[]): Promise<void> {
  const features = lines.map((line) => JSON.parse(line) as GatheredFeature);
  const of = <K extends keyof GatheredFeature>(name: K) => features.map((it) => it[name]);
  await sql`
    insert into boundary_load_features (load_id, index, layer, properties, problem, given)
    select ${load_id}, ${first} + n.position - 1, n.layer, n.properties::jsonb, n.problem,
      st_geomfromwkb(decode(n.wkb, 'base64'), 4326)
    from unnest(${of("layer")}::int[], ${of("properties").map((it) => JSON.stringify(it))}::text[], ${of("problem")}::text[],
      ${of("wkb")}::text[]) with ordinality as n(layer, properties, problem, wkb, position)`.execute(tx);
}

/** Finds out how the layers are told apart, and gives the shapes their places. */
async function recogniseAll(
  app: Services,
  { actor }: FastifyRequest,
  load_id: number,
  found: readonly BoundaryLayer[],
) {
  const places = await knownPlaces(app.db);
  const rows = await rowsToMatch(app.db, load_id);
  const layers: BoundaryLayer[] = [];
  for (const [index, layer] of found.entries()) {
    const own = rows.filter((row) => row.layer === index);
    layers.push({ ...layer, ...(await recognise(layer.columns, own, places)) });
  }
  await app.write(actor, async (tx) => {
    await putLayers(tx, load_id, layers, { is_read: true });
    await matchAll(tx, load_id, layers);
  });
}

/** Gives each shape that has no place by hand the one that the layers' columns say. */
export async function matchAll(tx: Tx, load_id: number, layers: readonly BoundaryLayer[]): Promise<void> {
  const places = await knownPlaces(tx);
  const rows = await rowsToMatch(tx, load_id);
  const matches = layers.flatMap((layer, index): Matched[] => {
    const own = rows.filter((row) => row.layer === index);
    const found = matchRows(own, places, layer);
    return own.map((row) => ({ index: row.index, company_id: null, by: null, ...found.get(row.index) }));
  });
  await putMatches(tx, load_id, matches);
}
