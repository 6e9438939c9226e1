// The first thing that anybody sees.
import { expect, test } from "./server.ts";

test("R-210 a guest who opens the login page is asked for e-mail and password", async ({ page }) => {
  await page.goto("/login");

  await expect(page.getByLabel("Correo", { exact: false })).toBeVisible();
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeVisible();
});
