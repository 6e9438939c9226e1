// The geometries of a place mark in KML, put together as their elements end.
import type { Element } from "./xml-elements.ts";

type Shape = { type: string; coordinates?: unknown; geometries?: unknown };

/** `lon,lat,height lon,lat,height`; some write spaces behind their commas. Heights are left out. */
const positionsOf = (text: string): number[][] => {
  const list = text.trim().replaceAll(/\s*,\s*/g, ",");
  return list === "" ? [] : list.split(/\s+/).map((position) => numbersOf(position.split(",")));
};
const numbersOf = ([lon, lat]: readonly (string | undefined)[]): number[] =>
  [lon, lat].map((it) => (it ? Number(it) : NaN));

/** Several of one kind are one shape of it. */
function together(parts: readonly Shape[]): Shape | null {
  const [first] = parts;
  if (!first || parts.length === 1) return first ?? null;
  const isPlain = /^(Point|LineString|Polygon)$/.test(first.type) && parts.every(({ type }) => type === first.type);
  return isPlain
    ? { type: `Multi${first.type}`, coordinates: parts.map(({ coordinates }) => coordinates) }
    : { type: "GeometryCollection", geometries: parts };
}

export class KmlGeometry {
  /** Of the place mark itself. */
  shape: Shape | null = null;
  /** Positions, rings or shapes, by the element that they lie in. */
  private readonly held = new Map<Element, unknown[]>();

  close(element: Element): void {
    const { name, parent, text } = element;
    if (!parent) return;
    const own = this.held.get(element) ?? [];
    this.held.delete(element);
    if (name === "coordinates") this.held.set(parent, positionsOf(text));
    else if (name === "coord") this.hold(parent, numbersOf(text.trim().split(/\s+/)));
    else if (name === "Point") this.give(parent, own.length > 0 ? { type: "Point", coordinates: own[0] } : null);
    else if (name === "LineString" || name === "Track") this.give(parent, line(own));
    else if (name === "LinearRing") this.closeRing(parent, own);
    else if (name === "Polygon") this.give(parent, own.length > 0 ? { type: "Polygon", coordinates: own } : null);
    else if (name === "MultiGeometry" || name === "MultiTrack") this.give(parent, together(own as Shape[]));
  }

  /** A ring is a border of the polygon around it, the outer one first; alone it is a line. */
  private closeRing(parent: Element, ring: unknown[]): void {
    if (parent.name === "outerBoundaryIs" && parent.parent)
      this.held.set(parent.parent, [ring, ...(this.held.get(parent.parent) ?? [])]);
    else if (parent.name === "innerBoundaryIs" && parent.parent) this.hold(parent.parent, ring);
    else this.give(parent, line(ring));
  }

  private give(parent: Element, shape: Shape | null): void {
    if (shape && parent.name === "Placemark") this.shape = shape;
    else if (shape) this.hold(parent, shape);
  }

  private hold(element: Element, part: unknown): void {
    const held = this.held.get(element);
    if (held) held.push(part);
    else this.held.set(element, [part]);
  }
}

const line = (positions: unknown[]): Shape | null =>
  positions.length > 0 ? { type: "LineString", coordinates: positions } : null;
