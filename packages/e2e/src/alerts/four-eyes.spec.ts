// An alert from its draft to its end: one writes it, another issues it; the same for its end, in two presses.
import type { Browser, Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { alertCentre, placilla } from "../support/alert-centre.ts";
import { enterAs, type Person } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const path = "/records/alert?view=list";
const headline = "Evacuar Placilla por incendio forestal";

/** The console of a second person, at another computer. */
async function another(browser: Browser, baseURL: string | undefined, person: Person, at = path): Promise<Page> {
  const page = await (await browser.newContext({ locale: "es-CL", ...(baseURL && { baseURL }) })).newPage();
  await enterAs(page, person, at);
  return page;
}

const choose = async (page: Page, field: string, typed: string, option: string | RegExp) => {
  await page.getByRole("combobox", { name: field, exact: true }).fill(typed);
  await page.getByRole("option", { name: option }).first().click();
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("an officer drafts an alert over a zone that was kept ready, somebody else approves it, and it is in force", async ({
  browser,
  baseURL,
  page: officer,
}) => {
  await (await alertCentre(officer.request)).zone();
  await enterAs(officer, "officer", path);
  await press(officer, "Nueva alerta");
  const form = officer.locator("form");
  await choose(officer, "Tipo de alerta", "incendio forestal", /Incendio forestal/);
  await form.getByRole("radio", { name: /Roja/ }).check();
  await choose(officer, "Lugar que la emite", "Valpara", /Valparaíso/);
  await choose(officer, "Zonas y sectores", "placilla", placilla.title);
  await officer.keyboard.press("Escape");
  await form.getByRole("textbox", { name: "Titular", exact: true }).fill(headline);
  await expect(form.getByText(`${headline.length} de 160 letras`)).toBeVisible();
  await form.getByRole("textbox", { name: "Instrucciones", exact: true }).fill("Salga ahora por la Ruta 68.");
  // What is missing is said on its field, and nothing is lost.
  await press(officer, "Guardar y enviar a aprobación");
  await expect(officer.getByRole("alert")).toContainText("1 campo por corregir: Descripción del área");
  await form.getByRole("textbox", { name: "Descripción del área" }).fill("Placilla de Peñuelas");
  await press(officer, "Guardar y enviar a aprobación");
  await expect(officer.getByRole("heading", { level: 1, name: headline })).toBeVisible();
  await expect(officer.getByText("La aprueba quien puede emitir alertas en este lugar.")).toBeVisible();
  await expect(officer.getByRole("button", { name: "Aprobar y emitir" })).toHaveCount(0);

  const issuer = await another(browser, baseURL, "admin", "/records/alert?waiting=true&view=list");
  const row = issuer.getByRole("row", { name: new RegExp(headline) });
  await expect(row).toContainText("Espera aprobación de otra persona");
  await row.click();
  // Exactly what will be said stands above the one press that says it.
  await expect(issuer.getByRole("region", { name: "Esto se emitirá" })).toContainText("Salga ahora por la Ruta 68.");
  await press(issuer, "Aprobar y emitir");
  await expect(issuer.getByText("Alerta emitida")).toBeVisible();
  const messages = issuer.getByRole("region", { name: "Mensajes" });
  await expect(messages).toContainText("redactó Oficial Demo · envió Oficial Demo · emitió Administradora Demo");
  await expect(messages.getByRole("link", { name: /CL-05101-/ })).toHaveAttribute("href", /\/public\/alerts\/.+\.xml$/);

  await officer.goto(path);
  await expect(officer.getByRole("row", { name: new RegExp(headline) })).toContainText(/vence en\s*(1 d 0 h|23 h)/);
});

test("from issued to over in two presses, one of each person, who sees it come without reloading", async ({
  browser,
  baseURL,
  page: officer,
}) => {
  const { issued } = await alertCentre(officer.request);
  const { id } = await issued({ headline_es: "Marejadas en la costa" });
  const at = `/records/alert?record=${id}`;
  await enterAs(officer, "officer", at);
  const issuer = await another(browser, baseURL, "admin", at);
  // Its stream is open before anything happens.
  const isLive = issuer.waitForResponse((answer) => answer.url().endsWith("/api/presence") && answer.ok());
  await issuer.reload();
  await isLive;
  await expect(issuer.getByRole("heading", { level: 1, name: "Marejadas en la costa" })).toBeVisible();
  const end = officer.getByRole("region", { name: "Fin de la alerta" });
  const text = end.getByRole("textbox", { name: "Texto al terminar", exact: true });
  await expect(text).toHaveValue("El incendio está controlado: puede volver a su casa.");
  // What was prepared may still be said better.
  await text.fill("Bajaron las olas: puede volver al borde costero.");
  const began = Date.now();
  await end.getByRole("button", { name: "Cancelar alerta" }).click();
  await expect(officer.getByText("Término enviado a aprobación")).toBeVisible();
  await expect(officer.getByText(/sigue vigente hasta que otra persona lo apruebe/)).toBeVisible();

  await expect(issuer.getByRole("region", { name: "Fin de la alerta" })).toContainText("Bajaron las olas");
  await press(issuer, "Aprobar el fin de la alerta");
  await expect(issuer.getByText("Alerta terminada")).toBeVisible();
  // Written down and not asked for: 20 seconds are the bar for two people, and machines of tests are slow at times.
  test.info().annotations.push({ type: "seconds from issued to over", description: `${(Date.now() - began) / 1000}` });
  await expect(issuer.getByRole("region", { name: "Mensajes" }).getByRole("listitem")).toHaveCount(2);
  await expect(issuer.getByRole("button", { name: "Volver a emitir" })).toBeVisible();
  await issuer.goto("/records/alert?tab=past&view=list");
  await expect(issuer.getByRole("row", { name: /Marejadas en la costa/ })).toContainText("Terminada");
});

test("what is changed of one in force is seen as a difference, goes back with a note, and is issued as an update", async ({
  browser,
  baseURL,
  page: officer,
}) => {
  const { issued } = await alertCentre(officer.request);
  const { id } = await issued({ level: "amarilla", headline_es: "Fuego en la quebrada" });
  const at = `/records/alert?record=${id}`;
  await enterAs(officer, "officer", at);
  await press(officer, "Preparar actualización");
  await expect(officer.getByText(/Lo emitido sigue vigente/)).toBeVisible();
  await officer.locator("form").getByRole("radio", { name: /Roja/ }).check();
  await press(officer, "Guardar y enviar a aprobación");
  const change = officer.getByRole("region", { name: "Cambio en preparación" });
  await expect(change.getByRole("row", { name: /Nivel/ })).toContainText(/Amarilla.*Roja/);

  const issuer = await another(browser, baseURL, "admin", at);
  await press(issuer, "Devolver con nota");
  await issuer.getByRole("textbox", { name: "Qué falta o qué corregir" }).fill("Falta decir por dónde salir.");
  await issuer.locator("form").getByRole("button", { name: "Devolver con nota" }).click();
  await expect(issuer.getByText("Devuelta a quien la redactó")).toBeVisible();

  await officer.reload();
  await expect(officer.getByText("Devuelta: Falta decir por dónde salir.")).toBeVisible();
  await press(officer, "Enviar a aprobación");
  await expect(officer.getByText("Enviada a aprobación")).toBeVisible();
  await issuer.reload();
  await press(issuer, "Aprobar y emitir");
  const messages = issuer.getByRole("region", { name: "Mensajes" });
  await expect(messages.getByRole("listitem").first()).toContainText("Actualización · Roja");
  await expect(messages.getByRole("listitem").last()).toContainText("Alerta · Amarilla");
});

test("what was changed under the eyes of who approves is read before it is sent", async ({ page: issuer }) => {
  const { submitted, officer } = await alertCentre(issuer.request);
  const { id, version } = await submitted({ headline_es: "Evacuar hacia el cerro" });
  const isLive = issuer.waitForResponse((answer) => answer.url().endsWith("/api/presence") && answer.ok());
  await enterAs(issuer, "admin", `/records/alert?record=${id}`);
  await isLive;
  const approve = issuer.getByRole("button", { name: "Aprobar y emitir" });
  await expect(approve).toBeEnabled();
  const changed = await officer.put(`alerts/${id}`, { version, headline_es: "Evacuar hacia la playa" });
  await officer.post(`alerts/${id}/submission`, { version: changed.version });
  // Said once: what is asked of the alert that is open stands on its page, and no second notice over it.
  await expect(issuer.getByRole("alert")).toContainText("Oficial Demo cambió lo que usted estaba leyendo");
  await expect(issuer.getByRole("region", { name: "Avisos de alertas" }).getByRole("alert")).toHaveCount(0);
  await expect(approve).toBeDisabled();
  const change = issuer.getByRole("region", { name: "Lo que cambió" });
  await expect(change.getByRole("row", { name: /Titular/ })).toContainText(/hacia el cerro.*hacia la playa/);
  expect(await findings(issuer, "#content")).toEqual([]);
  await press(issuer, "Ya leí el cambio");
  await expect(issuer.getByRole("region", { name: "Esto se emitirá" })).toContainText("hacia la playa");
  await press(issuer, "Aprobar y emitir");
  await expect(issuer.getByText("Alerta emitida")).toBeVisible();
});

test("whom an alert is for is locked once it was issued", async ({ page }) => {
  const { issued } = await alertCentre(page.request);
  const { id } = await issued({ headline_es: "Marejada en el molo" });
  await enterAs(page, "officer", `/records/alert?record=${id}&edit=1`);
  const scope = page.getByRole("textbox", { name: "Alcance" });
  await expect(scope).toHaveValue("Público");
  await expect(scope).not.toBeEditable();
  await expect(page.getByText("Queda como se emitió")).toBeVisible();
});

test("who approves needs no pointer", async ({ page: issuer }) => {
  const { submitted } = await alertCentre(issuer.request);
  await submitted({ headline_es: "Aluvión en el estero" });
  await enterAs(issuer, "admin", "/records/alert?waiting=true&view=list");
  await issuer.getByRole("row", { name: /Aluvión en el estero/ }).focus();
  await issuer.keyboard.press("Enter");
  await expect(issuer.getByRole("heading", { level: 1, name: "Aluvión en el estero" })).toBeFocused();
  const approve = issuer.getByRole("button", { name: "Aprobar y emitir" });
  for (let step = 0; step < 20; step++) {
    if (await approve.evaluate((button) => button === document.activeElement)) break;
    await issuer.keyboard.press("Tab");
  }
  await expect(approve).toBeFocused();
  await issuer.keyboard.press("Enter");
  await expect(issuer.getByText("Alerta emitida")).toBeVisible();
});

for (const language of ["es", "en"] as const)
  test(`the alert centre is accessible, its sheet, preview and form included (${language})`, async ({ page }) => {
    const { issued, submitted } = await alertCentre(page.request);
    const [{ id }, waiting] = [await issued(), await submitted()];
    await enterAs(page, "admin", "/records/alert", language);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    expect(await findings(page, "#content")).toEqual([]);
    for (const search of [`record=${id}`, `record=${waiting.id}`, "record=new", "tab=exercises&record=new"]) {
      await page.goto(`/records/alert?${search}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".MuiSkeleton-root, [aria-busy=true]")).toHaveCount(0);
      expect(await findings(page, "#content"), search).toEqual([]);
    }
    await page.goto(`/records/alert?record=${waiting.id}`);
    await page.getByRole("tab").nth(1).click();
    for (const name of [/^CAP$/, /WhatsApp/]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("region", { name: /mensaje|message|CAP/i }).first()).toBeVisible();
      expect(await findings(page, "#content"), String(name)).toEqual([]);
    }
  });
