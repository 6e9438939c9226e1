// The text of a file whose encoding it tells, or does not: UTF-8, or what Windows wrote before it.
import { headOf, isUtf8, textPieces } from "../files/text-pieces.ts";
import { CardFileProblem } from "./card-file.ts";

const headSize = 1024;

/** Latin-1 where the file says so, and where it says UTF-8 or nothing and is none: databases were moved without being changed. */
async function encodingOf(path: string, head: string): Promise<string> {
  const declared = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']{1,40})["']/i.exec(head)?.[1];
  let encoding: string;
  try {
    ({ encoding } = new TextDecoder(declared ?? "utf-8"));
  } catch {
    throw new CardFileProblem("di_encoding", { encoding: declared ?? "" });
  }
  return encoding === "utf-8" && !(await isUtf8(path)) ? "windows-1252" : encoding;
}

/** Whether it begins as XML does, and its text in pieces. */
export async function openText(path: string): Promise<{ isXml: boolean; pieces: AsyncIterable<string> }> {
  const head = (await headOf(path, headSize)).toString("latin1");
  const pieces = textPieces(path, await encodingOf(path, head));
  return { isXml: /^(?:\u00ef\u00bb\u00bf)?\s*</.test(head), pieces };
}
