// The text of a PDF and what it says of itself, as somebody reads it: page by page, words one space apart.
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

/** Title and language, as a reader of screens is told. */
export async function factsOf(bytes: Uint8Array): Promise<{ title: string; language: string }> {
  const document = await getDocument({ data: bytes, useSystemFonts: false }).promise;
  const { info } = await document.getMetadata();
  const { Title, Language } = info as { Title: string; Language: string };
  return { title: Title, language: Language };
}
