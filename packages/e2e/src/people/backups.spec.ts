// Backups as the super administrator sees them: whether there is a good one, making one, and that nobody else is led there.
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { listenTo } from "../support/said.ts";
import { expect, test } from "../support/server.ts";

// The demo makes none by itself.
test.use({ environment: { BACKUP_AT: "03:00" } });

const path = "/ajustes/respaldos";
/** A backup of everything, written and read back, on a machine that does other things too. */
const asLongAsItTakes = { timeout: 150_000 };
const backUp = (page: Page) => page.getByRole("button", { name: "Respaldar ahora" });
const latest = (page: Page) => page.getByRole("table", { name: "Últimos respaldos" });

test("the super administrator sees that no backup was made, makes one, and is told once it is verified", async ({
  page,
}) => {
  const said = await listenTo(page);
  await enterAs(page, "super", path);
  await expect(page.getByRole("heading", { name: "Todavía no hay un respaldo comprobado" })).toBeVisible();
  await expect(page.getByText("Aquí aparecerá cada respaldo")).toBeVisible();
  await expect(page.getByText("Todos los días a las 03:00, hora de America/Santiago")).toBeVisible();
  await expect(page.getByText("7 diarios, 5 semanales y 12 mensuales")).toBeVisible();

  await backUp(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Se está haciendo un respaldo…" })).toBeVisible();
  await expect(backUp(page)).toBeDisabled();

  await expect.poll(said, asLongAsItTakes).toContain("Respaldo hecho y comprobado.");
  await expect(page.getByRole("heading", { name: /^Último respaldo comprobado: (ahora|hace)/ })).toBeVisible();
  const row = latest(page).getByRole("row", { name: /Comprobado/ });
  await expect(row).toContainText("A mano");
  // Size, and more than a thousand rows: those of the demo.
  await expect(row.getByRole("cell", { name: /^\d+(,\d)? [kM]B$/ })).toBeVisible();
  await expect(row.getByRole("cell", { name: /^\d+\.\d{3}$/ })).toBeVisible();
  await expect(backUp(page)).toBeEnabled();
  await expect(page.getByText(/npm run atalaya -- verify .*\/atalaya-\d{8}T\d{6}Z\.tar/)).toBeVisible();
});

test("who presses while a backup is being made sees that one, and no failure", async ({ page }) => {
  const said = await listenTo(page);
  await enterAs(page, "super", path);
  await expect(backUp(page)).toBeEnabled();
  await page.route("**/api/backups", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    // Somebody else was faster.
    await route.fetch();
    return route.continue();
  });
  await backUp(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Se está haciendo un respaldo…" })).toBeVisible();
  await expect.poll(said, asLongAsItTakes).toContain("Respaldo hecho y comprobado.");
});

test("nobody but a super administrator is led to the backups", async ({ page }) => {
  await enterAs(page, "admin", "/ajustes/usuarios");
  await expect(page.getByRole("link", { name: "Respaldos" })).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Acceso denegado" })).toBeVisible();
});
