// One stream for all tabs of a browser: the tab that holds it tells the others, and says for all what they have open.
import type { Opened } from "@atalaya/contract/resources/live.ts";
import { raise } from "../events.ts";
import { request } from "../request.ts";
import { forgetPresent, keyOfOpened, take, useLive, type LiveState } from "./live-state.ts";
import type { LiveEvent } from "./read-events.ts";
import { holdStream } from "./stream.ts";

/**
 * What tabs tell each other. `open`: what one of them has open; `who`: say it again. `joined`: a tab was opened, and the one that holds the
 * stream tells it all that is `known`.
 */
type Note =
  | { kind: "event"; event: LiveEvent }
  | { kind: "position"; position: string | undefined }
  | { kind: "state"; isOpen: boolean }
  | { kind: "open"; tab: string; open: Opened[] }
  | { kind: "who" }
  | { kind: "joined" }
  | { kind: "known"; position: string | undefined; live: LiveState };

/** The first screen comes first. */
const begunAfterMs = 800;
const saidAgainMs = 20_000;
/** A tab that crashed says nothing any more. */
const forgottenMs = 45_000;
const foldedMs = 200;
const mostOpen = 20;

const tab = crypto.randomUUID();
/** What this tab has open. */
let open: Opened[] = [];
/** Where the stream goes on, whichever tab holds it next. */
let position: string | undefined;
let channel: BroadcastChannel | null = null;
/** Only in the tab that holds the stream. */
let held: Held | null = null;

type Held = {
  console: string | null;
  others: Map<string, { open: Opened[]; at: number }>;
  /** What the server was told last. */
  said: string;
  timer?: number;
};

/** Whether this tab holds the stream: what only one of them should do, such as a sound, is done here. */
export const holdsStream = (): boolean => held !== null;

function tell(note: Note): void {
  channel?.postMessage(note);
}

function hear(note: Note): void {
  if (note.kind === "event") take(note.event);
  else if (note.kind === "position") position = note.position;
  else if (note.kind === "state") showState(note.isOpen);
  else if (note.kind === "who") sayOpen();
  else if (note.kind === "known") {
    position = note.position ?? position;
    useLive.setState(note.live);
  } else if (note.kind === "joined") {
    if (held) tell({ kind: "known", position, live: useLive.getState() });
  } else if (held) {
    if (note.open.length === 0) held.others.delete(note.tab);
    else held.others.set(note.tab, { open: note.open, at: Date.now() });
    saySoon();
  }
}

function showState(isOpen: boolean): void {
  const { cutSince } = useLive.getState();
  if (isOpen) useLive.setState({ cutSince: null });
  else if (cutSince === null) useLive.setState({ cutSince: Date.now() });
  if (!isOpen) forgetPresent();
}

const sayOpen = () => (held ? saySoon() : tell({ kind: "open", tab, open }));

/** This tab has this open from now on, and nothing else. */
export function nowOpen(next: readonly Opened[]): void {
  open = [...next];
  sayOpen();
}

function saySoon(): void {
  if (!held || held.timer !== undefined) return;
  held.timer = window.setTimeout(() => {
    if (!held) return;
    delete held.timer;
    if (held.console === null) return;
    for (const [name, { at }] of held.others) if (Date.now() - at > forgottenMs) held.others.delete(name);
    const all = [open, ...[...held.others.values()].map((it) => it.open)].flat();
    const known = new Map(all.map((it) => [keyOfOpened(it), it]));
    const body = { console: held.console, open: [...known.values()].slice(0, mostOpen) };
    const said = JSON.stringify(body);
    if (said === held.said) return;
    held.said = said;
    void request("presence", { method: "PUT", body, isQuiet: true }).catch(() => undefined);
  }, foldedMs);
}

async function hold(signal: AbortSignal): Promise<void> {
  held = { console: null, others: new Map(), said: "" };
  tell({ kind: "who" });
  let wasCut = false;
  const both = (note: Note) => {
    hear(note);
    tell(note);
  };
  await holdStream(
    {
      position: () => position,
      onPosition: (next) => both({ kind: "position", position: next }),
      onState: (isOpen) => {
        wasCut ||= !isOpen;
        both({ kind: "state", isOpen });
      },
      onRefused: () => raise("APP_TOKEN_EXPIRED", {}),
      onEvent: (event) => {
        // Cut off before it was told where it stands, it cannot say what it missed.
        if (event.name === "hello" && wasCut && position === undefined)
          both({ kind: "event", event: { name: "reset", data: {} } });
        if (event.name === "hello" && held) held.console = event.data.console;
        else both({ kind: "event", event });
        // A new stream has nothing open yet, and whose rights have changed has nothing open any more.
        if (held && (event.name === "hello" || event.name === "reset")) {
          held.said = "";
          saySoon();
        }
      },
    },
    signal,
  ).finally(() => (held = null));
}

/** One of the tabs after the other. Without locks, which a browser has only over TLS, each tab holds its own while it is looked at. */
async function inTurn(signal: AbortSignal): Promise<void> {
  if (navigator.locks) return navigator.locks.request("live", { signal }, () => hold(signal)).catch(() => undefined);
  while (!signal.aborted) {
    const hidden = new AbortController();
    const look = () => document.hidden && hidden.abort();
    document.addEventListener("visibilitychange", look);
    if (!document.hidden) await hold(AbortSignal.any([signal, hidden.signal]));
    document.removeEventListener("visibilitychange", look);
    if (document.hidden)
      await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
    else if (!hidden.signal.aborted) return;
  }
}

/** Before anything was read: where the server stood then. A stream that is opened later tells what changed meanwhile. */
export function followFrom(from: string): void {
  position ??= from;
}

/** Follows the changes for whoever is signed in, until the returned function is called. */
export function followChanges(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  channel = navigator.locks && typeof BroadcastChannel !== "undefined" ? new BroadcastChannel("live") : null;
  channel?.addEventListener("message", ({ data }: MessageEvent<Note>) => hear(data));
  tell({ kind: "joined" });
  const start = setTimeout(() => void inTurn(signal), begunAfterMs);
  const again = setInterval(() => open.length > 0 && sayOpen(), saidAgainMs);
  const leave = () => tell({ kind: "open", tab, open: [] });
  addEventListener("pagehide", leave);
  return () => {
    leave();
    removeEventListener("pagehide", leave);
    clearTimeout(start);
    clearInterval(again);
    ending.abort();
    channel?.close();
    channel = null;
    position = undefined;
    useLive.setState({ cutSince: null, present: new Map() });
  };
}
