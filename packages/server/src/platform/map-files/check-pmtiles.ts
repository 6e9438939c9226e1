// Reads a map file back as a map would: its head, and a tile of each zoom.
import { open, type FileHandle } from "node:fs/promises";
import { PMTiles, TileType, type Source } from "pmtiles";
import { holdsSea, schemaOf, vectorLayersOf, type GroundSchema } from "@atalaya/contract/domain/ground-schemas.ts";
import { MapFileProblem } from "./map-file-problem.ts";

const sourceOf = (path: string, file: FileHandle): Source => ({
  getKey: () => path,
  async getBytes(offset, length) {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await file.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  },
});

export type Checked = {
  schema: GroundSchema | null;
  hasSea: boolean;
  attribution: string;
  minzoom: number;
  maxzoom: number;
};

/** The tile in the middle of what the file covers, at a zoom. */
function middle(zoom: number, lon: number, lat: number): [number, number] {
  const n = 2 ** zoom;
  const y = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * n;
  return [Math.floor(((lon + 180) / 360) * n), Math.floor(y)];
}

/** Fails with a MapFileProblem where it is not whole. */
export async function checkPmtiles(path: string): Promise<Checked> {
  const file = await open(path);
  try {
    const map = new PMTiles(sourceOf(path, file));
    const header = await map.getHeader();
    const { size } = await file.stat();
    if (header.tileDataOffset + (header.tileDataLength ?? 0) > size) throw new MapFileProblem("damaged");
    const metadata = (await map.getMetadata()) as { attribution?: string } | null;
    let hasSea = false;
    for (let z = header.minZoom; z <= header.maxZoom; z++) {
      const [x, y] = middle(z, (header.minLon + header.maxLon) / 2, (header.minLat + header.maxLat) / 2);
      const tile = await map.getZxy(z, x, y);
      if (tile && header.tileType === TileType.Mvt) hasSea ||= holdsSea(new Uint8Array(tile.data));
    }
    const schema = schemaOf(vectorLayersOf(metadata));
    const { minZoom: minzoom, maxZoom: maxzoom } = header;
    return { schema, hasSea, attribution: metadata?.attribution ?? "", minzoom, maxzoom };
  } catch (error) {
    throw error instanceof MapFileProblem ? error : new MapFileProblem("damaged", (error as Error).message);
  } finally {
    await file.close();
  }
}
