// What waits goes off in its turn, whatever kind it is of.
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { linkTo } from "../../api/addresses.ts";
import { ApiError } from "../../api/request.ts";
import { letWait, waitingOf } from "./kept.ts";
import { Refused, type WaitingKind } from "./kind.ts";
import { sendWaiting, type Sent } from "./send.ts";

const officer = 5;
/** How the server takes what says this; an id where it takes it. */
let answers: Record<string, number | Error>;
/** What went off, with what is remembered of the tries before it. */
let gone: [string, readonly string[]][];

const kindOf = (name: string): WaitingKind<string, null> => ({
  name,
  noun: { path: name },
  owner: "records",
  async send({ body, sent }) {
    gone.push([body, sent]);
    const answer = answers[body] ?? 1;
    if (answer instanceof Error) throw answer;
    return answer;
  },
  told: ({ title }) => ({ message: title, label: "Ver", link: linkTo("/dashboard") }),
  correct: () => null,
});
const kinds: readonly WaitingKind[] = [kindOf("lines"), kindOf("entries")];

const unsent = { note: null, typed: null, sent: [], made_id: null, refused: null };
const wait = (kind: string, body: string) => letWait(officer, { ...unsent, uid: body, kind, title: body, body });

async function sendAll(): Promise<string[]> {
  const sent: string[] = [];
  const note = ({ kind, waiting, id }: Sent) => void sent.push(`${kind.name} ${waiting.title} ${id}`);
  await sendWaiting(kinds, officer, new QueryClient(), note);
  return sent;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("navigator", { onLine: true });
  answers = {};
  gone = [];
});
afterEach(() => vi.unstubAllGlobals());

test("kinds go in the order in which they were let wait, and are told as they arrive", async () => {
  wait("lines", "uno");
  wait("entries", "dos");
  wait("lines", "tres");
  answers = { uno: 11, dos: 12, tres: 13 };
  expect(await sendAll()).toEqual(["lines uno 11", "entries dos 12", "lines tres 13"]);
  expect(waitingOf(officer)).toEqual([]);
});

test("what is refused stays with its reason and holds nobody up; the first without an answer ends the round", async () => {
  for (const body of ["mal", "ajeno", "bien", "mudo", "último"]) wait("lines", body);
  answers = {
    mal: new ApiError(422, { code: "validation", errors: { text: ["Falta el texto."] } }),
    ajeno: new Refused("Alguien lo cambió."),
    mudo: new ApiError(0, { code: "offline" }),
  };
  expect(await sendAll()).toEqual(["lines bien 1"]);
  const left = waitingOf(officer).map(({ body, refused }) => [body, refused]);
  expect(left).toEqual([
    ["mal", "Falta el texto."],
    ["ajeno", "Alguien lo cambió."],
    ["mudo", null],
    ["último", null],
  ]);
  expect(gone.map(([body]) => body)).toEqual(["mal", "ajeno", "bien", "mudo"]);
});

test("what went off without an answer is remembered for the next try, unless there was no network to take it", async () => {
  wait("lines", "uno");
  answers = { uno: new ApiError(0, { code: "offline" }) };
  vi.stubGlobal("navigator", { onLine: false });
  await sendAll();
  vi.stubGlobal("navigator", { onLine: true });
  await sendAll();
  await sendAll();
  expect(gone.map(([, sent]) => sent)).toEqual([[], [], ["uno"]]);
});

test("a kind that this version does not know goes on waiting", async () => {
  wait("of_tomorrow", "uno");
  wait("lines", "dos");
  expect(await sendAll()).toEqual(["lines dos 1"]);
  expect(waitingOf(officer).map(({ kind }) => kind)).toEqual(["of_tomorrow"]);
});

/** Entries that bring a kit along, which goes off behind them. */
const bringing: readonly WaitingKind[] = [
  {
    ...kindOf("entries"),
    next: ({ uid }) => ({ ...unsent, uid: `kit ${uid}`, kind: "kits", title: "kit", body: "kit" }),
  },
  kindOf("kits"),
];

async function sendBringing(): Promise<string[]> {
  const sent: string[] = [];
  await sendWaiting(bringing, officer, new QueryClient(), ({ kind, id, next }) =>
    sent.push([kind.name, id, next && [next.kind.name, next.id, next.waiting.refused].join(" ")].join(", ")),
  );
  return sent;
}

test("what an entry brings along goes off at once, and is told of with it", async () => {
  wait("entries", "uno");
  wait("entries", "dos");
  answers = { uno: 11, dos: 12, kit: 5 };
  expect(await sendBringing()).toEqual(["entries, 11, kits 5 ", "entries, 12, kits 5 "]);
  expect(gone.map(([body]) => body)).toEqual(["uno", "kit", "dos", "kit"]);
  expect(waitingOf(officer)).toEqual([]);
});

test("an entry is sent whatever becomes of what it brings along, which stays with its reason or waits on", async () => {
  wait("entries", "uno");
  answers = { uno: 11, kit: new ApiError(422, { code: "validation", errors: { actions: ["Elija otra."] } }) };
  expect(await sendBringing()).toEqual(["entries, 11, kits  Elija otra."]);
  expect(waitingOf(officer).map(({ kind, refused }) => [kind, refused])).toEqual([["kits", "Elija otra."]]);
  wait("entries", "dos");
  wait("entries", "tres");
  answers = { dos: 12, kit: new ApiError(0, { code: "offline" }) };
  expect(await sendBringing()).toEqual(["entries, 12, kits  "]);
  expect(waitingOf(officer).map(({ uid }) => uid)).toEqual(["kit uno", "tres", "kit dos"]);
  answers = { kit: 5, tres: 13 };
  expect(await sendBringing()).toEqual(["entries, 13, kits 5 ", "kits, 5, "]);
});
