// Settings of the installation: who may, what the environment decides, what takes effect at once, and setting up step by step.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPlaceDraft } from "../../testing/factories.ts";
import { changeSettings, pageConfigOf, pageOf, settingsOf } from "../../testing/installation.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let keeper: Caller;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await app.as("super_admin");
});
afterAll(() => app.stop());

const installation = (by = keeper) => settingsOf(by);
const change = (fields: object, by = keeper) => changeSettings(by, fields);
const configOf = () => pageConfigOf(app);
const security = async () => (await pageOf(app)).headers.get("content-security-policy") ?? "";

test("what is set holds at once, on the login page, on public pages and in what is made here", async () => {
  const changed = await change({
    organisation: "Municipalidad Demo de Ñuñoa",
    organisation_unit: "Unidad de Gestión del Riesgo",
    app_name: "Vigía",
    locale: "en",
    timezone: "Pacific/Easter",
    currency: "COP",
  });
  expect(changed).toMatchObject({ status: 200, body: { organisation: "Municipalidad Demo de Ñuñoa", locked: {} } });
  expect(await configOf()).toMatchObject({
    app_name: "Vigía",
    organisation: "Municipalidad Demo de Ñuñoa",
    organisation_unit: "Unidad de Gestión del Riesgo",
    locale: "en",
    timezone: "Pacific/Easter",
    currency: "COP",
  });
  expect((await keeper.get("/public/topics.json")).body.organisation).toBe("Municipalidad Demo de Ñuñoa");
  expect((await keeper.get("/packs/own")).body.title.es).toContain("Municipalidad Demo de Ñuñoa");
});

test("what is emptied is as if nobody had said it", async () => {
  await change({ app_name: "", organisation: null, locale: null });
  expect(await configOf()).toMatchObject({ app_name: "Atalaya", organisation: null, locale: "es" });
});

test("only a super administrator sees or changes any of it", async () => {
  const admin = await app.as("admin");
  const { version } = await installation();
  const answers = await Promise.all([
    admin.get("/installation"),
    admin.put("/installation", { version, organisation: "Otra" }),
    admin.put("/installation/logo", { content: "AAAA" }),
    admin.delete("/installation/logo"),
    admin.get("/installation/setup"),
    admin.get("/installation/health"),
    admin.post("/installation/test-letter"),
    admin.post("/installation/test-backup-place"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
});

test("two windows do not overwrite each other: the second is told what the first saved", async () => {
  const { version } = await installation();
  expect((await keeper.put("/installation", { version, organisation: "Primera" })).status).toBe(200);
  const second = await keeper.put("/installation", { version, organisation: "Segunda" });
  expect(second).toMatchObject({ status: 409, body: { current: { organisation: "Primera", version: version + 1 } } });
});

const wrong: [field: string, value: unknown][] = [
  ["app_name", "x".repeat(61)],
  ["public_url", "javascript:alert(1)"],
  ["locale", "fr"],
  ["timezone", "Mars/Olympus"],
  ["currency", "ZZZ"],
  ["own_place_id", 999_999],
  ["ground", "moon"],
  ["map_style_url", "file:///etc/passwd"],
  ["map_style_dark_url", "//elsewhere.test/style.json"],
  ["map_raster_url", "https://tiles.test/one.png"],
  ["map_pmtiles_url", "../secret.pmtiles"],
  ["mail_host", "correo.cl/../"],
  ["mail_port", 0],
  ["mail_security", "rot13"],
  ["mail_from", "nobody"],
  ["backup_to", "relative/folder"],
  ["backup_to", "ftp://host/folder"],
  ["backup_at", "25:00"],
  ["backup_keep_days", -1],
  ["backup_key", "AGE-SECRET-KEY-1QQ"],
  ["skipped_steps", ["everything"]],
];
test.each(wrong)("a wrong %s is refused on its field: %j", async (field, value) => {
  const before = await installation();
  const { status, body } = await change({ [field]: value });
  expect(status).toBe(422);
  expect(Object.keys(body.errors).some((at) => at === field || at.startsWith(`${field}.`))).toBe(true);
  expect(await installation()).toEqual(before);
});

test("a ground needs its address; the page may reach it only once it is chosen, and no longer after another is", async () => {
  const map_style_url = "https://mapas.ejemplo.test/estilo.json";
  expect(await security()).not.toContain("ejemplo.test");
  expect((await change({ ground: "style" })).body.errors).toHaveProperty("map_style_url");
  expect((await change({ ground: "raster", map_style_url })).body.errors).toHaveProperty("map_raster_url");
  expect((await change({ map_style_url })).status).toBe(200);
  expect(await security()).not.toContain("ejemplo.test");
  await change({ ground: "style", map_style_dark_url: "https://oscuro.ejemplo.test/estilo.json" });
  expect(await configOf()).toMatchObject({
    map: { style_url: map_style_url, style_dark_url: "https://oscuro.ejemplo.test/estilo.json" },
  });
  expect(await security()).toMatch(/connect-src 'self' https:\/\/mapas\.ejemplo\.test https:\/\/oscuro\.ejemplo\.test/);
  await change({ ground: "included" });
  expect(await configOf()).toMatchObject({ map: {} });
  expect(await security()).not.toContain("ejemplo.test");
  expect(await installation()).toMatchObject({ ground: "included", map_style_url });
});

test("setting up counts what is settled; a step that is skipped can be taken up again", async () => {
  const states = async () =>
    Object.fromEntries(
      (await keeper.get("/installation/setup")).body.steps.map(({ key, state }: { key: string; state: string }) => [
        key,
        state,
      ]),
    );
  await change({ organisation: null, ground: null, backup_to: null, backup_at: null });
  expect(await states()).toMatchObject({
    organisation: "open",
    country: "open",
    place: "open",
    ground: "open",
    mail: "open",
    backup: "warning",
  });
  await change({ organisation: "Municipalidad Demo", ground: "included", skipped_steps: ["mail", "backup", "mail"] });
  expect((await installation()).skipped_steps).toEqual(["mail", "backup"]);
  expect(await states()).toMatchObject({ organisation: "done", ground: "done", mail: "skipped", backup: "skipped" });
  await keeper.post("/packs/load", { key: "colombia", is_rehearsal: false });
  const { id } = (await keeper.post("/companies", aPlaceDraft())).body;
  await change({ own_place_id: id, skipped_steps: [] });
  const setup = (await keeper.get("/installation/setup")).body;
  expect(setup.own_place).toMatchObject({ id, has_boundary: false });
  expect(setup.packs).toMatchObject([{ title_es: expect.stringContaining("Colombia") }]);
  expect(await states()).toMatchObject({ country: "done", place: "done", backup: "warning" });
  expect(await configOf()).toMatchObject({ own_place_id: id });
});

test("V18 the own place is not deleted while it is that, and the refusal says so", async () => {
  const { own_place_id } = await installation();
  const { version } = (await keeper.get(`/companies/${own_place_id}`)).body;
  const refused = await keeper.delete(`/companies/${own_place_id}?version=${version}`);
  expect(refused).toMatchObject({ status: 409, body: { code: "in_use", dependants: { installation: 1 } } });
  await change({ own_place_id: null });
  expect((await keeper.delete(`/companies/${own_place_id}?version=${version}`)).status).toBe(204);
});

test("the health of the installation is told in the language of whoever asks, without passwords", async () => {
  const { body } = await keeper.get("/installation/health");
  const texts = body.findings.map(({ text }: { text: string }) => text).join("\n");
  expect(texts).toMatch(/Base de datos: .*PostGIS \d/);
  expect(texts).toMatch(/Esquema al día/);
  expect(texts).toMatch(/Sin servidor de correo/);
  const english = (await keeper.get("/installation/health", { headers: { "accept-language": "en" } })).body;
  expect(english.findings.map(({ key }: { key: string }) => key)).toEqual(
    body.findings.map(({ key }: { key: string }) => key),
  );
  expect(JSON.stringify(english)).toContain("No mail server");
});

describe("where the environment says something", () => {
  let other: TestApp;
  let chief: Caller;
  beforeAll(async () => {
    other = await startTestApp({
      ORGANISATION: "SENAPRED (demo)",
      SMTP_URL: "smtps://avisos:clave-del-entorno@correo.demo.test",
      MAIL_FROM: "avisos@demo.test",
      PUBLIC_URL: "https://demo.test",
      MAP_RASTER_URL: "https://teselas.demo.test/{z}/{x}/{y}.png",
      BACKUP_KEEP: "1,1,1",
    });
    chief = await other.as("super_admin");
  });
  afterAll(() => other.stop());

  test("it wins, is shown as locked by its variable, and cannot be changed here", async () => {
    const { body } = await chief.get("/installation");
    expect(body).toMatchObject({
      organisation: "SENAPRED (demo)",
      mail_host: "correo.demo.test",
      mail_port: 465,
      mail_security: "tls",
      mail_user: "avisos",
      has_mail_password: true,
      ground: "raster",
      backup_keep_days: 1,
      locked: {
        organisation: "ORGANISATION",
        mail_host: "SMTP_URL",
        mail_password: "SMTP_URL",
        ground: "MAP_RASTER_URL",
        map_style_url: "MAP_RASTER_URL",
        backup_keep_months: "BACKUP_KEEP",
      },
    });
    expect(body.locked).not.toHaveProperty("organisation_unit");
    expect(JSON.stringify(body)).not.toContain("clave-del-entorno");
    for (const fields of [
      { organisation: "Otra" },
      { mail_port: 25 },
      { ground: "included" },
      { backup_keep_days: 9 },
    ]) {
      const refused = await change(fields, chief);
      expect(refused).toMatchObject({ status: 422 });
      expect(Object.keys(refused.body.errors)).toEqual(Object.keys(fields));
    }
    expect((await change({ organisation_unit: "Dirección Regional" }, chief)).status).toBe(200);
  });
});
