// Lays papers out as PDF without a browser: A4, page n of m, the font embedded. Runs in a thread.
import { fileURLToPath } from "node:url";
import pdfmake from "pdfmake";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";
import { breakable } from "./long-words.ts";
import type { Paper } from "./pdf.ts";
import { onPaper } from "./rich-text.ts";

const face = (name: string) => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`));

pdfmake.addFonts({
  Roboto: {
    normal: face("Regular"),
    bold: face("Medium"),
    italics: face("Italic"),
    bolditalics: face("MediumItalic"),
  },
});
// Nothing that a person typed makes the server fetch an address, or read a file that is not a font.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.endsWith(".ttf"));

const hair = { width: () => 0.6, color: () => "#9AA3AD" };
const boxed = { hLineWidth: hair.width, vLineWidth: hair.width, hLineColor: hair.color, vLineColor: hair.color };
const padding = (x: number, y: number) => ({
  paddingLeft: () => x,
  paddingRight: () => x,
  paddingTop: () => y,
  paddingBottom: () => y,
});
/** Of forms: cells in boxes, rows between hairlines, the number of a section, the seal. Named, because functions do not reach this thread. */
pdfmake.addTableLayouts({
  form_cells: { ...boxed, ...padding(6, 3) },
  form_rows: {
    ...boxed,
    ...padding(6, 3),
    vLineWidth: (column: number, { table }: { table: { widths?: unknown } }) =>
      column === 0 || column === (table.widths as unknown[]).length ? 0.6 : 0,
  },
  form_number: { hLineWidth: () => 0, vLineWidth: () => 0, ...padding(2, 1) },
  form_seal: { ...boxed, ...padding(8, 5), hLineColor: () => "#1D4ED8", vLineColor: () => "#1D4ED8" },
});

type Content = Parameters<typeof pdfmake.createPdf>[0]["content"];

const grey = "#5A6672";

/** The styles that every document shares: `title`, `heading`, `small`. Readers are told the title and the language. */
export async function layOut(
  { title, content, across, foot = "", isWide = false }: Paper,
  language: Language,
): Promise<Uint8Array> {
  const blocks: unknown[] = content.flatMap((block): unknown[] =>
    "rich_text" in block ? onPaper(block.rich_text) : [block],
  );
  const document = pdfmake.createPdf({
    info: { title },
    language: language === "es" ? "es-CL" : "en",
    displayTitle: true,
    pageSize: "A4",
    pageOrientation: isWide ? "landscape" : "portrait",
    // A form is made to fit its sheets.
    pageMargins: foot ? [48, 34, 48, 42] : [48, 48, 48, 56],
    defaultStyle: { font: "Roboto", fontSize: 10, lineHeight: 1.2 },
    styles: {
      title: { fontSize: 17, bold: true, margin: [0, 0, 0, 4] },
      heading: { fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
      small: { fontSize: 9, color: grey },
    },
    ...(across && { watermark: { text: across, color: grey, opacity: 0.08, bold: true, angle: -40, fontSize: 110 } }),
    content: breakable(blocks) as Content,
    footer: (page: number, pages: number) => ({
      columns: [
        { width: "*", text: foot },
        { width: "auto", text: say(words["page_of"]!, language, { page, pages }) },
      ],
      margin: [48, foot ? 12 : 16, 48, 0],
      fontSize: 8,
      color: grey,
    }),
  });
  return document.getBuffer();
}
