// The first screen: figures of the active place that lead to what they count.
import { enterAs, signIn } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

test("R-203 the dashboard is the first screen after signing in, and shows the place's records", async ({ page }) => {
  await signIn(page, "super");

  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole("heading", { name: "Panel · Todos los lugares", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Resumen" })).toContainText("60 registros");
});

test("each bar leads to the records it counts", async ({ page }) => {
  await enterAs(page, "super");
  const bar = page.getByRole("region", { name: "Registros por variable" }).getByRole("link", { name: /Albergue/ });
  await expect(bar).toContainText("3");
  await bar.click();

  await expect(page).toHaveURL(/\/records\/situation\?.*variable=\d+/);
  await expect(page.getByRole("row", { name: /Albergue/ })).toHaveCount(3);
});

test("the latest changes say who did what, and open the record", async ({ page }) => {
  await enterAs(page, "super");
  const activity = page.getByRole("region", { name: "Actividad reciente" });
  await expect(activity.getByRole("listitem")).toHaveCount(10);
  // The newest is an alert: written by one person, and asked for by the same.
  await expect(activity.getByRole("listitem").first()).toContainText("Actualizado por Oficial Demo · ");
  const record = activity.getByRole("link").first();
  const title = (await record.textContent()) ?? "";
  await record.click();

  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("another place shows its own figures", async ({ page }) => {
  await enterAs(page, "officer");
  await page.getByRole("combobox", { name: "Lugar activo" }).click();
  await page.getByRole("option", { name: /Viña del Mar/ }).click();

  await expect(page.getByRole("heading", { name: "Panel · Viña del Mar" })).toBeVisible();
  // In one place, the lines of activity need not name it.
  await expect(page.getByRole("listitem").filter({ hasText: "Creado por" }).first()).not.toContainText("·");
});

test("R-101 the dashboard speaks English to who prefers it", async ({ browser }) => {
  const context = await browser.newContext({ locale: "en-GB" });
  await context.addInitScript(() => localStorage.setItem("locale", "en"));
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("viewer@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("atalaya-demo");
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect(page.getByRole("heading", { name: "Dashboard · All places" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Records by variable" })).toContainText("Shelter");
  await context.close();
});
