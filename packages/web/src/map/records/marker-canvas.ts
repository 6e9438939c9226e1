// Paints the marks of records on a canvas: a disc with an icon for one record, a divided ring for a cluster.
import { onDisc } from "../../ui/swatch.tsx";
import type { MarkShape } from "../view/map-types.ts";

/** Marks are painted at twice their size at least: sharp on dense screens and while the browser zooms. */
export const markScale = Math.max(2, Math.ceil(globalThis.devicePixelRatio ?? 1));

/** White around the colour, pixels. */
const rim = 2;
/** The mark of a symbol of the usual size, with its rim. */
export const discOuterRadius = 13;

const ringWidth = 5;
/** Radians left white between two parts of a ring. */
const ringGap = 0.09;

type Painter = (context: CanvasRenderingContext2D, center: number) => void;

function paint(diameter: number, scale: number, painter: Painter): ImageData {
  // Two pixels of margin for the soft edge that lifts a mark off the land.
  const size = Math.ceil(diameter) + 4;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no 2D canvas");
  context.scale(scale, scale);
  painter(context, size / 2);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function disc(context: CanvasRenderingContext2D, center: number, radius: number, color: string): void {
  context.beginPath();
  context.arc(center, center, radius, 0, Math.PI * 2);
  context.fillStyle = color;
  context.fill();
}

/** Corners of a mark's outline around its middle, in radii; a diamond reaches further to be as large to the eye. */
const corners: Record<Exclude<MarkShape, "disc">, [across: number, down: number][]> = {
  square: [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  diamond: [
    [0, -1.15],
    [1.15, 0],
    [0, 1.15],
    [-1.15, 0],
  ],
  hexagon: [0, 1, 2, 3, 4, 5].map((corner) => [Math.sin((corner * Math.PI) / 3), -Math.cos((corner * Math.PI) / 3)]),
};

function fillMark(context: CanvasRenderingContext2D, center: number, radius: number, color: string, shape: MarkShape) {
  if (shape === "disc") return disc(context, center, radius, color);
  context.beginPath();
  for (const [across, down] of corners[shape]) context.lineTo(center + across * radius, center + down * radius);
  context.closePath();
  context.fillStyle = color;
  context.fill();
}

function shadowedMark(context: CanvasRenderingContext2D, center: number, radius: number, shape: MarkShape): void {
  context.save();
  context.shadowColor = "rgba(16, 28, 38, 0.35)";
  // Shadows are measured in the canvas's own pixels.
  const scale = context.getTransform().a;
  context.shadowBlur = 2 * scale;
  context.shadowOffsetY = 0.5 * scale;
  fillMark(context, center, radius, "#FFFFFF", shape);
  context.restore();
}

/** `radius` in pixels, with the white rim; `character` comes from the FontAwesome font, which must be loaded by now. */
export type Mark = { color: string; character: string; shape: MarkShape; radius: number };

export const paintRecordMark = ({ color, character, shape, radius }: Mark, scale = markScale): ImageData =>
  paint(radius * (shape === "diamond" ? 2.3 : 2), scale, (context, center) => {
    shadowedMark(context, center, radius, shape);
    fillMark(context, center, radius - rim, color, shape);
    context.fillStyle = onDisc(color);
    context.font = `${Math.round((12 * radius) / discOuterRadius)}px FontAwesome`;
    context.textAlign = "center";
    context.textBaseline = "alphabetic";
    // Icons differ in height and side bearing: centre what is seen, not the letter box.
    const box = context.measureText(character);
    const x = center + (box.actualBoundingBoxLeft - box.actualBoundingBoxRight) / 2;
    const y = center + (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
    context.fillText(character, x, y);
  });

/** Room beside the count inside the ring, pixels. */
const countMargin = 3;

export const countFont = '700 12.5px "Inter Variable"';

/** The parts of the ring run clockwise from the top. The count belongs to the image, so that marks stack as wholes. */
export const paintClusterMark = (
  diameter: number,
  parts: { color: string; share: number }[],
  count: string,
  scale = markScale,
): ImageData =>
  paint(diameter, scale, (context, center) => {
    shadowedMark(context, center, diameter / 2, "disc");
    context.lineWidth = ringWidth;
    const gap = parts.length > 1 ? ringGap : 0;
    let angle = -Math.PI / 2;
    for (const { color, share } of parts) {
      const end = angle + share * Math.PI * 2;
      context.beginPath();
      context.arc(center, center, diameter / 2 - ringWidth / 2, angle + gap / 2, end - gap / 2);
      context.strokeStyle = color;
      context.stroke();
      angle = end;
    }
    context.font = `${countFont}, "Noto Sans", sans-serif`;
    context.textAlign = "center";
    context.fillStyle = "#17212B";
    const room = diameter - 2 * (ringWidth + countMargin);
    const width = context.measureText(count).width;
    if (width > room) context.font = context.font.replace("12.5px", `${((12.5 * room) / width).toFixed(1)}px`);
    const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(count);
    context.fillText(count, center, center + (ascent - descent) / 2);
  });
