// Documents on paper, made here without a browser: A4, page n of m, the font embedded.
import { fileURLToPath } from "node:url";
import type pdfmake from "pdfmake";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";

const face = (name: string) => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`));

/** Loaded with the first document: most servers print none for days. */
async function load() {
  const { default: pdfmake } = await import("pdfmake");
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
  return pdfmake;
}

/** Lines, tables and headings as pdfmake takes them. */
export type Content = Parameters<typeof pdfmake.createPdf>[0]["content"];

const grey = "#5A6672";

/** The styles that every document shares: `title`, `heading`, `small`. */
export async function asPdf(content: Content, language: Language): Promise<Buffer> {
  const library = await load();
  const document = library.createPdf({
    pageSize: "A4",
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: "Roboto", fontSize: 10, lineHeight: 1.2 },
    styles: {
      title: { fontSize: 17, bold: true, margin: [0, 0, 0, 4] },
      heading: { fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
      small: { fontSize: 9, color: grey },
    },
    content,
    footer: (page: number, pages: number) => ({
      text: say(words["page_of"]!, language, { page, pages }),
      alignment: "right",
      margin: [48, 16, 48, 0],
      fontSize: 8,
      color: grey,
    }),
  });
  return document.getBuffer();
}
