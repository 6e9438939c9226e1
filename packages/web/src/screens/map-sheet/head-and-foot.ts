// What stands above and below on each paper of a sheet. Pure.
import { logoOutlines } from "@atalaya/contract/logo.ts";
import { margin, type SheetLayout } from "./layout.ts";
import { ink, linesOf, outline, text, type Measure, type Shape } from "./shapes.ts";
import type { SheetContent, SheetLogo } from "./sheet.ts";

const logoRoom = { width: 60, height: 16 };

/** In the upper right corner, as large as there is room for. */
function logoShapes({ paper }: SheetLayout, logo: SheetLogo | null): { width: number; shapes: Shape[] } {
  if (!logo) return { width: 0, shapes: [] };
  const size = Math.min(logoRoom.width / logo.width, logoRoom.height / logo.height);
  const [width, height] = [logo.width * size, logo.height * size];
  const x = paper.width - margin - width;
  return { width, shapes: [{ kind: "image", x, y: margin, width, height, address: logo.address }] };
}

/** Whose it is, what it is called, where and when. */
export function head(
  layout: SheetLayout,
  { organisation, logo, title, lead }: SheetContent,
  measure: Measure,
): Shape[] {
  const emblem = logoShapes(layout, logo);
  const width = layout.paper.width - 2 * margin - (logo ? emblem.width + 4 : 0);
  const [above = ""] = linesOf(organisation, width, 2.9, 400, measure, 1);
  const [heading = ""] = linesOf(title, width, 6, 650, measure, 1);
  const [below = ""] = linesOf(lead, width, 3.4, 400, measure, 1);
  const x = margin;
  return [
    ...emblem.shapes,
    text(x, 11, 2.9, above, { color: ink.second }),
    text(x, 18, 6, heading, { weight: 650 }),
    text(x, 23.5, 3.4, below, { color: ink.second }),
  ];
}

/** When it was made, then what else must be said, and the console that it was made with. */
export function foot(
  { paper, frame }: SheetLayout,
  { app, made }: SheetContent,
  said: readonly string[],
  measure: Measure,
): Shape[] {
  const top = frame.y + frame.height + 8;
  const logo = 6;
  const right = paper.width - margin;
  const nameWidth = measure(app, 4, 650);
  const width = right - nameWidth - logo - 12 - margin;
  const small = [made, ...said].flatMap((line, index) => linesOf(line, width, 2.6, 400, measure, index === 1 ? 3 : 1));
  return [
    outline(`M${margin} ${top}H${right}`, null, ink.hair),
    ...small.map((line, index) =>
      text(margin, top + 4.6 + index * 3.7, 2.6, line, { color: index === 0 ? ink.text : ink.second }),
    ),
    ...logoOutlines.map((d) =>
      outline(d, "#00766A", null, { x: right - nameWidth - logo - 2, y: top + 3, scale: logo / 24 }),
    ),
    text(right, top + 7.4, 4, app, { weight: 650, anchor: "end" }),
  ];
}
