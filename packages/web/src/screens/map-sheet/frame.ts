// The map's frame on a sheet: degrees along its edges, the scale bar, the arrow to the north. Pure.
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { degreeLabel } from "@atalaya/contract/values/format.ts";
import { graticuleStep } from "../../map/base/graticule.ts";
import { roundDistance } from "../../map/view/scale-bar.tsx";
import { formatNumber } from "../../ui/format.ts";
import { pixelsPerMillimetre, type SheetLayout } from "./layout.ts";
import { ink, outline, rect, text, type Shape } from "./shapes.ts";

const labelSize = 2.3;
const tick = 1.4;
/** Half the length of a cross of the grid. */
const arm = 1.6;

const crossPath = `M${-arm} 0H${arm}M0 ${-arm}V${arm}`;

/** Web Mercator: how far north a latitude is drawn, in radians at the equator. */
const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));

function multiplesIn(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(6)));
}

/** Ticks with their degrees along the upper and the left edge, where the lines of the grid meet them, and a cross where two lines meet. */
export function degreesAlong(
  { frame }: SheetLayout,
  [west, south, east, north]: Bbox,
  zoom: number,
  language: Language,
): Shape[] {
  const step = graticuleStep(zoom);
  const xOf = (lon: number) => frame.x + ((lon - west) / (east - west)) * frame.width;
  const yOf = (lat: number) =>
    frame.y + ((northing(north) - northing(lat)) / (northing(north) - northing(south))) * frame.height;
  const written = { color: ink.second, anchor: "middle" } as const;
  const [lons, lats] = [multiplesIn(west, east, step), multiplesIn(south, north, step)];
  // Lines would hide what is printed between them; a ruler laid along the crosses does as well.
  const crosses = lons.flatMap((lon) =>
    lats.map((lat) => outline(crossPath, null, ink.text, { x: xOf(lon), y: yOf(lat), scale: 1 })),
  );
  const meridians = lons.flatMap((lon) => [
    outline(`M${xOf(lon)} ${frame.y - tick}V${frame.y}`, null, ink.line),
    text(xOf(lon), frame.y - tick - 0.9, labelSize, degreeLabel(lon, "lon", language), written),
  ]);
  const parallels = lats.flatMap((lat) => [
    outline(`M${frame.x - tick} ${yOf(lat)}H${frame.x}`, null, ink.line),
    text(frame.x - tick - 0.9, yOf(lat), labelSize, degreeLabel(lat, "lat", language), { ...written, isTurned: true }),
  ]);
  return [...crosses, ...meridians, ...parallels];
}

/** Metres of ground under a millimetre of paper at the middle of the map. */
export const metresPerMillimetre = (metresPerPixel: number): number => metresPerPixel * pixelsPerMillimetre;

const twoDigits = (value: number) => Number(value.toPrecision(2));

/** "1:52.000": how many times longer the ground is than the paper, to two digits. */
export const ratioText = (metresPerPixel: number, language: Language): string =>
  `1:${formatNumber(twoDigits(metresPerMillimetre(metresPerPixel) * 1000), language)}`;

/** Four parts, dark and light in turn, of a round distance no longer than `width` millimetres. */
export function scaleBar(x: number, y: number, width: number, metresPerPixel: number, language: Language): Shape[] {
  const perMillimetre = metresPerMillimetre(metresPerPixel);
  const metres = roundDistance(perMillimetre * width);
  const length = metres / perMillimetre;
  const [amount, unit] = metres >= 1000 ? [metres / 1000, "km"] : [metres, "m"];
  const parts = [0, 1, 2, 3].map((part) =>
    rect(x + (part * length) / 4, y, length / 4, 1.6, part % 2 === 0 ? ink.text : "#FFFFFF", ink.text),
  );
  const labels = [0, 0.5, 1].map((share) =>
    text(
      x + share * length,
      y - 1.1,
      2.5,
      `${formatNumber(amount * share, language)}${share === 1 ? ` ${unit}` : ""}`,
      share === 0 ? {} : { anchor: "middle" },
    ),
  );
  return [...parts, ...labels];
}

/** Half dark, half light, 13 mm high; the letter is the same in both languages. */
export const northArrow = (x: number, y: number): Shape[] => [
  outline(`M${x} ${y}L${x - 3} ${y + 9}L${x} ${y + 7}Z`, ink.text, ink.text),
  outline(`M${x} ${y}L${x + 3} ${y + 9}L${x} ${y + 7}Z`, "#FFFFFF", ink.text),
  text(x, y + 13, 3.4, "N", { weight: 650, anchor: "middle" }),
];
