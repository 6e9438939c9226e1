// What a municipality has at hand on its first day: an arms of its own, a national file of boundaries. All of it invented.
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Position } from "@atalaya/contract/values/geometry.ts";

const shield = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 112" width="384" height="448">
  <path d="M8 6h80v52c0 26-18 40-40 48C26 98 8 84 8 58z" fill="#0f4c75" stroke="#d9a441" stroke-width="6"/>
  <path d="M14 62q9-8 17 0t17 0 17 0 17 0c-1 20-16 31-34 38-18-7-33-18-34-38z" fill="#3fa7d6"/>
  <path d="M48 18l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1z" fill="#d9a441"/>
</svg>`;

export const arms = () => sharp(Buffer.from(shield)).png().toBuffer();

const corners = {
  laguna: [-71.7, -33.09],
  bay: [-71.585, -33.03],
  dunes: [-71.548, -32.965],
  mouth: [-71.51, -32.915],
  ravine: [-71.555, -33.09],
  south: [-71.61, -33.14],
  inland: [-71.475, -32.99],
  ridge: [-71.475, -33.07],
  ford: [-71.425, -32.93],
  hills: [-71.395, -32.995],
  quarry: [-71.4, -33.11],
  pass: [-71.32, -32.99],
  valley: [-71.32, -33.1],
  cape: [-71.64, -33.02],
} satisfies Record<string, Position>;

type Corner = keyof typeof corners;

const pieces = 24;

/** From one corner to the next, this one left out: winding as ridges do, and for both neighbours the same way. */
function border(from: Corner, to: Corner): Position[] {
  const [first, last] = from < to ? [from, to] : [to, from];
  const [a, b] = [corners[first], corners[last]];
  const points = Array.from({ length: pieces + 1 }, (_, at): Position => {
    const part = at / pieces;
    const off = 0.06 * Math.sin(Math.PI * part) * (Math.sin(part * 9 + a[0] * 500) + 0.6 * Math.sin(part * 23));
    return [a[0] + part * (b[0] - a[0]) - off * (b[1] - a[1]), a[1] + part * (b[1] - a[1]) + off * (b[0] - a[0])];
  });
  return (from < to ? points : points.toReversed()).slice(0, -1);
}

function outline(...around: Corner[]): Position[] {
  const ring = around.flatMap((corner, at) => border(corner, around[(at + 1) % around.length]!));
  return [...ring, ring[0]!];
}

/** Comunas as they lie, beside each other; the outlines are nobody's. */
const comunas: [code: number, name: string, ring: Position[]][] = [
  [5109, "Viña del Mar", outline("bay", "ravine", "ridge", "inland", "dunes")],
  [5101, "Valparaíso", outline("laguna", "south", "ravine", "bay", "cape")],
  [5103, "Concón", outline("dunes", "inland", "hills", "ford", "mouth")],
  [5801, "Quilpué", outline("inland", "ridge", "quarry", "hills")],
  [5804, "Villa Alemana", outline("hills", "quarry", "valley", "pass")],
];

export const comunaCount = comunas.length;

/** As national files are: every comuna with its code, without the zero that begins it. */
export const nationalFile = (): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: "FeatureCollection",
      features: comunas.map(([cod_comuna, comuna, ring]) => ({
        type: "Feature",
        properties: { cod_comuna, comuna },
        geometry: { type: "Polygon", coordinates: [ring] },
      })),
    }),
  );

/** What a page shows, as a picture for the docs: 1000 px wide, of few colours. */
export async function takePicture(page: Page, path: string): Promise<void> {
  const seen = await page.screenshot({ animations: "disabled" });
  await sharp(seen).resize({ width: 1000 }).png({ palette: true, quality: 90, effort: 10 }).toFile(path);
}
