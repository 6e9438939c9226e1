// Rich text on paper: cleaned HTML as the lines, headings and lists of a document.
import { DomUtils, parseDocument } from "htmlparser2";
import { isTag, isText, type ChildNode, type Element } from "domhandler";
import { linkProtocols } from "@atalaya/contract/rich-text.ts";

type Run = {
  text: string;
  bold?: true;
  italics?: true;
  decoration?: "underline";
  link?: string;
};
type Paragraph = { text: Run[]; bold?: true; fontSize?: number; margin: [number, number, number, number] };
type Item = Paragraph | { stack: Block[]; listType?: "none" };
type Block = Paragraph | { ul: Item[] } | { ol: Item[] };

const isList = (node: ChildNode): node is Element => isTag(node) && (node.name === "ul" || node.name === "ol");

/** Points by which a step of indentation moves a paragraph. */
const step = 18;
const sizes: Record<string, number> = { h1: 11.5, h2: 11, h3: 10.5 };

/** Headings stay below those of the document. A picture is named by its text: nothing is loaded for it. */
export const onPaper = (html: string): Block[] => blocks(parseDocument(html).children);

/** What stands between blocks without a paragraph of its own is given one. */
function blocks(nodes: readonly ChildNode[]): Block[] {
  const found: Block[] = [];
  let loose: ChildNode[] = [];
  const close = () => {
    const text = runs(loose);
    if (text.some((run) => run.text.trim())) found.push({ text, margin: [0, 0, 0, 4] });
    loose = [];
  };
  for (const node of nodes) {
    const block = isTag(node) ? blockOf(node) : undefined;
    if (!block) {
      loose.push(node);
      continue;
    }
    close();
    found.push(block);
  }
  close();
  return found;
}

function blockOf(element: Element): Block | undefined {
  const { name, children } = element;
  if (name === "ul") return { ul: items(element) };
  if (name === "ol") return { ol: items(element) };
  const left = step * Number(/ql-indent-(\d)/.exec(element.attribs["class"] ?? "")?.[1] ?? 0);
  if (name === "p") return { text: runs(children), margin: [left, 0, 0, 4] };
  if (name === "pre") return { text: [{ text: DomUtils.textContent(element) }], margin: [step, 2, 0, 6] };
  const fontSize = sizes[name];
  return fontSize ? { text: runs(children), fontSize, bold: true, margin: [left, 6, 0, 3] } : undefined;
}

/** An item that only holds a deeper list has no mark of its own. */
const items = (list: Element): Item[] =>
  list.children.filter(isTag).map(({ children }) => {
    const stack = blocks(children);
    return children[0] && isList(children[0]) ? { stack, listType: "none" } : { stack };
  });

/** A whole address: on paper there is no page that a shorter one could be read from. */
const addressOf = (href: string): string | undefined =>
  URL.canParse(href) && linkProtocols.some((it) => new URL(href).protocol === `${it}:`) ? href : undefined;

const looks: Record<string, Omit<Run, "text">> = {
  strong: { bold: true },
  em: { italics: true },
  u: { decoration: "underline" },
};

function runs(nodes: readonly ChildNode[], look: Omit<Run, "text"> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (isText(node)) return [{ ...look, text: node.data.replaceAll(/[\s\u00A0]+/g, " ") }];
    if (!isTag(node)) return [];
    const { name, attribs, children } = node;
    if (name === "br") return [{ ...look, text: "\n" }];
    if (name === "img") return attribs["alt"] ? [{ ...look, italics: true, text: `[${attribs["alt"]}]` }] : [];
    const link = name === "a" ? addressOf(attribs["href"] ?? "") : undefined;
    return runs(children, { ...look, ...looks[name], ...(link && { link, decoration: "underline" }) });
  });
}
