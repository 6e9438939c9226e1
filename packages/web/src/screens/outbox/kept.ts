// What waits on this device to be sent, of any kind. It belongs to a person, as drafts do.
import { useSyncExternalStore } from "react";
import { draftKey, draftText, dropDraft, keepValues, valuesIn } from "../../forms/drafts.ts";
import { lifted, type OlderWaiting } from "./older.ts";

/** `Body` is what its kind sends, `Typed` what it was made of. */
export type Waiting<Body = unknown, Typed = unknown> = {
  /** Made on this device, so that what is sent twice is there once. */
  uid: string;
  /** The name of its kind. */
  kind: string;
  title: string;
  /** A second line, where there is one. */
  note: string | null;
  body: Body;
  /** What its form takes back where it is corrected. */
  typed: Typed;
  /** What went off so far without an answer: the server may hold any of it. */
  sent: readonly Body[];
  /** Once the server has it and only its files are still to be sent. */
  made_id: number | null;
  /** Why the server did not take it: then nothing is sent before somebody has looked at it. */
  refused: string | null;
};

const keyOf = (user_id: number) => draftKey(user_id, "outbox", "new");
/** A key of its own: a tab of the version before, still open after an update, would not know what stands in the other one. */
const olderKeyOf = (user_id: number) => draftKey(user_id, "records/risk/quick/outbox", "new");

/** The oldest first. */
export const waitingOf = (user_id: number): Waiting[] =>
  waitingIn(draftText(keyOf(user_id)), draftText(olderKeyOf(user_id)));

function waitingIn(text: string | null, olderText: string | null): Waiting[] {
  const kept = valuesIn<Waiting[]>(text) ?? [];
  const older = (valuesIn<OlderWaiting[]>(olderText) ?? []).map(lifted);
  return [...older.filter(({ uid }) => kept.every((one) => one.uid !== uid)), ...kept];
}

/** Who shows what waits is told of each change made here or in another tab. */
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((told) => told());

function listen(told: () => void): () => void {
  listeners.add(told);
  addEventListener("storage", told);
  return () => {
    listeners.delete(told);
    removeEventListener("storage", told);
  };
}

function write(user_id: number, waiting: readonly Waiting[]): boolean {
  const isKept = waiting.length === 0 || keepValues(keyOf(user_id), waiting);
  if (waiting.length === 0) dropDraft(keyOf(user_id));
  // What an older version left is among what has just been kept.
  if (isKept) dropDraft(olderKeyOf(user_id));
  tell();
  return isKept;
}

/** It waits until it was sent or taken out; false when this device cannot keep it. */
export const letWait = (user_id: number, one: Waiting): boolean =>
  write(user_id, [...waitingOf(user_id).filter(({ uid }) => uid !== one.uid), one]);

export const changeWaiting = (user_id: number, uid: string, changes: Partial<Waiting>): boolean =>
  write(
    user_id,
    waitingOf(user_id).map((one) => (one.uid === uid ? { ...one, ...changes } : one)),
  );

export const stopWaiting = (user_id: number, uid: string): boolean =>
  write(
    user_id,
    waitingOf(user_id).filter((one) => one.uid !== uid),
  );

/** What went off, with this: tried again and again as it was, it is there once. */
export const withSent = <Body>(sent: readonly Body[], body: Body): readonly Body[] =>
  sent.some((one) => JSON.stringify(one) === JSON.stringify(body)) ? sent : [...sent, body];

/** What waits, as it changes. */
export function useWaiting(user_id: number): Waiting[] {
  const text = useSyncExternalStore(listen, () => draftText(keyOf(user_id)));
  const olderText = useSyncExternalStore(listen, () => draftText(olderKeyOf(user_id)));
  return waitingIn(text, olderText);
}
