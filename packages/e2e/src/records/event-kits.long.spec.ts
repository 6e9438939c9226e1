// The kit of an emergency: opened with one press, its board beside the log, its roles handed on, and kept without a network.
import type { Locator, Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { alertCentre } from "../support/alert-centre.ts";
import { enterLive } from "../support/enter-live.ts";
import { expectWithinWidth } from "../support/fits.ts";
import { onPhone, phone } from "../support/on-phone.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { withoutStream } from "../support/without-stream.ts";

const board = (page: Page): Locator => page.getByRole("region", { name: "Kit de la emergencia" });
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Abrir la emergencia" });
const stream = (page: Page): Locator => page.getByRole("region", { name: "Líneas de la bitácora" });
/** So many actions has the country's checklist for a wildfire. */
const ofFire = 13;

let made = 0;

/** A fire of this test alone, in Valparaíso. */
async function anEvent(page: Page): Promise<{ id: number; title: string; at: string }> {
  const { officer, place } = await alertCentre(page.request);
  const variables = (await officer.get("variables/riskAssessment?per_page=100")).data;
  const variable_id = variables.find((it) => it.name_es === "Incendio forestal")!.id;
  const title = `Incendio con kit ${++made} (demo)`;
  const draft = { company_id: place, variable_id, title, observed_on: "2026-03-02", source: "COE comunal" };
  const { id } = await officer.post("records/risk", draft);
  return { id, title, at: `/bitacora?event=${id}` };
}

/** Opens it over the calls, with all of its tasks and the command held by somebody. */
async function anOpenedEvent(page: Page) {
  const event = await anEvent(page);
  const { officer } = await alertCentre(page.request);
  const { kit } = (await officer.get(`event-kits/board?event=${event.id}`)) as unknown as { kit: { actions: { key: string }[] } }; // prettier-ignore
  await officer.post("event-kits", {
    event_id: event.id,
    actions: kit.actions.map(({ key }) => key),
    holders: [{ role: "mando", name: "Ana Demo", phone: "+56 9 1111 1111" }],
  });
  return event;
}

/** What, where, and one press. */
async function record(page: Page, hazard: string): Promise<void> {
  const entry = page.getByRole("dialog", { name: "Registro rápido" });
  await entry.getByRole("radio", { name: hazard }).click();
  await entry.getByRole("combobox", { name: "Lugar" }).click();
  await page.getByRole("option", { name: /Valparaíso/ }).click();
  await entry.getByRole("button", { name: "Registrar" }).click();
}

test("one press in the quick entry opens event, log with tasks, draft of the report and draft of an alert", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/risk?quick=1");
  await expect(page.getByRole("checkbox", { name: /Abrir con kit de emergencia/ })).toBeChecked();
  await record(page, "Incendio forestal");
  await expect(page.getByText(/registrado\. Emergencia abierta/)).toBeVisible();
  await page.getByRole("button", { name: "Ver bitácora" }).click();
  await expect(board(page)).toContainText(`0 de ${ofFire} hechas`);
  await expect(board(page).getByRole("link", { name: "Primer informe", exact: true })).toBeVisible();
  await expect(board(page)).toContainText("Borrador");
  await expect(board(page)).toContainText("Alerta amarilla");
  await expect(stream(page)).toContainText("Pedir a CONAF la proyección del fuego");
  await board(page).getByRole("link", { name: "Alerta amarilla" }).click();
  await expect(page).toHaveURL(/records\/alert\?.*record=/);
  await expect(page.getByText("Borrador").first()).toBeVisible();
});

test("without the mark the quick entry is only a record, and what was chosen survives closing it", async ({ page }) => {
  await enterAs(page, "officer", "/records/risk?quick=1");
  const mark = page.getByRole("checkbox", { name: /Abrir con kit de emergencia/ });
  await mark.uncheck();
  await page.getByRole("button", { name: /^Cerrar; lo escrito/ }).click();
  await page.getByRole("button", { name: "Registro rápido" }).click();
  await expect(mark).not.toBeChecked();
  await record(page, "Incendio forestal");
  await expect(page.getByText(/» registrado$/)).toBeVisible();
  await page.getByRole("button", { name: "Completar" }).click();
  await page.getByRole("region", { name: "Ficha del registro" }).getByRole("link", { name: "Bitácora" }).click();
  await expect(page.getByRole("link", { name: "Abrir kit" })).toBeVisible();
});

test("everything is on in the dialog, what is taken out is left out, and it can be added later", async ({ page }) => {
  const { at } = await anEvent(page);
  await enterAs(page, "officer", at);
  await page.getByRole("link", { name: "Abrir kit" }).click();
  await expect(dialog(page)).toContainText(`Se abre con ${ofFire} tareas, informe y alerta`);
  expect(await findings(page, "[role=dialog]")).toEqual([]);
  await dialog(page)
    .getByRole("checkbox", { name: /Publicar un primer aviso/ })
    .uncheck();
  await dialog(page).getByRole("button", { name: "Yo: Jefatura GRD" }).click();
  await dialog(page).getByLabel("Teléfono: Operaciones").fill("+56 9 2222 2222");
  await dialog(page).getByRole("radio", { name: "Sin alerta" }).check();
  await dialog(page).getByRole("button", { name: "Abrir la emergencia" }).click();
  await expect(dialog(page)).toContainText("Falta quién.");
  await dialog(page).getByLabel("Quién: Operaciones").fill("Berta Demo");
  await expect(dialog(page)).toContainText(`Se abre con ${ofFire - 1} tareas, 2 roles e informe`);
  await dialog(page).getByRole("button", { name: "Abrir la emergencia" }).click();

  await expect(board(page)).toContainText(`0 de ${ofFire - 1} hechas`);
  await expect(board(page).getByRole("listitem", { name: "Jefatura GRD" })).toContainText("Oficial Demo");
  await expect(board(page)).toContainText("1 tarea del kit sin abrir");
  await board(page).getByRole("button", { name: "Agregar del kit" }).click();
  const more = page.getByRole("dialog", { name: "Agregar a la emergencia" });
  await expect(more).toContainText("Se agrega: 1 tarea y alerta");
  await more.getByRole("button", { name: "Agregar del kit" }).click();
  await expect(board(page)).toContainText(`0 de ${ofFire} hechas`);
  expect(await findings(page, "#content")).toEqual([]);
});

test("a role that is handed on is a line of the log, a task done in the log counts, and colleagues see both at once", async ({
  page,
  browser,
  baseURL,
}) => {
  const { at } = await anOpenedEvent(page);
  await enterLive(page, "officer", `${at}&part=kit`);
  const other = await (await browser.newContext({ locale: "es-CL", ...(baseURL && { baseURL }) })).newPage();
  await enterLive(other, "admin", `${at}&part=kit`);
  const command = (on: Page) => board(on).getByRole("listitem", { name: "Mando comunal" });
  await expect(command(page)).toContainText(/Ana Demo.*desde \d\d:\d\d/);
  await expect(command(page).getByRole("link")).toHaveAttribute("href", "tel:+56911111111");

  await command(page).getByRole("button", { name: "Cambiar: Mando comunal" }).click();
  const role = page.getByRole("dialog", { name: "Mando comunal" });
  await role.getByLabel("Quién").fill("Dora Demo");
  await role.getByRole("button", { name: "Guardar" }).click();
  await expect(command(page)).toContainText("Dora Demo");
  await expect(stream(page)).toContainText("Dora Demo, +56 9 1111 1111 asume: Mando comunal");
  await expect(command(other)).toContainText("Dora Demo");

  await board(page)
    .getByRole("link", { name: /Confirmar el hecho/ })
    .click();
  const line = stream(page).getByRole("article").and(page.locator("[aria-current]"));
  await expect(line).toContainText("Confirmar el hecho");
  await line.getByRole("button", { name: "Hecha" }).click();
  await expect(board(page)).toContainText(`1 de ${ofFire} hechas`);
  await expect(board(other)).toContainText(`1 de ${ofFire} hechas`);
  await other.context().close();
});

test("two who change the same role do not overwrite each other unseen", async ({ page }) => {
  const { id, at } = await anOpenedEvent(page);
  const { issuer } = await alertCentre(page.request);
  await withoutStream(page);
  await enterAs(page, "officer", `${at}&part=kit`);
  await board(page).getByRole("button", { name: "Cambiar: Mando comunal" }).click();
  const kit = (await issuer.get(`event-kits/board?event=${id}`)) as unknown as { id: number; version: number };
  await issuer.put(`event-kits/${kit.id}`, { version: kit.version, holders: [{ role: "mando", name: "Carlos Demo" }] });
  const role = page.getByRole("dialog", { name: "Mando comunal" });
  await role.getByLabel("Quién").fill("Dora Demo");
  await role.getByRole("button", { name: "Guardar" }).click();
  await expect(role).toContainText("Mientras escribía, Carlos Demo asumió este rol");
  await role.getByRole("button", { name: "Guardar" }).click();
  await expect(board(page).getByRole("listitem", { name: "Mando comunal" })).toContainText("Dora Demo");
});

test("the room leads to the kit, before and after it is opened", async ({ page }) => {
  await enterAs(page, "officer", "/dashboard");
  await page.getByRole("link", { name: "Abrir kit" }).first().click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Abrir la emergencia" }).click();
  await expect(board(page)).toContainText(/0 de \d+ hechas/);
  await page.goto("/dashboard");
  await page
    .getByRole("link", { name: /^Kit 0 de \d+/ })
    .first()
    .click();
  await expect(board(page)).toContainText(/0 de \d+ hechas/);
});

test("who may only read sees the board and no buttons", async ({ page }) => {
  const { at } = await anOpenedEvent(page);
  await enterAs(page, "viewer", `${at}&part=kit&kit=1`);
  await expect(board(page)).toContainText(`0 de ${ofFire} hechas`);
  await expect(board(page)).toContainText("Ana Demo");
  await expect(board(page).getByRole("button")).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
});

test("in English the dialog and the board say what stands in the kit", async ({ page }) => {
  const { at } = await anEvent(page);
  await enterAs(page, "officer", `${at}&kit=1`, "en");
  const opening = page.getByRole("dialog", { name: "Open the emergency" });
  await expect(opening).toContainText(`It opens with ${ofFire} tasks, report and alert`);
  await opening.getByRole("button", { name: "Open the emergency" }).click();
  const shown = page.getByRole("region", { name: "Kit of the emergency" });
  await expect(shown).toContainText(`0 of ${ofFire} done`);
  await expect(shown.getByRole("link", { name: "Yellow alert" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Lines of the log" })).toContainText("The emergency is opened");
});

test("on a phone without a network the entry waits, and its kit is opened when the network is back", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  await withoutStream(context);
  const page = await onPhone(context, "/records/risk?quick=1");
  await expect(
    page.getByRole("dialog", { name: "Registro rápido" }).getByRole("group", { name: "Hora" }),
  ).toBeVisible();
  await context.setOffline(true);
  await record(page, "Incendio forestal");
  await expect(page.getByText("se enviará al volver la red").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "1 registro por enviar" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/registrado\. Emergencia abierta/)).toBeVisible();
  await page.getByRole("button", { name: "Ver bitácora" }).tap();
  await expect(board(page)).toContainText(`0 de ${ofFire} hechas`);
  await expectWithinWidth(page);

  await board(page)
    .getByRole("link", { name: /Confirmar el hecho/ })
    .tap();
  await expect(stream(page).locator("[aria-current]")).toContainText("Confirmar el hecho");
  await context.close();
});

test("a kit that is refused loses no entry: it says why, and is opened from the log", async ({ page }) => {
  await enterAs(page, "officer", "/records/risk?quick=1");
  await page.route("**/api/event-kits", (route) =>
    route.fulfill({ status: 422, json: { code: "validation", errors: { actions: ["Elija otra."] } } }),
  );
  await record(page, "Incendio forestal");
  await expect(page.getByText(/registrado\. El kit no se abrió: Elija otra\./)).toBeVisible();
  await page.unroute("**/api/event-kits");
  await page.getByRole("button", { name: "1 registro por enviar" }).click();
  await page.getByRole("button", { name: "Corregir" }).click();
  await dialog(page).getByRole("button", { name: "Abrir la emergencia" }).click();
  await expect(board(page)).toContainText(`0 de ${ofFire} hechas`);
  await expect(page.getByRole("button", { name: "1 registro por enviar" })).toBeHidden();
});
