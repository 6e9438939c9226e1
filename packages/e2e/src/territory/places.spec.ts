// Places: list, map and form, what keeps one from being deleted, and what a place is associated with.
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { doAndUndo } from "../support/undo.ts";

const row = (page: Page, name: string | RegExp) =>
  page.getByRole("table", { name: "Lista de lugares" }).getByRole("row", { name });
const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });
const saved = (page: Page) => expect(page.getByText("Lugar guardado")).toBeVisible();

/** The first click shows it on the map, the second opens it. */
async function open(page: Page, name: RegExp): Promise<void> {
  await row(page, name).click();
  await expect(row(page, name)).toHaveAttribute("aria-current", "true");
  await row(page, name).click();
  await expect(page.getByRole("button", { name: "Guardar" })).toBeVisible();
}

const square = {
  type: "Feature",
  properties: {},
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [-71.2, -33.05],
        [-71.1, -33.05],
        [-71.1, -32.95],
        [-71.2, -32.95],
        [-71.2, -33.05],
      ],
    ],
  },
};

test("R-233 R-301 V2 an administrator adds a place with its boundary from a file, and is told of a wrong RUT on the field", async ({
  page,
}) => {
  await enterAs(page, "admin");
  await page.getByRole("link", { name: "Compañías" }).click();
  await page.getByRole("button", { name: "Nuevo lugar" }).click();
  await field(page, "Razón social").fill("Comunidad El Maqui (demo)");
  await page.getByRole("combobox", { name: "Tipo", exact: true }).click();
  await page.getByRole("option", { name: "Comunidad" }).click();
  await page.getByRole("combobox", { name: "Pertenece a" }).fill("limache");
  await page.getByRole("option", { name: /Limache/ }).click();
  const centre = page.getByRole("group", { name: "Centro" });
  await centre.getByRole("textbox", { name: "Lat" }).fill("-33,0");
  await centre.getByRole("textbox", { name: "Lon" }).fill("-71,15");
  await page.getByRole("combobox", { name: "Tipo de identificación" }).click();
  await page.getByRole("option", { name: "RUT (Chile)" }).click();
  await field(page, "RUT o identificación tributaria").fill("12.345.678-9");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("El dígito verificador del RUT no corresponde.").first()).toBeVisible();
  await field(page, "RUT o identificación tributaria").fill("12.345.678-5");

  const boundary = page.getByRole("group", { name: "Límite" });
  const file = (name: string, content: object) => ({
    name,
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(content)),
  });
  await boundary
    .locator("input[type=file]")
    .setInputFiles(file("punto.json", { type: "Point", coordinates: [-71, -33] }));
  await expect(boundary.getByText("No tiene polígonos")).toBeVisible();
  await boundary.locator("input[type=file]").setInputFiles(file("maqui.geojson", square));
  await expect(boundary.getByText("5 vértices")).toBeVisible();
  await page.getByRole("button", { name: "Agregar año" }).click();
  await page.getByRole("textbox", { name: /^Población/ }).fill("1.250");
  await page.getByRole("button", { name: "Guardar" }).click();

  await saved(page);
  await expect(page).toHaveURL(/company=\d+/);
  await page.locator("form").getByRole("button", { name: "Cerrar" }).click();
  await page.getByRole("searchbox", { name: "Buscar nombre, código, RUT…" }).fill("maqui");
  await expect(row(page, /El Maqui/)).toContainText("1.250");
  // What was saved a moment ago is still the selected one.
  await row(page, /El Maqui/).click();
  await expect(field(page, "RUT o identificación tributaria")).toHaveValue("12345678-5");
  await expect(page.getByText(/El límite mide 10\d,\d+ km²/)).toBeVisible();

  await doAndUndo(page, page.getByRole("button", { name: "Eliminar" }));
  await expect(row(page, /El Maqui/)).toBeVisible();
});

test("V18 a place that others depend on is not deleted: the dialog lists what and how many", async ({ page }) => {
  await enterAs(page, "super", "/companies?kind=region");
  await open(page, /Región de Valparaíso/);
  await page.getByRole("button", { name: "Eliminar" }).click();
  const dialog = page.getByRole("dialog", { name: "No se puede eliminar «Región de Valparaíso»" });
  await expect(dialog.getByText("lugares:")).toBeVisible();
  await dialog.getByRole("button", { name: "Aceptar" }).click();
  await expect(row(page, /Región de Valparaíso/)).toHaveCount(0);
  // The map's notice can be closed too.
  await page.getByRole("button", { name: "Cerrar" }).last().click();
  await expect(row(page, /Región de Valparaíso/)).toBeVisible();
});

test("R-705 a person and another place are associated with a place", async ({ page }) => {
  await enterAs(page, "admin", "/companies");
  await open(page, /Limache Comuna/);
  await page.getByRole("button", { name: "Asociar persona" }).click();
  const person = page.getByRole("dialog", { name: "Asociar persona" });
  await person.getByRole("combobox", { name: "Persona" }).click();
  await page.getByRole("option").first().click();
  await person.getByRole("textbox", { name: "Función" }).fill("Enlace comunal");
  await person.getByRole("button", { name: "Guardar" }).click();
  await expect(person).toBeHidden();
  await expect(page.getByText("Enlace comunal")).toBeVisible();
  await expect(page.getByText("Contacto principal")).toBeVisible();

  await page.getByRole("button", { name: "Relacionar lugar" }).click();
  const place = page.getByRole("dialog", { name: "Relacionar lugar" });
  await place.getByRole("combobox", { name: "Lugar", exact: true }).fill("quilp");
  await page.getByRole("option", { name: "Quilpué" }).click();
  await place.getByRole("button", { name: "Guardar" }).click();
  await expect(place).toBeHidden();
  await expect(page.getByText("Ayuda mutua · 05801")).toBeVisible();
  await page.getByRole("button", { name: "Quitar: Quilpué" }).click();
  await expect(page.getByText("Ningún lugar relacionado todavía.")).toBeVisible();
});

test("R-405 a place becomes the active one from its row, and the list narrows to it", async ({ page }) => {
  await enterAs(page, "super", "/companies");
  await page.getByRole("searchbox", { name: "Buscar nombre, código, RUT…" }).fill("Tarapacá");
  await page.getByRole("button", { name: "Usar como lugar activo: Región de Tarapacá" }).click();
  await expect(page.getByText("Ciudad cambiada éxitosamente")).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar nombre, código, RUT…" }).fill("");
  await expect(row(page, /Iquique/)).toBeVisible();
  await expect(row(page, /Valparaíso/)).toHaveCount(0);
});

test("R-706 without a look-up service the form says so and keeps what was typed", async ({ page }) => {
  await enterAs(page, "admin", "/companies");
  await open(page, /Villa Alemana/);
  await page.getByRole("combobox", { name: "Tipo de identificación" }).click();
  await page.getByRole("option", { name: "RUT (Chile)" }).click();
  await field(page, "RUT o identificación tributaria").fill("11.111.111-1");
  await page.getByRole("button", { name: "Buscar en SII" }).click();
  await expect(page.getByText("La búsqueda de contribuyentes no está configurada en este servidor.")).toBeVisible();
  await expect(field(page, "RUT o identificación tributaria")).toHaveValue("11.111.111-1");
  await page.getByRole("button", { name: "Descartar" }).click();
});
