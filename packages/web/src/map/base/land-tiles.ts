// The land of the base map as tiles: each file is fetched once, whole, and serves every map of the page, also without a network.
import { addProtocol, type VectorSourceSpecification } from "maplibre-gl";
import { PMTiles } from "pmtiles";
import { ownAddress } from "../../api/own-address.ts";
import { fineGrounds, type GroundName } from "./fine-grounds.ts";

/** In the tiles' files, which `tools/basemap.ts` writes. */
export const landLayerName = "land";

export type LandFile = "world" | GroundName;

const worldZooms = [0, 5] as const;

const addressOf = (name: string) => new URL(ownAddress(`/basemap/${name}.pmtiles`), document.baseURI).href;

async function fetchWhole(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(addressOf(name));
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return answer.arrayBuffer();
}

const opened = new Map<string, PMTiles>();

/** A file that could not be fetched may be asked for again. */
function openOnce(name: string): PMTiles {
  const known = opened.get(name);
  if (known) return known;
  const whole = fetchWhole(name);
  const archive = new PMTiles({
    getKey: () => name,
    getBytes: async (offset, length) => ({ data: (await whole).slice(offset, offset + length) }),
  });
  opened.set(name, archive);
  whole.catch(() => opened.delete(name));
  return archive;
}

let isKnown = false;

/** Once, before the first map is drawn. */
function makeKnown(): void {
  if (isKnown) return;
  isKnown = true;
  addProtocol("land", async ({ url }) => {
    const [name = "", z, x, y] = url.replace("land://", "").split("/");
    const tile = await openOnce(name).getZxy(Number(z), Number(x), Number(y));
    // Where there is only sea there is no tile.
    return { data: tile?.data ?? new ArrayBuffer() };
  });
}

export function landSource(name: LandFile): VectorSourceSpecification {
  makeKnown();
  const tiles = [`land://${name}/{z}/{x}/{y}`];
  if (name === "world") return { type: "vector", tiles, minzoom: worldZooms[0], maxzoom: worldZooms[1] };
  const { zooms, bounds, ...ground } = fineGrounds[name];
  const attribution = "credit" in ground ? ground.credit : "";
  return { type: "vector", tiles, minzoom: zooms[0], maxzoom: zooms[1], bounds: [...bounds], attribution };
}
