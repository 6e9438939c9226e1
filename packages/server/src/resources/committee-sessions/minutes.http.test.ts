// Minutes of a session over HTTP: what their paper says, and that their rich text is clean and of a length that can be kept.
import { afterAll, beforeAll, expect, test } from "vitest";
import { optionalText } from "@atalaya/contract/values/plain-text.ts";
import { cleanHtml } from "../../platform/rich-text/clean-html.ts";
import { aCommittee, present } from "../../testing/committee.ts";
import { aCountry, anInstitution } from "../../testing/factories.ts";
import { hostileHtml } from "../../testing/hostile-html.ts";
import { factsOf, pagesOf } from "../../testing/pdf-text.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let { committee_id, chair, second, call } = {} as Awaited<ReturnType<typeof aCommittee>>;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  ({ committee_id, chair, second, call } = await aCommittee(country));
});
afterAll(() => app.stop());

const path = "/committee-sessions";

test("the minutes on paper say who was there, the quorum, the votes and the agreements, on numbered pages", async () => {
  const works = await anInstitution(country.officer, country.valparaiso, { name_es: "Dirección de Obras" });
  const { body } = await call({
    attendance: present(chair, second),
    minutes: "<p>Se informó sobre la quebrada El Peñón.</p>".repeat(80),
    votes: [{ subject: "Aprobación del catastro", in_favour: 1, against: 0, abstained: 1 }],
    agreements: [{ text: "Señalética de evacuación", responsible_institution_id: works, due_on: "2027-02-28" }],
  });
  const { bytes } = await country.officer.get(`${path}/${body.id}/minutes.pdf`);
  const pages = await pagesOf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  const whole = pages.join(" ");
  for (const said of [
    "Con quórum: 2 presentes, se requieren 2.",
    "quebrada El Peñón",
    "Aprobación del catastro",
    "28-02-2027",
    "Dirección de Obras",
  ])
    expect(whole).toContain(said);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
});

test("R-504 minutes are rich text, cleaned when they are written and on paper with their headings, lists and links", async () => {
  const item = (kind: string, text: string, indent = "") => `<li data-list="${kind}"${indent}>${text}</li>`;
  const minutes = `<h2>Estado de los cerros</h2><p>Se <strong>aprobó</strong> <em>hoy</em> el <a href="https://demo.test/plan">plan</a>.</p>
<ol>${item("ordered", "Grifos")}${item("bullet", "Cerro Alegre", ' class="ql-indent-1"')}</ol><p class="ql-indent-2">Fin &lt;acta&gt;</p><blockquote>Cita</blockquote><hr><p>12 m<sup>2</sup> y H<sub>2</sub>O, <s><u>ayer</u></s></p>
<table><tr><td data-row="a">Turno</td><td>Ana</td></tr><tr><td>Noche</td></tr></table>`;
  const { body } = await call({ minutes: `${minutes}<script>pwned()</script>` });
  expect(body.minutes).toContain("<ol><li>Grifos<ul><li>Cerro Alegre</li></ul></li></ol>");
  expect(body.minutes).not.toContain("script");
  const list = await country.officer.get(`${path}?committee=${committee_id}`);
  expect(list.body.data[0]).not.toHaveProperty("minutes");

  const { bytes } = await country.officer.get(`${path}/${body.id}/minutes.pdf`);
  expect(Buffer.from(bytes).includes("https://demo.test/plan")).toBe(true);
  const whole = (await pagesOf(bytes)).join(" ");
  for (const said of [
    "Estado de los cerros",
    "Se aprobó hoy el plan",
    "Grifos",
    "Cerro Alegre",
    "Fin <acta>",
    "Cita",
    "ayer",
    "Turno Ana",
  ])
    expect(whole).toContain(said);
  const emptied = await country.officer.put(`${path}/${body.id}`, { version: 1, minutes: "<style>x</style>" });
  expect(emptied.body.minutes).toBeNull();
});

test("R-504 none of two hundred ways to run a script is left in minutes, and their PDF has no action but links to known protocols", async () => {
  // Those with a control character are refused as texts that cannot be stored.
  const sendable = hostileHtml.filter((html) => optionalText(5000).safeParse(html).success);
  expect(sendable.length).toBeGreaterThan(180);
  const { body } = await call({ minutes: `<p>Inicio</p>${sendable.join("<p>·</p>")}<p>Final</p>` });
  expect(cleanHtml(body.minutes)).toBe(body.minutes);
  const { status, bytes } = await country.officer.get(`${path}/${body.id}/minutes.pdf`);
  expect(status).toBe(200);
  const paper = Buffer.from(bytes).toString("latin1");
  expect(paper).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA)\b/);
  for (const [, address] of paper.matchAll(/\/URI \(([^)]*)/g)) expect(address).toMatch(/^(https?|mailto|tel):/i);
  expect((await pagesOf(bytes)).join(" ")).toContain("Inicio");
});

test("R-504 the longest word is laid out at once, and who asks for more than can be printed is told so", async () => {
  const { body } = await call({ minutes: `<p>${"x".repeat(400_000)}</p>`, agenda: ["w".repeat(300)] });
  const answer = await country.officer.get(`${path}/${body.id}/minutes.pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
});

test("a paper tells its title and its language to whoever has it read aloud", async () => {
  const { body } = await call({ minutes: "<p>Inicio</p>" });
  for (const [language, tag] of [
    ["es", "es-CL"],
    ["en", "en"],
  ] as const) {
    const { bytes } = await country.officer.get(`${path}/${body.id}/minutes.pdf`, {
      headers: { "accept-language": language },
    });
    const facts = await factsOf(bytes);
    expect(facts.language).toBe(tag);
    expect(facts.title).toMatch(/· .+ \d+\/\d{4}$/);
  }
});

test("R-504 minutes that cleaning makes too long are refused on their field; what was saved once is saved again", async () => {
  const refused = await call({ minutes: "&".repeat(460_000) });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    minutes: ["Con su formato, el texto pasa de 500000 caracteres: acórtelo."],
  });
  const { body } = await call({ minutes: `<p>${"a & b ".repeat(40_000)}</p>` });
  const again = await country.officer.put(`${path}/${body.id}`, { version: 1, minutes: body.minutes });
  expect(again.status).toBe(200);
  expect(again.body.minutes).toBe(body.minutes);
});
