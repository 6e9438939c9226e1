// Tables as they are kept: rows of cells that hold one line each, which is all that the editor and the paper know.
import { betweenLines, cellLines, spanOf, spread } from "@atalaya/contract/values/rich-text-tables.ts";
import { Element, isTag, Text, type ChildNode } from "domhandler";

const lines = new Set(cellLines);
export const tableParts = new Set(["caption", "thead", "tbody", "tfoot", "tr", "td", "th"]);

const elements = (nodes: readonly ChildNode[]): Element[] => nodes.filter(isTag);
const isEmpty = (node: ChildNode): boolean => node instanceof Text && node.data.trim() === "";

/** The nodes of one line, a `null` where another line begins. */
const unwrapped = (nodes: readonly ChildNode[]): (ChildNode | null)[] =>
  nodes.flatMap((node): (ChildNode | null)[] => {
    if (!isTag(node)) return [node];
    if (!lines.has(node.name)) return [new Element(node.name, node.attribs, oneLine(node.children))];
    return [null, ...unwrapped(node.children), null];
  });

/** Everything in one line: nothing at its ends, one separator where several lines met. */
function oneLine(nodes: readonly ChildNode[]): ChildNode[] {
  const line: ChildNode[] = [];
  let isBroken = false;
  for (const node of unwrapped(nodes)) {
    if (node === null) isBroken = true;
    else if (!isEmpty(node)) {
      if (isBroken && line.length > 0) line.push(new Text(betweenLines));
      isBroken = false;
      line.push(node);
    } else if (!isBroken && line.length > 0) line.push(node);
  }
  return line;
}

/** Rows of the table itself, not of those in its cells. */
const rowsOf = (table: Element): Element[] =>
  elements(table.children).flatMap((part) =>
    part.name === "tr" ? [part] : ["thead", "tbody", "tfoot"].includes(part.name) ? elements(part.children) : [],
  );

/** What stands in a plain cell instead of this one; a heading is bold. */
function content(cell: Element): ChildNode[] {
  const line = oneLine(cell.children);
  return cell.name === "th" && line.length > 0 ? [new Element("strong", {}, line)] : line;
}

/** The table in plain cells: merged ones are split, a caption stands before. */
export function plainTable(table: Element): Element[] {
  const rows = rowsOf(table).map((row) => elements(row.children));
  const spans = rows.map((cells) =>
    cells.map(({ attribs }) => ({ width: spanOf(attribs["colspan"]), height: spanOf(attribs["rowspan"]) })),
  );
  const plain = spread(spans).map((columns, row) =>
    columns.map((index) => new Element("td", {}, index === null ? [] : content(rows[row]![index]!))),
  );
  const caption = elements(table.children).find(({ name }) => name === "caption");
  const title = caption ? oneLine(caption.children) : [];
  const kept = plain.filter((cells) => cells.length > 0).map((cells) => new Element("tr", {}, cells));
  return [
    ...(title.length > 0 ? [new Element("p", {}, title)] : []),
    ...(kept.length > 0 ? [new Element("table", {}, [new Element("tbody", {}, kept)])] : []),
  ];
}

/** Two tables that touch would be one in the editor: an empty paragraph keeps them apart. */
export function keptApart(nodes: ChildNode[]): ChildNode[] {
  const isTable = (node: ChildNode | undefined) => node !== undefined && isTag(node) && node.name === "table";
  let before: ChildNode | undefined;
  return nodes.flatMap((node) => {
    if (isEmpty(node)) return [node];
    const apart = isTable(node) && isTable(before) ? [new Element("p", {}, [new Element("br", {})])] : [];
    before = node;
    return [...apart, node];
  });
}
