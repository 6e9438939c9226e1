// One officer alone, in an emergency: with a reason, in red, until somebody else stands by it.
import { findings } from "../support/accessibility.ts";
import { alertCentre, callerOf } from "../support/alert-centre.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

test("one alone issues with a reason, it is marked in red in list and sheet, and another ratifies it", async ({
  browser,
  baseURL,
  page: alone,
}) => {
  const { place, made } = await alertCentre(alone.request);
  const policy = { may_issue_alone: true, ratify_hours: 6, sender: null, oid: null };
  const keeper = await callerOf(alone.request, "super");
  await keeper.put(`companies/${place}/alert-policy`, policy);
  const { id } = await made({ headline_es: "Aluvión en quebrada Pajonal" });

  await enterAs(alone, "admin", `/records/alert?record=${id}`);
  await alone.getByRole("button", { name: "Emitir en emergencia" }).click();
  const asking = alone.locator("form");
  await expect(asking.getByRole("button", { name: "Emitir en emergencia" })).toBeDisabled();
  await asking.getByRole("textbox", { name: "Motivo de la emergencia" }).fill("Nadie más responde y el agua ya baja.");
  await asking.getByRole("button", { name: "Emitir en emergencia" }).click();
  await expect(alone.getByText("otra todavía debe ratificarla")).toBeVisible();
  const messages = alone.getByRole("region", { name: "Mensajes" });
  await expect(messages).toContainText("Motivo: Nadie más responde y el agua ya baja.");
  await expect(messages).toContainText("Sin ratificar");
  // Whoever issued it does not stand by it himself.
  await expect(alone.getByRole("button", { name: "Ratificar" })).toHaveCount(0);
  await alone.goto("/records/alert?view=list");
  await expect(alone.getByRole("row", { name: /Aluvión en quebrada Pajonal/ })).toContainText("Sin ratificar");

  const other = await (await browser.newContext({ locale: "es-CL", ...(baseURL && { baseURL }) })).newPage();
  await enterAs(other, "super", `/records/alert?record=${id}`);
  await other
    .getByRole("textbox", { name: "Nota al ratificar (si hace falta)" })
    .fill("Vi la crecida desde el puente.");
  await other.getByRole("button", { name: "Ratificar" }).click();
  await expect(other.getByText("Ratificó Superadmin Demo")).toBeVisible();
  await expect(other.getByText("Nota: Vi la crecida desde el puente.")).toBeVisible();
  await expect(other.getByText("otra todavía debe ratificarla")).toHaveCount(0);
});

test("who keeps the place says how alerts are issued in it, and from then one alone may", async ({ page }) => {
  const { made, place } = await alertCentre(page.request);
  const policy = { may_issue_alone: false, ratify_hours: 6, sender: null, oid: null };
  await (await callerOf(page.request, "super")).put(`companies/${place}/alert-policy`, policy);
  const { id } = await made();
  await enterAs(page, "admin", `/records/alert?place=${place}&view=list`);
  await page.getByRole("button", { name: "Más de esta lista" }).click();
  await page.getByRole("menuitem", { name: "Cómo se emiten las alertas aquí" }).click();
  const dialog = page.getByRole("dialog", { name: "Cómo se emiten las alertas aquí" });
  await expect(dialog.getByText(/Son las reglas de .*Valparaíso/)).toBeVisible();
  expect(await findings(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("checkbox", { name: "En una emergencia puede emitir una sola persona" }).check();
  await dialog.getByRole("textbox", { name: "Horas para que otra la ratifique" }).fill("200");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText(/168/)).toBeVisible();
  await dialog.getByRole("textbox", { name: "Horas para que otra la ratifique" }).fill("12");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Reglas de emisión guardadas")).toBeVisible();
  await page.goto(`/records/alert?record=${id}`);
  await expect(page.getByRole("button", { name: "Emitir en emergencia" })).toBeVisible();
});

test("where the place does not allow it nobody is offered to issue alone", async ({ page }) => {
  const { made, issuer, place } = await alertCentre(page.request);
  const policy = { may_issue_alone: false, ratify_hours: 6, sender: null, oid: null };
  await (await callerOf(page.request, "super")).put(`companies/${place}/alert-policy`, policy);
  const { id } = await made();
  expect(await issuer.get(`companies/${place}/alert-policy`)).toMatchObject({ may_issue_alone: false });
  await enterAs(page, "admin", `/records/alert?record=${id}`);
  await expect(page.getByRole("button", { name: "Enviar a aprobación" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Emitir en emergencia" })).toHaveCount(0);
});
