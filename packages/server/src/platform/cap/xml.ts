// Text of XML: one element inside the other, every text escaped.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" };

/** What no XML 1.0 can carry, not even escaped (its production 2, Char), is left out. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string) =>
  text.replaceAll(unwritable, "").replaceAll(/[&<>"\r]/g, (character) => entities[character]!);

type Attributes = Readonly<Record<string, string>>;

const opening = (name: string, attributes: Attributes) =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(" ");

/** An element with a text; nothing where there is none. */
export const element = (name: string, text: string | undefined, attributes: Attributes = {}): string =>
  text === undefined ? "" : `<${opening(name, attributes)}>${escaped(text)}</${name}>\n`;

export const emptyElement = (name: string, attributes: Attributes): string => `<${opening(name, attributes)}/>\n`;

/** An element of elements that are written already. */
export const group = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `<${opening(name, attributes)}>\n${children.join("")}</${name}>\n`;

/** A whole document of one element. */
export const document = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
