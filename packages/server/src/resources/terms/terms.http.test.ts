// Terms in editions, and their acceptance, over HTTP.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPlace } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let chief: Caller;
beforeAll(async () => {
  app = await startTestApp();
  chief = await app.as("super_admin");
});
afterAll(() => app.stop());

const draft = async (changes: object = {}) =>
  (await chief.post("/terms", { kind: "terms", effective_from: "2026-01-01", body_es: "<p>Uso</p>", ...changes })).body;
const publish = ({ id, version }: { id: number; version: number }) =>
  chief.post(`/terms/${id}/publication`, { version });
const editions = async (kind: string) =>
  (await chief.get("/terms")).body.data
    .filter((it: { kind: string }) => it.kind === kind)
    .map((it: { edition: number | null; status: string }) => [it.edition, it.status]);

test("V22 publishing makes the one current edition of its kind and supersedes the one before", async () => {
  expect((await publish(await draft())).body).toMatchObject({ edition: 1, status: "published" });
  expect((await publish(await draft())).body).toMatchObject({ edition: 2, status: "published" });
  await draft();
  expect(await editions("terms")).toEqual([
    [null, "draft"],
    [2, "published"],
    [1, "superseded"],
  ]);
  expect((await publish(await draft({ kind: "privacy" }))).body).toMatchObject({ edition: 1 });
});

test("V22 of drafts that are published at the same moment one is current", async () => {
  const drafts = [];
  for (let count = 0; count < 6; count += 1) drafts.push(await draft({ kind: "cookies" }));
  const answers = await Promise.all(drafts.map(publish));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  const found = await editions("cookies");
  expect(found.map(([edition]: [number]) => edition)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(found.filter(([, status]: [number, string]) => status === "published")).toHaveLength(1);
});

test("V22 what was published is neither changed nor deleted, not by hand in the database either", async () => {
  const { body: first } = await publish(await draft({ kind: "data_licence" }));
  await publish(await draft({ kind: "data_licence" }));
  const { version } = (await chief.get(`/terms/${first.id}`)).body;
  const answers = [
    await chief.put(`/terms/${first.id}`, { version, body_es: "<p>Otro</p>" }),
    await chief.delete(`/terms/${first.id}?version=${version}`),
    await publish({ id: first.id, version }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 409, body: { code: "terms_published" } });
  const byHand = app.write({ id: chief.id }, (tx) =>
    sql`update terms set body_es = 'otro' where id = ${first.id}`.execute(tx),
  );
  await expect(byHand).rejects.toThrow("never changed");
});

test("V22 an edition is published ahead of its day and becomes current on it, without anybody there", async () => {
  const now = (await publish(await draft({ kind: "privacy" }))).body;
  const first = (await publish(await draft({ kind: "privacy", effective_from: "2999-01-01" }))).body;
  const announced = (await publish(await draft({ kind: "privacy", effective_from: "2998-01-01" }))).body;
  const statusOf = async ({ id }: { id: number }) => (await chief.get(`/terms/${id}`)).body.status;
  expect(await Promise.all([now, first, announced].map(statusOf))).toEqual(["published", "superseded", "scheduled"]);
  const reader = await app.as("viewer", []);
  const pendingIds = async () => (await reader.get("/terms/pending")).body.data.map(({ id }: { id: number }) => id);
  expect(await pendingIds()).toContain(now.id);
  expect(await pendingIds()).not.toContain(announced.id);
  expect((await reader.post(`/terms/${announced.id}/acceptance`)).status).toBe(404);

  // Its day has come.
  await app.write({ id: chief.id }, async (tx) => {
    await sql`alter table terms disable trigger terms_kept`.execute(tx);
    await sql`update terms set effective_from = current_date where id = ${announced.id}`.execute(tx);
    await sql`alter table terms enable trigger terms_kept`.execute(tx);
  });
  expect(await Promise.all([now, announced].map(statusOf))).toEqual(["superseded", "published"]);
  expect(await pendingIds()).toContain(announced.id);
  expect(await pendingIds()).not.toContain(now.id);
  const next = (await publish(await draft({ kind: "privacy" }))).body;
  expect(await Promise.all([now, announced, next].map(statusOf))).toEqual(["superseded", "superseded", "published"]);
});

test("V22 an announced edition becomes current when its day begins in the country, be it earlier or later than elsewhere", async () => {
  const country = await aPlace(app, { kind: "country" });
  // At any moment the day of one of them is not that of the other.
  for (const zone of ["Pacific/Kiritimati", "Etc/GMT+12"]) {
    const { rows } = await sql<{ today: string; tomorrow: string }>`
      select it::date as today, (it + interval '1 day')::date as tomorrow from (select now() at time zone ${zone} as it) there`.execute(
      app.db,
    );
    const { today, tomorrow } = rows[0]!;
    await app.write({ id: chief.id }, (tx) =>
      sql`update companies set timezone = ${zone} where id = ${country}`.execute(tx),
    );
    const announced = (await publish(await draft({ kind: "cookies", effective_from: tomorrow }))).body;
    expect([zone, announced.status]).toEqual([zone, "scheduled"]);
    const current = (await publish(await draft({ kind: "cookies", effective_from: today }))).body;
    expect([zone, current.status]).toEqual([zone, "published"]);
  }
});

test("a draft is changed and deleted", async () => {
  const future = await draft({ effective_from: "2999-01-01" });
  const changed = await chief.put(`/terms/${future.id}`, {
    version: 1,
    effective_from: "2026-02-01",
    body_en: "<p onclick=x()>Use</p>",
  });
  expect(changed.body).toMatchObject({ version: 2, body_en: "<p>Use</p>", translation: "complete" });
  expect((await chief.delete(`/terms/${future.id}?version=2`)).status).toBe(204);
  expect((await chief.post(`/terms/${future.id}/restore`)).status).toBe(200);
});

test("V22 everybody who signs in is asked once per edition, and the acceptance says who, what, when and from where", async () => {
  const person = await app.as("viewer", []);
  const pending = async () => (await person.get("/terms/pending")).body.data;
  const asked = await pending();
  const current = asked.find((it: { kind: string }) => it.kind === "terms");
  expect(current).toMatchObject({ edition: 2, body_es: "<p>Uso</p>" });
  for (const { id } of asked) expect((await person.post(`/terms/${id}/acceptance`)).status).toBe(204);
  expect(await pending()).toEqual([]);
  expect((await person.post(`/terms/${current.id}/acceptance`)).status).toBe(204);

  const { rows } = await sql`
    select user_id, address, accepted_at is not null as is_dated from terms_acceptances where terms_id = ${current.id}`.execute(
    app.db,
  );
  expect(rows).toEqual([{ user_id: person.id, address: "127.0.0.1", is_dated: true }]);
  expect((await chief.get(`/terms/${current.id}`)).body.acceptance_count).toBe(1);

  const next = (await publish(await draft())).body;
  expect((await pending()).map(({ id }: { id: number }) => id)).toEqual([next.id]);
  for (const edition of [current, await draft()])
    expect((await person.post(`/terms/${edition.id}/acceptance`)).status, edition.status).toBe(404);
});
