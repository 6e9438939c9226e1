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

test("R-705 persons and other places are associated with a place, each list in rows of one dialog", async ({
  page,
}) => {
  await enterAs(page, "admin", "/companies");
  await open(page, /Limache Comuna/);
  await page.getByRole("button", { name: "Cambiar las personas" }).click();
  const persons = page.getByRole("dialog", { name: "Personas" });
  await persons.getByRole("button", { name: "Agregar persona" }).click();
  await persons.getByRole("combobox", { name: "Persona" }).press("ArrowDown");
  await page.getByRole("option").first().click();
  await persons.getByRole("textbox", { name: "Función" }).fill("Enlace comunal");
  await persons.getByRole("textbox", { name: "Función" }).press("Enter");
  // The next row is there at once, and a row without its person is told there.
  await persons.getByRole("textbox", { name: "Función" }).nth(1).fill("Alterna");
  await persons.getByRole("button", { name: "Guardar" }).click();
  await expect(persons.getByRole("combobox", { name: "Persona" }).nth(1)).toBeFocused();
  await expect(persons.getByRole("combobox", { name: "Persona" }).nth(1)).toHaveAttribute("aria-invalid", "true");
  await persons.getByRole("combobox", { name: "Persona" }).nth(1).press("ArrowDown");
  await page.getByRole("option").nth(1).click();
  await persons.getByRole("button", { name: "Guardar" }).click();
  await expect(persons).toBeHidden();
  await expect(page.getByText("Enlace comunal")).toBeVisible();
  await expect(page.getByText("Alterna")).toBeVisible();
  // The first one that is added is the one who is called first.
  await expect(page.getByText("Contacto principal")).toHaveCount(1);

  await page.getByRole("button", { name: "Cambiar los lugares relacionados" }).click();
  const places = page.getByRole("dialog", { name: "Lugares relacionados" });
  await places.getByRole("button", { name: "Agregar lugar" }).click();
  await places.getByRole("combobox", { name: "Lugar", exact: true }).fill("quilp");
  await page.getByRole("option", { name: "Quilpué" }).click();
  await places.getByRole("button", { name: "Guardar" }).click();
  await expect(places).toBeHidden();
  await expect(page.getByText("Ayuda mutua · 05801")).toBeVisible();
  await page.getByRole("button", { name: "Cambiar los lugares relacionados" }).click();
  await places.getByRole("button", { name: /^Quitar/ }).click();
  await places.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Ningún lugar relacionado todavía.")).toBeVisible();
});

test("R-705 two officers change the persons of a place at once: the second sees the first one's and loses nothing", async ({
  page,
  browser,
}) => {
  const colleague = await (await browser.newContext({ locale: "es-CL" })).newPage();
  const add = async (on: Page, role: string, nth: number) => {
    await on.getByRole("button", { name: "Cambiar las personas" }).click();
    const dialog = on.getByRole("dialog", { name: "Personas" });
    await dialog.getByRole("button", { name: "Agregar persona" }).click();
    await dialog.getByRole("combobox", { name: "Persona" }).press("ArrowDown");
    await on.getByRole("option").nth(nth).click();
    await dialog.getByRole("textbox", { name: "Función" }).fill(role);
    return dialog;
  };
  for (const one of [page, colleague]) {
    await enterAs(one, "admin", "/companies?q=quilpu%C3%A9");
    await open(one, /Quilpué Comuna/);
  }
  const mine = await add(page, "Jefa de operaciones", 0);
  const theirs = await add(colleague, "Enlace de salud", 1);
  await theirs.getByRole("button", { name: "Guardar" }).click();
  await expect(theirs).toBeHidden();

  await mine.getByRole("button", { name: "Guardar" }).click();
  await expect(mine.getByRole("alert")).toContainText("Otra persona cambió esta lista mientras tanto");
  const roles = mine.getByRole("textbox", { name: "Función" });
  await expect(roles).toHaveCount(2);
  await expect(roles.nth(0)).toHaveValue("Enlace de salud");
  await expect(roles.nth(1)).toHaveValue("Jefa de operaciones");
  // Both were the first for whoever added them; only one can be called first.
  await mine.getByRole("button", { name: "Guardar" }).click();
  await expect(mine.getByText("Solo una persona puede ser la principal.")).toBeVisible();
  await mine.getByRole("checkbox", { name: "Contacto principal" }).nth(1).uncheck();
  await mine.getByRole("button", { name: "Guardar" }).click();
  await expect(mine).toBeHidden();
  await expect(page.getByText("Jefa de operaciones")).toBeVisible();
  await expect(page.getByText("Enlace de salud")).toBeVisible();
  await colleague.context().close();
});

test("R-405 a place becomes the active one from its row, and the list narrows to it", async ({ page }) => {
  await enterAs(page, "super", "/companies");
  await page.getByRole("searchbox", { name: "Buscar nombre, código, RUT…" }).fill("Tarapacá");
  await page.getByRole("button", { name: "Usar como lugar activo: Región de Tarapacá" }).click();
  await expect(page.getByText("Ciudad cambiada éxitosamente")).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar nombre, código, RUT…" }).fill("");
  await expect(row(page, /^Seleccionar Iquique /)).toBeVisible();
  await expect(row(page, /Valparaíso/)).toHaveCount(0);
});

test("R-706 without a look-up service the form says so and keeps what was typed", async ({ page }) => {
  await enterAs(page, "admin", "/companies?q=villa%20alemana");
  await open(page, /Villa Alemana/);
  await page.getByRole("combobox", { name: "Tipo de identificación" }).click();
  await page.getByRole("option", { name: "RUT (Chile)" }).click();
  await field(page, "RUT o identificación tributaria").fill("11.111.111-1");
  await page.getByRole("button", { name: "Buscar en SII" }).click();
  await expect(page.getByText("La búsqueda de contribuyentes no está configurada en este servidor.")).toBeVisible();
  await expect(field(page, "RUT o identificación tributaria")).toHaveValue("11.111.111-1");
  await page.getByRole("button", { name: "Descartar" }).click();
});
