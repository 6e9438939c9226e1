// The land of the base map as tiles: each file is fetched once, whole, and serves every map of the page, also without a network.
import type { VectorSourceSpecification } from "maplibre-gl";
import { ownAddress } from "../../api/own-address.ts";
import { fineGrounds, type GroundName } from "./fine-grounds.ts";
import { fileOfContent, type MapFile, serveTiles } from "./map-file.ts";

/** In the tiles' files, which `tools/basemap.ts` writes. */
export const landLayerName = "land";

export type LandFile = "world" | GroundName;

const worldZooms = [0, 5] as const;

const addressOf = (name: string) => new URL(ownAddress(`/basemap/${name}.pmtiles`), document.baseURI).href;

async function fetchWhole(name: string): Promise<MapFile> {
  const answer = await fetch(addressOf(name));
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return fileOfContent(name, await answer.arrayBuffer());
}

const fetched = new Map<string, Promise<MapFile>>();

/** A file that could not be fetched may be asked for again. */
function fetchOnce(name: string): Promise<MapFile> {
  const known = fetched.get(name);
  if (known) return known;
  const file = fetchWhole(name);
  fetched.set(name, file);
  file.catch(() => fetched.delete(name));
  return file;
}

let isKnown = false;

/** Once, before the first map is drawn. */
function makeKnown(): void {
  if (isKnown) return;
  isKnown = true;
  serveTiles("land", fetchOnce);
}

export function landSource(name: LandFile): VectorSourceSpecification {
  makeKnown();
  const tiles = [`land://${name}/{z}/{x}/{y}`];
  if (name === "world") return { type: "vector", tiles, minzoom: worldZooms[0], maxzoom: worldZooms[1] };
  const { zooms, bounds, ...ground } = fineGrounds[name];
  const attribution = "credit" in ground ? ground.credit : "";
  return { type: "vector", tiles, minzoom: zooms[0], maxzoom: zooms[1], bounds: [...bounds], attribution };
}
