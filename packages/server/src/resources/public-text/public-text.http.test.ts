// Public text without signing in, as pages and as JSON.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aPlace, aVariable, password } from "../../testing/factories.ts";
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

test("a page has the product's face: its mark, its font from this server, and its languages", async () => {
  const { text, headers } = await page("/public/faqs/en");
  expect(text).toContain('<p class="brand"><svg');
  expect(text).toContain('href="/public/faqs/en" aria-label="EN · English" aria-current="true"');
  expect(headers.get("content-security-policy")).toContain("font-src 'self'");
  const [, font] = /url\("(\/assets\/inter-latin-[^"]+\.woff2)"\)/.exec((await page("/public/style.css")).text) ?? [];
  const file = await fetch(app.origin + font!);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "font/woff2"]);
  await file.arrayBuffer();
});

test("a page names the documents and variables that a topic is about, with the official text of a law", async () => {
  const place = await aPlace(app, { name: "Comuna Emisora" });
  const law = await chief.post("/legal-documents", {
    company_id: place,
    kind: "law",
    number: "21.364",
    title_es: "Establece un sistema",
    title_en: "Establishes a system",
    issuing_body: "Congreso Nacional",
    level: "national",
    issued_on: "2021-08-07",
    status: "in_force",
    official_url: "https://bcn.test/leychile?idNorma=1163423",
  });
  const variable = await aVariable(chief, { name_es: "Albergue seguro", name_en: "Safe shelter" });
  const related = { document_ids: [law.body.id], variable_ids: [variable] };
  const draft = { title_es: "Sistema", title_en: "System", body_es: "<p>x</p>", ...related };
  const topic = await published("topics", draft);
  expect(topic.documents).toMatchObject([{ number: "21.364" }]);
  const wrong = await chief.post("/topics", { ...draft, document_ids: [999_999], variable_ids: [999_999] });
  expect(Object.keys(wrong.body.errors).toSorted()).toEqual(["document_ids", "variable_ids"]);

  const { text } = await page("/public/topics/en");
  expect(text).toContain(
    '<a href="https://bcn.test/leychile?idNorma=1163423" rel="noopener noreferrer">Law 21.364</a>',
  );
  expect(text).toContain("Safe shelter");
  // A document that changes changes the page.
  await chief.put(`/legal-documents/${law.body.id}`, { version: 1, title_en: "Establishes another system" });
  expect((await page("/public/topics/en")).text).toContain("Establishes another system");
});

test("readers say whether an answer helped, with a form that needs no script, a few times a minute; editors see how many did", async () => {
  const { slug, id } = await published("faqs", { title_es: "¿Cómo salgo?", body_es: "<p>Por la vía señalada</p>" });
  const vote = (body: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${app.origin}/public/faqs/${slug}/votes`, {
      method: "POST",
      body: new URLSearchParams(body),
      headers,
      redirect: "manual",
    });
  const form = await page("/public/faqs/es");
  expect(form.text).toContain(`action="/public/faqs/${slug}/votes"`);
  expect(form.headers.get("content-security-policy")).toContain("form-action 'self'");

  const answer = await vote({ is_helpful: "true", language: "es" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`/public/faqs/es?answered=${slug}#${slug}`);
  expect((await page(`/public/faqs/es?answered=${slug}`)).text).toContain("Gracias por su respuesta.");
  expect((await app.stranger.post(`/public/faqs/${slug}/votes`, { is_helpful: false })).status).toBe(204);
  expect((await chief.get(`/faqs/${id}`)).body).toMatchObject({ helpful_yes: 1, helpful_no: 1, version: 2 });

  // Another site does not vote in its readers' name, a draft has no votes, and nobody votes without end.
  expect((await vote({ is_helpful: "true" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  const draft = (await chief.post("/faqs", { title_es: "¿Borrador?", body_es: "<p>x</p>" })).body;
  expect((await app.stranger.post(`/public/faqs/${draft.slug}/votes`, { is_helpful: true })).status).toBe(404);
  expect((await vote({ is_helpful: "quizás" })).status).toBe(422);
  const many = [
    await vote({ is_helpful: "true" }),
    await vote({ is_helpful: "true" }),
    await vote({ is_helpful: "true" }),
    await vote({ is_helpful: "true" }),
  ];
  expect(many.at(-1)!.status).toBe(429);
  expect(Number(many.at(-1)!.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("an office that votes on many answers signs in from the same address all the while", async () => {
  const { email } = await aPerson(app);
  const slugs: string[] = [];
  for (let number = 1; number <= 7; number++)
    slugs.push((await published("faqs", { title_es: `¿Duda ${number}?`, body_es: "<p>Sí</p>" })).slug);
  const votes: number[] = [];
  for (const slug of slugs)
    for (let vote = 1; vote <= 5; vote++)
      votes.push((await app.stranger.post(`/public/faqs/${slug}/votes`, { is_helpful: true })).status);
  expect(votes).toEqual(Array(35).fill(204));
  expect((await app.stranger.post(`/public/faqs/${slugs[0]}/votes`, { is_helpful: true })).status).toBe(429);
  expect((await app.stranger.post("/login", { email, password })).status).toBe(200);
});
