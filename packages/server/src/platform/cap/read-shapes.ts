// Polygons and circles of a message: `lat,lon` in the text, [lon, lat] with us.
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { Fields } from "./fields.ts";

const isNumber = (text: string) =>
  /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(text) && Number.isFinite(Number(text));

function positionOf(pair: string): Position | null {
  const [lat, lon, more] = pair.split(",");
  if (!lat || !lon || more !== undefined || !isNumber(lat) || !isNumber(lon)) return null;
  // Without the sum, minus nought would stay one.
  const position: Position = [Number(lon) + 0, Number(lat) + 0];
  return Math.abs(position[0]) <= 180 && Math.abs(position[1]) <= 90 ? position : null;
}

/** Blanks beside a comma are not the standard's, and are common. In steps that take each character once, however many blanks there are. */
const parts = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll(" ,", ",").replaceAll(", ", ",").split(" ");

/** The rings of an area; one that is not closed is closed, one that cannot be read is left out: the area's description still says where. */
export function readPolygons(area: Fields): Position[][] {
  return area.texts("polygon").flatMap((text) => {
    const ring = parts(text).map(positionOf);
    const [first] = ring;
    const last = ring.at(-1);
    if (first && last && (first[0] !== last[0] || first[1] !== last[1])) {
      area.note("polygon_closed", "polygon", text);
      ring.push(first);
    }
    const positions = ring.filter((position) => position !== null);
    if (positions.length === ring.length && ring.length >= 4) return [positions];
    area.note("shape_left_out", "polygon", text);
    return [];
  });
}

/** Kilometres around a point; one that cannot be read is left out. */
export function readCircles(area: Fields): { center: Position; radius_km: number }[] {
  return area.texts("circle").flatMap((text) => {
    const [pair = "", radius = "", more] = parts(text);
    const center = positionOf(pair);
    if (center && isNumber(radius) && Number(radius) >= 0 && more === undefined)
      return [{ center, radius_km: Number(radius) }];
    area.note("shape_left_out", "circle", text);
    return [];
  });
}
