// Boundaries in one drop: a file of shapes is reviewed on list and map, written to its places, and taken back; one shape of a file for one place.
import type { Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { expectToFit, phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

type Position = [lon: number, lat: number];

const ring = ([lon, lat]: Position, half: number): Position[] => [
  [lon - half, lat - half],
  [lon + half, lat - half],
  [lon + half, lat + half],
  [lon - half, lat + half],
  [lon - half, lat - half],
];

const shape = (cod_comuna: number, comuna: string, coordinates: Position[]) => ({
  type: "Feature",
  properties: { cod_comuna, comuna },
  geometry: { type: "Polygon", coordinates: [coordinates] },
});

/** Quilpué's shape crosses itself, Limache does not hold its point, and Macondo is no place here. */
const shapes = [
  shape(5801, "Quilpué", [
    [-71.5, -33.1],
    [-71.4, -33.0],
    [-71.4, -33.1],
    [-71.5, -33.0],
    [-71.5, -33.1],
  ]),
  shape(5804, "Villa Alemana", ring([-71.37, -33.04], 0.02)),
  shape(5802, "Limache", ring([-70.9, -33.0], 0.02)),
  shape(99_999, "Macondo", ring([-71.2, -32.8], 0.02)),
];

const file = (name: string, content: string) => ({
  name,
  mimeType: "application/geo+json",
  buffer: Buffer.from(content),
});
const comunas = file("comunas.geojson", JSON.stringify({ type: "FeatureCollection", features: shapes }));

const chooseFile = (page: Page, chosen: ReturnType<typeof file>) =>
  page.locator("#content input[type=file]").setInputFiles(chosen);
const row = (page: Page, name: string | RegExp) =>
  page.getByRole("table", { name: "Formas del archivo" }).getByRole("row", { name });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function review(page: Page): Promise<void> {
  await enterAs(page, "super", "/companies");
  await page.getByRole("button", { name: "Límites" }).click();
  await expect(page.getByRole("heading", { name: "Cargar límites" })).toBeVisible();
  await chooseFile(page, comunas);
  await expect(page).toHaveURL(/boundaries=\d+/);
  await expect(page.getByText(/Nada se ha escrito/)).toBeVisible();
}

test("a file of comunas is recognised, remarked on, written to its places, and taken back as one", async ({ page }) => {
  await review(page);
  await expect(page.getByText("Lugares que recibirán su límite: 3; formas que quedan fuera: 1")).toBeVisible();
  await expect(row(page, /Quilpué/)).toContainText(/Reparada: \+/);
  await expect(row(page, /Limache/)).toContainText("No contiene su punto");
  await expect(row(page, /Macondo/)).toContainText("Sin lugar");

  await row(page, /Quilpué/).click();
  await expect(card(page, "Quilpué").getByText(/se cruza a sí misma/)).toBeVisible();
  await card(page, "Quilpué").getByRole("button", { name: "Ver dónde" }).click();

  await page.getByRole("button", { name: "Con observaciones: 1" }).click();
  await row(page, /Limache/).click();
  await card(page, "Limache").getByRole("button", { name: "Dejar fuera" }).click();
  await expect(page.getByText("Lugares que recibirán su límite: 2")).toBeVisible();

  await page.getByRole("button", { name: "Escribir límites (2)" }).click();
  await expect(page.getByText("Límites escritos: 2.")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer la carga" }).click();
  await expect(page.getByText("La carga se deshizo: los lugares tienen lo que tenían.")).toBeVisible();

  await page.getByRole("button", { name: "Otro archivo" }).click();
  await expect(page.getByRole("button", { name: /comunas\.geojson .*2 lugares, 0 escritos/ })).toBeVisible();
});

test("with the keyboard alone, a shape that was not recognised is given its place, and the file its source", async ({
  page,
}) => {
  await review(page);
  const recognition = page.getByRole("button", { name: "Cómo se reconocen" });
  await recognition.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Fuente" }).focus();
  await page.keyboard.type("Catastro de prueba 2026");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/GeoJSON · Coordenadas: grados · Catastro de prueba 2026/)).toBeVisible();
  await recognition.focus();
  await page.keyboard.press("Enter");

  await row(page, /Macondo/).focus();
  await page.keyboard.press("Enter");
  await card(page, "Macondo")
    .getByRole("combobox", { name: /^Lugar/ })
    .focus();
  await page.keyboard.type("olmu");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(row(page, /Macondo/)).toContainText("Olmué");
  await expect(page.getByText("Lugares que recibirán su límite: 4")).toBeVisible();
});

test("a file that is broken, or is none of these, says so and can be replaced by another", async ({ page }) => {
  await enterAs(page, "super", "/companies?boundaries=new");
  await chooseFile(
    page,
    file("roto.geojson", JSON.stringify({ type: "FeatureCollection", features: shapes }).slice(0, -20)),
  );
  await expect(page.getByRole("alert").getByText(/El archivo está dañado/)).toBeVisible();
  await chooseFile(page, comunas);
  await expect(page.getByText(/Nada se ha escrito/)).toBeVisible();
});

test("of a file of many comunas a place asks which one is its own, and tells what was mended of it", async ({
  page,
}) => {
  await enterAs(page, "super", "/companies?q=quilpu");
  const place = page.getByRole("table", { name: "Lista de lugares" }).getByRole("row", { name: /Quilpué/ });
  await place.click();
  await place.click();
  const boundary = page.getByRole("group", { name: "Límite" });
  await boundary.locator("input[type=file]").setInputFiles(comunas);
  const dialog = page.getByRole("dialog", { name: "¿Cuál es el límite de este lugar?" });
  await dialog.getByRole("searchbox").fill("quil");
  await dialog.getByRole("button", { name: /5801 · Quilpué.*Parece esta/ }).click();
  await expect(boundary.getByText(/La forma no era válida \(se cruza a sí misma\)/)).toBeVisible();
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Lugar guardado")).toBeVisible();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("the review of a file is accessible, and fits a phone, a tablet and an enlarged page", async ({ page }) => {
    await review(page);
    await page.getByRole("button", { name: "Cómo se reconocen" }).click();
    await row(page, /Limache/).click();
    await expect(card(page, "Limache")).toBeVisible();
    expect(await findings(page, "body", { rules: { "target-size": { enabled: true } } })).toEqual([]);
    await page.setViewportSize(phone);
    await expectToFit(page);
    await page.setViewportSize(phone);
    await card(page, "Limache")
      .getByRole("button", { name: /Cerrar|Volver/ })
      .first()
      .click();
    await expectToFit(page);
  });
});
