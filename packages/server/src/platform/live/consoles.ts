// The consoles whose streams this process holds: who hears what, and what they are told (decision 0055).
import type { FastifyBaseLogger } from "fastify";
import { noticeMinutes } from "@atalaya/contract/resources/live.ts";
import type { Database } from "../database/database.ts";
import { followFeed, readSince } from "../feed/feed.ts";
import { newestCalling, type Line } from "../feed/lines.ts";
import { callingLines, toldOf, type Told } from "../feed/named-lines.ts";
import type { NamedRows } from "../noun.ts";
import { holdsAt, type Rights } from "../people/identity.ts";
import { changesRights, keptRights } from "./kept-rights.ts";
import { presence, type Presences } from "./presence.ts";
import { eventBytes, mostUnsent, positionBytes, type Stream } from "./stream.ts";

export type LiveConsole = {
  id: string;
  rights: Rights;
  stream: Stream;
  /** What came while it is told what it missed. */
  held: Buffer[] | null;
};

export type Consoles = {
  /** How many streams are open, of one person or of all. */
  count(user_id?: number): number;
  /** Begins a stream. `from`: where an earlier one was cut off. Ends it at once where the session is over. */
  open(id: string, session: Rights, stream: Stream, from: string | undefined): Promise<void>;
  presences: Presences;
  end(): Promise<void>;
};

type Surroundings = Pick<Database, "db" | "signals"> & {
  named_rows: Record<string, NamedRows>;
  log: Pick<FastifyBaseLogger, "warn">;
};

/** Shorter than what any proxy waits for. */
const beatMs = 15_000;

export function liveConsoles({ db, signals, named_rows, log }: Surroundings): Consoles {
  const open = new Map<string, LiveConsole>();
  const presences = presence(open, signals);
  const rights = keptRights(db, open, (one) => {
    // What he may see is another: his console reads it all again, and says again what it has open.
    presences.leave(one);
    send(one, eventBytes("reset", {}));
  });
  let begun = Promise.resolve();

  const send = (to: LiveConsole, bytes: Buffer) => (to.held ? to.held.push(bytes) : to.stream.send(bytes));

  async function tell(lines: Line[]): Promise<void> {
    if (open.size === 0) return;
    if (lines.some(changesRights)) await rights.readAgain();
    const told = await toldOf(db, named_rows, lines);
    for (const group of Map.groupBy(told, audienceOf).values()) {
      const bytes = bytesOf(group);
      for (const one of open.values()) if (hears(one.rights, group[0]!)) send(one, bytes);
    }
  }

  const feed = followFeed(db, tell, (err) => log.warn({ err }, "changes could not be read for the open consoles"));
  const deaf = signals.hear("changes", () => open.size > 0 && feed.wake());

  const beat = setInterval(() => {
    const bytes = positionBytes(feed.position());
    const now = Date.now();
    for (const one of open.values()) {
      if (Date.parse(one.rights.expires_at) < now) one.stream.end();
      else send(one, bytes);
    }
  }, beatMs);
  beat.unref();

  /** Everything is read anew, but nobody reads by himself that he was called: that he is told in any case. */
  async function anew(one: LiveConsole, from: string | null): Promise<Buffer> {
    const lines = await newestCalling(db, { calling: callingLines(named_rows), minutes: noticeMinutes, from });
    const told = await toldOf(db, named_rows, lines);
    const calls = told.filter((it) => it.change.alert && hears(one.rights, it));
    return Buffer.concat([eventBytes("reset", {}), bytesOf(calls)]);
  }

  /** What he missed; everything, where it is too much to be told. */
  async function missed(one: LiveConsole, from: string): Promise<Buffer> {
    const position = /^\d{1,19}$/.test(from) ? from : null;
    const lines = position === null ? null : await readSince(db, position);
    if (!lines) return anew(one, position);
    const told = await toldOf(db, named_rows, lines);
    const bytes = bytesOf(told.filter((it) => hears(one.rights, it)));
    // Else the stream would be given up for it, and again whenever he comes back.
    return bytes.length > mostUnsent / 2 ? anew(one, position) : bytes;
  }

  return {
    presences,
    count: (user_id) =>
      user_id === undefined ? open.size : [...open.values()].filter(({ rights }) => rights.user.id === user_id).length,
    async open(id, session, stream, from) {
      const one: LiveConsole = { id, rights: session, stream, held: [] };
      open.set(id, one);
      stream.onClose(() => {
        open.delete(id);
        presences.leave(one);
      });
      if (!open.has(id)) return;
      // What was written while nobody listened is nobody's to hear.
      if (open.size === 1) begun = feed.begin();
      await begun;
      const position = feed.position();
      if (!(await rights.settle(one))) return stream.end();
      stream.send(eventBytes("hello", { console: id }));
      if (from !== undefined) stream.send(await missed(one, from));
      stream.send(positionBytes(position));
      for (const bytes of one.held ?? []) stream.send(bytes);
      one.held = null;
    },
    async end() {
      deaf();
      clearInterval(beat);
      presences.end();
      for (const { stream } of open.values()) stream.end();
      await feed.end();
    },
  };
}

/** What goes to the same people is written once for all of them. */
const audienceOf = ({ permission, path, below, to, notTo, change }: Told) =>
  [permission, path.at(-1), (below ?? to ?? notTo) && change.id, below && "below", to && "asked"].join(" ");

/** What was done above is heard below by those who do not hear it there. */
function hears(rights: Rights, { permission, path, below, to, notTo }: Told): boolean {
  const isAsked = (it: NonNullable<Told["to"]>) =>
    holdsAt(rights, it.permission, path) && !it.but.includes(String(rights.user.id));
  if ((to && !isAsked(to)) || (notTo && isAsked(notTo))) return false;
  const isAbove = holdsAt(rights, permission, path);
  return below ? !isAbove && below.some((it) => holdsAt(rights, permission, it)) : isAbove;
}

const bytesOf = (told: readonly Told[]): Buffer =>
  Buffer.concat(told.map(({ change }) => eventBytes("change", change)));
