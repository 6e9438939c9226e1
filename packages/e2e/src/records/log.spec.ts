// The log of an emergency on its screen: typed fast, told to others at once, followed, corrected, handed over, and kept without a network.
import type { Browser, Locator, Page } from "@playwright/test";
import { findChromium } from "../../../../scripts/chromium.ts";
import { findings } from "../support/accessibility.ts";
import { alertCentre } from "../support/alert-centre.ts";
import { enterLive } from "../support/enter-live.ts";
import { kept } from "../support/kept.ts";
import { onPhone, phone } from "../support/on-phone.ts";
import { enterAs, type Person } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { withoutStream } from "../support/without-stream.ts";

const words = {
  es: {
    log: "Anotar una línea",
    text: "Qué pasó, qué se decidió, qué se necesita",
    lines: "Líneas de la bitácora",
    tasks: "Por hacer en este evento",
    task: "Tarea",
    acknowledge: "Acusar recibo",
    acknowledged: "Recibida",
    done: "Hecha",
    number: (number: number) => `n.º ${number}`,
  },
  en: {
    log: "Write a line",
    text: "What happened, was decided or is needed",
    lines: "Lines of the log",
    tasks: "To do in this event",
    task: "Task",
    acknowledge: "Acknowledge",
    acknowledged: "Acknowledged",
    done: "Done",
    number: (number: number) => `no. ${number}`,
  },
} as const;
type Language = keyof typeof words;

const composer = (page: Page, language: Language = "es") => page.getByRole("region", { name: words[language].log });
const textField = (page: Page, language: Language = "es") =>
  composer(page, language).getByRole("textbox", { name: words[language].text });
const stream = (page: Page, language: Language = "es") => page.getByRole("region", { name: words[language].lines });
const line = (page: Page, number: number, language: Language = "es"): Locator =>
  stream(page, language).getByRole("article", { name: words[language].number(number), exact: true });

// A microphone that beeps, and nobody who has to allow it.
const chromium = await findChromium();
test.use({
  launchOptions: {
    ...chromium,
    args: [...(chromium.args ?? []), "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  },
});

let made = 0;

/** A fire of this test alone, in Valparaíso. */
async function anEvent(page: Page): Promise<{ id: number; title: string; at: string }> {
  const { officer, place } = await alertCentre(page.request);
  const variables = (await officer.get("variables/riskAssessment?per_page=100")).data;
  const variable_id = variables.find((it) => it.name_es === "Incendio forestal")!.id;
  const title = `Incendio de prueba ${++made} (demo)`;
  const draft = { company_id: place, variable_id, title, observed_on: "2026-03-02", source: "COE comunal" };
  const { id } = await officer.post("records/risk", draft);
  return { id, title, at: `/bitacora?event=${id}` };
}

/** Types and files with Enter, as at a keyboard. */
async function file(page: Page, text: string, language: Language = "es"): Promise<void> {
  await textField(page, language).fill(text);
  await page.keyboard.press("Enter");
  await expect(textField(page, language)).toHaveValue("");
}

async function another(browser: Browser, baseURL: string | undefined, person: Person, at: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: "es-CL", ...(baseURL && { baseURL }) })).newPage();
  await enterLive(page, person, at);
  return page;
}

for (const language of ["es", "en"] as const)
  test(`what one types another reads at once, and a task goes from hand to hand (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const said = words[language];
    const { at } = await anEvent(page);
    await enterLive(page, "officer", at, language);
    const chief = await another(browser, baseURL, "admin", at);
    await file(page, "Humo en la quebrada", language);
    await file(page, "Suben tres carros", language);
    await expect(line(page, 2, language)).toContainText("Suben tres carros");
    await expect(line(chief, 1)).toContainText("Humo en la quebrada");
    await expect(line(chief, 2)).toContainText("Oficial Demo");

    await composer(page, language).getByRole("button", { name: said.task }).click();
    await file(page, "Cortar la ruta 68", language);
    const toDo = (on: Page, of: Language) => on.getByRole("region", { name: words[of].tasks });
    await expect(toDo(chief, "es")).toContainText("Cortar la ruta 68");
    await toDo(chief, "es").getByRole("button", { name: words.es.acknowledge }).click();
    await expect(line(page, 3, language)).toContainText(said.acknowledged);
    await line(page, 3, language).getByRole("button", { name: said.done }).click();
    await expect(toDo(chief, "es")).not.toContainText("Cortar la ruta 68");
    await expect(line(chief, 3)).toContainText(words.es.done);
    expect(await findings(page, "#content")).toEqual([]);
    await chief.context().close();
  });

test("what was wrong is corrected by another line, and both stay in sight", async ({ page }) => {
  const { at } = await anEvent(page);
  await enterAs(page, "officer", at);
  await file(page, "12 viviendas destruidas");
  await line(page, 1).getByRole("button", { name: "Qué hacer con la n.º 1" }).click();
  await page.getByRole("menuitem", { name: "Corregir con otra línea" }).click();
  await expect(composer(page)).toContainText("Corrige la n.º 1");
  await expect(textField(page)).toHaveValue("12 viviendas destruidas");
  await file(page, "21 viviendas destruidas");
  await expect(line(page, 1)).toContainText("Corregida por la n.º 2");
  await expect(line(page, 2)).toContainText("Corrige la n.º 1");
  await expect(composer(page)).not.toContainText("Corrige");
});

test("a line says from whom, over what, how urgent, where, and with a photo", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -33.0612, longitude: -71.6004 });
  const { at, title } = await anEvent(page);
  await enterAs(page, "officer", at);
  await composer(page).getByRole("button", { name: "Contacto" }).click();
  await composer(page).getByRole("button", { name: "Más datos" }).click();
  await composer(page).getByLabel("De", { exact: true }).fill("Segunda Compañía (demo)");
  await composer(page).getByLabel("Canal").click();
  await page.getByRole("option", { name: "Radio" }).click();
  await composer(page).getByLabel("Prioridad").click();
  await page.getByRole("option", { name: "Urgente" }).click();
  await composer(page).getByLabel("En el rol de").fill("Jefa de operaciones");
  await composer(page).getByRole("button", { name: "Usar mi posición" }).click();
  await expect(composer(page)).toContainText("−33,0612");
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await composer(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "humo.png", mimeType: "image/png", buffer: png });
  await expect(composer(page).getByRole("img", { name: "humo.png" })).toBeVisible();
  await file(page, "El fuego sube hacia el camino La Pólvora");
  const filed = line(page, 1);
  for (const text of [
    "Contacto",
    "Urgente",
    "Jefa de operaciones (Oficial Demo)",
    "de Segunda Compañía (demo)",
    "Radio",
  ])
    await expect(filed).toContainText(text);
  await expect(filed.getByRole("img", { name: "humo.png" })).toBeVisible();
  await filed.getByRole("link", { name: "Ver en el mapa" }).click();
  await expect(page).toHaveURL(/records\/risk.*map=/);
  await page.goto(at.replace("bitacora?event=", "records/risk?record="));
  await page.getByRole("region", { name: "Ficha del registro" }).getByRole("link", { name: "Bitácora 1" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("what is said into the microphone goes with the line, and is heard from it", async ({ page }) => {
  const { at } = await anEvent(page);
  await enterAs(page, "officer", at);
  await composer(page).getByRole("button", { name: "Más datos" }).click();
  await composer(page).getByRole("button", { name: "Grabar audio" }).click();
  await composer(page)
    .getByRole("button", { name: /Detener \([1-9]/ })
    .click();
  await expect(composer(page).locator("audio")).toBeVisible();
  await file(page, "Relato de la presidenta de la junta de vecinos");
  const sound = line(page, 1).locator("audio");
  await expect(sound).toBeVisible();
  const length = await sound.evaluate(async (element: HTMLAudioElement) => {
    element.preload = "auto";
    element.load();
    await new Promise((resolve, reject) => {
      element.addEventListener("loadedmetadata", resolve);
      element.addEventListener("error", reject);
    });
    return element.readyState;
  });
  expect(length).toBeGreaterThan(0);
});

test("lines are found by words and by kind, and the address holds it", async ({ page }) => {
  const { at } = await anEvent(page);
  await enterAs(page, "officer", at);
  await file(page, "Viento del sur");
  await composer(page).getByRole("button", { name: "Decisión" }).click();
  await file(page, "Evacuar Placilla");
  await page.getByRole("searchbox").or(page.getByPlaceholder("Buscar en la bitácora")).first().fill("placilla");
  await expect(line(page, 1)).toHaveCount(0);
  await expect(line(page, 2)).toBeVisible();
  await page.goto(`${at}&kind=fact`);
  await expect(line(page, 1)).toBeVisible();
  await expect(line(page, 2)).toHaveCount(0);
});

test("the next shift reads on one sheet what came in and what is left, and the one after begins there", async ({
  page,
}) => {
  const { at, title } = await anEvent(page);
  await enterAs(page, "officer", at);
  await file(page, "Llegan dos aljibes");
  await composer(page).getByRole("button", { name: "Tarea" }).click();
  await file(page, "Vigilar la cota 300");
  await page.getByRole("button", { name: "Hoja de relevo" }).click();
  const sheet = page.getByRole("region", { name: "Hoja de relevo" });
  await expect(sheet.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(sheet.getByRole("region", { name: "Por hacer" })).toContainText("Vigilar la cota 300");
  await expect(sheet.getByRole("region", { name: "Lo que llegó en el turno" })).toContainText("Llegan dos aljibes");
  await sheet.getByRole("button", { name: "Anotar el relevo" }).click();
  await expect(sheet.getByRole("button", { name: "mi último relevo" })).toBeVisible();
  await sheet.getByRole("button", { name: "mi último relevo" }).click();
  await expect(sheet.getByRole("region", { name: "Lo que llegó en el turno" })).toContainText("Nada nuevo");
  await expect(sheet.getByRole("region", { name: "Por hacer" })).toContainText("Vigilar la cota 300");
  expect(await findings(page, "#content")).toEqual([]);
});

test("on a phone without a network lines get a provisional number, and theirs when it is back, once each", async ({
  browser,
  page: desk,
}) => {
  const { at, id } = await anEvent(desk);
  const context = await browser.newContext(phone);
  await withoutStream(context);
  const page = await onPhone(context, at);
  const fileIt = async (text: string) => {
    await textField(page).fill(text);
    await composer(page).getByRole("button", { name: "Anotar", exact: true }).tap();
  };
  await fileIt("Con red");
  await expect(line(page, 1)).toContainText("Con red");
  await context.setOffline(true);
  await fileIt("Sin red, primera");
  await fileIt("Sin red, segunda");
  await expect(stream(page).getByRole("article", { name: "P-1" })).toContainText("Sin red, primera");
  await expect(stream(page).getByRole("article", { name: "P-2" })).toContainText("Sin red, segunda");
  await expect(page.getByRole("button", { name: "2 registros por enviar" })).toBeVisible();
  await context.setOffline(false);
  await expect(line(page, 2)).toContainText("Sin red, primera");
  await expect(line(page, 3)).toContainText("Sin red, segunda");
  await expect(stream(page).getByRole("article", { name: /^P-/ })).toHaveCount(0);
  const { officer } = await alertCentre(desk.request);
  expect((await officer.get(`log-entries?event=${id}`)).data).toHaveLength(3);
  await context.close();
});

test("who may only read sees no field to type in", async ({ page }) => {
  const { at } = await anEvent(page);
  await enterAs(page, "viewer", at);
  await expect(stream(page)).toContainText("Nadie ha anotado nada");
  await expect(composer(page)).toHaveCount(0);
});

test.describe("kept by a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("after a reload without a network one goes on writing, and all of it arrives when the network is back", async ({
    browser,
    page: desk,
  }) => {
    const { at } = await anEvent(desk);
    const context = await browser.newContext(phone);
    await withoutStream(context);
    const page = await onPhone(context, at);
    await textField(page).fill("Con red");
    await composer(page).getByRole("button", { name: "Anotar", exact: true }).tap();
    await expect(line(page, 1)).toContainText("Con red");
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/Sin conexión desde/)).toBeVisible();
    await textField(page).fill("Sin red");
    await composer(page).getByRole("button", { name: "Anotar", exact: true }).tap();
    await expect(stream(page).getByRole("article", { name: "P-1" })).toContainText("Sin red");
    await context.setOffline(false);
    await expect(line(page, 2)).toContainText("Sin red");
    await expect(line(page, 1)).toContainText("Con red");
    await context.close();
  });
});
