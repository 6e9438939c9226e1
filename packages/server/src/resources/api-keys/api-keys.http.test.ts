// Keys over HTTP: made, used within what their person may, seen, revoked.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../platform/database/database.ts";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { aProgramOf } from "../../testing/makers/keys.ts";
import { startTestApp, type Answer, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const reading = ["records.situation.index"];
const made = async (by: Caller, draft: object = {}) => {
  const answer = await by.post("/api-keys", { name: "Tablero regional", permissions: reading, ...draft });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { ...answer.body, program: app.withToken(by.id, answer.body.key) };
};
const draft = (company_id = country.valparaiso) => aRecord({ company_id, variable_id: country.shelters });

test("a key is told once, only its hash is kept, and it shows when and from where it was used last", async () => {
  const { officer } = country;
  const { key, program, ...shown } = await made(officer);
  expect(key).toMatch(/^atalaya_[\w-]{43}$/);
  expect(shown).toMatchObject({ prefix: key.slice(0, 14), state: "active", requests_per_minute: 600 });
  expect(Math.round((Date.parse(shown.expires_at) - Date.now()) / 86_400_000)).toBe(365);
  expect((await program.get("/records/situation")).status).toBe(200);
  await expect
    .poll(async () => (await officer.get("/api-keys")).body.data[0])
    .toMatchObject({ id: shown.id, last_address: "127.0.0.1", last_used_at: expect.any(String) });

  const { rows } = await sql<{ line: string }>`
    select row_to_json(k)::text as line from api_keys k union all select row_to_json(a)::text from audit_log a`.execute(
    app.db,
  );
  expect(rows.filter(({ line }) => line.includes(key))).toEqual([]);
  expect(JSON.stringify((await officer.get("/api-keys")).body)).not.toContain(key);
});

test("a key reads and writes only what it was given, and only in its places", async () => {
  const { officer, valparaiso, quilpue } = country;
  const reader = (await made(officer)).program;
  expect((await reader.post("/records/situation", draft())).status).toBe(403);
  expect((await reader.get("/records/risk")).status).toBe(403);
  expect((await reader.post("/uploads", { name: "a.txt", size: 1 })).status).toBe(403);

  const chief = await app.as("super_admin");
  const { program } = await made(chief, {
    permissions: ["records.situation.index", "records.situation.create"],
    company_ids: [valparaiso],
  });
  expect((await program.post("/records/situation", draft())).status).toBe(201);
  expect((await program.post("/records/situation", draft(quilpue))).body.errors).toHaveProperty("company_id");
  expect((await program.get(`/records/situation?place=${quilpue}`)).status).toBe(404);
  const { body } = await program.get("/user");
  expect(body.user.is_super_admin).toBe(0);
  expect(body.user.grants.flatMap((it: { company_ids: number[] }) => it.company_ids)).toEqual([valparaiso]);
});

test("nobody lends more than is the own, and what a person loses every key of the person loses at once", async () => {
  const viewer = await app.as("viewer", [country.valparaiso]);
  const refused = (it: object) => viewer.post("/api-keys", { name: "Nada", permissions: reading, ...it });
  expect((await refused({ permissions: ["records.situation.delete"] })).body.errors).toHaveProperty("permissions");
  expect((await refused({ permissions: ["users.index"] })).status).toBe(422);
  expect((await refused({ company_ids: [country.quilpue] })).body.errors).toHaveProperty("company_ids");
  expect((await refused({ expires_in_days: 4000 })).body.errors).toHaveProperty("expires_in_days");

  const { program } = await made(viewer);
  expect((await program.get("/records/situation")).status).toBe(200);
  await app.write(system, (tx) => tx.deleteFrom("role_assignments").where("user_id", "=", viewer.id).execute());
  app.app.identities.forget();
  expect((await program.get("/records/situation")).status).toBe(403);
});

test("of what a program did the log says by which key, beside the person", async () => {
  const { officer, chief } = country;
  const { program } = await made(officer, { name: "Sensores", permissions: [...reading, "records.situation.create"] });
  const { id } = (await program.post("/records/situation", draft())).body;
  const { id: own } = (await officer.post("/records/situation", draft())).body;
  const { data } = (await chief.get("/audit?resource=records")).body;
  const lineOf = (record_id: number) => data.find((it: { record_id: number }) => it.record_id === record_id);
  expect(lineOf(id)).toMatchObject({ actor_id: officer.id, key_name: "Sensores" });
  expect(lineOf(own)).toMatchObject({ actor_id: officer.id, key_name: null });
});

test("each answer says how many calls are left, and beyond them the program is told to wait", async () => {
  const { program } = await made(country.officer, { requests_per_minute: 3 });
  const answers: Answer[] = [];
  for (let call = 0; call < 4; call++) answers.push(await program.get("/user"));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  const told = (name: string) => answers.map(({ headers }) => headers.get(name));
  expect(told("ratelimit-limit")).toEqual(["3", "3", "3", "3"]);
  expect(told("ratelimit-remaining")).toEqual(["2", "1", "0", "0"]);
  for (const seconds of told("ratelimit-reset")) expect(Number(seconds)).toBeGreaterThan(0);
  expect(answers[3]).toMatchObject({ body: { code: "too_many", message: "Demasiados intentos. Espere un momento." } });
  expect(Number(answers[3]!.headers.get("retry-after"))).toBeGreaterThan(0);
  // The person goes on, and is told no figures.
  const own = await country.officer.get("/user");
  expect([own.status, own.headers.get("ratelimit-limit")]).toEqual([200, null]);
});

test("who keeps the people of a place sees their keys and ends one; it is over at once, and nobody else's is seen", async () => {
  const { valparaiso, quilpue, outsider } = country;
  const viewer = await app.as("viewer", [valparaiso]);
  const { id, program } = await made(viewer);
  const [keeper, elsewhere] = [await app.as("admin", [valparaiso]), await app.as("admin", [quilpue])];
  expect((await keeper.get(`/api-keys?user_id=${viewer.id}`)).body.data.map((it: { id: number }) => it.id)).toEqual([
    id,
  ]);
  for (const other of [elsewhere, outsider]) {
    expect((await other.get(`/api-keys?user_id=${viewer.id}`)).status).toBe(404);
    expect((await other.delete(`/api-keys/${id}`)).status).toBe(404);
  }
  expect((await program.get("/user")).status).toBe(200);
  expect((await keeper.delete(`/api-keys/${id}`)).body).toMatchObject({ state: "revoked" });
  expect((await program.get("/user")).status).toBe(401);
  expect((await keeper.delete(`/api-keys/${id}`)).status).toBe(200);
});

test("what one key did under a name is not told to another one that sends the same", async () => {
  const { officer } = country;
  const named = { headers: { "idempotency-key": "5b2f7d4e-3a61-4c0e-9b0a-0d0c9a7f1e55" } };
  const [one, other] = [await aProgramOf(app, officer), await aProgramOf(app, officer)];
  const body = draft();
  const first = await one.post("/records/situation", body, named);
  expect(first.status).toBe(201);
  expect((await one.post("/records/situation", body, named)).body.id).toBe(first.body.id);
  expect(await other.post("/records/situation", body, named)).toMatchObject({
    status: 422,
    body: { code: "key_used" },
  });
});

test("passwords, sessions, people, roles, keys, copies and the installation are closed to every key, whatever its person may", async () => {
  const chief = await app.as("super_admin");
  const program = await aProgramOf(app, chief);
  const closed = /^\/api\/(?:settings|users|roles|api-keys|backups|installation|packs|logout)\b/;
  const asked = app.routes.filter(({ url, config }) => closed.test(url) && config?.access !== "public");
  expect(asked.length).toBeGreaterThan(30);
  for (const { url, method } of asked)
    for (const verb of [method].flat().filter((it) => it !== "HEAD")) {
      const { status, body } = await program.send(verb, url.replaceAll(/:\w+/g, "1"), verb === "GET" ? null : {});
      expect([verb, url, status, body.code]).toEqual([verb, url, 403, "closed_to_keys"]);
    }
});
