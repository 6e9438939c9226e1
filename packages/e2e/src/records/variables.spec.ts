// The catalogue of variables: defining, changing, protecting what is in use, and reading without permission to write.
import type { Locator, Page } from "@playwright/test";
import { expectWithinWidth } from "../support/fits.ts";
import { enterAs, type Person } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const catalogue = "/variables/situationMap";

/** Opens the catalogue as a person, with the editor where the query says. */
const openAs = (page: Page, person: Person, query = "") => enterAs(page, person, catalogue + query);

const nameField = (page: Page) => page.getByRole("textbox", { name: "Nombre", exact: true });
const openTab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name }).click();
const line = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: "Lista de variables" }).getByRole("link", { name });

test("R-208 a manager of all places defines a variable that all share, and finds it in the list", async ({ page }) => {
  await openAs(page, "super");
  await page.getByRole("button", { name: "Nueva variable" }).click();
  await nameField(page).fill("Estanque de agua");
  await page.getByRole("textbox", { name: "Nombre en inglés" }).fill("Water tank");
  await page.getByRole("combobox", { name: "Tipo de valor" }).click();
  await page.getByRole("option", { name: "Número decimal" }).click();
  await page.getByRole("textbox", { name: "Unidad", exact: true }).fill("m3");
  await openTab(page, "Simbología");
  await page.getByRole("button", { name: "Elegir: Color", exact: true }).click();
  await page.getByRole("radio", { name: "Petróleo" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Ícono/ }).click();
  await page.getByRole("textbox", { name: "Buscar ícono" }).fill("inundación");
  await page.getByRole("option", { name: "tint" }).click();

  const preview = page.getByRole("complementary", { name: "Vista previa" });
  await expect(preview).toContainText("Estanque de agua");
  await expect(preview).toContainText("m3");
  await page.getByRole("button", { name: "Guardar" }).click();

  await expect(page.getByText("Variable creada")).toBeVisible();
  await expect(page).toHaveURL(/variable=\d+/);
  await expect(line(page, /Estanque de agua/)).toHaveAttribute("aria-current");
  await expect(page.getByRole("textbox", { name: "Color", exact: true })).toHaveValue("#00757F");
});

test("what records were written against looks locked and says why", async ({ page }) => {
  await openAs(page, "super");
  await line(page, /Población/).click();

  await expect(page.getByRole("textbox", { name: "Geometría" })).toHaveAttribute("readonly", "");
  await expect(page.getByRole("textbox", { name: "Tipo de valor" })).toHaveAttribute("readonly", "");
  await expect(page.getByText(/^En uso: \d+ registros$/).first()).toBeVisible();
  await expect(nameField(page)).toBeEditable();
});

test("a variable in use is not deleted: it can be deactivated instead", async ({ page }) => {
  await openAs(page, "super");
  await line(page, /Helipuerto/).click();
  await page.getByRole("button", { name: "Eliminar" }).click();
  const question = page.getByRole("dialog", { name: "«Helipuerto» está en uso" });
  await question.getByRole("button", { name: "Desactivar" }).click();

  await expect(page.getByText("Variable desactivada")).toBeVisible();
  await expect(line(page, /Helipuerto Inactiva/)).toBeVisible();
});

test("a variable that nobody uses is deleted after a question", async ({ page }) => {
  await openAs(page, "super", "?variable=new");
  await nameField(page).fill("Para borrar");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page).toHaveURL(/variable=\d+/);
  await page.getByRole("button", { name: "Eliminar" }).click();
  await page
    .getByRole("dialog", { name: "¿Eliminar «Para borrar»?" })
    .getByRole("button", { name: "Eliminar" })
    .click();

  await expect(page.getByText("Variable eliminada")).toBeVisible();
  await expect(line(page, /Para borrar/)).toHaveCount(0);
});

test("a variable can be saved twice in a row, and nothing typed is taken for unsaved afterwards", async ({ page }) => {
  await openAs(page, "super");
  await line(page, /Puente/).click();
  for (const name of ["Puente o viaducto", "Puente vehicular"]) {
    await nameField(page).fill(name);
    await page.keyboard.press("Control+S");
    await expect(line(page, name)).toBeVisible();
    await expect(page.getByRole("button", { name: "Guardar" })).toBeDisabled();
  }
  await line(page, /Antena/).click();

  await expect(nameField(page)).toHaveValue("Antena");
  await line(page, /Puente vehicular/).click();
  await expect(page.getByText("Recuperamos lo que había escrito")).toHaveCount(0);
});

test("two people change the same variable: what both changed is asked about", async ({ page }) => {
  await openAs(page, "super");
  await line(page, /Zona segura/).click();
  await nameField(page).fill("Zona segura ante tsunami");
  await page.evaluate(async () => {
    const token = decodeURIComponent(/(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? "");
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const id = new URLSearchParams(location.search).get("variable");
    const address = `/api/variables/situationMap/${id}`;
    const { version } = (await (await fetch(address, { headers })).json()) as { version: number };
    const body = JSON.stringify({ version, name_es: "Zona de seguridad", color: "#8A5A2B" });
    await fetch(address, { method: "PUT", headers, body });
  });
  await page.getByRole("button", { name: "Guardar" }).click();

  const conflict = page.getByRole("dialog", { name: "Alguien guardó antes que usted" });
  await expect(conflict).toContainText("Zona de seguridad");
  await expect(conflict).toContainText("Color");
  await conflict.getByRole("button", { name: "Guardar con estas elecciones" }).click();
  await expect(page.getByText("Variable guardada")).toBeVisible();
  await expect(nameField(page)).toHaveValue("Zona segura ante tsunami");
  await openTab(page, "Simbología");
  await expect(page.getByRole("textbox", { name: "Color", exact: true })).toHaveValue("#8A5A2B");
});

test("R-603 an officer defines variables for the own places only and reads the shared ones", async ({ page }) => {
  await openAs(page, "officer");
  await line(page, /Bomberos/).click();
  await expect(page.getByText("Es compartida: solo la cambia quien administra todos los lugares.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Guardar" })).toHaveCount(0);

  await page.getByRole("button", { name: "Nueva variable" }).click();
  await page.getByRole("combobox", { name: "Disponible en" }).click();
  await expect(page.getByRole("option", { name: "Compartida por todos los lugares" })).toHaveCount(0);
  await expect(page.getByRole("option", { name: /Viña del Mar/ })).toBeVisible();
});

test("R-603 a viewer reads variables and is offered no change", async ({ page }) => {
  await openAs(page, "viewer");
  await expect(page.getByRole("button", { name: "Nueva variable" })).toHaveCount(0);
  await line(page, /Bomberos/).click();

  await expect(nameField(page)).toHaveAttribute("readonly", "");
  await expect(page.getByText("Solo lectura")).toBeVisible();
});

test("R-501 a new variable without a name is refused on the field, with the keyboard alone", async ({ page }) => {
  await openAs(page, "super", "?variable=new");
  await nameField(page).focus();
  await page.keyboard.press("Control+S");
  await expect(page.getByRole("alert")).toContainText("1 campo por corregir: Nombre");
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type("Sirena");

  await page.getByRole("tab", { name: "General" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /Ícono/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Buscar ícono" })).toBeFocused();
  await page.keyboard.type("sirena");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Ícono bullhorn" })).toBeFocused();
  await page.keyboard.press("Control+S");
  await expect(page.getByText("Variable creada")).toBeVisible();
});

test("the search forgives accents, and finds a variable by its English name too", async ({ page }) => {
  await openAs(page, "viewer");
  await line(page, /Antena/).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("poblacion");
  await expect(page.getByText(/^1 de \d+ variables$/)).toBeVisible();
  await expect(line(page, /Población/)).toBeVisible();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("shelter");
  await expect(line(page, /Albergue/)).toBeVisible();
  await expect(page).toHaveURL(/q=shelter/);
});

test("on a phone the editor takes the whole screen, and the arrow leads back to the list", async ({ browser }) => {
  const context = await browser.newContext({ locale: "es-CL", viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await openAs(page, "super");
  await line(page, /Carabineros/).tap();
  await expect(page.getByRole("heading", { name: "Carabineros" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expectWithinWidth(page);

  // Each part of the form begins at its top, wherever the one before was scrolled to.
  await page.getByRole("tabpanel").getByRole("textbox").last().scrollIntoViewIfNeeded();
  await expect(nameField(page)).not.toBeInViewport();
  await openTab(page, "Simbología");
  await openTab(page, "General");
  await expect(nameField(page)).toBeInViewport();

  await page.getByRole("button", { name: "Volver a la lista" }).tap();
  await expect(line(page, /Carabineros/)).toBeVisible();
  await context.close();
});

/** Everything that the preview shows: what is written, what its fields hold, and how the map is drawn. */
const shownIn = (preview: Locator) =>
  preview.evaluate((element) => ({
    text: (element as HTMLElement).innerText,
    values: [...element.querySelectorAll("input")].map(({ value }) => value),
    map: element.querySelector("[data-preview=map]")?.innerHTML,
    colors: [...element.querySelectorAll<HTMLElement>("[style]")].map(({ style }) => style.cssText),
  }));

test("R-208 every change of symbol, class or field shows in the preview of map, legend and form before saving; the order is changed by keyboard", async ({
  page,
}) => {
  await enterAs(page, "super", "/variables/vulnerabilityMap");
  await line(page, /Hacinamiento/).click();
  await openTab(page, "Simbología");
  const preview = page.getByRole("complementary", { name: "Vista previa" });
  await expect(preview).toContainText("Hacinamiento");
  const steps = [await shownIn(preview)];
  /** The preview follows, and differs from all it has shown before. */
  const follows = async () => {
    await expect(async () => expect(steps).not.toContainEqual(await shownIn(preview))).toPass();
    steps.push(await shownIn(preview));
  };
  await page.getByRole("button", { name: "Elegir: Color", exact: true }).click();
  await page.getByRole("radio", { name: "Petróleo" }).click();
  await page.keyboard.press("Escape");
  await follows();
  await page.getByRole("button", { name: /^Ícono .*bed$/ }).click();
  await page.getByRole("textbox", { name: "Buscar ícono" }).fill("inundación");
  await page.getByRole("option", { name: "tint" }).click();
  await follows();
  await page.getByRole("textbox", { name: "Clase 2 hasta" }).fill("6");
  await follows();
  await page.getByRole("textbox", { name: "Etiqueta de la clase 3" }).fill("Apretada");
  await follows();
  expect(steps.at(-1)?.text).toContain("Apretada");
  await openTab(page, /Campos/);
  await page.getByRole("button", { name: "Agregar campo" }).click();
  await page.getByRole("textbox", { name: "Etiqueta", exact: true }).fill("Dormitorios");
  await follows();
  expect(steps.at(-1)?.text).toContain("Dormitorios");

  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("button", { name: "Guardar" })).toBeDisabled();
  await expect(page).toHaveURL(/variable=\d+/);
  await page.reload();
  await expect(preview).toContainText("Dormitorios");
  await expect(async () => expect(await shownIn(preview)).toEqual(steps.at(-1))).toPass();

  await page.getByRole("button", { name: "Mover «Hacinamiento»" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(/Hacinamiento.*posición 3/)).toBeAttached();
  // The arrows are listened to a moment after the taking was told.
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(/Hacinamiento.*posición 4/)).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press("Space");
  const names = page.getByRole("navigation", { name: "Lista de variables" }).getByRole("link");
  await expect(names.nth(2)).toContainText("Hacinamiento");
  await page.reload();
  await expect(names.nth(2)).toContainText("Hacinamiento");
});
