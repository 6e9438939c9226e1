// What is pasted, in the shape that the editor knows: tables of plain cells, raised, lowered and struck text by their elements.
import Clipboard from "quill/modules/clipboard.js";
import { betweenLines, cellLines, spanOf, spread } from "@atalaya/contract/values/rich-text-tables.ts";

/** Stands for the end of a line while the lines of a cell are put together. */
const lineEnd = "\u2028";

const made = (tag: string, nodes: Iterable<Node>): HTMLElement => {
  const element = document.createElement(tag);
  element.append(...nodes);
  return element;
};

/** What stands in a plain cell instead of this one: one line, bold where it is a heading. */
function content(cell: HTMLTableCellElement): Node[] {
  for (const block of cell.querySelectorAll(cellLines.join())) block.replaceWith(lineEnd, ...block.childNodes, lineEnd);
  cell.normalize();
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let isBroken = false;
  let hasText = false;
  const told = (part: string) => {
    const isText = part.trim() !== "";
    if (part === lineEnd) isBroken = true;
    if (part === lineEnd || (!isText && isBroken)) return "";
    const before = isText && isBroken && hasText ? betweenLines : "";
    if (isText) [isBroken, hasText] = [false, true];
    return before + part;
  };
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    text.data = text.data
      .split(/(\u2028)/)
      .map(told)
      .join("");
  }
  return cell.tagName === "TH" ? [made("strong", cell.childNodes)] : [...cell.childNodes];
}

/** Tables without merged cells, tables in cells, or two that touch. */
function plainTables(page: Document): void {
  for (const table of page.querySelectorAll("table")) {
    // One that stood in a cell of another is text by now.
    if (!page.contains(table)) continue;
    const rows = [...table.rows].map((row) => [...row.cells]);
    const spans = rows.map((cells) =>
      cells.map((cell) => ({
        width: spanOf(cell.getAttribute("colspan")),
        height: spanOf(cell.getAttribute("rowspan")),
      })),
    );
    const plain = spread(spans).flatMap((columns, row) => {
      const cells = columns.map((index) => made("td", index === null ? [] : content(rows[row]![index]!)));
      return cells.length > 0 ? made("tr", cells) : [];
    });
    const title = table.caption?.textContent?.trim();
    const isTouching = table.previousElementSibling?.tagName === "TABLE";
    table.replaceWith(
      ...(title || isTouching ? [made("p", [new Text(title ?? "")])] : []),
      ...(plain.length > 0 ? [made("table", [made("tbody", plain)])] : []),
    );
  }
}

/** As others write them, and as the editor does: Google Docs raises by a style, pages strike with `del`. */
const written: [selector: string, tag: string][] = [
  ["span[style*='vertical-align:super'], span[style*='vertical-align: super']", "sup"],
  ["span[style*='vertical-align:sub'], span[style*='vertical-align: sub']", "sub"],
  ["del", "s"],
  ["ins", "u"],
];

export class PlainClipboard extends Clipboard {
  protected override normalizeHTML(page: Document): void {
    super.normalizeHTML(page);
    for (const [selector, tag] of written)
      for (const element of page.querySelectorAll<HTMLElement>(selector)) {
        const inner = made(tag, element.childNodes);
        // Whatever else the style says stays around it.
        if (element.tagName === "SPAN") element.append(inner);
        else element.replaceWith(inner);
      }
    plainTables(page);
  }
}
