// What a program reads of a thing it may send back as it is, and a version in a header guards as one in the body does.
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueOf, domains, type Domain } from "@atalaya/contract/domain/domains.ts";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { makers } from "../../testing/makers/by-path.ts";
import type { Ground } from "../../testing/makers/maker.ts";
import { operationsOf } from "../../testing/operations.ts";
import { aGround } from "../../testing/own-and-other.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { system } from "../database/database.ts";

let app: TestApp;
let chief: Caller;
let ground: Ground;
beforeAll(async () => {
  app = await startTestApp();
  chief = await app.as("super_admin");
  ground = await aGround(app, "Ida y vuelta");
});
afterAll(() => app.stop());

const domainOf = (path: string): Domain =>
  domains.find((it) => path.includes(catalogueOf[it])) ?? (path.includes("/alerts") ? "alert" : "situation");

/** What a change sets by itself. */
const untold = ({ version: _v, updated_at: _u, updated_by: _b, ...rest }: Record<string, unknown>) => rest;

/** One whose things cannot be changed once they are made, and why. */
const kept: Record<string, string> = {};

test("every thing that can be read and changed takes back what it answered, and is the same afterwards", async () => {
  const names = operationsOf(app.app).map(({ name }) => name);
  const paths = names.flatMap((name) => {
    const [, path] = /^PUT (\/api\/.*\/\{id\})$/.exec(name) ?? [];
    return path && names.includes(`GET ${path}`) && !(path in kept) ? [path] : [];
  });
  expect(paths.length).toBeGreaterThan(20);
  const wrong: unknown[] = [];
  for (const path of paths) {
    const address = path.replace("{domain}", domainOf(path));
    const id = await app.write(system, (tx) => makers[address.replace("/{id}", "")]!(tx, ground));
    app.app.identities.forget();
    const one = address.replace("{id}", String(id));
    const read = await chief.get(one);
    const sent = await chief.put(one, read.body);
    const again = await chief.get(one);
    if (read.status !== 200 || sent.status !== 200) wrong.push([path, read.status, sent.status, sent.body]);
    else if (JSON.stringify(untold(read.body)) !== JSON.stringify(untold(again.body)))
      wrong.push([path, untold(read.body), untold(again.body)]);
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
