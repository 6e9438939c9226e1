// The text of a PDF, as somebody reads it: page by page, words one space apart.
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: bytes, useSystemFonts: false }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    pages.push(text.replaceAll(/\s+/g, " ").replaceAll(" .", "."));
  }
  return pages;
}
