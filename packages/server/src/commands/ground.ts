// Makes a map file (PMTiles) of streets from an extract of OpenStreetMap, or of tiles that somebody has already cut (MBTiles).
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { inspectGround } from "../platform/map-files/inspect-ground.ts";
import { MapFileProblem } from "../platform/map-files/map-file-problem.ts";
import { rangesOf } from "../platform/map-files/read-archive.ts";
import { readMbtiles } from "../platform/map-files/read-mbtiles.ts";
import { runTilemaker } from "../platform/map-files/run-tilemaker.ts";
import { writePmtiles, type Tile } from "../platform/map-files/write-pmtiles.ts";
import { UsageError, type Command, type Given } from "./command.ts";

const kinds = /\.(osm\.pbf|mbtiles)$/i;
/** What OpenStreetMap asks whoever shows it to say (ODbL). */
const credit = "© OpenStreetMap contributors";

/** How often whoever waits is told how far it is. */
const everySeconds = 15;

const megabytes = (bytes: number) => Math.round((bytes / 1_000_000) * 10) / 10;
const sizeOf = async (path: string) => (existsSync(path) ? (await stat(path)).size : 0);

function boundsOf(given: string | boolean | undefined): Bbox | null {
  if (given === undefined) return null;
  const numbers = String(given).split(",").map(Number);
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers;
  const isBox = numbers.length === 4 && west < east && south < north && west >= -180 && east <= 180;
  if (!isBox || south < -85.06 || north > 85.06) throw new UsageError("ground_bounds");
  return [west, south, east, north];
}

/** Calls `tell` from time to time until what it waits for has ended. */
async function telling<T>(work: Promise<T>, tell: () => void): Promise<T> {
  const timer = setInterval(tell, everySeconds * 1000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

async function cut(extract: string, mbtiles: string, bounds: Bbox | null, say: Given["say"]): Promise<void> {
  say("ground_cutting", { name: basename(extract), megabytes: megabytes(await sizeOf(extract)) });
  const begun = Date.now();
  await telling(runTilemaker({ extract, mbtiles, bounds }), () =>
    say("ground_still_cutting", { seconds: Math.round((Date.now() - begun) / 1000) }),
  );
}

/** Tiles as they come, counted. */
function* counted(tiles: Iterable<Tile>, tell: (done: number) => void): Iterable<Tile> {
  let [done, told] = [0, Date.now()];
  for (const tile of tiles) {
    yield tile;
    done += 1;
    if (Date.now() - told < everySeconds * 1000) continue;
    told = Date.now();
    tell(done);
  }
}

async function convert(
  mbtiles: string,
  part: string,
  bounds: Bbox | null,
  isOpenStreetMap: boolean,
  say: Given["say"],
) {
  const { file, tiles, count, close } = readMbtiles(mbtiles, bounds);
  try {
    if (isOpenStreetMap) file.metadata["attribution"] = credit;
    const tell = (done: number) => say("ground_writing", { done, count });
    const written = await writePmtiles(part, file, counted(tiles(), tell));
    if (written.tiles === 0) throw new MapFileProblem("no_tiles");
    const facts = await inspectGround(rangesOf(part), written.bytes);
    if ("problem" in facts) throw new MapFileProblem("damaged", facts.problem.code);
    return { ...written, ...facts };
  } finally {
    close();
  }
}

export const ground: Command = {
  purpose: {
    es: "hace un archivo de mapa (PMTiles) de un extracto de OpenStreetMap (.osm.pbf, con tilemaker) o de teselas ya cortadas (.mbtiles)",
    en: "makes a map file (PMTiles) of an extract of OpenStreetMap (.osm.pbf, with tilemaker) or of tiles cut already (.mbtiles)",
  },
  usage: "<file.osm.pbf | file.mbtiles> [--to <file.pmtiles>] [--bounds <west,south,east,north>]",
  options: { to: { type: "string" }, bounds: { type: "string" } },
  async run({ names, options, say, text }) {
    const given = names[0];
    if (given === undefined || !kinds.test(given) || !existsSync(given)) throw new UsageError("ground_file");
    const bounds = boundsOf(options["bounds"]);
    const to = resolve(String(options["to"] ?? given.replace(kinds, ".pmtiles")));
    if (!to.endsWith(".pmtiles") || existsSync(to)) throw new UsageError("ground_to", { to });
    const isExtract = !given.toLowerCase().endsWith(".mbtiles");
    const working = await mkdtemp(join(dirname(to), ".ground-"));
    try {
      const mbtiles = isExtract ? join(working, "tiles.mbtiles") : given;
      const part = join(working, "ground.pmtiles");
      if (isExtract) await cut(given, mbtiles, bounds, say);
      const made = await convert(mbtiles, part, bounds, isExtract, say);
      await rename(part, to);
      const { tiles, contents, bytes, min_zoom: minzoom, max_zoom: maxzoom, schema } = made;
      say("ground_made", { to, megabytes: megabytes(bytes), tiles, contents, minzoom, maxzoom });
      say("ground_described", { schema: schema ?? text("ground_no_schema"), credit: made.attribution || "–" });
      if (schema !== null && schema !== "protomaps" && !made.has_sea) say("ground_no_sea");
    } catch (error) {
      if (!(error instanceof MapFileProblem)) throw error;
      say(`ground_problem.${error.reason}`, { detail: error.message });
      return false;
    } finally {
      await rm(working, { recursive: true, force: true });
    }
    return true;
  },
};
