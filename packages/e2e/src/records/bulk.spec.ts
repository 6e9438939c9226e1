// Many laws or places at once: ticked, changed, taken back; and deleted unless something depends on one of them.
import type { Page } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { doAndUndo } from "../support/undo.ts";

async function callsOf(page: Page, person: string) {
  const token = await holdToken(page, `${person}@demo.test`, demoPassword);
  const headers = { authorization: `Bearer ${token}` };
  const places = await (await page.request.get("/api/companies?type=tree", { headers })).json();
  const place = places.data.find(({ reason_social }: { reason_social: string }) => reason_social === "Valparaíso");
  return {
    place: place as { id: number; lon: number; lat: number },
    create: async (path: string, data: object): Promise<number> =>
      (await (await page.request.post(`/api/${path}`, { headers, data })).json()).id,
    read: async (path: string) => (await page.request.get(`/api/${path}`, { headers })).json(),
    change: async (path: string, data: object) =>
      expect((await page.request.put(`/api/${path}`, { headers, data })).status()).toBe(200),
  };
}

const tick = (page: Page, name: string) => page.getByRole("checkbox", { name: `Seleccionar ${name}` });

test("an officer ticks two laws, gives both a topic and takes it back, and is told which one cannot be deleted", async ({
  page,
}) => {
  const { place, create, read } = await callsOf(page, "officer");
  const law = (number: string, changes: object = {}) =>
    create("legal-documents", {
      company_id: place.id,
      kind: "ordinance",
      number,
      title_es: `Ordenanza de leñas ${number} (demo)`,
      issuing_body: "Municipalidad de Valparaíso (demo)",
      level: "communal",
      issued_on: "2015-05-01",
      status: "in_force",
      ...changes,
    });
  const [first, second] = [await law("810", { topics: ["Bosques"] }), await law("811")];
  await law("812", { issued_on: "2020-05-01", relations: [{ document_id: second, kind: "amends" }] });
  const topicsOf = async (id: number) => (await read(`legal-documents/${id}`)).topics;

  await enterAs(page, "officer", "/legal?q=leñas");
  await tick(page, "Ordenanza 810").check();
  await tick(page, "Ordenanza 811").check();
  const chosen = page.getByRole("group", { name: "2 seleccionados" });
  await chosen.getByRole("button", { name: "Cambiar" }).click();
  const dialog = page.getByRole("dialog", { name: "Cambiar campos" });
  const apply = dialog.getByRole("button", { name: "Aplicar a 2 documentos" });
  await expect(apply).toBeDisabled();
  await dialog.getByRole("combobox", { name: "Temas" }).fill("Leña");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("checkbox", { name: "Cambiar Temas" })).toBeChecked();
  await doAndUndo(page, apply);
  await expect(page.getByText("Cambio deshecho en 2 documentos")).toBeVisible();
  expect([await topicsOf(first), await topicsOf(second)]).toEqual([["Bosques"], []]);
  await expect(chosen).toBeHidden();

  await tick(page, "Ordenanza 810").check();
  await tick(page, "Ordenanza 811").check();
  await chosen.getByRole("button", { name: "Eliminar" }).click();
  const deletion = page.getByRole("dialog", { name: "Enviar a la papelera" });
  await deletion.getByRole("button", { name: "Aplicar a 2 documentos" }).click();
  await expect(deletion.getByRole("alert")).toHaveText("No se cambió nada: hay filas que no admiten este cambio.");
  const inTheWay = deletion.getByRole("table", { name: "Filas que lo impiden" }).getByRole("row");
  await expect(inTheWay).toHaveCount(1);
  await expect(inTheWay).toContainText("811 Ordenanza de leñas");
  await expect(inTheWay).toContainText("Está en uso y no se puede eliminar (documentos legales: 1).");
  await deletion.getByRole("button", { name: "Quitar estas filas de la selección" }).click();
  await doAndUndo(page, deletion.getByRole("button", { name: "Aplicar a 1 documento" }));
  await expect(tick(page, "Ordenanza 810")).toBeVisible();
  expect((await read(`legal-documents/${first}`)).deleted_at).toBeNull();
});

test("what a colleague changes while the dialog is open is in the way, and what is open closes with its row", async ({
  page,
}) => {
  const { place, create, read, change } = await callsOf(page, "officer");
  const law = (number: string) =>
    create("legal-documents", {
      company_id: place.id,
      kind: "ordinance",
      number,
      title_es: `Ordenanza de roces ${number} (demo)`,
      issuing_body: "Municipalidad de Valparaíso (demo)",
      level: "communal",
      issued_on: "2015-05-01",
      status: "in_force",
    });
  const ids = [await law("820"), await law("821")];
  const bodies = () => Promise.all(ids.map(async (id) => (await read(`legal-documents/${id}`)).issuing_body));

  await enterAs(page, "officer", "/legal?q=roces");
  await tick(page, "Ordenanza 820").check();
  await tick(page, "Ordenanza 821").check();
  const chosen = page.getByRole("group", { name: "2 seleccionados" });
  const dialog = page.getByRole("dialog", { name: "Cambiar campos" });
  const apply = dialog.getByRole("button", { name: "Aplicar a 2 documentos" });
  const body = dialog.getByRole("textbox", { name: "Organismo emisor" });
  await chosen.getByRole("button", { name: "Cambiar" }).click();
  await body.fill("Concejo (demo)");
  await change(`legal-documents/${ids[1]}`, {
    version: 1,
    issuing_body: "Alcaldía (demo)",
    title_es: "Ordenanza de roces 821 corregida (demo)",
  });
  // The list below tells of it; what is ticked is as it was when the dialog opened.
  await expect(page.getByText("Ordenanza de roces 821 corregida")).toBeVisible();
  await apply.click();
  const inTheWay = dialog.getByRole("table", { name: "Filas que lo impiden" }).getByRole("row");
  await expect(inTheWay).toHaveCount(1);
  await expect(inTheWay).toContainText("821 Ordenanza de roces");
  expect(await bodies()).toEqual(["Municipalidad de Valparaíso (demo)", "Alcaldía (demo)"]);

  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await chosen.getByRole("button", { name: "Cambiar" }).click();
  await body.fill("Concejo (demo)");
  await apply.click();
  await expect(dialog).toBeHidden();
  await expect(chosen).toBeHidden();
  expect(await bodies()).toEqual(["Concejo (demo)", "Concejo (demo)"]);

  const panel = page.getByRole("region", { name: "Documento legal", exact: true });
  await page.goto(`/legal?q=roces&document=${ids[0]}&edit=1`);
  await expect(panel).toBeVisible();
  await tick(page, "Ordenanza 820").check();
  await page.getByRole("group", { name: "1 seleccionado" }).getByRole("button", { name: "Eliminar" }).click();
  await page.getByRole("button", { name: "Aplicar a 1 documento" }).click();
  await expect(panel).toBeHidden();
  await expect(tick(page, "Ordenanza 821")).toBeVisible();
  await expect(tick(page, "Ordenanza 820")).toHaveCount(0);
});

test("an undo that got no answer, or is in somebody's way, is offered again", async ({ page }) => {
  const { place, create, read, change } = await callsOf(page, "officer");
  const person = (last_name: string) =>
    create("persons", { company_id: place.id, first_name: "Rosa", last_name: `Quilapán ${last_name}` });
  const ids = [await person("Uno"), await person("Dos")];
  const areActive = () => Promise.all(ids.map(async (id) => (await read(`persons/${id}`)).is_active));

  await enterAs(page, "officer", "/entidades?tab=persons&q=Quilapán");
  await page.getByRole("checkbox", { name: "Seleccionar todo" }).check();
  await page.getByRole("group", { name: "2 seleccionados" }).getByRole("button", { name: "Cambiar" }).click();
  const dialog = page.getByRole("dialog", { name: "Cambiar campos" });
  await dialog.getByRole("combobox", { name: "Vigente" }).click();
  await page.getByRole("option", { name: "No", exact: true }).click();
  await dialog.getByRole("button", { name: "Aplicar a 2 personas" }).click();
  const undo = page.getByRole("button", { name: "Deshacer", exact: true });
  await undo.hover();
  await change(`persons/${ids[0]}`, { version: 2, position_es: "Jefa (demo)" });
  await page.route("**/api/persons/bulk", (route) => route.abort(), { times: 1 });
  await undo.click();
  await page.getByRole("alert").getByRole("button", { name: "Reintentar" }).click();
  await page.getByRole("button", { name: "Deshacer en los demás" }).click();
  await expect(page.getByText("Cambio deshecho en 1 persona")).toBeVisible();
  expect(await areActive()).toEqual([false, true]);
});

test("all of a page are ticked beside those of other pages", async ({ page }) => {
  const { place, create } = await callsOf(page, "officer");
  for (let count = 1; count <= 26; count += 1)
    await create("persons", { company_id: place.id, first_name: "Luz", last_name: `Huenchumil ${count}` });
  await enterAs(page, "officer", "/entidades?tab=persons&q=Huenchumil");
  const all = page.getByRole("checkbox", { name: "Seleccionar todo" });
  const chosen = (count: number) => page.getByRole("group", { name: `${count} seleccionados` });
  await all.check();
  await expect(chosen(25)).toBeVisible();
  await page.getByRole("button", { name: "Página siguiente" }).click();
  await expect(all).not.toBeChecked();
  await all.check();
  await expect(chosen(26)).toBeVisible();
  await all.uncheck();
  await expect(chosen(25)).toBeVisible();
});

test("an administrator closes two places at once, and takes it back", async ({ page }) => {
  const { place, create, read } = await callsOf(page, "admin");
  const community = (name: string) =>
    create("companies", {
      reason_social: name,
      kind: "community",
      parent_company_id: place.id,
      centroid: { type: "Point", coordinates: [place.lon, place.lat] },
    });
  const ids = [await community("Comunidad Las Cruces 1 (demo)"), await community("Comunidad Las Cruces 2 (demo)")];
  const areActive = () => Promise.all(ids.map(async (id) => (await read(`companies/${id}`)).is_active));

  await enterAs(page, "admin", "/companies?q=Cruces&view=list");
  await page.getByRole("checkbox", { name: "Seleccionar todo" }).check();
  await page.getByRole("group", { name: "2 seleccionados" }).getByRole("button", { name: "Cambiar" }).click();
  const dialog = page.getByRole("dialog", { name: "Cambiar campos" });
  await dialog.getByRole("combobox", { name: "Activo" }).click();
  await page.getByRole("option", { name: "No", exact: true }).click();
  await expect(dialog.getByRole("checkbox", { name: "Cambiar Activo" })).toBeChecked();
  await doAndUndo(page, dialog.getByRole("button", { name: "Aplicar a 2 lugares" }));
  await expect(page.getByText("Cambio deshecho en 2 lugares")).toBeVisible();
  expect(await areActive()).toEqual([true, true]);
});

test("who only reads has no ticks", async ({ page }) => {
  await enterAs(page, "viewer", "/legal");
  await expect(
    page.getByRole("treegrid", { name: "Lista de documentos legales" }).getByRole("row").nth(1),
  ).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Seleccionar todo" })).toHaveCount(0);
});
