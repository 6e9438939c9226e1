// KML 2.x as Google Earth, My Maps and GIS programs write it: a feature for each place mark, with the folders that it lies in.
import type { Feature } from "./geo-file.ts";
import { KmlGeometry } from "./kml-geometry.ts";
import { plainText } from "./plain-text.ts";
import type { Element, ElementReader } from "./xml-elements.ts";

/** What a place mark says of itself, and what it is called here. */
const own: Record<string, string> = { name: "name", description: "description", address: "address", styleUrl: "style" };
const times: Record<string, string> = { when: "time", begin: "begin", end: "end" };

/** What it carries besides (ExtendedData) keeps its names; one that is taken gets a number, so that nothing covers anything. */
class Placemark {
  readonly geometry = new KmlGeometry();
  private readonly properties = new Map<string, string>();
  private readonly extended: [name: string, value: string][] = [];

  set(name: string, text: string): void {
    if (text) this.properties.set(name, text);
  }

  /** A value that is empty says nothing, and covers nothing. */
  extend(name: string | undefined, value: string): void {
    if (name && value) this.extended.push([name, value]);
  }

  feature(folders: readonly string[]): Feature {
    const properties = new Map(this.properties);
    const folder = folders.filter(Boolean).join(" / ");
    if (folder) properties.set("folder", folder);
    for (const [name, value] of this.extended) {
      if (properties.get(name) === value) continue;
      let free = name;
      for (let number = 2; properties.has(free); number++) free = `${name} ${number}`;
      properties.set(free, value);
    }
    return { properties: Object.fromEntries(properties), geometry: this.geometry.shape };
  }
}

export class KmlReader implements ElementReader {
  readonly features: Feature[] = [];
  private readonly folders: string[] = [];
  private placemark: Placemark | null = null;
  /** Of the style that lies in the place mark itself. */
  private style: string[] | null = null;

  open({ name, parent }: Element): void {
    if (name === "Folder") this.folders.push("");
    if (name === "Placemark") this.placemark = new Placemark();
    if (name === "Style" && parent?.name === "Placemark") this.style = [];
  }

  close(element: Element): void {
    const { name, parent } = element;
    if (name === "Folder") this.folders.pop();
    if (name === "name" && parent?.name === "Folder") this.folders[this.folders.length - 1] = element.text.trim();
    if (!this.placemark) return;
    if (name === "Placemark") {
      this.features.push(this.placemark.feature(this.folders));
      this.placemark = null;
      return;
    }
    this.closeIn(this.placemark, element);
    this.placemark.geometry.close(element);
  }

  private closeIn(placemark: Placemark, { name, attributes, parent, text: given }: Element): void {
    const text = given.trim();
    if (name === "Style" && this.style) {
      placemark.set("style", this.style.join("; "));
      this.style = null;
    } else if (this.style) {
      if (text && parent) this.style.push(`${parent.name}.${name}=${text}`);
    } else if (name === "SimpleData") placemark.extend(attributes["name"], text);
    else if (parent?.name === "Data" && name === "value") placemark.extend(parent.attributes["name"], text);
    else if (parent?.name === "Placemark" && own[name])
      placemark.set(own[name], name === "description" ? plainText(text) : text.replace(/^#/, ""));
    else if (/^Time(Stamp|Span)$/.test(parent?.name ?? "") && times[name]) placemark.set(times[name], text);
  }
}
