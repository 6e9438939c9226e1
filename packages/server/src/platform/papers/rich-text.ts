// Rich text on paper: cleaned HTML as the lines, headings and lists of a document.
import { DomUtils, parseDocument } from "htmlparser2";
import { isTag, isText, type ChildNode, type Element } from "domhandler";
import { linkProtocols } from "@atalaya/contract/values/rich-text.ts";

type Line = "underline" | "lineThrough";
type Run = {
  text: string;
  bold?: true;
  italics?: true;
  decoration?: Line | Line[];
  sub?: true;
  sup?: true;
  link?: string;
};
type Paragraph = {
  text: Run[];
  bold?: true;
  color?: string;
  fontSize?: number;
  margin: [number, number, number, number];
};
type Item = Paragraph | { stack: Block[]; listType?: "none" };
/** `widths` share the line; `layout` draws hairlines. */
type Table = {
  table: { widths: string[]; body: { text: Run[] }[][] };
  layout: object;
  margin: [number, number, number, number];
};
type Rule = { canvas: object[]; margin: [number, number, number, number] };
type Block = Paragraph | { ul: Item[] } | { ol: Item[] } | Table | Rule;

const isList = (node: ChildNode): node is Element => isTag(node) && (node.name === "ul" || node.name === "ol");

/** Points by which a step of indentation moves a paragraph. */
const step = 18;
/** Columns that an A4 page has room for. */
const mostColumns = 12;
const [hairGrey, quoteGrey] = ["#C9D1D9", "#5A6672"];
const hairlines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => hairGrey,
  vLineColor: () => hairGrey,
};
const line = { type: "line", x1: 0, y1: 0, x2: 499, y2: 0, lineWidth: 0.5, lineColor: hairGrey };
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
  if (name === "table") return tableOf(element);
  if (name === "hr") return { canvas: [line], margin: [0, 4, 0, 8] };
  if (name === "blockquote") return { text: runs(children), color: quoteGrey, margin: [step, 2, 0, 4] };
  const left = step * Number(/ql-indent-(\d)/.exec(element.attribs["class"] ?? "")?.[1] ?? 0);
  if (name === "p") return { text: runs(children), margin: [left, 0, 0, 4] };
  if (name === "pre") return { text: [{ text: DomUtils.textContent(element) }], margin: [step, 2, 0, 6] };
  const fontSize = sizes[name];
  return fontSize ? { text: runs(children), fontSize, bold: true, margin: [left, 6, 0, 3] } : undefined;
}

/** Rows are filled up to the longest: paper wants them alike. Text above the width of its column is broken. */
function tableOf(element: Element): Table {
  const rows = DomUtils.getElementsByTagName("tr", element).map((row) =>
    row.children.filter(isTag).map((cell) => ({ text: runs(cell.children) })),
  );
  const width = Math.min(mostColumns, Math.max(1, ...rows.map((row) => row.length)));
  const body = rows.map((row) => {
    const rest = row.slice(width - 1);
    // What stands beyond the last column that a page has room for is read in it.
    const last = { text: rest.flatMap(({ text }, index) => (index > 0 ? [{ text: " · " }, ...text] : text)) };
    const cells = row.length > width ? [...row.slice(0, width - 1), last] : row;
    return [...cells, ...Array.from({ length: width - cells.length }, () => ({ text: [] }))];
  });
  return { table: { widths: Array(width).fill("*"), body }, layout: hairlines, margin: [0, 2, 0, 8] };
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
  s: { decoration: "lineThrough" },
  sub: { sub: true },
  sup: { sup: true },
};

/** Both lines where an outer element drew one and an inner the other. */
const lined = ({ decoration: outer }: Omit<Run, "text">, inner: Line | undefined) =>
  inner && outer && outer !== inner ? { decoration: ["underline", "lineThrough"] as Line[] } : {};

function runs(nodes: readonly ChildNode[], look: Omit<Run, "text"> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (isText(node)) return [{ ...look, text: node.data.replaceAll(/[\s\u00A0]+/g, " ") }];
    if (!isTag(node)) return [];
    const { name, attribs, children } = node;
    if (name === "br") return [{ ...look, text: "\n" }];
    if (name === "img") return attribs["alt"] ? [{ ...look, italics: true, text: `[${attribs["alt"]}]` }] : [];
    const link = name === "a" ? addressOf(attribs["href"] ?? "") : undefined;
    const own: Omit<Run, "text"> = { ...looks[name], ...(link && { link, decoration: "underline" }) };
    return runs(children, { ...look, ...own, ...lined(look, own.decoration as Line | undefined) });
  });
}
