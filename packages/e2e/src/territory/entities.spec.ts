// Institutions as a tree and the people to call: created, refused on their fields, deleted only where nothing depends on them.
import type { Page } from "@playwright/test";
import { expectWithinWidth } from "../support/fits.ts";
import { enterAs, type Person } from "../support/people.ts";
import { savedIn } from "../support/saved.ts";
import { expect, test } from "../support/server.ts";
import { doAndUndo } from "../support/undo.ts";

const openAs = (page: Page, person: Person, query = "") => enterAs(page, person, `/entidades${query}`);

const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });
const institution = (page: Page) => page.getByRole("region", { name: "Institución", exact: true });
const person = (page: Page) => page.getByRole("region", { name: "Persona", exact: true });

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole("combobox", { name: field, exact: true }).fill(option);
  await page.getByRole("option", { name: option }).first().click();
};
const pickOne = async (page: Page, field: string, option: string) => {
  await page.getByRole("combobox", { name: field, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

test("R-206 an institution is created below another and stands there in the tree", async ({ page }) => {
  await openAs(page, "officer", "?institution=new");
  const form = institution(page);
  await form.getByRole("textbox", { name: "Nombre", exact: true }).fill("Unidad de Emergencia Demo");
  await pickOne(page, "Tipo", "Municipal");
  await pickOne(page, "Nivel", "Comunal");
  await choose(page, "Lugar", "Valparaíso");
  await choose(page, "Depende de", "Municipalidad de Valparaíso");
  await form.getByRole("textbox", { name: "Teléfono 24/7" }).fill("+56 32 000 0000");
  await form.getByRole("textbox", { name: "Lat" }).fill("-33,0436");
  await form.getByRole("textbox", { name: "Lon" }).fill("-71,6231");
  await form.getByRole("button", { name: "Guardar" }).click();

  await expect(page.getByText("Institución creada")).toBeVisible();
  await expect(row(page, /Unidad de Emergencia Demo/)).toHaveAttribute("aria-level", "2");
  await expect(page.getByRole("link", { name: /Llamar a Unidad de Emergencia Demo, 24\/7/ })).toHaveAttribute(
    "href",
    "tel:+56320000000",
  );
  // What was made opens in its panel, whose heading takes the focus.
  await expect(form.getByRole("heading", { name: "Unidad de Emergencia Demo", level: 2 })).toBeFocused();
  // Right and Left open and fold a branch.
  const parent = row(page, /Municipalidad de Valparaíso/).first();
  await parent.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(row(page, /Unidad de Emergencia Demo/)).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(row(page, /Unidad de Emergencia Demo/)).toBeVisible();

  // In the chart it is found by words of its name, and comes into sight where the window is low.
  await page.setViewportSize({ width: 683, height: 384 });
  await page.goto("/legal-setup?view=chart");
  const unit = page.getByRole("treeitem", { name: /^Unidad de Emergencia Demo/ });
  await expect(unit).not.toBeInViewport();
  await page.getByRole("searchbox", { name: "Buscar institución…" }).fill("emergencia demo");
  await expect(page.getByText("1 de 1")).toBeVisible();
  await expect(unit).toBeInViewport();
});

test("V17 an institution below itself is refused on its field", async ({ page }) => {
  await openAs(page, "super");
  await row(page, /Corporación Nacional Forestal/).click();
  await choose(page, "Depende de", "CONAF, Oficina Regional de Valparaíso");
  await institution(page).getByRole("button", { name: "Guardar" }).click();

  await expect(institution(page).getByRole("alert")).toContainText("Depende de");
  await expect(institution(page).getByText("No puede depender de sí misma")).toBeVisible();
  await institution(page).getByRole("button", { name: "Descartar" }).click();
});

test("V18 an institution that others depend on is not deleted, and the counts are told", async ({ page }) => {
  await openAs(page, "admin");
  await page.getByRole("searchbox").fill("cuerpo de bomberos de valpara");
  await row(page, /Cuerpo de Bomberos de Valparaíso/).click();
  await institution(page).getByRole("button", { name: "Eliminar" }).click();

  const refusal = page.getByRole("dialog", { name: "No se puede eliminar «Cuerpo de Bomberos de Valparaíso»" });
  await expect(refusal).toContainText("personas: 2");
  await refusal.getByRole("button", { name: "Aceptar" }).click();
  await expect(institution(page).getByRole("textbox", { name: "Nombre", exact: true })).toBeVisible();
});

test("an institution of a place above is shown below, and not changed there", async ({ page }) => {
  await openAs(page, "officer");
  await row(page, /Dirección Meteorológica de Chile/).click();
  await expect(institution(page).getByText("Es de Chile: se muestra aquí y se cambia allí.")).toBeVisible();
  await expect(institution(page).getByRole("button", { name: "Guardar" })).toHaveCount(0);
  await expect(institution(page).getByRole("button", { name: "Eliminar" })).toHaveCount(0);
});

test("the tree becomes a list while something is searched or filtered, and the address holds it", async ({ page }) => {
  await openAs(page, "super", "?kind=response");
  await expect(page.getByRole("treegrid")).toHaveCount(0);
  await expect(row(page, /Junta Nacional/)).toBeVisible();
  await expect(row(page, /Dirección General de Aguas/)).toHaveCount(0);
  await page.getByRole("button", { name: "Limpiar" }).click();
  await expect(page.getByRole("treegrid", { name: "Lista de instituciones" })).toBeVisible();
  await page.getByRole("tab", { name: "Personas" }).click();
  await expect(page).toHaveURL(/tab=persons/);
  await page.reload();
  await expect(row(page, /Persona Demo Uno/)).toBeVisible();
});

test("V2 V20 a wrong RUT is told on its field, and the list shows the right one masked", async ({ page }) => {
  await openAs(page, "officer", "?tab=persons&person=new");
  const form = person(page);
  await expect(form.getByText("Nunca registre aquí a víctimas")).toBeVisible();
  await form.getByRole("textbox", { name: "Nombres" }).fill("Persona Demo");
  await form.getByRole("textbox", { name: "Primer apellido" }).fill("Nueve");
  await pickOne(page, "Tipo de documento", "RUT (Chile)");
  const id = form.getByRole("textbox", { name: "Documento de identidad" });
  await id.fill("11.111.111-2");
  await choose(page, "Lugar", "Valparaíso");
  await form.getByRole("combobox", { name: "Capacidades" }).fill("Radio");
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByText("El dígito verificador del RUT no corresponde.")).toBeVisible();

  await id.fill("11.111.111-1");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Persona creada")).toBeVisible();
  await form.getByRole("button", { name: "Cerrar" }).click();
  await expect(row(page, /Persona Demo Nueve/)).toContainText("11.111.***-*");
  // Who may change the person reads it whole, and saving something else leaves it as it is.
  await row(page, /Persona Demo Nueve/).click();
  await expect(id).toHaveValue("11111111-1");
  await form.getByRole("textbox", { name: "Cargo", exact: true }).fill("Radioperadora");
  const saved = savedIn(page, "PUT", "persons");
  await page.keyboard.press("Control+S");
  await saved;
  await expect(form.getByRole("button", { name: "Guardar" })).toBeDisabled();
  await page.reload();
  await expect(id).toHaveValue("11111111-1");
});

test("V20 who may only read sees a person's id in part and changes nothing", async ({ page }) => {
  await openAs(page, "viewer", "?tab=persons");
  await row(page, /Persona Demo Cinco/).click();
  await expect(person(page).getByRole("textbox", { name: "Documento de identidad" })).toHaveValue("DEMO-****");
  await expect(person(page).getByRole("button", { name: "Guardar" })).toHaveCount(0);
});

test("a deleted person comes back with Undo", async ({ page }) => {
  await openAs(page, "officer", "?tab=persons");
  await row(page, /Persona Demo Dos/).click();
  await doAndUndo(page, person(page).getByRole("button", { name: "Eliminar" }));
  await expect(page.getByText("«Persona Demo Dos» restaurado")).toBeVisible();
  await expect(row(page, /Persona Demo Dos/)).toBeVisible();
});

test("on a phone somebody is called with one touch, and nothing scrolls sideways", async ({ browser }) => {
  const context = await browser.newContext({ locale: "es-CL", viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await openAs(page, "officer", "?tab=persons");
  const call = page.getByRole("link", { name: "Llamar a Persona Demo Uno, 24/7" });
  await expect(call).toHaveAttribute("href", "tel:+56900000001");
  const box = (await call.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await expectWithinWidth(page);
  await context.close();
});
