// The map's frame on a sheet: degrees along its edges, the scale bar, the arrow to the north. Pure.
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { degreeLabel, graticuleStep } from "../../map/base/graticule.ts";
import { roundDistance } from "../../map/view/scale-bar.tsx";
import { formatNumber } from "../../ui/format.ts";
import { ink, outline, rect, text, type Shape } from "./shapes.ts";

/** Where the map lies on the sheet, in millimetres. */
export const frame = { x: 15, y: 30, width: 200, height: 146 };

/** Pixels of the map in a millimetre of paper: its letters are then some 2.4 mm high. */
export const pixelsPerMillimetre = 4.8;

export const pictureSize = {
  width: Math.round(frame.width * pixelsPerMillimetre),
  height: Math.round(frame.height * pixelsPerMillimetre),
};

const labelSize = 2.3;
const tick = 1.4;

/** Web Mercator: how far north a latitude is drawn, in radians at the equator. */
const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));

function multiplesIn(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(6)));
}

/** Ticks with their degrees along the upper and the left edge, where the lines of the grid meet them. */
export function degreesAlong([west, south, east, north]: Bbox, zoom: number, language: Language): Shape[] {
  const step = graticuleStep(zoom);
  const xOf = (lon: number) => frame.x + ((lon - west) / (east - west)) * frame.width;
  const yOf = (lat: number) =>
    frame.y + ((northing(north) - northing(lat)) / (northing(north) - northing(south))) * frame.height;
  const written = { color: ink.second, anchor: "middle" } as const;
  const meridians = multiplesIn(west, east, step).flatMap((lon) => [
    outline(`M${xOf(lon)} ${frame.y - tick}V${frame.y}`, null, ink.line),
    text(xOf(lon), frame.y - tick - 0.9, labelSize, degreeLabel(lon, "lon", language), written),
  ]);
  const parallels = multiplesIn(south, north, step).flatMap((lat) => [
    outline(`M${frame.x - tick} ${yOf(lat)}H${frame.x}`, null, ink.line),
    text(frame.x - tick - 0.9, yOf(lat), labelSize, degreeLabel(lat, "lat", language), { ...written, isTurned: true }),
  ]);
  return [...meridians, ...parallels];
}

/** Metres of ground under a millimetre of paper at the middle of the map. */
export const metresPerMillimetre = (metresPerPixel: number): number =>
  (metresPerPixel * pictureSize.width) / frame.width;

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
