// What a map shows, by its pixels.
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Position } from "@atalaya/contract/values/geometry.ts";

/** Where a map begins: its middle in degrees, and its zoom. */
export type MapStart = { lon: number; lat: number; zoom: number };

const rowOf = (degrees: number) => Math.asinh(Math.tan((degrees * Math.PI) / 180));

/** The colours that a map still as it began shows within some pixels of a position: "rrggbb". */
export async function coloursAround(
  page: Page,
  { lon, lat, zoom }: MapStart,
  [x, y]: Position,
  reach = 3,
): Promise<string[]> {
  const box = (await page.locator(".maplibregl-canvas").boundingBox())!;
  const world = 512 * 2 ** zoom;
  const left = box.x + box.width / 2 + ((x - lon) / 360) * world;
  const top = box.y + box.height / 2 + ((rowOf(lat) - rowOf(y)) / (2 * Math.PI)) * world;
  const clip = { x: Math.round(left) - reach, y: Math.round(top) - reach, width: 2 * reach, height: 2 * reach };
  const bytes = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: bytes.length / 3 }, (_, at) => bytes.toString("hex", 3 * at, 3 * at + 3));
}
