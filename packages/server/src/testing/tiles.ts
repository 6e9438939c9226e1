// Tiles as the map reads them, and where they lie: by a decoder and a projection that are not the server's own.
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { expect } from "vitest";
import type { Caller } from "./test-app.ts";

export type Address = [z: number, x: number, y: number];
/** What tests of tiles look at, unless they say otherwise. */
const records = "/records/situation";

export const bytesOf = (caller: Caller, [z, x, y]: Address, query = "", path = records) =>
  caller.get(`${path}/tiles/${z}/${x}/${y}.mvt?${query}`);

export async function tileOf(caller: Caller, address: Address, query = "", path = records) {
  const answer = await bytesOf(caller, address, query, path);
  expect(answer.status).toBe(200);
  return new VectorTile(new PbfReader(answer.bytes));
}

type Properties = { id?: number; count?: number; ring?: string; title?: string; variable_id?: number };
export async function pointsIn(caller: Caller, address: Address, query = "", path = records): Promise<Properties[]> {
  const layer = (await tileOf(caller, address, query, path)).layers["points"];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer!.feature(index).properties as Properties);
}

export const tileAt = (z: number, [lon, lat]: [number, number]): Address => {
  const side = 2 ** z;
  const sine = Math.sin((Math.max(-85.0511, Math.min(85.0511, lat)) * Math.PI) / 180);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side);
  return [z, Math.min(side - 1, Math.floor(((lon + 180) / 360) * side)), Math.min(side - 1, y)];
};

export type Anchored = { id: number; anchor: [number, number] };

/** The rows of the list that have a place on the map. */
export const rowsOf = async (caller: Caller, query: string, path = records): Promise<Anchored[]> => {
  const { body } = await caller.get(`${path}?per_page=100&has_geometry=true&${query}`);
  return body.data;
};

/** Every tile of a zoom that holds one of the rows. */
export const tilesAround = (rows: Pick<Anchored, "anchor">[], z: number) => [
  ...new Map(rows.map((row) => tileAt(z, row.anchor)).map((address) => [address.join("/"), address])).values(),
];
