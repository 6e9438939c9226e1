// The audit log on the screen: who changed what, filters, before and after.
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const audit = "/ajustes/auditoria";

test("a change of a role is found by its person and shown before and after, in words", async ({ page }) => {
  await enterAs(page, "super", "/ajustes/roles");
  await page.getByRole("navigation", { name: "Roles" }).getByRole("button", { name: "Validador" }).click();
  await page.getByRole("checkbox", { name: "Lugares, Propiedades: Editar" }).check();
  await page.getByRole("button", { name: "Guardar rol" }).click();
  await expect(page.getByText("Rol guardado")).toBeVisible();

  await page.goto(audit);
  await page.getByRole("button", { name: "Filtrar" }).click();
  await page.getByRole("combobox", { name: "Recurso" }).click();
  await page.getByRole("option", { name: "Rol", exact: true }).click();
  await page.getByRole("combobox", { name: "Acción" }).click();
  await page.getByRole("option", { name: "Modificado" }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/resource=roles/);
  await page.getByRole("row", { name: /Modificado Validador/ }).click();
  const change = page.getByRole("region", { name: "Cambio", exact: true });
  await expect(change.getByRole("insertion")).toHaveText("Lugares, Propiedades: Editar");
  await expect(change.getByText("Permisos")).toBeVisible();

  await change.getByRole("button", { name: "Solo esta persona" }).click();
  await expect(page.getByText("Persona: Superadmin Demo")).toBeVisible();
  await expect(page).toHaveURL(/actor_id=\d+/);
});

test("older changes are shown on demand, and the address opens one", async ({ page }) => {
  await enterAs(page, "super", audit);
  await expect(page.getByText("50 cambios", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Mostrar más antiguos" }).click();
  await expect(page.getByText(/^100 cambios/)).toBeVisible();
  await page.getByRole("row").nth(80).click();
  const title = await page.getByRole("region", { name: "Cambio", exact: true }).getByRole("heading").innerText();
  await page.reload();
  await expect(page.getByRole("region", { name: "Cambio", exact: true }).getByRole("heading")).toHaveText(title);
});

test("R-212 whoever may not audit is sent to the page that says so", async ({ page }) => {
  await enterAs(page, "admin", audit);

  await expect(page.getByRole("heading", { name: "Acceso denegado" })).toBeVisible();
});
