// The numbered report of an emergency: filled by what is recorded, looked at as the paper that it is, sent once, and never changed again.
import type { Locator, Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { alertCentre, callerOf } from "../support/alert-centre.ts";
import { enterLive } from "../support/enter-live.ts";
import { onPhone, phone } from "../support/on-phone.ts";
import { enterAs, type Person } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const words = {
  es: {
    reports: "Informes",
    prepare: (number: number) => `Preparar ALFA ${number}`,
    title: (number: number) => `Informe ALFA n.º ${number}`,
    sheltered: "Albergados",
    send: (number: number) => `Enviar ALFA ${number}`,
    responsible: "Responsable",
    sent: "Informe enviado",
    frozen: "Congelado",
    draft: "Borrador",
    differences: "Diferencias con n.º 1",
    mark: "Marcar",
    before: "antes 176",
    form: "Formulario",
    paper: "Papel",
    other: "Escribir otra cifra: Damnificados",
    own: "Cifra propia: Damnificados",
    value: "Valor",
    source: "Fuente",
    save: "Guardar",
    water: "Agregar: Agua",
    needed: "3.210",
  },
  en: {
    reports: "Reports",
    prepare: (number: number) => `Prepare ALFA ${number}`,
    title: (number: number) => `ALFA report no. ${number}`,
    sheltered: "Sheltered",
    send: (number: number) => `Send ALFA ${number}`,
    responsible: "Responsible",
    sent: "Report sent",
    frozen: "Frozen",
    draft: "Draft",
    differences: "Differences from no. 1",
    mark: "Mark",
    before: "before 176",
    form: "Form",
    paper: "Paper",
    other: "Write another figure: Directly affected",
    own: "Figure of the report: Directly affected",
    value: "Value",
    source: "Source",
    save: "Save",
    water: "Add: Water",
    needed: "3,210",
  },
} as const;
type Language = keyof typeof words;

const zone = "America/Santiago";
const [today, hourNow] = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" })
  .format()
  .split(" ") as [string, string];

/** Said a moment ago, by the shelter's own officer. */
const figure = (metric: string, value: number) => ({
  metric,
  value,
  qualifier: "quantified",
  as_of: today,
  hour: hourNow,
  source: "DIDECO (demo)",
});

let made = 0;

type Event = Awaited<ReturnType<typeof anEvent>>;

/** A fire of this test alone, in Valparaíso, with 176 sheltered people. */
async function anEvent(page: Page) {
  const { officer, place } = await alertCentre(page.request);
  const variables = (await officer.get("variables/riskAssessment?per_page=100")).data;
  const variable_id = variables.find((it) => it.name_es === "Incendio forestal")!.id;
  const title = `Incendio de informe ${++made} (demo)`;
  const draft = { company_id: place, variable_id, title, observed_on: today, source: "COE comunal" };
  const { id, version } = await officer.post("records/risk", { ...draft, figures: [figure("sheltered", 176)] });
  return { id, version, title, officer, place, at: `/informes?event=${id}`, card: `/records/risk?record=${id}` };
}

/** The first report, sent over the calls. */
async function sendFirst({ id, officer }: Event): Promise<void> {
  const { id: report } = await officer.post("event-reports", { event_id: id });
  const { version } = await officer.get(`event-reports/${report}`);
  const answered = { version, responsible_name: "Alcaldesa Demo", next_hours: 3 };
  const saved = (await officer.put(`event-reports/${report}`, answered)) as unknown as {
    version: number;
    digest: string;
  };
  await officer.post(`event-reports/${report}/sending`, { version: saved.version, seen: saved.digest });
}

/** What the card says from now on. */
async function rise({ id, officer }: Event, sheltered: number): Promise<void> {
  const { version } = await officer.get(`records/risk/${id}`);
  await officer.put(`records/risk/${id}`, { version, figures: [figure("sheltered", sheltered)] });
}

const paper = (page: Page): Locator => page.getByRole("article");
/** A cell of the paper by its question. */
const cell = (page: Page, label: string): Locator =>
  paper(page)
    .locator("dl > div")
    .filter({ has: page.getByRole("term").getByText(label, { exact: true }) });

async function open(page: Page, person: Person, at: string, language: Language = "es"): Promise<void> {
  await enterAs(page, person, at, language);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const language of ["es", "en"] as const)
  test(`from the event's card a report is prepared, looked at and sent, and is frozen with its seal (${language})`, async ({
    page,
  }) => {
    const said = words[language];
    const { card } = await anEvent(page);
    await open(page, "officer", card, language);
    await page.locator("#content").getByRole("link", { name: said.reports }).click();
    await page.getByRole("button", { name: said.prepare(1) }).click();
    await expect(page.getByRole("heading", { level: 1, name: said.title(1) })).toBeVisible();
    await expect(cell(page, said.sheltered)).toContainText("176");
    await expect(cell(page, said.sheltered)).toContainText(`${hourNow} · DIDECO (demo)`);
    await expect(paper(page)).toContainText(said.draft);
    expect(await findings(page, "#content")).toEqual([]);

    await page.getByRole("button", { name: said.send(1) }).click();
    const dialog = page.getByRole("dialog", { name: said.send(1) });
    await dialog.getByLabel(said.responsible).fill("Alcaldesa Demo");
    await expect.poll(() => findings(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: said.send(1) }).click();
    await expect(page.getByRole("region", { name: said.sent })).toContainText(said.frozen);
    await expect(paper(page)).toContainText(/SHA-256( [0-9a-f]{4}){16}/);
    await expect(paper(page)).toContainText("Alcaldesa Demo");
    await expect(paper(page)).not.toContainText(said.draft);
    await expect(page.getByRole("button", { name: said.prepare(2) })).toBeVisible();
    await expect(page.getByRole("button", { name: said.form })).toHaveCount(0);
    expect(await findings(page, "#content")).toEqual([]);
  });

for (const language of ["es", "en"] as const)
  test(`a figure and a need by Sphere are written into the report itself (${language})`, async ({ page }) => {
    const said = words[language];
    const event = await anEvent(page);
    await rise(event, 214);
    await event.officer.post("event-reports", { event_id: event.id });
    await open(page, "officer", event.at, language);
    await page.getByRole("button", { name: said.form }).click();
    await page.getByRole("button", { name: said.other }).click();
    const own = page.getByRole("group", { name: said.own });
    await own.getByLabel(said.value).fill("96");
    await own.getByLabel(said.source).fill("FIBE (demo)");
    await page.getByRole("button", { name: said.water }).click();
    expect(await findings(page, "#content")).toEqual([]);
    await page.getByRole("button", { name: said.save, exact: true }).click();
    await expect(page.getByRole("button", { name: said.save, exact: true })).toBeDisabled();
    await page.getByRole("button", { name: said.paper }).click();
    await expect(paper(page)).toContainText("96");
    await expect(paper(page)).toContainText("FIBE (demo)");
    await expect(paper(page)).toContainText(said.needed);
    await expect(paper(page)).toContainText("Esfera 2018");
  });

test("what was written is taken back, and the card holds again", async ({ page }) => {
  const event = await anEvent(page);
  await event.officer.post("event-reports", { event_id: event.id });
  await open(page, "officer", `${event.at}&form=1`);
  await page.getByRole("button", { name: "Escribir otra cifra: Albergados" }).click();
  await page.getByRole("group", { name: "Cifra propia: Albergados" }).getByLabel("Valor").fill("190");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("escrita aquí")).toBeVisible();
  await page.getByRole("button", { name: "Quitar la cifra propia: Albergados" }).click();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("escrita aquí")).toHaveCount(0);
  await page.getByRole("button", { name: "Papel" }).click();
  await expect(cell(page, "Albergados")).toContainText("176");
});

for (const language of ["es", "en"] as const)
  test(`the next one marks what is new with what it was before, and lists it (${language})`, async ({ page }) => {
    const said = words[language];
    const event = await anEvent(page);
    await sendFirst(event);
    await rise(event, 214);
    await open(page, "officer", event.at, language);
    await page.getByRole("button", { name: said.prepare(2) }).click();
    await expect(page.getByRole("heading", { level: 1, name: said.title(2) })).toBeVisible();
    await expect(cell(page, said.sheltered).locator("mark")).toHaveText("214");
    await expect(cell(page, said.sheltered)).toContainText(said.before);
    const differences = page.getByRole("region", { name: said.differences });
    await expect(differences.getByRole("listitem")).toHaveText([/176.*214/]);
    await differences.getByLabel(said.mark).uncheck();
    await expect(paper(page).locator("mark")).toHaveCount(0);
    await expect(cell(page, said.sheltered)).toContainText("214");
    await expect(differences.getByRole("listitem")).toHaveCount(1);
  });

test("with the keyboard alone a report is sent", async ({ page }) => {
  const event = await anEvent(page);
  await event.officer.post("event-reports", { event_id: event.id });
  await open(page, "officer", event.at);
  await page.getByRole("button", { name: "Enviar ALFA 1" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Enviar ALFA 1" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Alcaldesa Demo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Informe enviado" })).toBeVisible();
});

test("what changed while the sending was being considered is shown first, and nothing is sent", async ({ page }) => {
  const event = await anEvent(page);
  await event.officer.post("event-reports", { event_id: event.id });
  await open(page, "officer", event.at);
  await page.getByRole("button", { name: "Enviar ALFA 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Enviar ALFA 1" });
  await dialog.getByLabel("Responsable").fill("Alcaldesa Demo");
  await rise(event, 230);
  await dialog.getByRole("button", { name: "Enviar ALFA 1" }).click();
  await expect(page.getByText("Lo que dice el informe cambió mientras lo leía.")).toBeVisible();
  await expect(cell(page, "Albergados")).toContainText("230");
  await expect(paper(page)).toContainText("Borrador");
  await page.getByRole("button", { name: "Enviar ALFA 1" }).click();
  await expect(dialog.getByLabel("Responsable")).toHaveValue("Alcaldesa Demo");
  await dialog.getByRole("button", { name: "Enviar ALFA 1" }).click();
  await expect(page.getByRole("region", { name: "Informe enviado" })).toBeVisible();
});

test("what is decided in the log stands on the open draft at once, and is left out where it is not for it", async ({
  page,
}) => {
  const event = await anEvent(page);
  await event.officer.post("event-reports", { event_id: event.id });
  await enterLive(page, "admin", event.at);
  const [at, text] = [new Date().toISOString(), "Evacuar el sector alto de Cerro Merced"];
  const line = {
    event_id: event.id,
    kind: "decision",
    text,
    uid: crypto.randomUUID(),
    happened_at: at,
    written_at: at,
  };
  await event.officer.post("log-entries", line);
  await expect(paper(page)).toContainText("Evacuar el sector alto de Cerro Merced");
  await page.getByRole("button", { name: "Formulario" }).click();
  await page.getByLabel(/Evacuar el sector alto/).uncheck();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByLabel(/Evacuar el sector alto/)).not.toBeChecked();
  await page.getByRole("button", { name: "Papel" }).click();
  await expect(paper(page)).not.toContainText("Evacuar el sector alto");
  await page.reload();
  await page.getByRole("button", { name: "Formulario" }).click();
  await page.getByLabel(/Evacuar el sector alto/).check();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByRole("button", { name: "Papel" }).click();
  await expect(paper(page)).toContainText("Evacuar el sector alto");
});

test("where two people write into one draft, each field is kept as they choose", async ({ page }) => {
  const event = await anEvent(page);
  const { id } = await event.officer.post("event-reports", { event_id: event.id });
  await open(page, "officer", `${event.at}&form=1`);
  await page.getByRole("textbox", { name: "Observaciones" }).fill("Viento del sur");
  await page.getByRole("textbox", { name: "Responsable" }).fill("Alcaldesa Demo");
  const admin = await callerOf(page.request, "admin");
  const { version } = await admin.get(`event-reports/${id}`);
  await admin.put(`event-reports/${id}`, { version, remarks: "Viento del norte", place_text: "Cerro Merced" });
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Viento del norte");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("button", { name: "Guardar", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Papel" }).click();
  await expect(paper(page)).toContainText("Viento del sur");
  await expect(paper(page)).toContainText("Cerro Merced");
  await expect(paper(page)).toContainText("Alcaldesa Demo");
});

test("what is typed is not lost by leaving the form", async ({ page }) => {
  const event = await anEvent(page);
  await event.officer.post("event-reports", { event_id: event.id });
  await open(page, "officer", `${event.at}&form=1`);
  await page.getByRole("textbox", { name: "Observaciones" }).fill("Viento del sur");
  await page.getByRole("button", { name: "Papel" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Seguir" }).click();
  await expect(page.getByRole("textbox", { name: "Observaciones" })).toHaveValue("Viento del sur");
});

test("on a phone paper and form fit its width", async ({ browser, page: desk }) => {
  const event = await anEvent(desk);
  await sendFirst(event);
  await rise(event, 214);
  await event.officer.post("event-reports", { event_id: event.id });
  const context = await browser.newContext(phone);
  const page = await onPhone(context, event.at);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await expect(cell(page, "Albergados")).toContainText("176");
  expect(await fits()).toBe(true);
  await page.getByRole("link", { name: "Siguiente: ALFA 2" }).tap();
  await expect(cell(page, "Albergados")).toContainText("antes 176");
  expect(await fits()).toBe(true);
  await page.getByRole("button", { name: "Formulario" }).tap();
  await page.getByRole("button", { name: "Escribir otra cifra: Albergados" }).tap();
  await expect(page.getByRole("group", { name: "Cifra propia: Albergados" })).toBeVisible();
  expect(await fits()).toBe(true);
  await page.goto("/informes");
  await expect(page.getByRole("link", { name: event.title })).toBeVisible();
  expect(await fits()).toBe(true);
  await context.close();
});

test("who may only read sees the paper, and neither form nor sending", async ({ page }) => {
  const event = await anEvent(page);
  await open(page, "viewer", event.at);
  await expect(page.getByText("Este evento aún no tiene informes")).toBeVisible();
  await expect(page.getByRole("button", { name: "Preparar ALFA 1" })).toHaveCount(0);
  await sendFirst(event);
  await event.officer.post("event-reports", { event_id: event.id });
  await page.reload();
  await expect(cell(page, "Albergados")).toContainText("176");
  await page.getByRole("link", { name: "Siguiente: ALFA 2" }).click();
  await expect(paper(page)).toContainText("Borrador");
  await expect(page.getByRole("button", { name: "Formulario" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Enviar ALFA 2" })).toHaveCount(0);
  await page.goto(`${event.at}&form=1`);
  await expect(page.getByRole("button", { name: "Guardar", exact: true })).toHaveCount(0);
});

test("the region sees together who has reported, who has not, and what it adds up to", async ({ page }) => {
  const [told, silent] = [await anEvent(page), await anEvent(page)];
  await sendFirst(told);
  await open(page, "super", "/informes?place=all");
  const row = (title: string) => page.getByRole("row").filter({ has: page.getByRole("link", { name: title }) });
  await expect(row(told.title)).toContainText("ALFA 1");
  await expect(row(told.title)).toContainText("al día");
  await expect(row(silent.title)).toContainText("sin informe");
  await expect(page.getByRole("region", { name: "Sumas de los últimos informes" })).toContainText(/suma de \d+ de \d+/);
  expect(await findings(page, "#content")).toEqual([]);
  await page.getByRole("link", { name: told.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Informe ALFA n.º 1" })).toBeVisible();
  const above = page.getByRole("region", { name: /^Consolidado: / });
  await expect(above).toContainText("Valparaíso");
  await expect(above.getByRole("img", { name: "sin informe" }).first()).toBeVisible();
});

test("what a municipality sends rises at once where the region looks, and what is due is found", async ({ page }) => {
  const event = await anEvent(page);
  await enterLive(page, "super", "/informes?place=all");
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: event.title }) });
  await expect(row).toContainText("sin informe");
  await sendFirst(event);
  await expect(row).toContainText("ALFA 1");
  await page.goto("/informes?place=all&due=true");
  await expect(page.getByText("Informes por enviar")).toBeVisible();
  await expect(page.getByRole("link", { name: event.title })).toHaveCount(0);
});

test("on paper stands the report alone, and its file is a PDF", async ({ page }) => {
  const event = await anEvent(page);
  await sendFirst(event);
  await open(page, "officer", event.at);
  await page.emulateMedia({ media: "print" });
  await expect(paper(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Serie del evento" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF" }).click();
  expect((await file).suggestedFilename()).toMatch(/-1\.pdf$/);
  const officer = await callerOf(page.request, "officer");
  expect((await officer.get(`event-reports?event=${event.id}`)).data).toHaveLength(1);
});
