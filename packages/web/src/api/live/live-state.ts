// What this tab knows of the live connection, and who in it is told of changes.
import { create } from "zustand";
import type { LiveChange, LivePresence, Opened } from "@atalaya/contract/resources/live.ts";
import { wasOwn } from "../own-requests.ts";
import type { LiveEvent } from "./read-events.ts";

export type LiveState = {
  /** When the stream was cut, in milliseconds since 1970; null while it works, or nobody is signed in. */
  cutSince: number | null;
  /** Who has what open, by table and id. */
  present: ReadonlyMap<string, LivePresence["people"]>;
};

export const useLive = create<LiveState>(() => ({ cutSince: null, present: new Map() }));

/** Milliseconds until something is asked for again; not at all while its changes come by themselves: many consoles are open all day. */
export const askedAgain = ({ cutSince }: Pick<LiveState, "cutSince">, every: number): number | false =>
  cutSince !== null && every;

/** How often to ask for what others change, where they are not told of here. */
export const useAskedWhileCut = (every: number): number | false => useLive((live) => askedAgain(live, every));

export const keyOfOpened = ({ resource, record_id }: Opened): string => `${resource}/${record_id}`;

/** `reset`: more was changed than is told one by one. */
type Listener = (change: LiveChange | "reset") => void;
const listeners = new Set<Listener>();

/** Listens until the returned function is called, also to what this tab did itself. */
export function onEveryLiveChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Listens until the returned function is called. What this tab did itself it is not told of. */
export const onLiveChange = (listener: Listener): (() => void) =>
  onEveryLiveChange((change) => (change === "reset" || !wasOwn(change.request_id)) && listener(change));

/** The newest lines that were told of: whoever was cut off is told some of them again. */
const told = new Set<number>();
const mostKept = 5000;

function isNew(id: number): boolean {
  if (told.has(id)) return false;
  told.add(id);
  for (const oldest of told) {
    if (told.size <= mostKept) break;
    told.delete(oldest);
  }
  return true;
}

/** An event has come over this browser's stream. */
export function take({ name, data }: LiveEvent): void {
  if (name === "presence")
    useLive.setState(({ present }) => ({ present: new Map(present).set(keyOfOpened(data), data.people) }));
  else if (name === "reset") listeners.forEach((listener) => listener("reset"));
  else if (name === "change" && isNew(data.id)) listeners.forEach((listener) => listener(data));
}

/** What was known of others is over: the stream that told it was cut, or this is nobody's tab any more. */
export const forgetPresent = (): void => useLive.setState({ present: new Map() });
