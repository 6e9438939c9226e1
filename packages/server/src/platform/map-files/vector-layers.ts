// Names of the layers of a vector tile (Mapbox Vector Tile 2.1): its field 3 holds the layers, their field 1 the name.
import { PbfReader } from "pbf";

/** Null where it is no such tile. */
export function layerNames(tile: Uint8Array): { id: string }[] | null {
  try {
    const names: { id: string }[] = [];
    const outer = new PbfReader(tile);
    while (outer.pos < outer.length) {
      const tag = outer.readVarint();
      if (tag >> 3 !== 3 || (tag & 7) !== 2) {
        outer.skip(tag);
        continue;
      }
      const end = outer.readVarint() + outer.pos;
      if (end > outer.length) return null;
      names.push({ id: nameIn(new PbfReader(tile.subarray(outer.pos, end))) });
      outer.pos = end;
    }
    return names;
  } catch {
    return null;
  }
}

function nameIn(layer: PbfReader): string {
  let name = "";
  while (layer.pos < layer.length) {
    const tag = layer.readVarint();
    if (tag >> 3 === 1) name = layer.readString();
    else layer.skip(tag);
  }
  return name;
}
