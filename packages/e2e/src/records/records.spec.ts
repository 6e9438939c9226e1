// Records as an officer handles them: conflicts, undo, drafts, links that show a colleague the same screen.
import type { Page } from "@playwright/test";
import { expectWithinWidth } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { chooseAction, saveRecord, startEditing } from "../support/record-steps.ts";
import { expect, test } from "../support/server.ts";
import { doAndUndo } from "../support/undo.ts";

/** Without the map, which is not what these are about and costs most of a screen's time. */
const records = "/records/situation?view=list";
const withMap = "/records/situation";

const openRecord = async (page: Page, title: string) => {
  await page.getByRole("searchbox").fill(title);
  await page.getByRole("row", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
};

const editRecord = async (page: Page, title: string) => {
  await openRecord(page, title);
  await startEditing(page);
  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue(title);
};

test("two officers edit the same record: neither loses a word", async ({ browser, page }) => {
  await enterAs(page, "officer", records);
  const other = await (await browser.newContext({ locale: "es-CL" })).newPage();
  await enterAs(other, "admin", records);
  await editRecord(page, "Bomberos 42 (demo)");
  await editRecord(other, "Bomberos 42 (demo)");
  // Who had typed nothing yet would simply be shown what the other saves.
  await page.getByRole("textbox", { name: "Título" }).fill("Cuartel norte (demo)");

  await other.getByRole("textbox", { name: "Título" }).fill("Cuartel central (demo)");
  await other.getByRole("textbox", { name: "Fuente", exact: true }).fill("Superintendencia Demo");
  await saveRecord(other);

  await page.getByRole("textbox", { name: "Descripción" }).fill("Revisado en terreno");
  const conflict = page.getByRole("dialog", { name: "Alguien guardó antes que usted" });
  await saveRecord(page, { outcome: conflict });
  await expect(conflict).toContainText("Administradora Demo");
  await expect(conflict).toContainText("Fuente");
  await conflict.getByRole("radio", { name: "Cuartel central (demo)" }).check();
  await saveRecord(page, {
    press: () => conflict.getByRole("button", { name: "Guardar con estas elecciones" }).click(),
  });

  // What was saved stays open, with what the other one saved, and has nothing left to save.
  await expect(page.getByText(/Guardado \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Guardar" })).toBeDisabled();
  await expect(page.getByRole("textbox", { name: "Fuente", exact: true })).toHaveValue("Superintendencia Demo");
  await expect(page.getByRole("textbox", { name: "Descripción" })).toHaveValue("Revisado en terreno");
  await other.context().close();
});

test("a deleted record can be brought back with Undo", async ({ page }) => {
  await enterAs(page, "officer", records);
  await openRecord(page, "Antena 51 (demo)");

  await page.getByRole("button", { name: "Más acciones" }).click();
  await doAndUndo(page, page.getByRole("menuitem", { name: "Eliminar" }));

  await expect(page.getByRole("row", { name: "Antena 51 (demo)" })).toBeVisible();
});

test("a record that could not be deleted says so", async ({ page, context }) => {
  await enterAs(page, "officer", records);
  await openRecord(page, "Albergue 44 (demo)");
  await context.setOffline(true);
  await chooseAction(page, "Eliminar");

  await expect(page.getByText(/el registro sigue como estaba/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("row", { name: "Albergue 44 (demo)" })).toBeVisible();
});

test("what was typed and not saved is there again after a reload, and gone after Discard", async ({ page }) => {
  await enterAs(page, "officer", `${records}&record=new`);
  await page.getByRole("textbox", { name: "Título" }).fill("Escuela sin terminar");
  await expect(page.getByText(/Copia local \d/)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();

  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue("Escuela sin terminar");
  await expect(page.getByText("Recuperamos lo que había escrito")).toBeVisible();
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue("");
});

test("a local copy typed over an older version does not undo what somebody saved meanwhile", async ({
  browser,
  page,
}) => {
  await enterAs(page, "officer", records);
  await editRecord(page, "Helipuerto 52 (demo)");
  await page.getByRole("textbox", { name: "Descripción" }).fill("Sin luces de noche");
  await expect(page.getByText(/Copia local \d/)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/dashboard");

  const other = await (await browser.newContext({ locale: "es-CL" })).newPage();
  await enterAs(other, "admin", records);
  await editRecord(other, "Helipuerto 52 (demo)");
  await other.getByRole("textbox", { name: "Título" }).fill("Helipuerto norte (demo)");
  await saveRecord(other);
  await other.context().close();

  await page.goto(`${records}&q=helipuerto`);
  await page.getByRole("row", { name: "Helipuerto norte (demo)" }).click();
  await startEditing(page);
  await expect(page.getByRole("textbox", { name: "Descripción" })).toHaveValue("Sin luces de noche");
  const conflict = page.getByRole("dialog", { name: "Alguien guardó antes que usted" });
  await saveRecord(page, { outcome: conflict });
  await expect(conflict).toContainText("También cambió, sin chocar con lo suyo: Título");
  await saveRecord(page, {
    press: () => conflict.getByRole("button", { name: "Guardar con estas elecciones" }).click(),
  });

  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue("Helipuerto norte (demo)");
  await expect(page.getByRole("textbox", { name: "Descripción" })).toHaveValue("Sin luces de noche");
});

test("leaving unsaved changes is asked about, and staying keeps them", async ({ page }) => {
  await enterAs(page, "officer", `${records}&record=new`);
  await page.getByRole("textbox", { name: "Título" }).fill("Puente a medias");
  await page.getByRole("navigation").getByRole("link", { name: "Panel" }).click();

  const question = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue("Puente a medias");
  await page.getByRole("button", { name: "Descartar" }).click();
});

test("a form names what is missing, on the field and in a summary that leads to it", async ({ page }) => {
  await enterAs(page, "officer", `${records}&record=new`);
  await page.getByRole("button", { name: "Guardar" }).click();

  await expect(page.getByRole("alert")).toContainText("por corregir");
  await page.getByRole("alert").getByRole("button", { name: "Título" }).click();
  await expect(page.getByRole("textbox", { name: "Título" })).toBeFocused();
});

test("coordinates typed and not applied are saved all the same; what cannot be read stops the save", async ({
  page,
}) => {
  await enterAs(page, "officer", `${records}&record=new`);
  const fill = async (variable: string, title: string) => {
    const choice = page.getByRole("combobox", { name: "Variable" });
    await choice.fill("nada que exista");
    await expect(page.getByText("Nada coincide")).toBeVisible();
    await choice.press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await choice.fill(variable);
    await choice.press("Enter");
    await page.getByRole("combobox", { name: "Lugar", exact: true }).fill("valpara");
    await page.getByRole("combobox", { name: "Lugar", exact: true }).press("Enter");
    await page.getByRole("textbox", { name: "Título" }).fill(title);
  };
  const save = page.getByRole("button", { name: "Guardar" });
  await fill("zona segura", "Plaza escrita");
  const vertices = page.getByRole("textbox", { name: /Vértices/ });
  await vertices.fill("-33.04, -71.62\n-33.04, nada\n-33.05, -71.61");
  await save.click();
  await expect(vertices).toBeFocused();
  await vertices.fill("-33.04, -71.62\n-33.04, -71.61\n-33.05, -71.61");
  await vertices.press("Control+s");
  await expect(page.getByText("Registro guardado")).toBeVisible();
  await page.getByRole("tab", { name: "Geometría" }).click();
  await expect(vertices).toHaveValue(/-71\.61/);

  await page.goto(`${records}&record=new`);
  await fill("bomberos", "Cuartel escrito");
  await page.getByRole("button", { name: "Grados, min, seg" }).click();
  const latitude = page.getByRole("group", { name: "Coordenadas" }).getByRole("textbox", { name: "Lat" });
  await latitude.fill("33 02 45 S");
  await save.click();
  await expect(page.getByText("Falta una coordenada")).toBeVisible();
  await page.getByRole("group", { name: "Coordenadas" }).getByRole("textbox", { name: "Lon" }).fill("71 37 10 O");
  await save.click();
  await expect(page.getByText("Registro guardado")).toBeVisible();
});

test("what is in the trash can be read and restored, not changed", async ({ page }) => {
  await enterAs(page, "officer", records);
  await openRecord(page, "Bomberos 23 (demo)");
  await chooseAction(page, "Eliminar");
  await expect(page.getByText(/enviado a la papelera/)).toBeVisible();

  await page.goto(`${records}&trash=true&q=bomberos`);
  await page.getByRole("row", { name: "Bomberos 23 (demo)" }).click();
  await expect(page.getByText(/Está en la papelera desde/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Editar" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Historial" }).click();
  await expect(page.getByRole("tabpanel", { name: "Historial" }).getByText("eliminó el registro")).toBeVisible();
  await page.getByRole("button", { name: "Restaurar" }).click();
  await expect(page.getByText("«Bomberos 23 (demo)» restaurado")).toBeVisible();
});

test("R-101 the records screen speaks English to who prefers it", async ({ browser }) => {
  const context = await browser.newContext({ locale: "en-GB" });
  await context.addInitScript(() => localStorage.setItem("locale", "en"));
  const page = await context.newPage();
  await page.goto(`/login?redirect=${withMap}`);
  await page.getByLabel("E-mail").fill("viewer@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("atalaya-demo");
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect(page.getByRole("heading", { name: "Base Map", level: 1 })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Record" })).toBeVisible();
  // A viewer reads and does not write.
  await expect(page.getByRole("button", { name: "New record" })).toHaveCount(0);
  await context.close();
});

test("on a phone one tap opens a record to be read in a sheet over the map, and its form has the whole height", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "es-CL", viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await enterAs(page, "officer", withMap);

  await expect(page.getByRole("heading", { name: /registros/ })).toBeVisible();
  await page.getByRole("row", { name: /Zona segura 7/ }).tap();
  const sheet = page.getByRole("region", { name: "Ficha del registro" });
  await expect(sheet.getByRole("heading", { name: "Zona segura 7 (demo)" })).toBeFocused();
  // While it is read nothing on the map can be moved.
  await expect(page.getByRole("group", { name: "Herramientas de dibujo" })).toHaveCount(0);
  await sheet.getByRole("button", { name: "Agrandar" }).tap();
  await expect.poll(async () => (await sheet.boundingBox())!.height).toBeGreaterThan(600);
  await startEditing(page);
  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue("Zona segura 7 (demo)");
  // The form has all that the toolbar leaves.
  await expect.poll(async () => (await page.locator("form").boundingBox())!.height).toBeGreaterThan(640);
  await expectWithinWidth(page);
  await context.close();
});

test("a deletion that fails leaves what was typed in the local copy", async ({ page, context }) => {
  await enterAs(page, "officer", records);
  await editRecord(page, "Carabineros 43 (demo)");
  await page.getByRole("textbox", { name: "Descripción" }).fill("Retén con dos personas");
  await context.setOffline(true);
  await chooseAction(page, "Eliminar");
  await expect(page.getByRole("textbox", { name: "Descripción" })).toHaveCount(0);
  await context.setOffline(false);

  await page.goto(`${records}&q=carabineros`);
  await page.getByRole("row", { name: "Carabineros 43 (demo)" }).click();
  await startEditing(page);
  await expect(page.getByRole("textbox", { name: "Descripción" })).toHaveValue("Retén con dos personas");
  await page.getByRole("button", { name: "Descartar" }).click();
});

test("a record that does not exist leads back to the list instead of asking for it again", async ({ page }) => {
  await enterAs(page, "officer", `${records}&record=999999`);
  await expect(page.getByText("No existe o está fuera de sus lugares.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reintentar" })).toHaveCount(0);
  await page.getByRole("alert").getByRole("button", { name: "Volver a la lista" }).click();
  await expect(page).not.toHaveURL(/record=/);
});
