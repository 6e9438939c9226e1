// A form as a file: the paper that the screen shows (`FormPaper` of the contract), said in the blocks that the layout knows.
import type { FormPaper, PaperBlock, PaperCell, PaperMarked } from "@atalaya/contract/paper.ts";
import type { Translate } from "@atalaya/contract/words.ts";
import type { Paper } from "./pdf.ts";
import { onPaper } from "./rich-text.ts";

type Block = Paper["content"][number];
type Run = {
  text: string;
  bold?: boolean;
  fontSize?: number;
  color?: string;
  background?: string;
  decoration?: string;
};

const [ink, grey, soft] = ["#17202A", "#4B5563", "#DCEFEA"];
const width = 499;

/** What changed has a soft ground, a line below, and says what stood before: two of the three survive a printer without colours. */
const changedRuns = ({ value, before, is_changed }: PaperMarked, t: Translate, look: Omit<Run, "text">): Run[] => {
  if (!is_changed) return [{ ...look, text: value }];
  const now: Run = { ...look, text: value, background: soft, decoration: "underline" };
  return before === null
    ? [now]
    : [now, { text: `  ${t("report_before", { value: before.replaceAll("\n", ", ") })}`, fontSize: 8, color: grey }];
};

const cellStack = (cell: PaperCell, t: Translate) => ({
  stack: [
    { text: cell.label, fontSize: 8, color: grey },
    { text: changedRuns(cell, t, { bold: true, fontSize: 11 }) },
    ...(cell.detail ? [{ text: cell.detail, fontSize: 8, color: grey }] : []),
  ],
});

const lineOf = (cells: readonly PaperCell[], t: Translate) => ({
  text: cells.flatMap((cell, index): Run[] => [
    ...(index > 0 ? [{ text: "   " }] : []),
    { text: `${cell.label}: ` },
    ...changedRuns(cell, t, { bold: true }),
    ...(cell.detail ? [{ text: ` (${cell.detail})`, color: grey }] : []),
  ]),
  fontSize: 9,
});

function formTable(block: Extract<PaperBlock, { kind: "form_table" }>, t: Translate): Block {
  const { columns, numeric, rows, foot } = block;
  const sideOf = (column: number) => (numeric.includes(column) ? "right" : "left");
  const widths = columns.map((_, column) => (column === 1 ? "*" : "auto"));
  const body = [
    columns.map((text, column) => ({ text, fontSize: 8, color: grey, alignment: sideOf(column) })),
    ...rows.map((row) =>
      row.map((cell, column) => ({ text: changedRuns(cell, t, {}), fontSize: 9, alignment: sideOf(column) })),
    ),
  ];
  const last = foot && [
    { ...lineOf([foot], t), colSpan: columns.length },
    ...Array.from({ length: columns.length - 1 }, () => ({ text: "" })),
  ];
  return {
    table: { headerRows: 1, dontBreakRows: true, widths, body: last ? [...body, last] : body },
    layout: "form_rows",
    margin: [0, 0, 0, 6],
  } as Block;
}

function blockOf(block: PaperBlock, t: Translate): Block[] {
  switch (block.kind) {
    case "cells":
      return block.rows.map(
        (row) =>
          ({
            table: { dontBreakRows: true, widths: row.map(() => "*"), body: [row.map((cell) => cellStack(cell, t))] },
            layout: "form_cells",
            margin: [0, 0, 0, 4],
          }) as Block,
      );
    case "line":
      return [{ ...lineOf(block.cells, t), margin: [0, 0, 0, 4] } as Block];
    case "form_table":
      return [formTable(block, t)];
    case "entries":
      return [
        ...(block.title ? [{ text: block.title, fontSize: 8, color: grey, margin: [0, 2, 0, 1] } as Block] : []),
        {
          table: {
            dontBreakRows: true,
            widths: ["auto", "*"],
            body: block.entries.map(({ at, text, is_changed }) => [
              { text: at, fontSize: 9, color: grey },
              { text: changedRuns({ value: text, before: null, is_changed }, t, {}), fontSize: 9 },
            ]),
          },
          layout: "noBorders",
          margin: [0, 0, 0, 4],
        } as Block,
        ...(block.note ? [{ text: block.note, style: "small" } as Block] : []),
      ].filter((it) => !("table" in it) || block.entries.length > 0);
    case "list": {
      const items = block.items.map((text) => ({ text, fontSize: 9.5, margin: [0, 0, 0, 2] }));
      return [{ ...(block.is_numbered ? { ol: items } : { ul: items }), margin: [0, 0, 0, 4] } as Block];
    }
    case "text":
      return [{ text: block.text, fontSize: 9.5 } as Block];
    case "rich_text":
      return onPaper(block.html) as Block[];
    default:
      throw new Error(`a form has no ${block.kind}`);
  }
}

/** The number of a section in its dark box, and its title. */
const headingOf = (title: string, index: number): Block =>
  ({
    columns: [
      {
        width: 16,
        table: { widths: [10], body: [[{ text: String(index + 1), color: "#FFFFFF", fillColor: ink, alignment: "center", fontSize: 8.5, bold: true }]] }, // prettier-ignore
        layout: "form_number",
      },
      { width: "*", text: title, bold: true, fontSize: 11, margin: [6, 1, 0, 0] },
    ],
    headlineLevel: 1,
    margin: [0, 7, 0, 3],
  }) as Block;

const sealBox = ({ label, at, sha256 }: NonNullable<FormPaper["seal"]>) => ({
  table: {
    widths: ["*"],
    body: [
      [
        {
          stack: [
            { text: `${label.toUpperCase()}   ${at}`, bold: true, fontSize: 8.5, color: "#1D4ED8" },
            // In groups, as people compare it; and no word of a paper is that long.
            { text: `SHA-256 ${sha256.match(/.{8}/g)!.join(" ")}`, fontSize: 7.5, color: "#1D4ED8" },
          ],
        },
      ],
    ],
  },
  layout: "form_seal",
});

/** Which paper a sheet is of, and its seal: sheets get apart. */
const footOf = ({ reference, seal }: FormPaper): string =>
  [reference, seal && `${seal.label} ${seal.at} · SHA-256 ${seal.sha256.slice(0, 16)}…`].filter(Boolean).join(" · ");

/** The form as it is laid out; a draft says across that it is one. */
export function formOnPaper(paper: FormPaper, t: Translate): Paper {
  const { title, lead, head, facts, sections, is_draft, signed, seal, legend } = paper;
  const content: Block[] = [
    {
      columns: [
        {
          width: "*",
          stack: [
            { text: head, fontSize: 9.5 },
            { text: title, fontSize: 17, bold: true },
            { text: lead, fontSize: 9.5, color: grey },
          ],
        },
        {
          width: 190,
          alignment: "right",
          stack: facts.map((text, index) => ({ text, fontSize: 9.5, bold: index === 0 })),
        },
      ],
    } as Block,
    ...sections.flatMap((section, index): Block[] => [
      headingOf(section.title, index),
      ...section.blocks.flatMap((block) => blockOf(block, t)),
    ]),
    {
      unbreakable: true,
      margin: [0, 9, 0, 0],
      columns: [
        {
          width: "*",
          stack: signed.map(({ label, value }) => ({
            text: [{ text: `${label}: `, bold: true }, { text: value }],
            fontSize: 9.5,
          })),
        },
        seal ? { width: 250, ...sealBox(seal) } : { width: 1, text: "" },
      ],
    } as Block,
    ...(legend
      ? [
          { canvas: [{ type: "line", x1: 0, y1: 6, x2: width, y2: 6, lineWidth: 0.5, lineColor: "#9AA3AD" }] } as Block,
          { text: legend, style: "small", margin: [0, 6, 0, 0] } as Block,
        ]
      : []),
  ];
  return { title: `${title} · ${lead}`, content, ...(is_draft && { across: t("report_draft") }), foot: footOf(paper) };
}
