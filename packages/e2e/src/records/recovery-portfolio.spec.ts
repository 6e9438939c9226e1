// What recovery comes to: from the list to its totals, from a number to its works, on the board and in time; with the keyboard, in both languages.
import type { Page } from "@playwright/test";
import { phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const rowOf = (page: Page, table: string, name: string | RegExp) =>
  page
    .getByRole("table", { name: table, exact: true })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });

test("the way leads from the list of recovery to its totals, and a number leads to just the works that it counts", async ({
  page,
}) => {
  await enterAs(page, "viewer", "/records/recovery?place=all");
  await page.getByRole("button", { name: "Cartera" }).press("Enter");
  await expect(page.getByText("millones de CLP")).toBeVisible();
  const total = rowOf(page, "Por sector", "Total").getByRole("cell").first();
  const items = await total.innerText();
  const housing = rowOf(page, "Por sector", "Vivienda");
  const count = await housing.getByRole("cell").first().innerText();
  await housing.getByRole("link", { name: "Vivienda" }).press("Enter");
  await expect(page.getByText("Sector: Vivienda")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "viviendas" })).toHaveCount(Number(count));
  await page.goBack();
  await page.getByRole("combobox", { name: "Reunir por" }).click();
  await page.getByRole("option", { name: "Desastre" }).click();
  await expect(rowOf(page, "Por desastre", /Gran incendio de Valparaíso/)).toBeVisible();
  await expect(rowOf(page, "Por desastre", "Total").getByRole("cell").first()).toHaveText(items);
});

test("effects and needs are told by sector and horizon, and households by damage and solution", async ({ page }) => {
  await enterAs(page, "viewer", "/records/recovery?place=all&portfolio=effects");
  const effects = page.getByRole("table", { name: "Efectos y necesidades por sector (PDNA)" });
  await expect(effects.getByRole("rowheader", { name: "Sectores sociales" })).toBeVisible();
  await expect(effects.getByRole("columnheader", { name: "Mediano" })).toBeVisible();
  await page.getByRole("button", { name: "Vivienda", exact: true }).click();
  const housing = page.getByRole("table", { name: "Hogares por daño y solución" });
  await expect(housing.getByRole("row").filter({ hasText: "Destruid" })).toContainText(/\d+ entregadas/);
});

test("on the board what is late comes first in its phase, and a work opens", async ({ page }) => {
  await enterAs(page, "viewer", "/records/recovery?place=all&portfolio=board");
  const column = page.getByRole("region", { name: "Rehabilitación" });
  const first = column.getByRole("link").first();
  await expect(first).toContainText(/Atrasado [\d.]+ días/);
  const title = await first.getByText("(demo)").innerText();
  await first.press("Enter");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("in time a work says in words what is drawn of it, and says so in English on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await enterAs(page, "viewer", "/records/recovery?place=all&portfolio=time", "en");
  const work = page.getByRole("link", { name: /Reposición de 40 viviendas/ });
  await expect(work).toContainText("Planned: ");
  await expect(work).toContainText("Diseño aprobado (demo): done on");
  await expect(work).toContainText(/Obra gruesa \(demo\): (?:late, was )?due on/);
});
