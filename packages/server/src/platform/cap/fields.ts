// The fields of one element of a message, each by its name; what stands there in another way than CAP 1.2 has it is noted.
import type { CapNote, CapNoteCode } from "./cap-problem.ts";
import type { CapVersion } from "./namespaces.ts";
import type { XmlElement } from "./parse-xml.ts";

/** What a message was read with: of which version it is, and what was noted. */
export type Reading = { version: CapVersion; notes: CapNote[] };

/** A message full of one mistake says it often enough. */
const mostNotes = 200;
const longestText = 100;

export function note({ notes }: Reading, code: CapNoteCode, element: string, text = ""): void {
  if (notes.length < mostNotes) notes.push({ code, element, text: text.slice(0, longestText) });
}

const time = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** 1.1 knew one certainty more, and said itself that it is the same. */
const oldCodes: Record<string, string> = { "Very Likely": "Likely" };

export class Fields {
  readonly element: XmlElement;
  readonly reading: Reading;
  readonly #asked = new Set<string>();

  constructor(element: XmlElement, reading: Reading) {
    this.element = element;
    this.reading = reading;
  }

  /** Elements of that name, of the message's own namespace. */
  all(name: string): XmlElement[] {
    this.#asked.add(name);
    return this.element.children.filter((it) => it.name === name && it.namespace === this.element.namespace);
  }

  note(code: CapNoteCode, element: string, text?: string): void {
    note(this.reading, code, element, text);
  }

  /** The first one's text; an element without text is as none. */
  text(name: string): string | undefined {
    const [first, ...others] = this.all(name);
    if (others.length > 0) this.note("repeated_element", name);
    return first?.text || undefined;
  }

  texts = (name: string): string[] => this.all(name).flatMap(({ text }) => text || []);

  each = <T>(name: string, read: (fields: Fields) => T): T[] =>
    this.all(name).map((element) => {
      const fields = new Fields(element, this.reading);
      const value = read(fields);
      fields.noteOthers();
      return value;
    });

  /** What CAP asks for; where it is missing, `otherwise`. */
  required(name: string, otherwise = ""): string {
    const text = this.text(name);
    if (text === undefined) this.note("element_missing", name);
    return text ?? otherwise;
  }

  time(name: string): string | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : this.timeOf(name, text);
  }

  /** `Z` is `-00:00`, and so is what says no offset; fractions of a second are left out. What is no time is left for the schema to refuse. */
  timeOf(name: string, text: string): string {
    const [, clock, fraction, offset] = time.exec(text) ?? [];
    if (!clock) return text;
    if (!offset) this.note("time_offset_missing", name, text);
    else if (offset === "Z" || fraction) this.note("time_rewritten", name, text);
    return clock + (!offset || offset === "Z" ? "-00:00" : offset);
  }

  /** A code of a list; one that is not in it is `otherwise`, so that a message is not lost for it. */
  code<C extends string>(name: string, list: readonly C[], otherwise: C): C {
    const text = this.required(name);
    return (text ? this.#known(name, text, list) : undefined) ?? otherwise;
  }

  codes = <C extends string>(name: string, list: readonly C[]): C[] =>
    this.texts(name).flatMap((text) => this.#known(name, text, list) ?? []);

  #known<C extends string>(name: string, text: string, list: readonly C[]): C | undefined {
    const wanted = oldCodes[text] ?? text;
    const known = list.find((code) => code.toLowerCase() === wanted.toLowerCase());
    if (!known) this.note("code_unknown", name, text);
    else if (known !== text) this.note("code_rewritten", name, text);
    return known;
  }

  number(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) && Number.isFinite(Number(text))) return Number(text);
    this.note("number_left_out", name, text);
    return undefined;
  }

  /** Items parted by blanks; one in quotation marks may have blanks. */
  items = (name: string): string[] =>
    Array.from((this.text(name) ?? "").matchAll(/"([^"]+)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare!);

  /** What nobody asked for: elements of other namespaces, and those that CAP does not know here. */
  noteOthers(): void {
    for (const { name, namespace } of this.element.children)
      if (namespace !== this.element.namespace) this.note("foreign_element", name, namespace);
      else if (!this.#asked.has(name)) this.note("unknown_element", name);
  }
}
