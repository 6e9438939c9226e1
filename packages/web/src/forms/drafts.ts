// What was typed and not yet saved, kept on this computer through a failed save, a reload or an expired session.

import { readStored, store } from "../api/storage.ts";

const prefix = "draft:";

/** What was typed, and the saved row it was typed over: without that, nobody could tell later what was changed by whom. */
export type Draft<V> = { values: V; base: V; version: number | null; at: string };

/** Drafts belong to a person: another user of the same browser never sees them. */
export const draftKey = (user_id: number, path: string, id: number | "new"): string =>
  `${prefix}${user_id}:${path}:${id}`;

/** As it is kept; null where nothing is, or the storage is forbidden. */
export function draftText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function draftIn<V>(text: string | null): Draft<V> | null {
  try {
    return JSON.parse(text ?? "null") as Draft<V> | null;
  } catch {
    return null;
  }
}

export const readDraft = <V>(key: string): Draft<V> | null => draftIn(draftText(key));

/** Keeps a draft; a full or forbidden storage must not stand in the way of typing. */
export function keepDraft<V>(key: string, draft: Draft<V>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** What was typed over no saved row, or is no form at all: what waits to be sent, an answer of the server. */
export const readValues = <V>(key: string): V | null => valuesIn(draftText(key));
export const valuesIn = <V>(text: string | null): V | null => draftIn<V>(text)?.values ?? null;
export const keepValues = <V>(key: string, values: V): boolean =>
  keepDraft<V | null>(key, { values, base: null, version: null, at: new Date().toISOString() });

/** A single text that is no form: a comment. Empty where nothing is kept; an empty text is not kept. */
export const readTyped = (key: string): string => readStored("local", key) ?? "";
export const keepTyped = (key: string, text: string): void => store("local", key, text || null);

export const dropDraft = (key: string): void => localStorage.removeItem(key);

/** On signing out: nothing typed stays behind for the next person at this computer. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
