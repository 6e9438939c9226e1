// What lies in an area: of a stored zone, drawn on the map, around a point; by zone, as a sheet, on paper, and taken into an assessment.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { expectWithinWidth, phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

test.use({ drawsMaps: true });

const zone = "Zona de interfaz, cerros altos (demo)";
const inside = (page: Page) => page.getByRole("region", { name: "Qué hay dentro" });
const line = (page: Page, name: string) => inside(page).getByRole("listitem").filter({ hasText: name });

/** The stored zone, found by typing as an officer does. */
async function openZone(page: Page) {
  await enterAs(page, "officer", "/records/vulnerability");
  await page.getByRole("button", { name: "Exposición", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Zona", exact: true }).press("Enter");
  await page.getByRole("combobox", { name: "Zona guardada" }).fill("cerros altos");
  await page.getByRole("option", { name: new RegExp("Zona de interfaz, cerros altos") }).click();
  await expect(line(page, "Población")).toBeVisible();
}

test("a stored zone tells its people as an estimate, its schools as counted and its routes as measured", async ({
  page,
}) => {
  await openZone(page);
  await expect(inside(page)).toContainText(`${zone} · 55,4 ha`);
  await expect(line(page, "Población")).toContainText("11 unidades");
  await expect(line(page, "Población")).toContainText(/5\.\d{3} personas/);
  await expect(line(page, "Población")).toContainText("Estimado");
  await expect(line(page, "Establecimiento educacional")).toContainText("3 de 4");
  await expect(line(page, "Establecimiento educacional")).toContainText("Contado");
  await expect(line(page, "Vía de evacuación")).toContainText(/\d+ m/);
  await expect(line(page, "Vía de evacuación")).toContainText("Medido");
  expect(await findings(page, "main")).toEqual([]);
});

test("a counted line leads to those that stand inside, and back", async ({ page }) => {
  await openZone(page);
  await line(page, "Establecimiento educacional").getByRole("link").click();
  await expect(page.getByText("1–3 de 3")).toBeVisible();
  await page.goBack();
  await expect(line(page, "Establecimiento educacional")).toContainText("3 de 4");
});

test("an area is drawn click by click and counted at once; it stays in the address", async ({ page }) => {
  await enterAs(page, "officer", "/records/vulnerability?exposure=draw&map=14/-33.059/-71.609");
  await expect(inside(page)).toContainText("Dibuje un polígono en el mapa");
  const box = (await page.getByRole("region", { name: "Mapa de la exposición" }).boundingBox())!;
  await expect(page.getByText(/clic/i).first()).toBeVisible();
  for (const [across, down] of [
    [0.3, 0.35],
    [0.7, 0.35],
    [0.7, 0.7],
    [0.3, 0.7],
  ] as const) {
    await page.mouse.click(box.x + box.width * across, box.y + box.height * down);
    // Two clicks at once would be a double click.
    await page.waitForTimeout(350);
  }
  await page.keyboard.press("Enter");
  await expect(line(page, "Establecimiento educacional")).toContainText("Contado");
  await expect(inside(page)).toContainText("Área dibujada");
  const people = await line(page, "Población").textContent();
  await page.reload();
  await expect(line(page, "Población")).toHaveText(people!);
});

test("around a point everything is told by distance, ring by ring, and as a sheet", async ({ page }) => {
  await enterAs(
    page,
    "officer",
    "/records/vulnerability?exposure=distance&around=500,1000&point=-71.609 -33.059&map=14/-33.059/-71.609",
  );
  await page.getByRole("button", { name: "Por zona" }).press("Enter");
  const table = page.getByRole("table", { name: "Por zona" });
  await expect(table.getByRole("columnheader", { name: /Hasta 500 m/ })).toContainText("78 ha");
  await expect(table.getByRole("columnheader", { name: /500 m a 1 km/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /Población/ })).toContainText("personas");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("button", { name: "Exportar" })
      .click()
      .then(() => page.getByRole("menuitem", { name: "CSV" }).click()),
  ]);
  const sheet = await readFile(await download.path(), "utf8");
  expect(sheet).toContain("Población;Hasta 500 m;");
  expect(sheet).toContain("Población;500 m a 1 km;");
  expect(sheet).toContain("Estimado");
});

test("classes of a hazard part the area, and say who lives in each", async ({ page }) => {
  const within = "-71.625 -33.055;-71.605 -33.07;-71.6 -33.045;-71.612 -33.038";
  await enterAs(page, "officer", `/records/vulnerability?exposure=draw&within=${within}`);
  await page.getByRole("combobox", { name: "Separar por" }).click();
  await page.getByRole("option", { name: "Zona de interfaz urbano-forestal" }).click();
  for (const name of ["Alta", "Media", "Resto del área"])
    await expect(inside(page).getByText(new RegExp(`^${name}, \\d+ %$`))).toBeVisible();
});

test("on paper stand the map and the numbers", async ({ page }) => {
  await openZone(page);
  await page.evaluate(() => {
    window.print = () =>
      document.body.setAttribute("data-printed", String(document.querySelectorAll("#printed img").length));
  });
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "1");
});

test("what was counted goes into a new assessment with its area and its source", async ({ page }) => {
  await openZone(page);
  await page.getByRole("link", { name: "Usar en evaluación" }).click();
  const form = page.locator("form");
  await form.getByRole("combobox", { name: "Variable", exact: true }).fill("riesgo de incendio for");
  await page.getByRole("option", { name: "Riesgo de incendio forestal" }).click();
  await expect(form.getByLabel("Personas expuestas")).toHaveValue(/^5\.?\d{3}$/);
  await expect(form.getByLabel("Cómo se contaron los expuestos")).toHaveValue(
    /^Contado en el Mapa Base el .* en 55,4 ha/,
  );
  await form.getByLabel("Personas expuestas").fill("1");
  await form.getByRole("button", { name: "Contar en el área dibujada" }).click();
  await expect(form.getByLabel("Personas expuestas")).toHaveValue(/^5\.?\d{3}$/);
});

test("an alert in force leads to what lies in its area, where nobody knows the people without units", async ({
  page,
}) => {
  await enterAs(page, "viewer", "/records/alert?view=list");
  await page
    .getByRole("row", { name: /evacuar Placilla/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Qué hay dentro" }).click();
  await expect(line(page, "Población")).toContainText("—");
  await expect(inside(page)).toContainText("No hay unidades con población aquí");
});

test.describe("on a phone, in English", () => {
  test.use({ viewport: phone, locale: "en-GB" });
  test("map and numbers lie below one another, and nothing slides sideways", async ({ page }) => {
    await enterAs(
      page,
      "viewer",
      "/records/vulnerability?exposure=distance&around=500,1000&point=-71.609 -33.059",
      "en",
    );
    await expect(page.getByRole("region", { name: "What lies inside" }).getByText("Estimated").first()).toBeVisible();
    await expectWithinWidth(page);
  });
});
