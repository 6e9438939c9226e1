// Over every noun there is: whoever is told of a row may read it, and who may not is told nothing.
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedRoles } from "@atalaya/contract/permissions.ts";
import { system } from "../../platform/database/database.ts";
import { listen, type EventStream } from "../../testing/event-stream.ts";
import { makers } from "../../testing/makers/by-path.ts";
import { aGround, otherMark } from "../../testing/own-and-other.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Listener = { role: string; person: Caller; stream: EventStream };

test("no role hears of what it may not read, nor of another place", async () => {
  const [own, other] = [await aGround(app, "Propia-1234"), await aGround(app, otherMark)];
  const listeners: Listener[] = [];
  const listener = async (role: string, company_ids: number[]) => {
    const person = await app.as(role, company_ids);
    const stream = await listen({ origin: app.origin, token: person.token });
    listeners.push({ role, person, stream });
  };
  for (const { key } of seedRoles) await listener(key, [own.company_id]);
  await listener("viewer", []);
  await listener("super_admin", []);
  const made: { path: string; id: number }[] = [];
  for (const [path, maker] of Object.entries(makers))
    for (const ground of [own, other]) made.push({ path, id: await app.write(system, (tx) => maker(tx, ground)) });

  // The last is told behind all others, and its reader reads everything.
  const chief = listeners.at(-1)!.stream;
  const last = await app.write(system, (tx) => makers["/api/companies"]!(tx, own));
  await chief.until("change", ({ resource, record_id }) => resource === "companies" && record_id === last);
  expect(chief.changes().length).toBeGreaterThan(50);
  app.app.identities.forget();

  const toRead = await readBy(listeners.at(-1)!.person, new Set(made.map(({ path, id }) => `${path}/${id}`)));
  expect(toRead.size).toBeGreaterThan(30);
  const wrong: string[] = [];
  for (const { role, person, stream } of listeners.slice(0, -1)) {
    const heard = stream.changes();
    const places = new Set(heard.map(({ company_id }) => company_id));
    if (places.has(other.company_id) || JSON.stringify(heard).includes(otherMark)) wrong.push(`${role}: another place`);
    const read = await readBy(person, toRead);
    const told = heard.flatMap(({ resource, record_id }) => pathsOf(resource, record_id, toRead));
    wrong.push(...told.filter((path) => !read.has(path)).map((path) => `${role}: ${path}`));
  }
  expect(wrong).toEqual([]);
  expect(listeners.at(-2)!.stream.changes()).toEqual([]);
}, 180_000);

/** Below the rows of another noun; a group may have the id of a variable. */
const tablesBelow: Record<string, string> = {
  groups: "variable_groups",
  comments: "record_comments",
  bulk: "bulk_changes",
};

/** `legal_documents` of `/api/legal-documents/5`. */
function tableOf(path: string): string {
  const [, , noun = "", ...below] = path.split("/");
  return tablesBelow[below.at(-2) ?? ""] ?? noun.replaceAll("-", "_");
}

const pathsOf = (table: string, id: number | null, paths: ReadonlySet<string>): string[] =>
  [...paths].filter((path) => tableOf(path) === table && path.endsWith(`/${id}`));

/** Those that a person may read. What no call reads nobody does. */
async function readBy(person: Caller, paths: ReadonlySet<string>): Promise<Set<string>> {
  const answers = await Promise.all(
    [...paths].map(async (path) => ({ path, status: (await person.get(path)).status })),
  );
  return new Set(answers.flatMap(({ path, status }) => (status === 200 ? path : [])));
}
