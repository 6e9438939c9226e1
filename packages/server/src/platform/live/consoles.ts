// The consoles whose streams this process holds: who hears what, and what they are told (decision 0055).
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/database.ts";
import { followFeed, readSince } from "../feed/feed.ts";
import type { Line } from "../feed/lines.ts";
import { toldOf, type Told } from "../feed/named-lines.ts";
import type { NamedRows } from "../noun.ts";
import { holdsAt, rightsOf, type Rights } from "../people/identity.ts";
import { presence, type Presences } from "./presence.ts";
import { eventBytes, positionBytes, type Stream } from "./stream.ts";

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

/** Tables whose changes decide what somebody may be told. */
const ofRights = new Set(["sessions", "users", "role_assignments", "roles"]);
const changesRights = ({ resource, action }: Line) =>
  // Signing in takes nothing from anybody.
  ofRights.has(resource) && !(resource === "sessions" && action === "create");

const grantsIn = ({ user, assignments }: Rights) => JSON.stringify([user.is_super_admin, assignments]);

export function liveConsoles({ db, signals, named_rows, log }: Surroundings): Consoles {
  const open = new Map<string, LiveConsole>();
  const presences = presence(open, signals);
  /** Counts the changes of rights: one that was read before the last is read again. */
  let changes = 0;
  let begun = Promise.resolve();

  const send = (to: LiveConsole, bytes: Buffer) => (to.held ? to.held.push(bytes) : to.stream.send(bytes));

  async function readRights(): Promise<void> {
    changes++;
    const all = [...open.values()];
    const found = new Map((await rightsOf(db, all.map(({ rights }) => rights.session_id))).map((it) => [it.session_id, it]));
    for (const one of all) {
      const rights = found.get(one.rights.session_id);
      if (!rights) one.stream.end();
      else if (grantsIn(rights) !== grantsIn(one.rights)) startAnew(one, rights);
      else one.rights = rights;
    }
  }

  /** What he may see is another: his console reads it all again, and says again what it has open. */
  function startAnew(one: LiveConsole, rights: Rights): void {
    one.rights = rights;
    presences.leave(one);
    send(one, eventBytes("reset", {}));
  }

  async function tell(lines: Line[]): Promise<void> {
    if (open.size === 0) return;
    if (lines.some(changesRights)) await readRights();
    const told = await toldOf(db, named_rows, lines);
    for (const group of Map.groupBy(told, ({ permission, path }) => `${permission} ${path.at(-1)}`).values()) {
      const bytes = bytesOf(group);
      const { permission, path } = group[0]!;
      for (const one of open.values()) if (holdsAt(one.rights, permission, path)) send(one, bytes);
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

  /** What he missed; everything, where it is too much to be told. */
  async function missed(rights: () => Rights, from: string): Promise<Buffer> {
    const lines = /^\d{1,19}$/.test(from) ? await readSince(db, from) : null;
    if (!lines) return eventBytes("reset", {});
    const told = await toldOf(db, named_rows, lines);
    return bytesOf(told.filter(({ permission, path }) => holdsAt(rights(), permission, path)));
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
      // What was written while nobody listened is nobody's to hear.
      if (open.size === 1) begun = feed.begin();
      await begun;
      const position = feed.position();
      // Whatever became of his rights between his request and his place among the others.
      for (let known = -1; known !== changes; ) {
        known = changes;
        const [rights] = await rightsOf(db, [session.session_id]);
        if (!rights) return stream.end();
        one.rights = rights;
      }
      stream.send(eventBytes("hello", { console: id }));
      if (from !== undefined) stream.send(await missed(() => one.rights, from));
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

const bytesOf = (told: readonly Told[]): Buffer => Buffer.concat(told.map(({ change }) => eventBytes("change", change)));
