// The shapes of a sheet, drawn: as SVG on the screen and for the printer, on a canvas for the PNG.
import { fontFamily } from "../../ui/theme/tokens.ts";
import type { SheetLayout } from "./layout.ts";
import { edgeWidth, type Measure, type Shape } from "./shapes.ts";

function Drawn({ shape }: { shape: Shape }) {
  if (shape.kind === "text") {
    const { x, y, size, weight, color, anchor, isTurned } = shape;
    return (
      <text
        x={x}
        y={y}
        fontSize={size}
        fontWeight={weight}
        fill={color}
        textAnchor={anchor}
        transform={isTurned ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {shape.text}
      </text>
    );
  }
  if (shape.kind === "image") {
    const { x, y, width, height, address } = shape;
    return <image x={x} y={y} width={width} height={height} href={address} preserveAspectRatio="none" />;
  }
  const { fill, edge } = shape;
  const paint = { fill: fill ?? "none", stroke: edge ?? "none" };
  if (shape.kind === "rect") {
    const { x, y, width, height } = shape;
    return <rect x={x} y={y} width={width} height={height} {...paint} strokeWidth={edgeWidth} />;
  }
  const { d, x, y, scale } = shape;
  const moved = scale === 1 && x === 0 && y === 0 ? undefined : `translate(${x} ${y}) scale(${scale})`;
  return <path d={d} transform={moved} {...paint} strokeWidth={edgeWidth / scale} fillRule="evenodd" />;
}

type SheetDrawingProps = { shapes: readonly Shape[]; paper: SheetLayout["paper"]; label: string };

export function SheetDrawing({ shapes, paper, label }: SheetDrawingProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      fontFamily={fontFamily}
      textRendering="geometricPrecision"
    >
      {shapes.map((shape, index) => (
        <Drawn key={index} shape={shape} />
      ))}
    </svg>
  );
}

const fontOf = (size: number, weight: number) => `${weight} ${size}px ${fontFamily}`;

/** Letters are measured large, because small ones are rounded. */
const measuredSize = 100;

/** Asks the browser, which has the font by now. */
export function measureBy(context: CanvasRenderingContext2D): Measure {
  return (said, size, weight) => {
    context.font = fontOf(measuredSize, weight);
    return (context.measureText(said).width * size) / measuredSize;
  };
}

/** Dots for each millimetre of the PNG: 300 to the inch. */
const fineness = 300 / 25.4;

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(image));
    image.addEventListener("error", () => reject(new Error("A picture of the sheet could not be read")));
    image.src = address;
  });
}

async function draw(context: CanvasRenderingContext2D, shape: Shape): Promise<void> {
  if (shape.kind === "image") {
    const { x, y, width, height } = shape;
    return context.drawImage(await loaded(shape.address), x, y, width, height);
  }
  context.save();
  context.translate(shape.x, shape.y);
  if (shape.kind === "text") {
    const { size, weight, color, anchor, isTurned } = shape;
    if (isTurned) context.rotate(-Math.PI / 2);
    // Set large and drawn small: browsers may refuse letters of two pixels.
    context.scale(size / measuredSize, size / measuredSize);
    context.font = fontOf(measuredSize, weight);
    context.textAlign = anchor === "middle" ? "center" : anchor;
    context.fillStyle = color;
    context.fillText(shape.text, 0, 0);
  } else {
    const path = new Path2D(shape.kind === "outline" ? shape.d : `M0 0H${shape.width}V${shape.height}H0Z`);
    const scale = shape.kind === "outline" ? shape.scale : 1;
    context.scale(scale, scale);
    if (shape.fill) context.fillStyle = shape.fill;
    if (shape.fill) context.fill(path, "evenodd");
    if (shape.edge) context.strokeStyle = shape.edge;
    context.lineWidth = edgeWidth / scale;
    if (shape.edge) context.stroke(path);
  }
  context.restore();
}

/** The sheet as a PNG: an A4 has 3508 by 2480 pixels. */
export async function pngOf(shapes: readonly Shape[], paper: SheetLayout["paper"]): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(paper.width * fineness);
  canvas.height = Math.round(paper.height * fineness);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no 2D canvas");
  context.scale(fineness, fineness);
  for (const shape of shapes) await draw(context, shape);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The PNG could not be made"))), "image/png"),
  );
}
