// The tiles of an MBTiles file (a database of SQLite) in the order in which a PMTiles file wants them, one at a time.
import { DatabaseSync } from "node:sqlite";
import { zxyToTileId } from "pmtiles";
import { vectorLayersOf } from "@atalaya/contract/domain/ground-schemas.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { MapFileProblem } from "./map-file-problem.ts";
import type { MapFile, Tile } from "./write-pmtiles.ts";

export type Mbtiles = { file: MapFile; count: number; tiles: () => Iterable<Tile>; close: () => void };

type Row = { z: number; x: number; y: number };

const kinds: Record<string, MapFile["kind"]> = { pbf: "vector", png: "png", jpg: "jpeg", jpeg: "jpeg", webp: "webp" };

const lonAt = (x: number, z: number) => (x / 2 ** z) * 360 - 180;
const latAt = (y: number, z: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;

function boundsIn(text: string | undefined): Bbox | null {
  const numbers = (text ?? "").split(",").map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? (numbers as Bbox) : null;
}

/** MBTiles counts rows from the south. */
const fromNorth = ({ z, x, y }: Row): Row => ({ z, x, y: 2 ** z - 1 - y });

const touches = ({ z, x, y }: Row, [west, south, east, north]: Bbox) =>
  lonAt(x, z) <= east && lonAt(x + 1, z) >= west && latAt(y, z) >= south && latAt(y + 1, z) <= north;

/**
 * Opened for reading alone. `bounds`: only the tiles that touch this box. Fails with a MapFileProblem where it is none, or holds no tile. The
 * order is the database's work: it sorts numbers of tiles on the disk, and a tile is read when its turn comes.
 */
export function readMbtiles(path: string, bounds: Bbox | null): Mbtiles {
  const database = openOrFail(path);
  database.function("tile_order", { deterministic: true }, (z, x, y) =>
    zxyToTileId(Number(z), Number(x), 2 ** Number(z) - 1 - Number(y)),
  );
  const said = new Map(
    (database.prepare("select name, value from metadata").all() as { name: string; value: string }[]).map(
      ({ name, value }) => [name, value],
    ),
  );
  const range = database
    .prepare("select min(zoom_level) as first, max(zoom_level) as last, count(*) as count from tiles")
    .get() as { first: number | null; last: number; count: number };
  if (range.first === null) throw new MapFileProblem("no_tiles");
  const one = database.prepare(
    "select tile_data from tiles where zoom_level = ? and tile_column = ? and tile_row = ? limit 1",
  );
  const contentOf = ({ z, x, y }: Row) => (one.get(z, x, y) as { tile_data: Uint8Array }).tile_data;
  const rows = () =>
    database
      .prepare(
        `select zoom_level as z, tile_column as x, tile_row as y from tiles order by tile_order(zoom_level, tile_column, tile_row)`,
      )
      .iterate() as Iterable<Row>;
  function* tiles(): Iterable<Tile> {
    for (const row of rows()) {
      const place = fromNorth(row);
      if (!bounds || touches(place, bounds)) yield { ...place, content: contentOf(row) };
    }
  }
  const [first] = rows();
  const sample = contentOf(first!);
  const layers = parsed(said.get("json"));
  const file: MapFile = {
    kind: kinds[said.get("format") ?? "pbf"] ?? "png",
    isCompressed: sample[0] === 0x1f && sample[1] === 0x8b,
    bounds: bounds ?? boundsIn(said.get("bounds")) ?? [-180, -85, 180, 85],
    minzoom: range.first,
    maxzoom: range.last,
    metadata: { name: said.get("name") ?? "", attribution: said.get("attribution") ?? "", ...layers },
  };
  return { file, count: range.count, tiles, close: () => database.close() };
}

function openOrFail(path: string): DatabaseSync {
  try {
    const database = new DatabaseSync(path, { readOnly: true, defensive: true });
    database.prepare("select zoom_level, tile_column, tile_row, tile_data from tiles limit 1").get();
    database.prepare("select name, value from metadata limit 1").get();
    return database;
  } catch (error) {
    throw new MapFileProblem("no_mbtiles", (error as Error).message);
  }
}

/** What the file says of its layers; pictures have none. */
function parsed(text: string | undefined): { vector_layers?: unknown } {
  try {
    const metadata: unknown = JSON.parse(text ?? "");
    return vectorLayersOf(metadata).length > 0
      ? { vector_layers: (metadata as { vector_layers: unknown }).vector_layers }
      : {};
  } catch {
    return {};
  }
}
