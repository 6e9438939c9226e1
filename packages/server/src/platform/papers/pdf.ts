// Documents on paper: what a noun puts on one, and the PDF of it, laid out in a thread.
import type pdfmake from "pdfmake";
import type { Language } from "@atalaya/contract/text.ts";
import { asBytes, inDocumentThread } from "../workers/worker-pool.ts";

type Block = Exclude<Parameters<typeof pdfmake.createPdf>[0]["content"], string | number | readonly unknown[]>;

/**
 * Lines, tables and headings as pdfmake takes them, without functions; `rich_text` is cleaned HTML. `across` is written over each page, faintly:
 * that it is a draft. `foot` stands at the foot of each; `isWide`: the sheets lie on their long side.
 */
export type Paper = {
  title: string;
  content: (Block | { rich_text: string })[];
  across?: string;
  foot?: string;
  isWide?: boolean;
};

/** Throws `too_heavy` for what cannot be laid out within the limits. */
export async function asPdf(paper: Paper, language: Language): Promise<Buffer> {
  const bytes = await inDocumentThread("pdf", [asBytes(paper), asBytes(language)]);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
