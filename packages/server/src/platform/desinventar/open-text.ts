// The text of a file whose encoding it tells, or does not: UTF-8, or what Windows wrote before it.
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { CardFileProblem } from "./card-file.ts";

const headSize = 1024;

async function headOf(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headSize), 0, headSize, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Latin-1 where the file says so, and where it says UTF-8 or nothing and is none: databases were moved without being changed. */
async function decoderOf(path: string, head: string): Promise<TextDecoder> {
  const declared = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']{1,40})["']/i.exec(head)?.[1];
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(declared ?? "utf-8");
  } catch {
    throw new CardFileProblem("di_encoding", { encoding: declared ?? "" });
  }
  return decoder.encoding === "utf-8" && !(await isUtf8(path)) ? new TextDecoder("windows-1252") : decoder;
}

/** Whether it begins as XML does, and its text in pieces. */
export async function openText(path: string): Promise<{ isXml: boolean; pieces: AsyncIterable<string> }> {
  const head = await headOf(path);
  const decoder = await decoderOf(path, head);
  async function* pieces() {
    for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true });
    yield decoder.decode();
  }
  return { isXml: /^(?:\u00ef\u00bb\u00bf)?\s*</.test(head), pieces: pieces() };
}
