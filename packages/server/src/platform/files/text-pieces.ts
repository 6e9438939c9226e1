// The text of a file, in pieces, whatever wrote it: UTF-8 or UTF-16, with or without a mark, or what Windows wrote before them.
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

const headSize = 64 * 1024;

export async function headOf(path: string, size = headSize): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reads all of it: bytes that are no UTF-8 may come with the first accent, far down. */
export async function isUtf8(path: string): Promise<boolean> {
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

/** UTF-16 without a mark has an empty byte beside nearly every letter. */
function wideOf(head: Buffer): "utf-16le" | "utf-16be" | null {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const pairs = Math.floor(head.length / 2);
  let [even, odd] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (head[at] === 0) even++;
    if (head[at + 1] === 0) odd++;
  }
  if (odd > pairs * 0.4 && even < pairs * 0.1) return "utf-16le";
  return even > pairs * 0.4 && odd < pairs * 0.1 ? "utf-16be" : null;
}

/** What the text is written in, as the standard of encodings names it. Windows-1252 holds Latin-1. */
export async function encodingOf(path: string, head: Buffer): Promise<string> {
  return wideOf(head) ?? ((await isUtf8(path)) ? "utf-8" : "windows-1252");
}

export async function* textPieces(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}
