// Photos of quick entries, kept on this device until they have been sent. They are too large for where the entries themselves are kept.
import { clear, createStore, del, entries, set, type UseStore } from "idb-keyval";
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

/** A photo as it was chosen, made smaller for a slow line. */
export async function addPhoto(entry: string, chosen: File): Promise<KeptPhoto & { isKept: boolean }> {
  const { name, type, size } = chosen;
  const { file } = await reducePhoto(newUploadFile({ name, type, size, file: chosen }));
  const photo = { key: crypto.randomUUID(), entry, name, type, blob: file ?? chosen, file_id: null };
  return { ...photo, ...(await putPhoto(photo)) };
}

export async function photosOf(entry: string): Promise<KeptPhoto[]> {
  const kept = (await inTable((table) => entries<string, KeptPhoto>(table))) ?? [];
  return [...kept.map(([, photo]) => photo), ...unkept.values()].filter((photo) => photo.entry === entry);
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
