// Generated from the API's own description: every call, by every built-in role, on things of the own place and of another.
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueOf, domains, recordDomains, type Domain } from "@atalaya/contract/domain/domains.ts";
import { seedRoles } from "@atalaya/contract/permissions.ts";
import { exampleOf, operationsOf, type Operation } from "../../testing/operations.ts";
import { isWriting, keyPermissions } from "@atalaya/contract/resources/users/api-keys.ts";
import { aProgramOf } from "../../testing/makers/keys.ts";
import { makers } from "../../testing/makers/by-path.ts";
import type { Ground } from "../../testing/makers/maker.ts";
import { aGround, hintsFor, otherMark } from "../../testing/own-and-other.ts";
import { steadyCallers } from "../../testing/steady-callers.ts";
import { startTestApp, type Answer, type Caller, type TestApp } from "../../testing/test-app.ts";
import { system } from "../database/database.ts";

let app: TestApp;
let own: Ground;
let other: Ground;

beforeAll(async () => {
  app = await startTestApp();
  own = await aGround(app, "Propia-1234");
  other = await aGround(app, otherMark);
  // Every list has something to leak.
  for (const path of Object.keys(makers)) for (const ground of [own, other]) await aRow(path, ground);
});
afterAll(() => app.stop());

/** What `/restore` is called on lies in the trash. */
async function aDeletedRow(path: string, ground: Ground): Promise<number> {
  const id = await aRow(path, ground);
  const chief = await caller("super");
  expect((await chief.delete(`${path}/${id}?version=1`)).status, path).toBe(204);
  return id;
}

async function aRow(path: string, ground: Ground): Promise<number> {
  const maker = makers[path];
  if (!maker) throw new Error(`own-and-other.ts makes no rows for ${path}`);
  const id = await app.write(system, (tx) => maker(tx, ground));
  app.app.identities.forget();
  return id;
}

/** In this order, so that the table is read from those who may least to those who may most. */
const people: Record<string, () => Promise<Caller>> = {
  stranger: async () => app.stranger,
  "no role": () => app.as("viewer", []),
  ...Object.fromEntries(seedRoles.toReversed().map(({ key }) => [key, () => app.as(key, [own.company_id])])),
  // Programs of who may do everything, and one whose key names a place that is none of its person's.
  "key reads": () => byKey(app.as("super_admin"), { permissions: readingOnly, company_ids: [own.company_id] }),
  "key writes": () => byKey(app.as("super_admin"), { company_ids: [own.company_id] }),
  "key elsewhere": () => byKey(app.as("admin", [own.company_id]), { company_ids: [other.company_id] }),
  super: () => app.as("super_admin"),
};

const readingOnly = keyPermissions.filter((it) => !isWriting(it));
const byKey = async (person: Promise<Caller>, draft: object) => aProgramOf(app, await person, draft);

const caller = steadyCallers(people);

const longestPage = 100;

const domainOf = ({ path }: Operation): Domain =>
  path.startsWith("/api/alerts")
    ? "alert"
    : (domains.find((it) => path.startsWith(`/api/variables/${catalogueOf[it]}`)) ?? "situation");

/** Fields by which a draft says where it lies. */
const placedBy = ["company_id", "parent_company_id", "assignments", "owner_id", "event_id"];

const takesPlace = (operation: Operation) =>
  operation.path.includes("{id}") ||
  placedBy.some((field) => operation.body?.properties?.[field] !== undefined) ||
  operation.query.some(({ name }) => ["place", "event"].includes(name) || placedBy.includes(name));

/** One call on a thing of the ground: its row, a draft that lies there, or the list narrowed to it. */
async function call(operation: Operation, by: Caller, ground: Ground, domain: Domain): Promise<Answer> {
  const path = operation.path.replace("{domain}", domain).replaceAll(/\{[zxy]\}/g, "0");
  const [before, after = ""] = path.split("/{id}");
  const hasId = path.includes("{id}");
  const made = after === "/restore" ? aDeletedRow : aRow;
  const address = hasId ? `${before}/${await made(before!, ground)}${after}` : path;
  const hints = hintsFor(ground, domain);
  const narrowed = !hasId && ground === other;
  const chosen: Record<string, number> = { place: ground.company_id, event: ground.event_id, per_page: longestPage };
  const query = operation.query
    .filter(({ name, required }) => required || name === "per_page" || (name === "place" && narrowed))
    .map(({ name, schema }) => [name, String(chosen[name] ?? exampleOf(schema, hints, name))]);
  const search = query.length > 0 ? `?${new URLSearchParams(query as [string, string][]).toString()}` : "";
  return by.send(operation.method, address + search, operation.body && exampleOf(operation.body, hints));
}

const contents = ({ bytes }: Answer) => new TextDecoder().decode(bytes);

/** What the other place's rows are called reaches nobody who holds a role only in the own place. */
function leaksNothing(operation: Operation, role: string, answer: Answer): void {
  const said = `${operation.name} by ${role}`;
  expect(answer.status, said).toBeLessThan(500);
  expect(contents(answer), said).not.toContain(otherMark);
  const { meta, data } = answer.body ?? {};
  if (meta && meta.total <= longestPage) expect(data.length, `the total of ${said}`).toBe(meta.total);
}

async function cell(operation: Operation, role: string, domain: Domain): Promise<string> {
  const answers: Answer[] = [];
  for (const ground of takesPlace(operation) ? [own, other] : [own]) {
    const answer = await call(operation, await caller(role), ground, domain);
    if (role !== "super") leaksNothing(operation, role, answer);
    answers.push(answer);
  }
  return [...new Set(answers.map(({ status }) => status))].join("/");
}

const shown = (rows: string[][]): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((text, column) => text.padEnd(widths[column]!))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
};

test("R-602 R-603 what each role gets of each call, on a thing of its own place / of another place, and nothing leaks", async () => {
  const rows = [["call", ...Object.keys(people)]];
  // Lists first, while they are short enough to be seen whole.
  const inOrder = Map.groupBy(operationsOf(app.app), ({ method }) => method === "get");
  for (const operation of [...inOrder.get(true)!, ...inOrder.get(false)!]) {
    const cells: string[] = [];
    for (const role of Object.keys(people)) cells.push(await cell(operation, role, domainOf(operation)));
    rows.push([operation.name, ...cells]);
  }
  const lists = rows.filter(([name]) => name!.startsWith("GET"));
  expect(lists.filter((row) => row.at(-1) === "200").length).toBeGreaterThan(10);
  await expect(shown(rows)).toMatchFileSnapshot("access-table.txt");
}, 300_000);

test("R-603 the calls of the four domains of records differ in nothing but the permission they ask for", async () => {
  const callsOfAll = operationsOf(app.app).filter(({ path }) => path.includes("{domain}"));
  for (const operation of callsOfAll)
    for (const role of ["no role", "viewer", "editor"]) {
      const inTheFirst = await cell(operation, role, "situation");
      for (const domain of recordDomains.slice(1))
        expect(await cell(operation, role, domain), `${operation.name} ${domain} by ${role}`).toBe(inTheFirst);
    }
}, 300_000);

test("R-602 a key that has ended or was revoked is nobody's: every call answers it as it answers a stranger", async () => {
  const chief = await app.as("super_admin");
  const [ended, revoked] = [await aProgramOf(app, chief), await aProgramOf(app, chief)];
  expect((await ended.get("/user")).status).toBe(200);
  await app.write(system, (tx) =>
    tx.updateTable("api_keys").set({ expires_at: "2026-01-01T00:00:00Z" }).where("id", "=", ended.key_id).execute(),
  );
  expect((await chief.delete(`/api-keys/${revoked.key_id}`)).status).toBe(200);
  for (const operation of operationsOf(app.app)) {
    const path = operation.path.replaceAll(/\{\w+\}/g, "1");
    const { status } = await app.stranger.send(operation.method, path, operation.body && {});
    for (const dead of [ended, revoked])
      expect((await dead.send(operation.method, path, operation.body && {})).status, operation.name).toBe(status);
  }
}, 120_000);

test("the table would notice a leak: who manages all places is shown the other place's things", async () => {
  const chief = await app.as("super_admin");
  for (const path of ["/records/situation", "/variables/situationMap", "/users?q=Ajena", "/companies", "/dashboard"])
    expect(contents(await chief.get(path)), path).toContain(otherMark);
});
