// Who else has to do with the report of an emergency: whoever writes at the same time, the log, a phone, a reader, the region.
import { findings } from "../support/accessibility.ts";
import { callerOf } from "../support/alert-centre.ts";
import { enterLive } from "../support/enter-live.ts";
import { expectWithinWidth } from "../support/fits.ts";
import { onPhone, phone } from "../support/on-phone.ts";
import { anEvent, cell, openReport, paper, rise, sendFirst } from "../support/reported-event.ts";
import { expect, test } from "../support/server.ts";

test("what changed while the sending was being considered is shown first, and nothing is sent", async ({ page }) => {
  const event = await anEvent(page);
  await event.officer.post("event-reports", { event_id: event.id });
  await openReport(page, "officer", event.at);
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
  await openReport(page, "officer", `${event.at}&form=1`);
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
  await openReport(page, "officer", `${event.at}&form=1`);
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
  await expect(cell(page, "Albergados")).toContainText("176");
  await expectWithinWidth(page);
  await page.getByRole("link", { name: "Siguiente: ALFA 2" }).tap();
  await expect(cell(page, "Albergados")).toContainText("antes 176");
  await expectWithinWidth(page);
  await page.getByRole("button", { name: "Formulario" }).tap();
  await page.getByRole("button", { name: "Escribir otra cifra: Albergados" }).tap();
  await expect(page.getByRole("group", { name: "Cifra propia: Albergados" })).toBeVisible();
  await expectWithinWidth(page);
  await page.goto("/informes");
  await expect(page.getByRole("link", { name: event.title })).toBeVisible();
  await expectWithinWidth(page);
  await context.close();
});

test("who may only read sees the paper, and neither form nor sending", async ({ page }) => {
  const event = await anEvent(page);
  await openReport(page, "viewer", event.at);
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
  await openReport(page, "super", "/informes?place=all");
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
  await openReport(page, "officer", event.at);
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
