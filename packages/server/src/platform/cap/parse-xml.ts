// The elements of a small XML document. What makes XML dangerous (entities of one's own, what lies elsewhere, endless depth) is refused.
import { SaxesParser } from "saxes";
import { CapProblem } from "./cap-problem.ts";

/** `text`: what stands directly in it, trimmed. `attributes`: by their names without prefix. */
export type XmlElement = {
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

/** A message has five levels; a signature in it some more. */
const deepest = 20;
/** A message for every place of a large country has some thousand. */
const mostElements = 20_000;

/** @throws CapProblem `doctype`, `too_deep`, `too_many`, or `not_xml` with what is wrong and where. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: "1.0", forceXMLVersion: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  parser.on("error", (error) => {
    throw new CapProblem("not_xml", error.message.slice(0, 200));
  });
  // A message needs none; where there is one, its entities would have to be expanded, its files fetched.
  parser.on("doctype", () => {
    throw new CapProblem("doctype");
  });
  parser.on("opentag", ({ local, uri, attributes: given }) => {
    const attributes = Object.fromEntries(Object.values(given).map((it) => [it.local, it.value]));
    const element: XmlElement = { name: local, namespace: uri, attributes, text: "", children: [] };
    if (++count > mostElements) throw new CapProblem("too_many", String(mostElements));
    if (open.length >= deepest) throw new CapProblem("too_deep", String(deepest));
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const say = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on("text", say);
  parser.on("cdata", say);
  parser.on("closetag", () => {
    const element = open.pop()!;
    element.text = element.text.trim();
  });
  parser.write(text).close();
  if (!root) throw new CapProblem("not_xml");
  return root;
}
