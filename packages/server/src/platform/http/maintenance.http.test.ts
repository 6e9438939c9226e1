// Maintenance: everything is read, nothing is changed, and everybody is told why and until when.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RouteOptions } from "fastify";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { pageConfigOf, settingsOf } from "../../testing/installation.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { chunksOf, finishUpload, sendChunk, someText, startUpload } from "../../testing/uploads.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let keeper: Caller;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  keeper = await app.as("super_admin");
});
afterAll(() => app.stop());

const put = async (fields: object, by = keeper) =>
  by.put("/installation/maintenance", { ...fields, version: (await settingsOf(keeper)).version });
const begin = (fields: object = {}) => put({ is_in_maintenance: true, ...fields });
const end = () => put({ is_in_maintenance: false });

const isReading = (method: string) => ["GET", "HEAD", "OPTIONS"].includes(method);
const writing = () =>
  app.routes.flatMap((route) =>
    [route.method]
      .flat()
      .filter((method) => !isReading(method))
      .map((method) => ({ method, route, name: `${method} ${route.url}` })),
  );
const addressOf = ({ url }: RouteOptions) => url.replace(":domain", "situation").replaceAll(/:\w+/g, "1");

/** What is taken all the same, and why. */
const taken = {
  "POST /api/login": "reading asks for it",
  "POST /api/logout": "who leaves has left",
  "DELETE /api/api-keys/:id": "a lost key does not wait",
  "DELETE /api/settings/sessions": "a lost telephone does not wait",
  "DELETE /api/settings/sessions/:id": "a lost telephone does not wait",
  "POST /api/files/:id/ticket": "pictures are read by it",
  "POST /api/rich-text": "it keeps nothing",
  "POST /api/backups": "what maintenance is often for",
  "PUT /api/installation/maintenance": "it has to end",
  "PUT /api/presence": "it keeps nothing",
};

describe("while it is on", () => {
  beforeAll(async () => {
    await begin({ maintenance_message_es: "Cambio de servidor", maintenance_until: "2100-03-02T18:30:00Z" });
  });
  afterAll(end);

  test("every call that changes something is refused, and nothing of it is written; the exceptions are these", async () => {
    const before = await app.rowCounts();
    const open = Object.fromEntries(
      writing().flatMap(({ name, route }) => (route.config?.inMaintenance ? [[name, route.config.inMaintenance]] : [])),
    );
    expect(open).toEqual(taken);
    const others = writing().filter(({ name }) => !(name in taken));
    expect(others.length).toBeGreaterThan(100);
    for (const { method, route, name } of others) {
      const answer = await keeper.send(method, addressOf(route), {});
      expect([answer.status, answer.body?.code], name).toEqual([503, "maintenance"]);
      expect(Number(answer.headers.get("retry-after")), name).toBeGreaterThan(3600);
    }
    expect(await app.rowCounts()).toEqual(before);
  });

  test("the refusal says so in the caller's language", async () => {
    const draft = aRecord({ company_id: country.valparaiso, variable_id: country.shelters });
    expect((await country.officer.post("/records/situation", draft)).body.message).toContain("En mantenimiento");
    const english = { headers: { "accept-language": "en" } };
    expect((await country.officer.post("/records/situation", draft, english)).body.message).toContain("In maintenance");
  });

  test("who may not make a call, or calls what is not there, is told that and not of maintenance", async () => {
    expect((await country.viewer.post("/records/situation", {})).status).toBe(403);
    expect((await app.stranger.post("/records/situation", {})).status).toBe(401);
    expect((await keeper.post("/nothing-of-ours", {})).status).toBe(404);
  });

  test("reading goes on: lists, exports, pages, health; signing in and out too", async () => {
    const { officer } = country;
    for (const path of ["/records/situation", "/records/situation/totals", "/dashboard", "/user", "/health/ready"])
      expect((await officer.get(path)).status, path).toBe(200);
    expect((await officer.get("/records/situation/export?format=csv")).status).toBe(200);
    expect((await officer.post("/rich-text", { html: "<p>Hola</p>" })).status).toBe(200);
    const wrong = { email: "nadie@demo.test", password: "no-es-esta-1", remember: false };
    expect((await app.stranger.post("/login", wrong)).body.code).toBe("credentials");
    expect((await (await app.as("viewer")).post("/logout")).status).toBe(204);
  });

  test("everybody is told why and until when: the page, whoever asks, and readers of public pages", async () => {
    const maintenance = {
      message_es: "Cambio de servidor",
      message_en: null,
      until: expect.stringMatching(/^2100-03-02/),
    };
    expect((await app.stranger.get("/maintenance")).body).toEqual({ maintenance });
    expect(await pageConfigOf(app)).toMatchObject({ maintenance });
    const page = await (await fetch(`${app.origin}/public/faqs/en`)).text();
    expect(page).toContain("Read only for maintenance.");
    expect(page).toContain("Cambio de servidor");
    expect(page).toMatch(/Expected end: [^<]*2100/);
    expect(page).not.toContain('class="vote"');
  });

  test("the settings wait as all else does, but what is said of it may be changed", async () => {
    const { version } = await settingsOf(keeper);
    expect((await keeper.put("/installation", { version, organisation: "Otra" })).body.code).toBe("maintenance");
    expect((await put({ maintenance_message_en: "New server" })).body).toMatchObject({
      is_in_maintenance: true,
      maintenance_message_en: "New server",
    });
  });
});

test("only a super administrator begins or ends it", async () => {
  const admin = await app.as("admin");
  expect((await put({ is_in_maintenance: true }, admin)).status).toBe(403);
  expect((await app.stranger.get("/maintenance")).body).toEqual({ maintenance: null });
});

test("what was refused is saved as it is once it is over, and both stand in the audit log", async () => {
  const { officer, valparaiso, shelters } = country;
  const draft = aRecord({ company_id: valparaiso, variable_id: shelters, title: "Albergue de espera" });
  const key = { headers: { "idempotency-key": crypto.randomUUID() } };
  await begin();
  expect((await officer.post("/records/situation", draft, key)).status).toBe(503);
  await end();
  expect((await officer.post("/records/situation", draft, key)).status).toBe(201);
  const audit = (await keeper.get("/audit?resource=installation&per_page=100")).body.data;
  const said = audit.map(({ after }: { after: { is_in_maintenance?: boolean } | null }) => after?.is_in_maintenance);
  expect(said).toEqual(expect.arrayContaining([true, false]));
});

test("R-708 an upload that was under way is refused and goes on afterwards where it was", async () => {
  const { officer } = country;
  const content = someText(9_000_000);
  const { session_id, end_offset } = (await startUpload(officer, { name: "plano.txt", content })).body.data;
  const [first, second] = chunksOf(content, end_offset);
  expect((await sendChunk(officer, session_id, first!.offset, first!.chunk)).status).toBe(200);
  await begin();
  expect((await sendChunk(officer, session_id, second!.offset, second!.chunk)).body.code).toBe("maintenance");
  expect((await finishUpload(officer, session_id)).body.code).toBe("maintenance");
  expect((await officer.get(`/uploads/${session_id}`)).body.received).toEqual([first!.offset]);
  await end();
  expect((await sendChunk(officer, session_id, second!.offset, second!.chunk)).status).toBe(200);
  expect((await finishUpload(officer, session_id)).body.data.size).toBe(content.length);
});

test("the environment decides where it says anything: then nobody turns it off here", async () => {
  const kept = await startTestApp({ MAINTENANCE: "true" });
  try {
    const chief = await kept.as("super_admin");
    expect((await chief.post("/records/situation", {})).body.code).toBe("maintenance");
    const { version, locked } = await settingsOf(chief);
    expect(locked.is_in_maintenance).toBe("MAINTENANCE");
    const off = await chief.put("/installation/maintenance", { version, is_in_maintenance: false });
    expect(off.body.errors).toHaveProperty("is_in_maintenance");
    const said = await chief.put("/installation/maintenance", { version, maintenance_message_es: "Copia en curso" });
    expect(said.status).toBe(200);
    expect((await chief.get("/maintenance")).body.maintenance.message_es).toBe("Copia en curso");
  } finally {
    await kept.stop();
  }
});
