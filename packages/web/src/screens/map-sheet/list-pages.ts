// The list of what the map shows, on as many papers as it needs behind the map. Pure.
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { foot, head } from "./head-and-foot.ts";
import { margin, type SheetLayout } from "./layout.ts";
import type { SheetContent } from "./sheet.ts";
import { ink, linesOf, outline, rect, text, type Measure, type Shape } from "./shapes.ts";

/** A row has a text for each column. `left`: how many more there are, "" where these are all. */
export type ListOnPaper = { heading: string; rows: readonly (readonly string[])[]; left: string };

/** `share` of the width of the paper; all together make 1. */
export type SheetColumn = { title: string; share: number };

/** What a screen can list of its map: `ask` for what lies inside of the bounds, no more than stands on a few papers. */
export type SheetList = {
  columns: readonly SheetColumn[];
  ask: (bounds: Bbox, signal: AbortSignal) => Promise<ListOnPaper>;
};

const rowHeight = 4.6;
const letters = 2.9;
const gap = 3;

/** Each paper says which it is, counted with the map: "Hoja 2 de 4". */
export function listPagesOf(
  layout: SheetLayout,
  content: SheetContent,
  columns: readonly SheetColumn[],
  { heading, rows, left }: ListOnPaper,
  measure: Measure,
): Shape[][] {
  const { paper, frame } = layout;
  const top = frame.y + 9;
  const room = Math.floor((frame.y + frame.height - top) / rowHeight);
  const width = paper.width - 2 * margin;
  const starts = columns.map((_, index) => columns.slice(0, index).reduce((x, { share }) => x + share * width, margin));
  const line = (said: readonly string[], y: number, weight: 400 | 550) =>
    said.flatMap((cell, index) => {
      const [fitting = ""] = linesOf(cell, columns[index]!.share * width - gap, letters, weight, measure, 1);
      return text(starts[index]!, y, letters, fitting, { weight });
    });
  const lines = left ? [...rows, [left]] : rows;
  const pages = Math.max(1, Math.ceil(lines.length / room));
  return Array.from({ length: pages }, (_, page) => [
    rect(0, 0, paper.width, paper.height, "#FFFFFF"),
    ...head(layout, { ...content, lead: heading }, measure),
    ...line(
      columns.map(({ title }) => title),
      frame.y + 5,
      550,
    ),
    outline(`M${margin} ${top - 2.4}h${width}`, null, ink.line),
    ...lines.slice(page * room, (page + 1) * room).flatMap((row, index) => {
      const y = top + (index + 0.5) * rowHeight;
      const under = outline(`M${margin} ${y + 1.7}h${width}`, null, ink.hair);
      const isRest = row === lines.at(-1) && left !== "";
      return isRest ? [text(margin, y, letters, left, { color: ink.second })] : [...line(row, y, 400), under];
    }),
    ...foot(layout, content, [content.words.page(page + 2, pages + 1)], measure),
  ]);
}
