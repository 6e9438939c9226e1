// Quick entries on this device: the one being typed, and those that wait to be sent. They belong to a person, as drafts do.
import { useEffect } from "react";
import { create } from "zustand";
import { useSession } from "../../../api/session.ts";
import { dropDraft, draftKey, keepDraft, readDraft } from "../../../forms/drafts.ts";
import type { Creation, QuickEntry } from "./entry.ts";

export type Waiting = {
  entry: QuickEntry;
  creation: Creation;
  /** Once the record is on the server and only its photos are still to be sent. */
  record_id: number | null;
  /** Why the server did not take it: then nothing is sent before somebody has looked at it. */
  refused: string | null;
};

const keyOf = (user_id: number, part: "entry" | "outbox" | Needed) =>
  draftKey(user_id, `records/risk/quick/${part}`, "new");
const nothing = {} as never;

/** Answers of the server that no entry can be filled in without. */
export type Needed = "variables" | "places";

function keep<V>(key: string, values: V): boolean {
  return keepDraft(key, { values, base: nothing, version: null, at: new Date().toISOString() });
}

export const keptEntry = (user_id: number): QuickEntry | null =>
  readDraft<QuickEntry>(keyOf(user_id, "entry"))?.values ?? null;
export const keepEntry = (user_id: number, entry: QuickEntry): boolean => keep(keyOf(user_id, "entry"), entry);
export const dropEntry = (user_id: number): void => dropDraft(keyOf(user_id, "entry"));

export const waitingOf = (user_id: number): Waiting[] => readDraft<Waiting[]>(keyOf(user_id, "outbox"))?.values ?? [];

/** As it was when there was a connection, for a reload without one; null where this device has none. */
export const keptAnswer = <A>(user_id: number, part: Needed): A | null =>
  readDraft<A>(keyOf(user_id, part))?.values ?? null;
export const keepAnswer = (user_id: number, part: Needed, answer: unknown): boolean =>
  keep(keyOf(user_id, part), answer);

/** Grows with each change made here or in another tab, so that what is shown follows. */
const useRevision = create<{ revision: number }>(() => ({ revision: 0 }));
const tell = () => useRevision.setState(({ revision }) => ({ revision: revision + 1 }));

function write(user_id: number, waiting: readonly Waiting[]): boolean {
  const isKept = waiting.length > 0 ? keep(keyOf(user_id, "outbox"), waiting) : true;
  if (waiting.length === 0) dropDraft(keyOf(user_id, "outbox"));
  tell();
  return isKept;
}

/** The entry waits until it was sent or taken out; false when this device cannot keep it. */
export const letWait = (user_id: number, one: Waiting): boolean =>
  write(user_id, [...waitingOf(user_id).filter(({ entry }) => entry.uid !== one.entry.uid), one]);

export const changeWaiting = (user_id: number, uid: string, changes: Partial<Waiting>): boolean =>
  write(
    user_id,
    waitingOf(user_id).map((one) => (one.entry.uid === uid ? { ...one, ...changes } : one)),
  );

export const stopWaiting = (user_id: number, uid: string): boolean =>
  write(
    user_id,
    waitingOf(user_id).filter(({ entry }) => entry.uid !== uid),
  );

/** What waits, as it changes. */
export function useWaiting(): Waiting[] {
  const user_id = useSession(({ user }) => user?.id ?? 0);
  useRevision(({ revision }) => revision);
  useEffect(() => {
    addEventListener("storage", tell);
    return () => removeEventListener("storage", tell);
  }, []);
  return waitingOf(user_id);
}
