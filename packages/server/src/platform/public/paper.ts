// A paper (`FormPaper` of the contract) as the HTML of a public page: the same model that the screen shows and the file is laid out from.
import type { FormPaper, PaperBlock, PaperCell, PaperSection } from "@atalaya/contract/paper.ts";
import { escaped } from "./escaped.ts";

const paragraph = (text: string): string => `<p>${escaped(text).replaceAll("\n", "<br>")}</p>`;

const cellHtml = ({ label, value, detail }: PaperCell): string =>
  `<dt>${escaped(label)}</dt><dd>${escaped(value)}${detail ? ` <span class="note">${escaped(detail)}</span>` : ""}</dd>`;

/** Under a narrow screen each row is a card, and each cell says what it is. */
function tableHtml({ label, columns, numeric, rows }: Extract<PaperBlock, { kind: "form_table" }>): string {
  const look = (column: number) => (numeric.includes(column) ? ' class="number"' : "");
  const head = columns.map((column, index) => `<th scope="col"${look(index)}>${escaped(column)}</th>`).join("");
  const body = rows.map((row) => {
    const [name, ...cells] = row;
    const rest = cells.map(
      ({ value }, index) => `<td${look(index + 1)} data-head="${escaped(columns[index + 1]!)}">${escaped(value)}</td>`,
    );
    return `<tr><th scope="row">${escaped(name!.value)}</th>${rest.join("")}</tr>`;
  });
  return `<table class="figures" aria-label="${escaped(label)}"><thead><tr>${head}</tr></thead><tbody>${body.join("\n")}</tbody></table>`;
}

function blockHtml(block: PaperBlock): string {
  switch (block.kind) {
    case "text":
      return paragraph(block.text);
    case "cells":
      return `<dl class="facts">${block.rows.flat().map(cellHtml).join("")}</dl>`;
    case "list": {
      const tag = block.is_numbered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</${tag}>`;
    }
    case "form_table":
      return tableHtml(block);
    default:
      throw new Error(`a public paper has no ${block.kind}`);
  }
}

const sectionHtml = ({ title, blocks }: PaperSection): string =>
  `<section><h2>${escaped(title)}</h2>${blocks.map(blockHtml).join("\n")}</section>`;

/** Its sections, one below the other; what stands around them is the page's own. */
export const paperHtml = ({ sections }: Pick<FormPaper, "sections">): string => sections.map(sectionHtml).join("\n");
