// What a sheet is drawn of, in millimetres from its upper left corner: the same shapes go to the screen, the printer and the PNG.

export type Weight = 400 | 550 | 650;

type TextShape = {
  kind: "text";
  x: number;
  /** Of the line that the letters stand on. */
  y: number;
  text: string;
  /** Of the letters. */
  size: number;
  weight: Weight;
  color: string;
  anchor: "start" | "middle" | "end";
  /** Read from below to above. */
  isTurned: boolean;
};
type RectShape = {
  kind: "rect";
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string | null;
  edge: string | null;
};
/** `d` as in SVG, moved to x and y and then scaled. */
type OutlineShape = {
  kind: "outline";
  d: string;
  x: number;
  y: number;
  scale: number;
  fill: string | null;
  edge: string | null;
};
type ImageShape = { kind: "image"; x: number; y: number; width: number; height: number; address: string };

export type Shape = TextShape | RectShape | OutlineShape | ImageShape;

/** Of every edge and line. */
export const edgeWidth = 0.2;

/** Ink on white, as in the light scheme. */
export const ink = { text: "#17212B", second: "#45525E", third: "#5E6B77", line: "#7F8C97", hair: "#C3CBD1" };

/** The width of a text in millimetres. */
export type Measure = (text: string, size: number, weight: Weight) => number;

type Written = Partial<Pick<TextShape, "weight" | "color" | "anchor" | "isTurned">>;

export const text = (x: number, y: number, size: number, said: string, how: Written = {}): TextShape => ({
  kind: "text",
  x,
  y,
  size,
  text: said,
  weight: 400,
  color: ink.text,
  anchor: "start",
  isTurned: false,
  ...how,
});

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string | null,
  edge: string | null = null,
): RectShape => ({ kind: "rect", x, y, width, height, fill, edge });

export const outline = (
  d: string,
  fill: string | null,
  edge: string | null = null,
  at: { x: number; y: number; scale: number } = { x: 0, y: 0, scale: 1 },
): OutlineShape => ({ kind: "outline", d, fill, edge, ...at });

/** Lines no wider than `width`; what does not fit into `most` of them ends in an ellipsis. A word that is too long for a line is broken. */
export function linesOf(
  said: string,
  width: number,
  size: number,
  weight: Weight,
  measure: Measure,
  most: number,
): string[] {
  const fits = (line: string) => measure(line, size, weight) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of said.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const letter of word) {
      if (fits(line + letter)) line += letter;
      else {
        lines.push(line);
        line = letter;
      }
    }
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  const last = Array.from(lines[most - 1]!);
  while (last.length > 0 && !fits(`${last.join("")}…`)) last.pop();
  return [...lines.slice(0, most - 1), `${last.join("").trimEnd()}…`];
}
