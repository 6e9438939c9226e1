// Public text without signing in, as pages and as JSON.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let chief: Caller;
beforeAll(async () => {
  app = await startTestApp({ ORGANISATION: "Municipalidad <Prueba>" });
  chief = await app.as("super_admin");
});
afterAll(() => app.stop());

const published = async (noun: string, draft: object) => {
  const { id, version } = (await chief.post(`/${noun}`, draft)).body;
  return (await chief.post(`/${noun}/${id}/publication`, { version, is_published: true })).body;
};
const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(app.origin + path, { headers: { accept: "text/html", ...headers } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const titles = async (noun: string) =>
  (await app.stranger.get(`/public/${noun}`)).body.data.map(({ title_es }: { title_es: string }) => title_es);

test("everybody reads what is published, in its order, and nobody a draft; withdrawn it is gone at once", async () => {
  await chief.post("/topics", { title_es: "Borrador", body_es: "<p>Secreto</p>" });
  const tsunami = await published("topics", { title_es: "Tsunami", body_es: "<p>Suba</p>" });
  const fire = await published("topics", { title_es: "Incendio", body_es: "<p>Salga</p>" });
  expect(await titles("topics")).toEqual(["Tsunami", "Incendio"]);
  await chief.put("/topics/order", { ids: [fire.id, tsunami.id] });
  expect(await titles("topics")).toEqual(["Incendio", "Tsunami"]);
  expect((await page("/public/topics/es")).text).not.toContain("Secreto");

  const { version } = (await chief.get(`/topics/${tsunami.id}`)).body;
  await chief.post(`/topics/${tsunami.id}/publication`, { version, is_published: false });
  expect(await titles("topics")).toEqual(["Incendio"]);
  const { body } = await app.stranger.get("/public/topics.json");
  expect(body.organisation).toBe("Municipalidad <Prueba>");
  expect(JSON.stringify(body)).not.toMatch(/created_by|updated_by|version/);
});

test("a page is in the language of its address, else of the reader; what has no English says so and is marked as Spanish", async () => {
  await published("faqs", { title_es: "¿Cuándo?", title_en: "When?", body_es: "<p>Ya</p>", body_en: "<p>Now</p>" });
  await published("faqs", { title_es: "¿Dónde?", body_es: "<p>Aquí</p>" });
  const es = await page("/public/faqs/es", { "accept-language": "en" });
  expect(es.text).toContain('<html lang="es">');
  expect(es.text).toContain("¿Cuándo?");
  const en = await page("/public/faqs", { "accept-language": "en-GB,en" });
  expect(en.headers.get("vary")).toContain("accept-language");
  expect(en.text).toContain("When?");
  expect(en.text).toContain('<span lang="es">¿Dónde?</span>');
  expect(en.text).toContain("Only in Spanish");
  expect(en.text).toContain('href="/public/faqs/es"');
  expect((await page("/public/faqs/fr")).status).toBe(404);
});

test("V22 everybody reads the current edition of the terms and no other", async () => {
  const publish = async (body_es: string) => {
    const { id, version } = (await chief.post("/terms", { kind: "terms", effective_from: "2026-01-01", body_es })).body;
    await chief.post(`/terms/${id}/publication`, { version });
  };
  await publish("<p>Primera</p>");
  await publish("<h2>Segunda</h2>");
  await chief.post("/terms", { kind: "privacy", effective_from: "2026-01-01", body_es: "<p>Borrador</p>" });
  const { body } = await app.stranger.get("/public/terms");
  expect(body.data).toMatchObject([{ kind: "terms", edition: 2, body_es: "<h2>Segunda</h2>" }]);
  const { text } = await page("/public/terms/es");
  expect(text).toContain("<h4>Segunda</h4>");
  expect(text).toContain("1 de enero de 2026");
  expect(text).not.toMatch(/Primera|Borrador/);
});

test("R-504 a page runs no script and nothing that was written breaks out of it", async () => {
  await published("topics", { title_es: "<script>x()</script>", body_es: "<p>Uno<script>x()</script></p>" });
  const { text, headers } = await page("/public/topics/es");
  expect(text).not.toContain("<script");
  expect(text).toContain("Municipalidad &lt;Prueba&gt;");
  const rules = headers.get("content-security-policy") ?? "";
  expect(rules).toContain("default-src 'none'");
  expect(rules).not.toMatch(/script-src|unsafe/);
});

test("pages and JSON may be kept for a minute and are sent again only when they have changed", async () => {
  for (const path of ["/public/topics/en", "/public/topics.json", "/public/style.css"]) {
    const first = await page(path);
    expect(first.headers.get("cache-control"), path).toMatch(/^public, max-age=\d+$/);
    const again = await page(path, { "if-none-match": first.headers.get("etag")! });
    expect(again.status, path).toBe(304);
  }
  const before = (await page("/public/topics.json")).headers.get("etag");
  await published("topics", { title_es: "Nuevo", body_es: "<p>x</p>" });
  expect((await page("/public/topics.json")).headers.get("etag")).not.toBe(before);
});
