// The polygons of a file of shapes, gathered into a file of lines that whoever keeps them reads a few at a time.
import { open, rm } from "node:fs/promises";
import { GeoFileProblem, type Feature, type GeoFile, type GeoFormat, type Layer } from "./geo-file.ts";
import { wkbOf } from "../database/wkb.ts";
import { openGeoFile } from "./open-geo-file.ts";
import { polygonsOf, type ShapeProblem } from "./polygons.ts";

export type Cell = string | number | boolean | null;

/** One line. `wkb`: a MultiPolygon in degrees, in base64; null where `problem` says why there is none. */
export type GatheredFeature = {
  layer: number;
  properties: Record<string, Cell>;
  wkb: string | null;
  problem: ShapeProblem | null;
};

export type GatheredLayer = Pick<Layer, "name" | "crs"> & { columns: string[] };

/** What was gathered, or why the file cannot be read. */
export type Gathered =
  | { format: GeoFormat; layers: GatheredLayer[]; count: number }
  | { problem: Pick<GeoFileProblem, "code" | "parameters"> };

/** The countries with the most municipalities have some 5,600. */
const mostFeatures = 8000;
const mostColumns = 80;
const longestText = 200;
/** A mark that no text of a database may hold. */
const nul = "\u0000";

const cellOf = (value: unknown): Cell => {
  if (typeof value === "bigint") return Number(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  return typeof value === "string" ? textOf(value) : null;
};
const textOf = (text: string) => text.replaceAll(nul, "").trim().slice(0, longestText).toWellFormed();

const cellsOf = ({ properties }: Feature): Record<string, Cell> =>
  Object.fromEntries(
    Object.entries(properties)
      .slice(0, mostColumns)
      .map(([name, value]) => [textOf(name), cellOf(value)]),
  );

/** Writes `<path>.features`. A file of which not one shape can be read is refused with what is wrong with its first. */
export async function gatherPolygons(path: string): Promise<Gathered> {
  const target = await open(`${path}.features`, "wx");
  try {
    return await gathered(await openGeoFile(path), (line) => target.write(`${line}\n`));
  } catch (error) {
    if (!(error instanceof GeoFileProblem)) throw error;
    return { problem: { code: error.code, parameters: error.parameters } };
  } finally {
    await target.close();
    await rm(`${path}.gpkg`, { force: true });
  }
}

async function gathered({ format, layers }: GeoFile, write: (line: string) => Promise<unknown>): Promise<Gathered> {
  const made: GatheredLayer[] = [];
  let count = 0;
  let readable = 0;
  let first: ShapeProblem = "geo_no_polygon";
  for (const [layer, { name, crs, toDegrees, features }] of layers.filter((it) => it.hasGeometry).entries()) {
    const columns = new Set<string>();
    for await (const feature of features()) {
      if (++count > mostFeatures) throw new GeoFileProblem("geo_many", { maximum: mostFeatures });
      const properties = cellsOf(feature);
      for (const column of Object.keys(properties)) if (columns.size < mostColumns) columns.add(column);
      const shape = polygonsOf(feature.geometry, toDegrees);
      const problem = "problem" in shape ? shape.problem : null;
      if (!problem) readable++;
      else if (readable === 0 && count === 1) first = problem;
      const wkb = "boundary" in shape ? wkbOf(shape.boundary).toString("base64") : null;
      await write(JSON.stringify({ layer, properties, wkb, problem } satisfies GatheredFeature));
    }
    made.push({ name, crs, columns: [...columns] });
  }
  if (readable === 0) throw new GeoFileProblem(first === "geo_degrees" ? "geo_not_degrees" : "geo_no_shapes");
  return { format, layers: made, count };
}
