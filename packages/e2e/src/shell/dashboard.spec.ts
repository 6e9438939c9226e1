// The first screen: figures of the active place that lead to what they count.
import { enterAs, signIn } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

test("R-203 the dashboard is the first screen after signing in, and shows the place's records", async ({ page }) => {
  await signIn(page, "super");

  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole("heading", { name: "Sala de situación · Todos los lugares", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Registros" })).toContainText("Mapa Base");
});

test("the latest changes say who did what, and open the record", async ({ page }) => {
  await enterAs(page, "super");
  const activity = page.getByRole("region", { name: "Actividad reciente" });
  await expect(activity.getByRole("listitem")).toHaveCount(6);
  // The newest is an alert: written by one person, and asked for by the same.
  await expect(activity.getByRole("listitem").first()).toContainText("Actualizado por Oficial Demo · ");
  const record = activity.getByRole("link").first();
  const title = (await record.textContent()) ?? "";
  await record.click();

  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("what waits says when it is due, late in red, and leads to the same things", async ({ page }) => {
  await enterAs(page, "officer");
  const todo = page.getByRole("region", { name: "Por hacer" });
  const overdue = todo.getByRole("link", { name: /Acuerdos vencidos/ });
  await expect(overdue).toContainText(/Atrasado: \d+ días2$/);
  await expect(todo.getByRole("link", { name: /Sesiones de comité próximas/ })).toContainText(/Cuándo: \S+/);
  await expect(page.getByRole("link", { name: "Comité GRD", exact: true })).toHaveAccessibleDescription("3 por hacer");
  await overdue.click();

  await expect(page).toHaveURL(/\/legal-drm-committee\?.*overdue=true/);
  const agreements = page.getByRole("region", { name: "Acuerdos" }).first();
  await expect(agreements.getByRole("button", { name: "Vencidos" })).toHaveAttribute("aria-pressed", "true");
  await expect(agreements.getByRole("listitem")).toHaveCount(2);
  await agreements.getByRole("button", { name: "Abiertos" }).click();
  await expect(page).not.toHaveURL(/overdue/);
  await page.goBack();
  await page.goBack();

  await todo.getByRole("link", { name: /Sesiones de comité próximas/ }).click();
  await expect(page.getByRole("button", { name: /Sesiones de los próximos 7 días/ })).toBeVisible();
  await page.getByRole("button", { name: "Sesión ordinaria 3/2026", exact: true }).click();
  await expect(page.getByRole("region", { name: "Sesión", exact: true }).first()).toBeVisible();
});

test("plans and norms to renew are the ones that the list shows", async ({ page }) => {
  await enterAs(page, "super");
  const link = page.getByRole("region", { name: "Por hacer" }).getByRole("link", { name: /Planes y normas/ });
  await expect(link).toContainText(/Atrasado: .+1$/);
  await link.click();

  await expect(page).toHaveURL(/\/legal\?.*lapsing=true/);
  await expect(page.getByRole("search")).toContainText("Por vencer o revisar");
  await expect(page.getByRole("table", { name: "Documentos" }).getByRole("row")).toHaveCount(2);
});

test("another place shows its own figures", async ({ page }) => {
  await enterAs(page, "officer");
  await page.getByRole("combobox", { name: "Lugar activo" }).click();
  await page.getByRole("option", { name: /Viña del Mar/ }).click();

  await expect(page.getByRole("heading", { name: "Sala de situación · Viña del Mar" })).toBeVisible();
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

  await expect(page.getByRole("heading", { name: "Situation room · All places" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Records" })).toContainText("in 12 months");
  await context.close();
});
