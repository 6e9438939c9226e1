// TopoJSON: its objects as layers, whose shapes are put together of arcs that several share.
import { feature } from "topojson-client";
import { unreadable, type Feature, type Layer } from "./geo-file.ts";
import { named } from "./projections.ts";

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** An arc is shared by two neighbours, and by what lies above them; a bomb is a long arc that is named a million times. */
const [mostSharing, leastExpansion] = [20, 1_000_000];

/** Each object of a topology is a layer; arcs that are shared are the same numbers in both. */
export function topologyLayers(topology: Json, featureOf: (item: Json) => Feature): Layer[] {
  const { objects, arcs } = topology;
  if (!isObject(objects) || !Array.isArray(arcs)) throw unreadable();
  const lengths = arcs.map((arc) => (Array.isArray(arc) ? arc.length : 0));
  const most = leastExpansion + mostSharing * lengths.reduce((sum, length) => sum + length, 0);
  return Object.entries(objects).map(([name, object]) => {
    if (!isObject(object) || positionsIn(object, lengths) > most) throw unreadable();
    const items = object["type"] === "GeometryCollection" ? object["geometries"] : [object];
    if (!Array.isArray(items)) throw unreadable();
    return {
      name,
      ...named(null),
      hasGeometry: true,
      features: function* () {
        for (const item of items) yield featureOf(whole(topology, item));
      },
    };
  });
}

/** How many positions all arcs of an object unfold to. Throws where one is not there. */
function positionsIn(object: Json, lengths: readonly number[]): number {
  let count = 0;
  const pending: unknown[] = [object["arcs"], object["geometries"]];
  while (pending.length > 0) {
    const next = pending.pop();
    if (Array.isArray(next)) for (const one of next) pending.push(one);
    else if (isObject(next)) pending.push(next["arcs"], next["geometries"]);
    else if (next !== undefined) {
      const length = lengths[(next as number) < 0 ? ~(next as number) : (next as number)];
      if (length === undefined) throw unreadable();
      count += length;
    }
  }
  return count;
}

function whole(topology: Json, item: unknown): Json {
  try {
    return feature(topology as never, item as never) as unknown as Json;
  } catch (cause) {
    throw unreadable(cause);
  }
}
