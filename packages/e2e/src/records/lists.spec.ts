// A long list at work: filtered, changed at once and back, kept as a view, and taken out as a sheet.
import { readFile } from "node:fs/promises";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

test("an officer changes many records at once, takes it back, keeps the view and exports what the list shows", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/situation?view=list&status=draft&columns=source,value");
  const list = page.getByRole("table", { name: "Lista de registros" });
  await expect(list.getByRole("columnheader", { name: "Fuente" })).toBeVisible();
  const rows = list.getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const count = (await rows.count()) - 1;

  await list.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Cambiar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Cambiar campos" });
  await dialog.getByRole("textbox", { name: "Fuente", exact: true }).fill("Informe ALFA Demo");
  await dialog.getByRole("button", { name: /^Aplicar a/ }).click();
  await expect(dialog).toBeHidden();
  await expect(list.getByText("Informe ALFA Demo")).toHaveCount(count);

  await page.getByRole("button", { name: "Más de esta lista" }).click();
  await page.getByRole("menuitem", { name: "Cambios masivos recientes" }).click();
  const history = page.getByRole("dialog", { name: "Cambios masivos recientes" });
  await history.getByRole("button", { name: "Deshacer" }).first().click();
  await expect(history.getByText("Deshecho").first()).toBeVisible();
  await history.getByRole("button", { name: "Cerrar" }).click();
  await expect(list.getByText("Informe ALFA Demo")).toHaveCount(0);

  await page.getByRole("button", { name: "Vistas" }).click();
  await page.getByRole("menuitem", { name: "Guardar esta vista" }).click();
  await page.getByRole("textbox", { name: "Nombre" }).fill("Borradores Demo");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByRole("button", { name: "Limpiar" }).click();
  await expect(rows).not.toHaveCount(count + 1);
  await page.getByRole("button", { name: "Vistas" }).click();
  await page.getByRole("menuitem", { name: "Borradores Demo" }).click();
  await expect(rows).toHaveCount(count + 1);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar" }).click();
  await page.getByRole("menuitem", { name: "CSV: Columnas de la lista" }).click();
  const lines = (await readFile(await (await downloading).path(), "utf8")).trimEnd().split("\r\n");
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toContain("Fuente;Valor");
  for (const line of lines.slice(1)) await expect(list).toContainText(line.split(";")[2]!.slice(0, 20));

  const mapping = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar" }).click();
  await page.getByRole("menuitem", { name: "GeoJSON: Columnas de la lista" }).click();
  const map = JSON.parse(await readFile(await (await mapping).path(), "utf8")) as { features: unknown[] };
  expect(map.features).toHaveLength(count);
});
