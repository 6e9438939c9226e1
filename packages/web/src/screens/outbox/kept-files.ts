// Files of what waits to be sent, kept on this device until they are attached. They are too large for where the entries themselves are kept.
import { clear, createStore, del, entries, set, type UseStore } from "idb-keyval";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import { reducePhoto } from "../../uploads/reduce-photo.ts";
import { newUploadFile } from "../../uploads/upload-file.ts";

export type KeptFile = {
  key: string;
  /** The uid of the entry that it goes with. */
  entry: string;
  name: string;
  type: string;
  blob: Blob;
  /** Once the server has the file, so that only attaching it is tried again. */
  file_id: number | null;
  /** What the server read in the file, to be said when it is attached. */
  found?: Pick<StoredFile, "taken_at" | "position">;
};

let opened: UseStore | undefined;
/** In a private window nothing can be kept: there files last as long as the page. */
const unkept = new Map<string, KeptFile>();

/** Under the names of when there were only photos of quick entries: an update loses none that waits. */
async function inTable<T>(step: (table: UseStore) => Promise<T>): Promise<T | null> {
  try {
    return await step((opened ??= createStore("atalaya-quick", "photos")));
  } catch {
    return null;
  }
}

/** `isKept` is false where the file is lost when the page is closed. */
export async function putFile(file: KeptFile): Promise<{ isKept: boolean }> {
  const isKept = (await inTable((table) => set(file.key, file, table).then(() => true))) ?? false;
  if (isKept) unkept.delete(file.key);
  else unkept.set(file.key, file);
  return { isKept };
}

async function everyFile(): Promise<KeptFile[]> {
  const kept = (await inTable((table) => entries<string, KeptFile>(table))) ?? [];
  return [...kept.map(([, file]) => file), ...unkept.values()];
}

/** A photo made smaller for a slow line, unless it was taken out meanwhile; what is no photo stays as it is. */
async function lighten(kept: KeptFile): Promise<void> {
  const { key, name, type, blob } = kept;
  const { file } = await reducePhoto(newUploadFile({ name, type, size: blob.size, file: blob }));
  if (file && (await everyFile()).some((one) => one.key === key)) await putFile({ ...kept, blob: file });
}

/** Until the files chosen for an entry are kept and made smaller, one after the other. */
const underway = new Map<string, Promise<unknown>>();

/** Kept at once as it was chosen, and made smaller after that: a page that is closed meanwhile loses nothing. */
export function addFile(entry: string, chosen: File): Promise<KeptFile & { isKept: boolean }> {
  const { name, type } = chosen;
  const file: KeptFile = { key: crypto.randomUUID(), entry, name, type, blob: chosen, file_id: null };
  const kept = putFile(file);
  const lightened = Promise.all([underway.get(entry), kept]).then(() => lighten(file));
  // One that cannot be made smaller is sent as it is.
  underway.set(
    entry,
    lightened.catch(() => undefined),
  );
  return kept.then(({ isKept }) => ({ ...file, isKept }));
}

/** Those just chosen are among them: they are waited for. */
export async function filesOf(entry: string): Promise<KeptFile[]> {
  await underway.get(entry);
  return (await everyFile()).filter((file) => file.entry === entry);
}

export async function dropFile(key: string): Promise<void> {
  unkept.delete(key);
  await inTable((table) => del(key, table));
}

export async function dropFilesOf(entry: string): Promise<void> {
  for (const { key } of await filesOf(entry)) await dropFile(key);
}

/** On signing out: nobody's files stay on a shared device. */
export async function dropAllFiles(): Promise<void> {
  unkept.clear();
  await inTable((table) => clear(table));
}
