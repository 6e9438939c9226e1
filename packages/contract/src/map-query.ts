// What everything that lies on a map is asked with: a box, a tile's address, totals with their extent.
import { z } from "zod";

const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);

/** `west,south,east,north` in degrees, as a query string holds it. */
export const Bbox = z
  .string()
  .transform((text) => text.split(",").map(Number))
  .pipe(z.tuple([longitude, latitude, longitude, latitude]));

/** Tile address; z0 to z16, beyond which the client overzooms. */
export const TileParameter = z.object({
  z: z.coerce.number().int().min(0).max(16),
  x: z.coerce.number().int().min(0),
  y: z.coerce.number().int().min(0),
});

/** How many match, how many of them lie on the map, and the box of their anchors as [west, south, east, north] for "fit to results". */
export const MapTotals = z.object({
  total: z.int(),
  with_geometry: z.int(),
  extent: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
});
