// What a program reads of a thing it may send back as it is, and a version in a header guards as one in the body does.
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueOf, domains, type Domain } from "@atalaya/contract/domain/domains.ts";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { makers } from "../../testing/makers/by-path.ts";
import type { Ground } from "../../testing/makers/maker.ts";
import { operationsOf, type JsonSchema } from "../../testing/operations.ts";
import { aGround } from "../../testing/own-and-other.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { system } from "../database/database.ts";

let app: TestApp;
let chief: Caller;
let ground: Ground;
beforeAll(async () => {
  app = await startTestApp();
  chief = await app.as("super_admin");
  ground = await aGround(app, "Propia-1234");
});
afterAll(() => app.stop());

const domainOf = (path: string): Domain =>
  domains.find((it) => path.includes(catalogueOf[it])) ?? (path.includes("/alerts") ? "alert" : "situation");

type Fields = Record<string, unknown>;

/** What of a thing a change could set: by whom and when it was saved last is another matter. */
const settable = (thing: Fields, { properties = {} }: JsonSchema): Fields =>
  Object.fromEntries(
    Object.keys(properties).flatMap((field) => (field in thing && field !== "version" ? [[field, thing[field]]] : [])),
  );

test("every thing that can be read and changed takes back what it answered, and is the same afterwards", async () => {
  const operations = operationsOf(app.app);
  const pairs = operations.filter(
    ({ name, path }) => /^PUT .*\/\{id\}$/.test(name) && operations.some((it) => it.name === `GET ${path}`),
  );
  expect(pairs.length).toBeGreaterThan(20);
  const wrong: unknown[] = [];
  for (const { path, body } of pairs) {
    const address = path.replace("{domain}", domainOf(path));
    const id = await app.write(system, (tx) => makers[address.replace("/{id}", "")]!(tx, ground));
    app.app.identities.forget();
    const one = address.replace("{id}", String(id));
    const read = await chief.get(one);
    const sent = await chief.put(one, read.body);
    if (read.status !== 200 || sent.status !== 200) {
      wrong.push([path, read.status, sent.status, sent.body]);
      continue;
    }
    const [before, after] = [settable(read.body, body!), settable((await chief.get(one)).body, body!)];
    const changed = Object.keys(before).filter((it) => !isDeepStrictEqual(before[it], after[it]));
    if (changed.length > 0) wrong.push([path, ...changed.map((it) => [it, before[it], after[it]])]);
  }
  expect(wrong).toEqual([]);
});

test("a version in If-Match guards a change and a deletion: of another one 412, with what stands there now", async () => {
  const { officer, valparaiso, shelters } = await aCountry(app);
  const draft = aRecord({ company_id: valparaiso, variable_id: shelters });
  const made = await officer.post("/records/situation", draft);
  expect(made.headers.get("etag")).toBe('"1"');
  const one = `/records/situation/${made.body.id}`;
  const asRead = (tag: string) => ({ headers: { "if-match": tag } });
  const changed = await officer.put(one, { title: "Gimnasio" }, asRead('"1"'));
  expect([changed.status, changed.headers.get("etag")]).toEqual([200, '"2"']);
  expect(await officer.put(one, { title: "Escuela" }, asRead('"1"'))).toMatchObject({
    status: 412,
    body: { code: "outdated", current: { title: "Gimnasio", version: 2 } },
  });
  for (const tag of ['"1"', "*", "abc"]) expect((await officer.delete(one, asRead(tag))).status, tag).toBe(412);
  expect((await officer.put(one, { version: 1, title: "Escuela" }, asRead('"2"'))).status).toBe(412);
  // As a proxy writes it that compresses.
  expect((await officer.delete(one, asRead('W/"2"'))).status).toBe(204);
});

test("a field that a thing does not have is a mistake, also beside what was read", async () => {
  const id = await app.write(system, (tx) => makers["/api/properties"]!(tx, ground));
  const { body } = await chief.get(`/properties/${id}`);
  const answer = await chief.put(`/properties/${id}`, { ...body, nonsense: 1 });
  expect(answer).toMatchObject({ status: 422, body: { errors: { nonsense: [expect.any(String)] } } });
});
