// Quick entries on this phone: the one being typed, and those that wait for a connection. They belong to a person, as drafts do.
import { dropDraft, draftKey, keepDraft, readDraft } from "../../../forms/drafts.ts";
import type { Creation, QuickEntry } from "./entry.ts";

const keyOf = (user_id: number, part: "entry" | "waiting") => draftKey(user_id, `records/risk/quick/${part}`, "new");
const nothing = {} as never;

function keep<V>(key: string, values: V): boolean {
  return keepDraft(key, { values, base: nothing, version: null, at: new Date().toISOString() });
}

export const keptEntry = (user_id: number): QuickEntry | null =>
  readDraft<QuickEntry>(keyOf(user_id, "entry"))?.values ?? null;
export const keepEntry = (user_id: number, entry: QuickEntry): boolean => keep(keyOf(user_id, "entry"), entry);
export const dropEntry = (user_id: number): void => dropDraft(keyOf(user_id, "entry"));

export const waitingOf = (user_id: number): Creation[] =>
  readDraft<Creation[]>(keyOf(user_id, "waiting"))?.values ?? [];

/** The entry waits until it was sent or refused; false when this phone cannot keep it. */
export const letWait = (user_id: number, creation: Creation): boolean =>
  keep(keyOf(user_id, "waiting"), [...waitingOf(user_id).filter(({ uid }) => uid !== creation.uid), creation]);

export function stopWaiting(user_id: number, uid: string | undefined): void {
  const left = waitingOf(user_id).filter((creation) => creation.uid !== uid);
  if (left.length === 0) dropDraft(keyOf(user_id, "waiting"));
  else keep(keyOf(user_id, "waiting"), left);
}
