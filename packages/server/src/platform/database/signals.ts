// What server processes tell each other at once, by the database that they share: a word on a channel, kept nowhere.
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import type { Log } from "./embedded/engine.ts";

/** `changes`: the audit log has new lines. `presence`: who has what open. */
const channels = ["changes", "presence"] as const;
type Channel = (typeof channels)[number];

export type Signals = {
  /**
   * Listens until the returned function is called. A process hears itself. After the connection was away each listener is told "": what
   * was said meanwhile is lost.
   */
  hear(channel: Channel, listener: (word: string) => void): () => void;
  /** Tells every process that listens: at most `longestWord` bytes. Where nobody can be reached it is lost. */
  tell(channel: Channel, word: string): Promise<void>;
};

/** In bytes: PostgreSQL refuses 8,000. */
export const longestWord = 7000;

function listeners() {
  const heard = new Map<Channel, Set<(word: string) => void>>(channels.map((channel) => [channel, new Set()]));
  return {
    add(channel: Channel, listener: (word: string) => void) {
      heard.get(channel)?.add(listener);
      return () => void heard.get(channel)?.delete(listener);
    },
    say: (channel: string, word: string) => heard.get(channel as Channel)?.forEach((listener) => listener(word)),
    sayToAll: () => channels.forEach((channel) => heard.get(channel)?.forEach((listener) => listener(""))),
  };
}

/** Where one process has the database: nobody else is told. */
export function signalsWithin(): Signals {
  const heard = listeners();
  return { hear: heard.add, tell: async (channel, word) => heard.say(channel, word) };
}

const answerMs = 5000;
/** A connection that a network dropped silently is found out within this time. */
const asksEveryMs = 10_000;
const longestPauseMs = 5000;
const farewellMs = 500;

/** One connection of the process, made when the first begins to listen, and made anew whenever it is lost. */
export function signalsOver(connectionString: string, log: Pick<Log, "warn">): Signals & { close(): Promise<void> } {
  const heard = listeners();
  const ending = new AbortController();
  let client: pg.Client | null = null;
  let running: Promise<void> | null = null;

  /** Listens as long as the connection lasts; whether it was made. */
  async function listen(): Promise<boolean> {
    const own = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      application_name: "atalaya signals",
    });
    const lost = Promise.withResolvers<void>();
    own.on("error", () => lost.resolve());
    own.on("end", () => lost.resolve());
    own.on("notification", ({ channel, payload = "" }) => heard.say(channel, payload));
    ending.signal.addEventListener("abort", () => lost.resolve(), { once: true });
    try {
      await own.connect();
      await own.query(channels.map((channel) => `listen ${channel}`).join(";"));
      client = own;
      heard.sayToAll();
      const asking = setInterval(() => own.query("select 1").catch(() => lost.resolve()), asksEveryMs);
      await lost.promise.finally(() => clearInterval(asking));
      return true;
    } catch (error) {
      log.warn({ err: error }, "what other processes say cannot be heard");
      return false;
    } finally {
      client = null;
      // One whose network went silent never answers the good-bye.
      await Promise.race([own.end().catch(() => undefined), setTimeout(farewellMs, undefined, { ref: false })]);
    }
  }

  async function keepListening(): Promise<void> {
    let pause = 100;
    while (!ending.signal.aborted) {
      pause = (await listen()) ? 100 : Math.min(pause * 2, longestPauseMs);
      await setTimeout(pause, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    hear(channel, listener) {
      running ??= keepListening();
      return heard.add(channel, listener);
    },
    tell: async (channel, word) => {
      await client?.query("select pg_notify($1, $2)", [channel, word]).catch(() => undefined);
    },
    close: async () => {
      ending.abort();
      await running;
    },
  };
}
