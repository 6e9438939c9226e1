// Response resources: what there is, what happened to it, and what the comptroller asks of all of it.
import type { Locator, Page } from "@playwright/test";
import type { Language } from "@atalaya/contract/text.ts";
import { findings } from "../support/accessibility.ts";
import { enterAs, type Person } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const openAs = (page: Page, person: Person, query = "", language: Language = "es") =>
  enterAs(page, person, `/inventario${query}`, language);
const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });
const openItem = async (page: Page, name: RegExp) => {
  await openAs(page, "officer", "?view=list");
  await row(page, name).click();
  await expect(page.getByRole("list", { name: "Movimientos" })).toBeVisible();
};
const write = async (page: Page, kind: string) => {
  await page.getByRole("button", { name: "Anotar movimiento" }).click();
  await page.getByRole("menuitem", { name: kind }).click();
  return page.getByRole("dialog", { name: kind });
};

test("a delivery is signed on the screen, lowers the balance, and a mistake is corrected without being erased", async ({
  page,
}) => {
  await openItem(page, /Frazadas \(demo\)/);
  const dialog = await write(page, "Entrega");
  await dialog.getByRole("textbox", { name: "Cantidad" }).fill("500");
  await dialog.getByRole("combobox", { name: "Quién recibe" }).click();
  await page.getByRole("option", { name: "Cuadrilla" }).click();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toContainText("Hay 176 a esa hora");
  await dialog.getByRole("textbox", { name: "Cantidad" }).fill("26");
  const pad = dialog.getByRole("img", { name: "Firma" });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * 0.5);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + height * 0.3, { steps: 5 });
  await page.mouse.up();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toBeHidden();
  const [made] = [page.getByRole("list", { name: "Movimientos" }).getByRole("listitem").first()];
  await expect(made).toContainText("−26 unidades");
  await expect(made).toContainText("Saldo 150 unidades");
  await expect(made.getByRole("img", { name: "Firma" })).toBeVisible();
  await made.getByRole("button", { name: /Acciones/ }).click();
  await page.getByRole("menuitem", { name: "Corregir" }).click();
  const correction = page.getByRole("dialog", { name: "Corregir" });
  await correction.getByRole("textbox", { name: "Motivo" }).fill("Se contaron dos veces");
  await correction.getByRole("button", { name: "Corregir" }).click();
  await expect(correction).toBeHidden();
  await expect(page.getByRole("list", { name: "Movimientos" })).toContainText("Corregido por el n.º");
  await expect(page.getByRole("list", { name: "Movimientos" })).toContainText("Saldo 176 unidades");
});

test("the ledger of all resources adds up who paid, narrows to what has no paper, and leaves as a sheet", async ({
  page,
}) => {
  await openAs(page, "officer");
  await page.getByRole("button", { name: "Libro de movimientos" }).click();
  await expect(page.getByRole("heading", { name: "Libro de movimientos", level: 1 })).toBeVisible();
  await expect(page.getByRole("row", { name: /Fondos propios/ })).toContainText("CLP");
  await page.getByRole("button", { name: "Filtro" }).click();
  await page.getByRole("checkbox", { name: "Por documentar" }).check();
  await page.keyboard.press("Escape");
  const ledger = page.getByRole("list", { name: "Libro de movimientos" });
  await expect(ledger.getByRole("listitem").first()).toContainText("Por documentar");
  await expect(ledger).not.toContainText("Acta de donación");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test("who received what, who paid and who signed are a press each, narrowed by disaster and resource, and printed with the filters in words", async ({
  page,
}) => {
  await openAs(page, "officer", "?ledger=all");
  const questions = page.getByRole("group", { name: "Qué se pregunta" });
  await questions.getByRole("button", { name: "Quién recibió qué" }).click();
  const received = page.getByRole("group", { name: "Quién recibió qué" });
  await expect(
    received.getByRole("row", { name: /Familia ficticia · Hogar Caja de alimentos 30 cajas/ }),
  ).toBeVisible();
  await questions.getByRole("button", { name: "Quién pagó" }).click();
  await expect(
    page.getByRole("group", { name: "Quién pagó" }).getByRole("row", { name: /Fondos propios/ }),
  ).toContainText("CLP");
  await questions.getByRole("button", { name: "Quién firmó" }).click();
  await page.getByRole("group", { name: "Quién firmó" }).getByRole("button", { name: "Persona ficticia" }).click();
  const ledger = page.getByRole("list", { name: "Libro de movimientos" });
  await expect(ledger.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Filtro" }).click();
  const choose = async (filter: string, words: string, option: RegExp) => {
    await page.getByRole("combobox", { name: filter, exact: true }).fill(words);
    await page.getByRole("option", { name: option }).click();
  };
  await choose("Recurso", "cajas", /Cajas de alimentos \(demo\)/);
  await choose("Evento", "cañas", /Incendio Las Cañas \(demo\)/);
  await page.keyboard.press("Escape");
  const bar = page.getByRole("search").filter({ hasText: "Firmado por: Persona ficticia" });
  await expect(bar).toContainText("Evento: Incendio Las Cañas (demo)");
  await page.reload();
  await expect(bar).toContainText("Recurso: Cajas de alimentos (demo)");
  expect(await findings(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Imprimir" }).click();
  const paper = page.getByRole("region", { name: "Libro de movimientos" });
  await expect(paper.getByRole("region", { name: "Qué muestra" })).toContainText("Firmado por: Persona ficticia");
  await expect(paper.getByRole("table", { name: "Movimientos" })).toContainText("Acta de entrega AE-3 (ficticia)");
  expect(await findings(page, "main")).toEqual([]);
});

test("a delivery says where it was, by typed coordinates, and leads from the ledger to the map", async ({ page }) => {
  await openItem(page, /Cajas de alimentos \(demo\)/);
  const dialog = await write(page, "Entrega");
  await dialog.getByRole("textbox", { name: "Cantidad" }).fill("2");
  await dialog.getByRole("combobox", { name: "Quién recibe" }).click();
  await page.getByRole("option", { name: "Cuadrilla" }).click();
  await dialog.getByRole("textbox", { name: "Lugar, en palabras" }).fill("Escuela Ficticia");
  await dialog.getByRole("button", { name: "Marcar en el mapa" }).click();
  await dialog.getByRole("textbox", { name: "Lat", exact: true }).fill("-33,0512");
  await dialog.getByRole("textbox", { name: "Lon", exact: true }).fill("-71,6034");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toBeHidden();
  const made = page.getByRole("list", { name: "Movimientos" }).getByRole("listitem").first();
  await expect(made).toContainText("Escuela Ficticia");
  await expect(made).toContainText("−33,051200; −71,603400");
  await made.getByRole("link", { name: "Ver en el mapa" }).click();
  await expect(page).toHaveURL(/-33\.05/);
});

test("the nearest resources are told with their distance, those that are not free only when asked for", async ({
  page,
}) => {
  await openAs(page, "officer", "?map=13/-33.045/-71.61");
  await page.getByRole("button", { name: "Los diez más cercanos" }).click();
  const dialog = page.getByRole("dialog", { name: "Los diez más cercanos" });
  await expect(dialog.getByRole("listitem").first()).toContainText(/\d (m|km)/);
  await expect(dialog).not.toContainText("Generador 20 kVA (demo)");
  await dialog.getByRole("checkbox", { name: "Solo disponibles" }).uncheck();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Generador 20 kVA (demo)" })).toContainText(
    "Fuera de servicio",
  );
});

test("who only reads sees what moved, but not who received, and writes nothing down", async ({ page }) => {
  await openAs(page, "viewer", "?view=list");
  await row(page, /Cajas de alimentos \(demo\)/).click();
  const ledger = page.getByRole("list", { name: "Movimientos" });
  await expect(ledger).toContainText("Acta de entrega");
  await expect(ledger).not.toContainText("Familia ficticia");
  await expect(page.getByRole("button", { name: "Anotar movimiento" })).toHaveCount(0);
});

test("a request of the log is answered with the nearest that is free, which is assigned until it is brought back", async ({
  page,
}) => {
  await enterAs(page, "officer", "/bitacora");
  await page
    .getByRole("region", { name: "Bitácoras por evento" })
    .getByRole("link", { name: /Incendio Las Cañas \(demo\)/ })
    .click();
  const line = page.getByRole("article", { name: "n.º 4", exact: true });
  await expect(line).toContainText("Dos helicópteros con balde");
  const assign = async (choose: (dialog: Locator) => Promise<void>) => {
    await line.getByRole("button", { name: "Qué hacer con la n.º 4" }).click();
    await page.getByRole("menuitem", { name: "Asignar recurso…" }).click();
    const dialog = page.getByRole("dialog", { name: "Asignar a la línea n.º 4" });
    await choose(dialog);
    await dialog.getByRole("button", { name: "Asignar" }).click();
    return dialog;
  };
  await expect(
    await assign(async (dialog) => {
      // What serves elsewhere or is broken is not offered.
      await expect(dialog.getByRole("radio", { name: /Camión aljibe 10 m³ \(demo\)/ })).toHaveCount(0);
      await dialog.getByRole("radio", { name: /Retroexcavadora arrendada \(demo\)/ }).check();
    }),
  ).toBeHidden();
  const assigned = line.getByRole("list", { name: "Recursos asignados" });
  await expect(assigned.getByRole("listitem").filter({ hasText: "Retroexcavadora" })).toContainText("Asignado");
  const dialog = await assign(async (dialog) => {
    await dialog.getByRole("radio", { name: /Frazadas \(demo\)/ }).check();
    await dialog.getByRole("spinbutton", { name: /Cantidad/ }).fill("5000");
  });
  await expect(dialog.getByRole("alert")).toContainText("Hay");
  await dialog.getByRole("spinbutton", { name: /Cantidad/ }).fill("20");
  await dialog.getByRole("button", { name: "Asignar" }).click();
  await expect(assigned).toContainText("Sin devolver: 20");
  expect(await findings(page, "main")).toEqual([]);
  await assigned.getByRole("button", { name: "Devolver Retroexcavadora arrendada (demo)" }).click();
  await expect(assigned.getByRole("listitem").filter({ hasText: "Retroexcavadora" })).toContainText("Devuelto");
  await expect(line).toContainText("En curso");
  await assigned.getByRole("button", { name: "Devolver Frazadas (demo)" }).click();
  await expect(line).toContainText("Hecha");
  await expect(page.getByRole("article").filter({ hasText: "Se asigna Frazadas (demo): 20 unidades" })).toContainText(
    "n.º 4",
  );
});
