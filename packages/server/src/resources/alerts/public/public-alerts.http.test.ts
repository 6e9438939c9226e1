// Alerts as everybody reads them: pages, feeds and CAP files, of what was sent and of nothing else.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre, inHours } from "../../../testing/alerts.ts";
import { startTestApp, type Answer, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: "https://alertas.example.org" });
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

const text = ({ bytes }: Answer) => new TextDecoder().decode(bytes);
const read = async (path: string, headers: Record<string, string> = {}) => app.stranger.get(path, { headers });
const identifiers = async () =>
  (await read("/public/alerts.json")).body.data.map((it: { identifier: string }) => it.identifier);
const identifierOf = (alert: { messages: { identifier: string }[] }) => alert.messages.at(-1)!.identifier;

test("what was sent is there at once, as JSON, Atom, RSS, CAP and a page, without signing in", async () => {
  const { issued, valparaiso } = centre;
  const alert = await issued();
  const identifier = identifierOf(alert);
  expect(identifier).toMatch(/^CL-0-\d{14}-1$/);
  const { body } = await read("/public/alerts.json");
  expect(body.data).toMatchObject([
    { identifier, message_type: "Alert", place: "Valparaíso", level: "roja", headline_es: alert.headline_es },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Persona \d|drafted|submitted/);
  for (const form of ["atom", "rss"]) {
    const feed = await read(`/public/alerts.${form}`);
    expect(feed.headers.get("content-type")).toContain(`application/${form}+xml`);
    expect(text(feed)).toContain(`https://alertas.example.org/public/alerts/${identifier}.xml`);
  }
  const cap = await read(`/public/alerts/${identifier}.xml`);
  expect(cap.headers.get("content-type")).toContain("application/cap+xml");
  expect(cap.headers.get("cache-control")).toContain("immutable");
  expect(text(cap)).toContain(`<identifier>${identifier}</identifier>`);
  expect(text(cap)).toContain(`<circle>-33.11,-71.57 2</circle>`);
  expect(text(cap)).toContain(`<web>https://alertas.example.org/public/alerts/${identifier}</web>`);
  expect(valparaiso).toBeGreaterThan(0);
});

test("the page says what to do before what happens, needs no script, and is small", async () => {
  const { issued } = centre;
  const alert = await issued({ headline_es: "Salga <ahora> & ya", description_es: "El fuego avanza.\n\nHay viento." });
  const path = `/public/alerts/${identifierOf(alert)}`;
  const page = await read(`${path}/es`);
  const html = text(page);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(html).not.toMatch(/<script|onclick/i);
  expect(html).toContain("<h1>Salga &lt;ahora&gt; &amp; ya</h1>");
  expect(html.indexOf("Qué hacer")).toBeLessThan(html.indexOf("Qué ocurre"));
  expect(html).toContain("<p>El fuego avanza.</p><p>Hay viento.</p>");
  expect(html).toContain("Alerta Roja");
  // The page allows no style of its own: a colour stands in a drawing.
  expect(html).toContain(`fill="#E53935"`);
  expect(html).not.toContain("style=");
  const style = await read("/public/style.css");
  expect(page.bytes.length + style.bytes.length).toBeLessThan(30_000);
  const english = text(await read(path, { "accept-language": "en", accept: "text/html" }));
  expect(english).toContain("What to do");
  expect(english).toContain(`<div class="text" lang="es">`);
  expect(text(await read("/public/alerts/en"))).toContain("In force");
});

test("who has read it asks whether it changed, and is told so in a line", async () => {
  const { issued } = centre;
  await issued();
  for (const path of ["/public/alerts.atom", "/public/alerts.json", "/public/alerts/es"]) {
    const first = await read(path);
    const tag = first.headers.get("etag")!;
    expect((await read(path, { "if-none-match": tag })).status).toBe(304);
    await issued();
    expect((await read(path, { "if-none-match": tag })).status).toBe(200);
  }
});

test("a draft, an exercise, and what is for some alone are nobody else's", async () => {
  const { made, issued } = centre;
  const before = await identifiers();
  const draft = await made();
  const drill = await issued({ kind: "exercise" });
  const restricted = await issued({ scope: "Restricted", restriction: "Personal de salud" });
  const secret = await issued({ scope: "Private", addresses: ["director@hospital.example"] });
  expect(await identifiers()).toEqual(before);
  for (const alert of [drill, restricted, secret])
    for (const end of [".xml", "", "/es"])
      expect((await read(`/public/alerts/${identifierOf(alert)}${end}`)).status).toBe(404);
  expect(text(await read("/public/alerts/es"))).not.toContain(draft.code);
});

test("an update takes the place of the former, which still can be read and says so; the end is told for a day", async () => {
  const { officer, issuer, issued, act } = centre;
  const alert = await issued({ level: "amarilla" });
  const first = identifierOf(alert);
  const changed = await officer.put(`/alerts/${alert.id}`, { version: alert.version, level: "roja" });
  const asked = await act(officer, alert.id, "submission", changed.body.version);
  const updated = (await act(issuer, alert.id, "approval", asked.body.version)).body;
  const second = identifierOf(updated);
  expect(await identifiers()).not.toContain(first);
  expect(await identifiers()).toContain(second);
  const cap = text(await read(`/public/alerts/${second}.xml`));
  expect(cap).toContain("<msgType>Update</msgType>");
  expect(cap).toMatch(new RegExp(`<references>[^,]+,${first},[^<]+</references>`));
  expect(text(await read(`/public/alerts/${first}/es`))).toContain("Hay un mensaje más nuevo de esta alerta.");
  const ended = await act(officer, alert.id, "cancellation", updated.version);
  const over = (await act(issuer, alert.id, "approval", ended.body.version)).body;
  const last = text(await read(`/public/alerts/${identifierOf(over)}.xml`));
  expect(last).toContain("<msgType>Cancel</msgType>");
  expect(last).toContain("<responseType>AllClear</responseType>");
  expect(last.match(/<references>([^<]+)</)![1]!.split(" ")).toHaveLength(2);
  expect(text(await read("/public/alerts/es"))).toContain("Terminadas en las últimas 24 horas");
  expect(text(await read(`/public/alerts/${identifierOf(over)}/es`))).toContain("Esta alerta terminó.");
});

test("in both languages where both were written", async () => {
  const { issued } = centre;
  const alert = await issued({ headline_en: "Leave Placilla: wildfire", instruction_en: "Leave now by route 68." });
  const cap = text(await read(`/public/alerts/${identifierOf(alert)}.xml`));
  expect(cap.match(/<language>[^<]+/g)).toEqual(["<language>es-CL", "<language>en-US"]);
  expect(cap).toContain("<event>Wildfire</event>");
  expect(text(await read(`/public/alerts/${identifierOf(alert)}/en`))).toContain("<h1>Leave Placilla: wildfire</h1>");
});

test("times carry the offset of the place, and what nobody sent is not found", async () => {
  const { issued } = centre;
  const alert = await issued({ onset_at: inHours(1) });
  const cap = text(await read(`/public/alerts/${identifierOf(alert)}.xml`));
  for (const [, time] of cap.matchAll(/<(?:sent|onset|expires|effective)>([^<]+)</g))
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[34]:00$/);
  expect((await read("/public/alerts/CL-0-20260101000000-1.xml")).status).toBe(404);
  expect((await read("/public/alerts/CL-0-20260101000000-1/es")).status).toBe(404);
});

test("of sixty alerts each page of the list is small, and each alert stands on one of them", async () => {
  const { issued } = centre;
  const many = { area_description: "Quebradas & laderas del sector «Ñuñoa» ".repeat(8).trim() };
  for (let one = 0; one < 60; one++)
    await issued({ ...many, headline_es: `Evacúe ahora: alerta n.º ${one} de muchas` });
  const style = (await read("/public/style.css")).bytes.length;
  const listed: string[] = [];
  let path: string | undefined = "/public/alerts/es";
  while (path) {
    const page: Answer = await read(path);
    expect(page.status).toBe(200);
    expect(page.bytes.length + style).toBeLessThan(30_000);
    expect(text(page)).not.toContain("<script");
    listed.push(...[...text(page).matchAll(/alerta n\.º (\d+) de muchas/g)].map(([, number]) => number!));
    path = /<a rel="next" href="([^"]+)"/.exec(text(page))?.[1];
  }
  expect(listed).toEqual(Array.from({ length: 60 }, (_, index) => `${59 - index}`));
  // Who reads the other language stays on the page; what was passed on with something added is read too.
  expect(text(await read("/public/alerts/es?page=2&fbclid=x"))).toContain(`href="/public/alerts/en?page=2"`);
  expect((await read("/public/alerts/es?page=999")).status).toBe(200);
  expect((await read("/public/alerts/es?page=x")).status).toBe(200);
}, 120_000);
