// The whole sheet: what stands where on a paper with a map, its legend and whatever a reader must know of both. Pure.
import type { Language } from "@atalaya/contract/text.ts";
import type { MapPicture } from "../../map/view/still-map.tsx";
import { noData } from "../../map/records/value-layers.tsx";
import { degreesAlong, northArrow, ratioText, scaleBar } from "./frame.ts";
import { foot, head } from "./head-and-foot.ts";
import { pixelsPerMillimetre, type SheetLayout } from "./layout.ts";
import type { PaintedRow } from "./legend.ts";
import { ink, linesOf, outline, rect, text, type Measure, type Shape } from "./shapes.ts";

/** Words of a sheet that do not depend on what is shown. */
export type SheetWords = {
  legend: string;
  filters: string;
  noFilters: string;
  /** "3 más en la consola", for what finds no room. */
  more: (count: number) => string;
  projection: string;
  /** "Hoja 2 de 3". */
  page: (page: number, pages: number) => string;
};

/** The organisation's picture, with its size in pixels. */
export type SheetLogo = { address: string; width: number; height: number };

export type SheetContent = {
  language: Language;
  words: SheetWords;
  app: string;
  organisation: string;
  logo: SheetLogo | null;
  title: string;
  /** Below the title: the place, and the days of observation. */
  lead: string;
  picture: MapPicture | null;
  legend: readonly PaintedRow[];
  /** One for each filter in force. */
  filters: readonly string[];
  /** Two corners of the map, written out. */
  corners: readonly string[];
  /** When it was made, and by whom. */
  made: string;
  credits: string;
};

const filterRows = 7;

const heading = (x: number, y: number, said: string) => text(x, y, 3.2, said, { weight: 650 });

/** What is hatched on the map is hatched here. */
const hatching = (x: number, y: number): Shape[] => [
  rect(x, y, 6, 3.6, noData.light.ground, ink.line),
  ...[0.6, 2.2, 3.8].map((at) =>
    outline(`M${x + at - 0.4} ${y + 3.4}L${x + at + 1.9} ${y + 0.2}`, null, noData.light.stripe),
  ),
];

function markOf({ mark, picture }: PaintedRow, x: number, middle: number, rowHeight: number): Shape[] {
  if (picture) {
    const size = Math.min(1 / pixelsPerMillimetre, (rowHeight + 0.6) / picture.height);
    const [width, height] = [picture.width * size, picture.height * size];
    return [{ kind: "image", x: x + 3 - width / 2, y: middle - height / 2, width, height, address: picture.address }];
  }
  if (mark?.kind === "area")
    return mark.color ? [rect(x, middle - 1.8, 6, 3.6, mark.color, ink.line)] : hatching(x, middle - 1.8);
  if (mark?.kind === "dashes") return [0, 2.2, 4.4].map((at) => outline(`M${x + at} ${middle}h1.5`, null, mark.color));
  if (mark?.kind === "ring")
    return [
      outline("M2.6 0A2.6 2.6 0 1 1 -2.6 0A2.6 2.6 0 1 1 2.6 0Z", "#FFFFFF", ink.text, {
        x: x + 3,
        y: middle,
        scale: 0.8,
      }),
    ];
  return [];
}

/** As many rows as there is room for, down to the smallest that can be read; then how many more there are. */
function legendRows(
  { column }: SheetLayout,
  content: SheetContent,
  top: number,
  low: number,
  measure: Measure,
): Shape[] {
  const { legend, words } = content;
  const least = 3.7;
  const rowHeight = Math.max(least, Math.min(5.6, (low - top) / Math.max(1, legend.length)));
  const room = Math.floor((low - top) / rowHeight);
  const shown = legend.length > room ? legend.slice(0, room - 1) : legend;
  const rows = shown.flatMap((row, index): Shape[] => {
    const middle = top + (index + 0.5) * rowHeight;
    const x = column.x + (row.isInner ? 4 : 0);
    const start = row.isHeading ? x : x + 8;
    const size = row.isHeading ? 2.7 : 2.9;
    const weight = row.isHeading ? 550 : 400;
    const [said = ""] = linesOf(row.text, column.x + column.width - start, size, weight, measure, 1);
    const color = row.isHeading ? ink.second : ink.text;
    return [...markOf(row, x, middle, rowHeight), text(start, middle + 1, size, said, { weight, color })];
  });
  const left = legend.length - shown.length;
  const rest = text(column.x, top + (shown.length + 0.5) * rowHeight + 1, 2.7, words.more(left), { color: ink.second });
  return left > 0 ? [...rows, rest] : rows;
}

function side(layout: SheetLayout, content: SheetContent, measure: Measure): Shape[] {
  const { frame, column } = layout;
  const { picture, language, words, filters, corners } = content;
  const said = filters.length > 0 ? filters : [words.noFilters];
  const all = said.flatMap((filter) => linesOf(filter, column.width, 2.8, 400, measure, 3));
  const lines = all.length > filterRows ? [...all.slice(0, filterRows - 1), "…"] : all;
  const cornersTop = frame.y + frame.height - corners.length * 3.6 - 0.4;
  const scaleTop = cornersTop - 19;
  const filtersTop = scaleTop - 6 - lines.length * 4;
  return [
    heading(column.x, frame.y + 2.4, words.legend),
    ...legendRows(layout, content, frame.y + 5, filtersTop - 7, measure),
    heading(column.x, filtersTop - 2, words.filters),
    ...lines.map((line, index) => text(column.x, filtersTop + 2.4 + index * 4, 2.8, line, { color: ink.second })),
    outline(`M${column.x} ${scaleTop - 1.5}h${column.width}`, null, ink.hair),
    ...northArrow(column.x + 4, scaleTop + 1.5),
    ...(picture
      ? [
          ...scaleBar(column.x + 14, scaleTop + 5.4, column.width - 20, picture.metresPerPixel, language),
          text(column.x + 14, scaleTop + 12.4, 2.8, ratioText(picture.metresPerPixel, language), { weight: 550 }),
        ]
      : []),
    ...corners.map((corner, index) => text(column.x, cornersTop + 3 + index * 3.6, 2.5, corner, { color: ink.second })),
  ];
}

/** All shapes in the order in which they are drawn. Without a picture yet the frame is empty. */
export function sheetOf(layout: SheetLayout, content: SheetContent, measure: Measure): Shape[] {
  const { picture, language } = content;
  const { paper, frame } = layout;
  const { x, y, width, height } = frame;
  return [
    rect(0, 0, paper.width, paper.height, "#FFFFFF"),
    ...head(layout, content, measure),
    ...(picture ? [{ kind: "image" as const, x, y, width, height, address: picture.address }] : []),
    ...(picture ? degreesAlong(layout, picture.bounds, picture.zoom, language) : []),
    rect(x, y, width, height, null, ink.text),
    ...side(layout, content, measure),
    ...foot(layout, content, [content.credits, content.words.projection], measure),
  ];
}
