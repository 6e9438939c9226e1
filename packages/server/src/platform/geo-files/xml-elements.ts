// XML as it streams by, an element at a time. What makes it dangerous is refused: entities of its own, depth, endless texts.
import { SaxesParser } from "saxes";
import { forbiddenInXml } from "../desinventar/card-file.ts";
import { GeoFileProblem, unreadable, type Feature } from "./geo-file.ts";

/** `name` without its prefix; `text` is what lies directly in it, whole once it is closed. */
export type Element = { name: string; attributes: Record<string, string>; parent: Element | null; text: string };

/** Makes features of elements; those that are done are taken out of `features`. */
export type ElementReader = {
  features: Feature[];
  open: (element: Element) => void;
  close: (element: Element) => void;
};

/** KML nests folders, and in them geometries; nothing of it lies deeper. */
const deepest = 64;

/** Letters: a region of fjords has a million positions in one element. */
const [longestText, longestList] = [1_000_000, 64_000_000];
const longestOf = (name: string) => (name === "coordinates" ? longestList : longestText);

class Walk {
  element: Element | null = null;
  /** Elements that began or ended: a file in which none does is one endless text. */
  steps = 0;
  private depth = 0;
  private readonly reader: ElementReader;

  constructor(reader: ElementReader) {
    this.reader = reader;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.steps++;
    if (++this.depth > deepest) throw unreadable();
    this.element = { name: name.replace(/^.*:/, ""), attributes, parent: this.element, text: "" };
    this.reader.open(this.element);
  }

  say(text: string): void {
    if (!this.element) return;
    this.element.text += text;
    const maximum = longestOf(this.element.name);
    if (this.element.text.length > maximum) throw new GeoFileProblem("geo_text", { maximum });
  }

  close(): void {
    this.steps++;
    this.depth--;
    const { element } = this;
    if (!element) return;
    this.element = element.parent;
    this.reader.close(element);
  }
}

function parserFor(walk: Walk) {
  const parser = new SaxesParser({ xmlns: false, defaultXMLVersion: "1.0", forceXMLVersion: true });
  parser.on("error", (cause) => {
    throw new GeoFileProblem("geo_xml", { line: parser.line }, cause);
  });
  parser.on("doctype", () => {
    throw new GeoFileProblem("geo_doctype");
  });
  parser.on("opentag", ({ name, attributes }) => walk.open(name, attributes));
  parser.on("text", (text) => walk.say(text));
  parser.on("cdata", (text) => walk.say(text));
  parser.on("closetag", () => walk.close());
  return parser;
}

/** Features in the order of the file, each as soon as its element ends. */
export async function* readElements(pieces: AsyncIterable<string>, reader: ElementReader): AsyncGenerator<Feature> {
  const walk = new Walk(reader);
  const parser = parserFor(walk);
  let [steps, letters] = [0, 0];
  for await (const piece of pieces) {
    parser.write(piece.replaceAll(forbiddenInXml, ""));
    letters = walk.steps === steps ? letters + piece.length : 0;
    steps = walk.steps;
    const maximum = longestOf(walk.element?.name ?? "");
    if (letters > maximum) throw new GeoFileProblem("geo_text", { maximum });
    yield* reader.features.splice(0);
  }
  parser.close();
  yield* reader.features.splice(0);
}
