// Holds the stream of this browser open: begun again after every cut, from where it was.
import { addressOf, requestHeaders } from "../request.ts";
import { noteServerDate } from "../server-clock.ts";
import { readToken } from "../token.ts";
import { eventReader, type LiveEvent } from "./read-events.ts";

type Told = {
  onEvent: (event: LiveEvent) => void;
  onPosition: (position: string) => void;
  /** It works, or it was cut. */
  onState: (isOpen: boolean) => void;
  /** The session is over. */
  onRefused: () => void;
  /** Where it goes on; undefined begins anew. */
  position: () => string | undefined;
};

/** The server says something every 15 seconds. */
const silenceMs = 40_000;
const shortestPauseMs = 1000;
const longestPauseMs = 30_000;

/** Ends with its signal, or where the server does not know the session any more. */
export async function holdStream(told: Told, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    const outcome = await readOnce(told, signal).catch(() => "failed" as const);
    if (signal.aborted) return;
    told.onState(false);
    if (outcome === "refused") return told.onRefused();
    failures = outcome === "ended" ? 0 : failures + 1;
    // Consoles that were all cut off in one moment do not all come back in the same one.
    const pause = Math.min(longestPauseMs, shortestPauseMs * 2 ** failures) * (0.3 + Math.random() * 0.7);
    await pauseOf(pause, signal);
  }
}

async function readOnce(told: Told, signal: AbortSignal): Promise<"ended" | "failed" | "refused"> {
  const silent = new AbortController();
  const giveUp = () => silent.abort();
  let silence = setTimeout(giveUp, silenceMs);
  // What was open before the network went is dead, and would be found silent only later.
  addEventListener("offline", giveUp);
  try {
    const [position, token] = [told.position(), readToken()];
    const response = await fetch(addressOf("events"), {
      headers: {
        ...requestHeaders(),
        Accept: "text/event-stream",
        ...(position !== undefined && { "Last-Event-ID": position }),
      },
      signal: AbortSignal.any([signal, silent.signal]),
      cache: "no-store",
    });
    noteServerDate(response.headers.get("Date"));
    // Whoever signed in meanwhile is asked for with the next try.
    if (response.status === 401) return readToken() === token ? "refused" : "failed";
    if (!response.ok || !response.body) return "failed";
    told.onState(true);
    const read = eventReader();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return "ended";
      clearTimeout(silence);
      silence = setTimeout(giveUp, silenceMs);
      for (const { event, position: next } of read(value)) {
        if (event) told.onEvent(event);
        if (next !== undefined) told.onPosition(next);
      }
    }
  } finally {
    clearTimeout(silence);
    removeEventListener("offline", giveUp);
  }
}

/** Shorter where the browser says that the network is back. */
function pauseOf(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
    signal.addEventListener("abort", end, { once: true });
  });
}
