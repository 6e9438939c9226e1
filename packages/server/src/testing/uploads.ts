// Files for tests, and somebody who sends them in chunks.
import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Answer, Caller } from "./test-app.ts";

/** A text of this many bytes that is nowhere the same. */
export function someText(size: number, seed = 1): Buffer {
  const content = Buffer.alloc(size);
  let state = seed;
  for (let index = 0; index < size; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    content[index] = index % 80 === 79 ? 10 : 97 + ((state >>> 16) % 26);
  }
  return content;
}

export const sha256 = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

type PhotoOptions = { width?: number; at?: [lat: string, lon: string] | null };

/** A photo with the place and time that a camera in Valparaíso writes. */
export const aPhoto = ({
  width = 800,
  at = ["33/1 2/1 45/1", "71/1 37/1 30/1"],
}: PhotoOptions = {}): Promise<Buffer> => {
  const picture = sharp({ create: { width, height: Math.round(width / 2), channels: 3, background: "#2a7f9e" } });
  return picture
    .withExif({
      IFD0: { Make: "Cámara Demo" },
      IFD2: { DateTimeOriginal: "2026:03:02 10:15:00" },
      ...(at && { IFD3: { GPSLatitudeRef: "S", GPSLatitude: at[0], GPSLongitudeRef: "W", GPSLongitude: at[1] } }),
    })
    .jpeg()
    .toBuffer();
};

type Upload = { name: string; content: Buffer; mime_type?: string };

export const startUpload = (by: Caller, { name, content, mime_type = "" }: Upload): Promise<Answer> =>
  by.post("/uploads", { phase: "start", name, size: content.length, mime_type });

export function sendChunk(by: Caller, session_id: number, start_offset: number, chunk: Buffer): Promise<Answer> {
  const form = new FormData();
  form.set("phase", "upload");
  form.set("session_id", String(session_id));
  form.set("start_offset", String(start_offset));
  form.set("chunk", new Blob([new Uint8Array(chunk)]), "blob");
  return by.post("/uploads", form);
}

export const finishUpload = (by: Caller, session_id: number, more: object = {}): Promise<Answer> =>
  by.post("/uploads", { phase: "finish", session_id, ...more });

/** The chunks of a content, as the answer to `start` cuts it. */
export const chunksOf = (content: Buffer, size: number) =>
  Array.from({ length: Math.ceil(content.length / size) }, (_, index) => ({
    offset: index * size,
    chunk: content.subarray(index * size, (index + 1) * size),
  }));

/** Sends a file whole and answers the file; throws when it is refused. */
export async function aFile(by: Caller, name: string, content: Buffer): Promise<{ file_id: number }> {
  const { status, body } = await sendWhole(by, name, content);
  if (status !== 200) throw new Error(`no file: ${JSON.stringify(body)}`);
  return body.data;
}

export const sendWhole = (by: Caller, name: string, content: Buffer): Promise<Answer> =>
  by.put(`/files?name=${encodeURIComponent(name)}`, new Uint8Array(content));
