// Snapping: the vertex near the pointer that a new or moved one falls on, of the other parts and of the records around.
import type { Map as MapLibreMap } from "maplibre-gl";
import { type Position, positionsOf, type Geometry } from "@atalaya/contract/values/geometry.ts";
import type { FixedPart } from "./drawing-parts.ts";

/** Pixels within which a vertex attracts. */
const reach = 10;

/** Shapes of records as the tiles have them: exact to what can be seen at this zoom. */
const neighbours = ["overlay-areas", "overlay-lines"];

type Pointer = { containerX: number; containerY: number };

/** [lon, lat], or undefined where none is near. */
export function nearestVertex(
  map: MapLibreMap,
  { containerX, containerY }: Pointer,
  parts: readonly FixedPart[],
): Position | undefined {
  const layers = neighbours.filter((id) => map.getLayer(id));
  const around = map.queryRenderedFeatures(
    [
      [containerX - reach, containerY - reach],
      [containerX + reach, containerY + reach],
    ],
    { layers },
  );
  // What is being drawn anew must not attract its own old vertices.
  const others = around.filter(({ state }) => !state["edited"]);
  const shapes = [...parts.map(({ geometry }) => geometry), ...others.map(({ geometry }) => geometry as Geometry)];
  let nearest: Position | undefined;
  let least = reach;
  for (const position of shapes.flatMap(positionsOf)) {
    const { x, y } = map.project(position);
    const distance = Math.hypot(x - containerX, y - containerY);
    if (distance <= least) [nearest, least] = [position, distance];
  }
  return nearest;
}
