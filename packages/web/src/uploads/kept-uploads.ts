// Uploads that are not finished, kept in this browser with their file, so that a reload need not begin them again.
import { clear, createStore, del, entries, set, type UseStore } from "idb-keyval";

export type KeptUpload = {
  /** What the file goes to: `records:12`. */
  place: string;
  session_id: string | number;
  name: string;
  size: number;
  type: string;
  /** Null where it was too large to keep: it then has to be chosen again. */
  file: Blob | null;
};

/** The browser keeps a copy: more would fill somebody's disk. */
const largestKept = 512 * 1024 * 1024;
const mostKept = 20;

let opened: UseStore | undefined;

/** A private window, or a full disk: nothing is kept, and nothing breaks. */
async function inTable<T>(step: (table: UseStore) => Promise<T>): Promise<T | null> {
  try {
    return await step((opened ??= createStore("atalaya-uploads", "unfinished")));
  } catch {
    return null;
  }
}

export const listKept = async (): Promise<[string, KeptUpload][]> =>
  (await inTable((table) => entries<string, KeptUpload>(table))) ?? [];

export async function keepUpload(key: string, upload: KeptUpload): Promise<void> {
  const others = await listKept();
  for (const [oldest] of others.slice(0, Math.max(0, others.length + 1 - mostKept))) await dropKept(oldest);
  const isSmall = upload.size <= largestKept;
  const isWhole = isSmall && (await inTable((table) => set(key, upload, table).then(() => true)));
  if (!isWhole) await inTable((table) => set(key, { ...upload, file: null }, table));
}

export const dropKept = (key: string) => inTable((table) => del(key, table));

/** On signing out: nothing of anybody's files stays on a shared computer. */
export const dropAllKept = () => inTable((table) => clear(table));
