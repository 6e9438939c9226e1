// What the editor writes in ways of its own, as HTML that everybody else understands: nested lists, preformatted text, paragraphs, plain tables.
import { DomUtils, parseDocument, Parser } from "htmlparser2";
import { Element, isTag, Text, type ChildNode } from "domhandler";
import { mostIndent } from "@atalaya/contract/values/rich-text.ts";
import { keptApart, plainTable, tableParts } from "./tables.ts";

const blocks = new Set(["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "pre", "blockquote", "table"]);

/** Whether elements stand in each other deeper than this. Told without building the tree, and no later than it is known. */
export function isNestedBeyond(deepest: number, html: string): boolean {
  let depth = 0;
  let isBeyond = false;
  const parser = new Parser({
    onopentag: () => {
      isBeyond ||= ++depth > deepest;
      if (isBeyond) parser.pause();
    },
    onclosetag: () => depth--,
  });
  parser.write(html);
  return isBeyond;
}

/** HTML with the editor's own lists and code blocks turned into nested lists and `pre`. It is not safe yet. */
export const withoutEditorMarkup = (html: string): string =>
  DomUtils.getOuterHTML(plain(parseDocument(html).children), { encodeEntities: "utf8" });

const plain = (nodes: ChildNode[]): ChildNode[] =>
  keptApart(nodes.flatMap((node) => (isTag(node) ? plainElement(node) : [node])));

function plainElement(element: Element): ChildNode[] {
  if (isOf(element, "ql-ui")) return [];
  if (isOf(element, "ql-code-block-container")) return [preformatted(element)];
  if (element.name === "ul" || element.name === "ol") {
    const items = element.children.filter(isTag);
    if (items.some((item) => item.attribs["data-list"])) return nested(items);
  }
  if (element.name === "table") return plainTable(element);
  // A part of a table without one around it.
  if (tableParts.has(element.name)) return plain(element.children);
  const isWrapping = element.name === "div";
  if (isWrapping || element.name === "blockquote")
    if (DomUtils.existsOne((it) => blocks.has(it.name), element.children))
      return plain(element.children).map((line) => (isWrapping ? line : quoted(line)));
  const children = plain(element.children);
  return [isWrapping ? new Element("p", {}, children) : new Element(element.name, element.attribs, children)];
}

/** A quotation of several paragraphs is as many quotations, as the editor has it. */
const quoted = (line: ChildNode): ChildNode =>
  isTag(line) && line.name === "p" ? new Element("blockquote", {}, line.children) : line;

const isOf = (element: Element, className: string): boolean =>
  (element.attribs["class"] ?? "").split(/\s+/).includes(className);

/** The editor keeps one element per line, and a list of languages that is its own. */
function preformatted(element: Element): Element {
  const lines = element.children.filter((line) => isTag(line) && isOf(line, "ql-code-block"));
  return new Element("pre", {}, [new Text(lines.map((line) => DomUtils.textContent(line)).join("\n"))]);
}

const indentOf = (item: Element): number =>
  Math.min(mostIndent, Number(/\bql-indent-(\d)\b/.exec(item.attribs["class"] ?? "")?.[1] ?? 0));

/** Items that say their kind and depth themselves, as lists within items of lists. */
function nested(items: Element[]): Element[] {
  const roots: Element[] = [];
  /** The open list of each depth, outermost first. */
  const open: Element[] = [];
  const begin = (kind: string) => {
    const list = new Element(kind, {});
    const outer = open.at(-1);
    if (!outer) roots.push(list);
    else if (outer.lastChild) (outer.lastChild as Element).children.push(list);
    // Deeper by more than one step: the steps between have an item without text.
    else outer.children.push(new Element("li", {}, [list]));
    open.push(list);
  };
  for (const item of items) {
    const kind = item.attribs["data-list"] === "ordered" ? "ol" : "ul";
    const depth = indentOf(item);
    open.length = Math.min(open.length, depth + 1);
    if (open.length === depth + 1 && open.at(-1)?.name !== kind) open.pop();
    while (open.length <= depth) begin(kind);
    open.at(-1)!.children.push(new Element("li", {}, plain(item.children)));
  }
  return roots;
}
