// Photos of quick entries, kept on this device until they have been sent. They are too large for where the entries themselves are kept.
import { clear, createStore, del, entries, set, type UseStore } from "idb-keyval";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import { reducePhoto } from "../../../uploads/reduce-photo.ts";
import { newUploadFile } from "../../../uploads/upload-file.ts";

export type KeptPhoto = {
  key: string;
  /** The entry's uid. */
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
/** In a private window nothing can be kept: there photos last as long as the page. */
const unkept = new Map<string, KeptPhoto>();

async function inTable<T>(step: (table: UseStore) => Promise<T>): Promise<T | null> {
  try {
    return await step((opened ??= createStore("atalaya-quick", "photos")));
  } catch {
    return null;
  }
}

/** `isKept` is false where the photo is lost when the page is closed. */
export async function putPhoto(photo: KeptPhoto): Promise<{ isKept: boolean }> {
  const isKept = (await inTable((table) => set(photo.key, photo, table).then(() => true))) ?? false;
  if (isKept) unkept.delete(photo.key);
  else unkept.set(photo.key, photo);
  return { isKept };
}

async function everyPhoto(): Promise<KeptPhoto[]> {
  const kept = (await inTable((table) => entries<string, KeptPhoto>(table))) ?? [];
  return [...kept.map(([, photo]) => photo), ...unkept.values()];
}

/** A photo made smaller for a slow line, unless it was taken out meanwhile. */
async function lighten(photo: KeptPhoto): Promise<void> {
  const { key, name, type, blob } = photo;
  const { file } = await reducePhoto(newUploadFile({ name, type, size: blob.size, file: blob }));
  if (file && (await everyPhoto()).some((kept) => kept.key === key)) await putPhoto({ ...photo, blob: file });
}

/** Until the photos chosen for an entry are kept and made smaller, one after the other. */
const underway = new Map<string, Promise<unknown>>();

/** Kept at once as it was chosen, and made smaller after that: a page that is closed meanwhile loses nothing. */
export function addPhoto(entry: string, chosen: File): Promise<KeptPhoto & { isKept: boolean }> {
  const { name, type } = chosen;
  const photo: KeptPhoto = { key: crypto.randomUUID(), entry, name, type, blob: chosen, file_id: null };
  const kept = putPhoto(photo);
  const lightened = Promise.all([underway.get(entry), kept]).then(() => lighten(photo));
  // One that cannot be made smaller is sent as it is.
  underway.set(
    entry,
    lightened.catch(() => undefined),
  );
  return kept.then(({ isKept }) => ({ ...photo, isKept }));
}

/** Those just chosen are among them: they are waited for. */
export async function photosOf(entry: string): Promise<KeptPhoto[]> {
  await underway.get(entry);
  return (await everyPhoto()).filter((photo) => photo.entry === entry);
}

export async function dropPhoto(key: string): Promise<void> {
  unkept.delete(key);
  await inTable((table) => del(key, table));
}

export async function dropPhotosOf(entry: string): Promise<void> {
  for (const { key } of await photosOf(entry)) await dropPhoto(key);
}

/** On signing out: nobody's photos stay on a shared device. */
export async function dropAllPhotos(): Promise<void> {
  unkept.clear();
  await inTable((table) => clear(table));
}
