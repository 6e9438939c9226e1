// Where contents of files lie: a folder, or a bucket of an S3 service. Named by their SHA-256, so the same content lies there once.
import { createHash } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import type { Settings } from "../settings.ts";
import { folderStore } from "./folder-store.ts";

/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

export type FileStore = {
  has(key: string): Promise<boolean>;
  /** In bytes; null where it is not there. */
  sizeOf(key: string): Promise<number | null>;
  /** Takes a copy of the file at `path`, all or nothing; what is there already is left as it is. */
  put(key: string, path: string, size: number): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  /** All of a content, whose pieces are the reader's to keep. */
  stream(key: string): Promise<Readable>;
  /** Opens a content and answers what sends those bytes of it and ends the stream; a content that is not there is told before anything is sent. */
  open(key: string, range: ByteRange): Promise<(target: Writable) => Promise<void>>;
  remove(key: string): Promise<void>;
};

/** The name of a content; `variant` is something made from it, such as its thumbnail. */
export type ContentKey = { sha256: string; variant?: "thumbnail" | "public" };

/** Only hex and one of two words: nothing that a caller wrote becomes part of a path. */
export function keyOf({ sha256, variant }: ContentKey): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error("not a SHA-256");
  return variant ? `${variant}/${sha256}` : `${sha256.slice(0, 2)}/${sha256}`;
}

export const sha256Of = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** The store that the settings choose. The S3 client is only loaded where it is used. */
export async function openFileStore(settings: Settings): Promise<FileStore> {
  if (!settings.S3_BUCKET) return folderStore(settings.DATA_DIR);
  const { s3Store } = await import("./s3-store.ts");
  return s3Store({ ...settings, S3_BUCKET: settings.S3_BUCKET });
}
