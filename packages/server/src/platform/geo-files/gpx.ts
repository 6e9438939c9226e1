// GPX 1.0 and 1.1, as receivers and telephones record it: waypoints, tracks and routes.
import type { Feature } from "./geo-file.ts";
import type { Element, ElementReader } from "./xml-elements.ts";

/** `point`: the element of each position of a thing that is a line. */
export type GpxKind = { layer: string; tag: string; point: string | null };

export const gpxKinds: readonly GpxKind[] = [
  { layer: "waypoints", tag: "wpt", point: null },
  { layer: "tracks", tag: "trk", point: "trkpt" },
  { layer: "routes", tag: "rte", point: "rtept" },
];

const told: ReadonlySet<string> = new Set(["name", "desc", "cmt", "time", "ele", "sym", "type"]);

const positionOf = ({ attributes }: Element): number[] => [Number(attributes["lon"]), Number(attributes["lat"])];

/** Heights and times of the positions of a line are left out, but for the time at which it began. */
export class GpxReader implements ElementReader {
  readonly features: Feature[] = [];
  private properties = new Map<string, string>();
  private segments: number[][][] = [];
  private readonly kind: GpxKind;

  constructor(kind: GpxKind) {
    this.kind = kind;
  }

  open({ name }: Element): void {
    if (name === this.kind.tag) [this.properties, this.segments] = [new Map(), [[]]];
    if (name === "trkseg" && this.segments.at(-1)?.length !== 0) this.segments.push([]);
  }

  close(element: Element): void {
    const { name, parent } = element;
    const text = element.text.trim();
    if (text && parent?.name === this.kind.tag && told.has(name)) this.properties.set(name, text);
    else if (text && name === "time" && parent?.name === this.kind.point && !this.properties.has(name))
      this.properties.set(name, text);
    if (name === this.kind.point) this.segments.at(-1)?.push(positionOf(element));
    if (name === this.kind.tag)
      this.features.push({ properties: Object.fromEntries(this.properties), geometry: this.geometryOf(element) });
  }

  private geometryOf(element: Element): unknown {
    if (!this.kind.point) return { type: "Point", coordinates: positionOf(element) };
    const lines = this.segments.filter(({ length }) => length > 1);
    if (lines.length === 0) return null;
    return lines.length === 1
      ? { type: "LineString", coordinates: lines[0] }
      : { type: "MultiLineString", coordinates: lines };
  }
}
