// Who has what open at this moment. It is said by the processes to each other, and kept nowhere (decision 0055).
import type { Opened, LivePresence } from "@atalaya/contract/resources/live.ts";
import { longestWord, type Signals } from "../database/signals.ts";
import type { LiveConsole } from "./consoles.ts";
import { eventBytes } from "./stream.ts";

type Person = { id: number; name: string };

/** What a console's browser has open, as one process tells it to the others. */
type Said = { console: string; person: Person; open: Opened[] };

export type Presences = {
  /** What somebody's console has open from now on, instead of all that it had. */
  say(said: Said): void;
  /** Its stream is over. */
  leave(one: LiveConsole): void;
  end(): void;
};

const saidAgainMs = 20_000;
/** A process that was killed says nothing any more. */
const forgottenMs = 45_000;
/** What is said within this time goes in one word. */
const foldedMs = 50;

const keyOf = ({ resource, record_id }: Opened) => `${resource}/${record_id}`;

export function presence(open: ReadonlyMap<string, LiveConsole>, signals: Signals): Presences {
  /** By console, of all processes. */
  const known = new Map<string, Said & { heard_at: number }>();
  const unsaid = new Map<string, Said>();
  let timer: NodeJS.Timeout | undefined;

  function say(said: Said): void {
    unsaid.set(said.console, said);
    timer ??= setTimeout(flush, foldedMs).unref();
  }

  function flush(): void {
    timer = undefined;
    for (const word of wordsOf([...unsaid.values()])) void signals.tell("presence", word);
    unsaid.clear();
  }

  /** Those who have the same thing open are told who else has. */
  function tellOf(keys: Iterable<string>): void {
    for (const key of new Set(keys)) {
      const there = [...known.values()].filter((said) => said.open.some((it) => keyOf(it) === key));
      const listening = there.flatMap(({ console }) => open.get(console) ?? []);
      if (listening.length === 0) continue;
      const bytes = eventBytes("presence", presenceAt(key, there));
      for (const { held, stream } of listening) if (!held) stream.send(bytes);
    }
  }

  const heard = (word: string) => {
    const touched: string[] = [];
    for (const said of word === "" ? [] : (JSON.parse(word) as Said[])) {
      const own = open.get(said.console);
      // Nobody speaks for another's console.
      if (own && own.rights.user.id !== said.person.id) continue;
      const before = known.get(said.console)?.open ?? [];
      if (said.open.length === 0) known.delete(said.console);
      else known.set(said.console, { ...said, heard_at: Date.now() });
      const [were, are] = [before.map(keyOf), said.open.map(keyOf)];
      if (were.join() !== are.join()) touched.push(...were, ...are);
    }
    tellOf(touched);
  };
  const deaf = signals.hear("presence", heard);

  const again = setInterval(() => {
    for (const said of known.values()) {
      if (open.has(said.console)) say(said);
      else if (Date.now() - said.heard_at > forgottenMs) {
        known.delete(said.console);
        tellOf(said.open.map(keyOf));
      }
    }
  }, saidAgainMs);
  again.unref();

  return {
    say,
    leave: ({ id, rights: { user } }) => {
      if (known.has(id) || unsaid.has(id)) say({ console: id, person: { id: user.id, name: user.name }, open: [] });
    },
    end() {
      flush();
      clearTimeout(timer);
      clearInterval(again);
      deaf();
    },
  };
}

function presenceAt(key: string, there: readonly Said[]): LivePresence {
  const [resource = "", record_id] = key.split("/");
  const people = new Map(there.map(({ person }) => [person.id, person]));
  return { resource, record_id: Number(record_id), people: [...people.values()] };
}

/** As many as one word holds, in as few words as that takes. */
function wordsOf(said: readonly Said[]): string[] {
  const words: string[] = [];
  let parts: string[] = [];
  for (const part of said.map(({ console, person, open }) => JSON.stringify({ console, person, open }))) {
    if (Buffer.byteLength([...parts, part].join()) + 2 > longestWord) {
      words.push(`[${parts.join()}]`);
      parts = [];
    }
    parts.push(part);
  }
  return parts.length > 0 ? [...words, `[${parts.join()}]`] : words;
}
