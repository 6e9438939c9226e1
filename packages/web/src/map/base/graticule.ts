// Meridians and parallels for the visible part of the map, as fine as the zoom asks for.
import type { Feature, FeatureCollection, LineString } from "geojson";
import { degreeLabel } from "@atalaya/contract/values/format.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";

const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];

/** Pixels between two lines at the equator below which the grid would be in the way. */
const narrowest = 110;

/** Degrees between two lines at a zoom (512 px for 360° at zoom 0). */
export function graticuleStep(zoom: number): number {
  const degreesPerPixel = 360 / (512 * 2 ** zoom);
  return steps.findLast((step) => step >= narrowest * degreesPerPixel) ?? 30;
}

function line(coordinates: [number, number][], degrees: number, axis: "lon" | "lat"): Feature<LineString> {
  const properties = { label_es: degreeLabel(degrees, axis, "es"), label_en: degreeLabel(degrees, axis, "en") };
  return { type: "Feature", properties, geometry: { type: "LineString", coordinates } };
}

/** Lines of the grid inside the bounds (degrees), with one step of margin; longitudes may run past ±180. */
export function graticule([west, south, east, north]: Bbox, zoom: number): FeatureCollection<LineString> {
  const step = graticuleStep(zoom);
  const index = (degrees: number) => Math.floor(degrees / step);
  const [top, bottom] = [Math.min(85, north + step), Math.max(-85, south - step)];
  const [left, right] = [west - step, east + step];
  const features: Feature<LineString>[] = [];
  for (let i = index(left) + 1; i <= index(right); i++) {
    const wrapped = ((((i * step + 180) % 360) + 360) % 360) - 180;
    features.push(
      line(
        [
          [i * step, bottom],
          [i * step, top],
        ],
        Number(wrapped.toFixed(6)),
        "lon",
      ),
    );
  }
  for (let i = index(bottom) + 1; i <= index(top); i++) {
    const lat = Number((i * step).toFixed(6));
    if (Math.abs(lat) <= 85)
      features.push(
        line(
          [
            [left, lat],
            [right, lat],
          ],
          lat,
          "lat",
        ),
      );
  }
  return { type: "FeatureCollection", features };
}
