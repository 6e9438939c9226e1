// Importing places from a sheet: a CSV with mistakes, and an XLSX of 346 rows.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { xlsxOf } from "../support/sheet-file.ts";

const headings = ["CUT", "Comuna", "Tipo", "Código región", "Longitud", "Latitud", "Año", "Población", "RUT", "Notas"];

const csv = [
  headings,
  ["05899", "Olmué Alto", "Comuna", "05", "-71,1856", "-32,9956", "2017", "17.516", "", "=1+1"],
  ["05804", "Villa Alemana", "Comuna", "05", "-71,3724", "-33,0429", "2024", "130.000", "", ""],
  ["05898", "Hijuelas Alto", "planeta", "05", "-71,1447", "-32,7992", "2017", "17.988", "", ""],
  ["05897", "Nogales Alto", "Comuna", "05", "-71,2049", "95", "2017", "22.120", "=12345678", ""],
]
  .map((cells) => cells.join(";"))
  .join("\r\n");

const total = (page: Page, label: string) => page.getByText(label).locator("..");

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByRole("button", { name: "Importar", exact: true }).click();
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("listitem").filter({ hasText: "Columnas" })).toHaveAttribute("aria-current", "step");
}

test("mistakes are shown row by row and can be downloaded; nothing is written until it is confirmed, then only the valid rows", async ({
  page,
}) => {
  await enterAs(page, "admin", "/companies");
  // Saved by a spreadsheet of an older Windows: the accents are no UTF-8.
  await choose(page, { name: "comunas.csv", mimeType: "text/csv", buffer: Buffer.from(csv, "latin1") });
  await expect(page.getByText("9 de 10 columnas reconocidas")).toBeVisible();
  await expect(page.getByText("Aún no se ha escrito nada")).toBeVisible();
  await page.getByRole("button", { name: "Ensayar" }).click();

  await expect(total(page, "filas leídas")).toContainText("4");
  await expect(total(page, "con error")).toContainText("2");
  await expect(page.getByText("Se crearían 1 y se actualizarían 1.")).toBeVisible();
  const errors = page.getByRole("table", { name: "Errores" });
  await expect(errors.getByRole("row", { name: "4 Tipo planeta Elija una de las opciones." })).toBeVisible();
  await expect(errors.getByRole("row", { name: /5 Latitud 95 La latitud va entre −90 y 90 grados\./ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Importar 2 filas" })).toBeDisabled();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar errores" }).click();
  const file = await (await downloading).path();
  const text = await readFile(file, "utf8");
  expect(text).toContain("4;Tipo;planeta;Elija una de las opciones.");
  expect(text).toContain("5;RUT;'=12345678;");

  await page.getByRole("radio", { name: "Solo filas válidas" }).check();
  await page.getByRole("button", { name: "Importar 2 filas" }).click();
  await expect(page.getByText("Se crearon 1 y se actualizaron 1.")).toBeVisible();
  await page.getByRole("button", { name: "Ver la lista" }).click();
  const list = page.getByRole("table", { name: "Lista de lugares" });
  await expect(list.getByRole("row", { name: /Olmué Alto.*05899.*17\.516/ })).toBeVisible();
  await expect(list.getByRole("row", { name: /Hijuelas Alto/ })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Buscar nombre, código, RUT…" }).fill("villa alemana");
  await expect(list.getByRole("row", { name: /Villa Alemana.*130\.000/ })).toBeVisible();
});

test("a column that was recognised wrongly is corrected by hand", async ({ page }) => {
  await enterAs(page, "admin", "/companies");
  const buffer = Buffer.from("Sitio;Clase;Código\nQuebrada Demo;Comunidad;Q-1");
  await choose(page, { name: "sitios.csv", mimeType: "text/csv", buffer });
  await expect(page.getByText("Falta: Razón social")).toBeVisible();
  await page.getByRole("combobox", { name: "Se lee como: Sitio" }).click();
  await page.getByRole("option", { name: "Razón social" }).click();
  await expect(page.getByText("3 de 3 columnas reconocidas")).toBeVisible();
  await page.getByRole("button", { name: "Volver" }).click();
  await expect(page.getByText("Suelte aquí la planilla")).toBeVisible();
});

test("an XLSX of 346 municipalities is imported whole, its codes with their leading zeros", async ({ page }) => {
  await enterAs(page, "super", "/companies");
  const rows = Array.from({ length: 346 }, (_, index) => {
    const code = String(index).padStart(5, "0");
    return [code, `Comuna ficticia ${code}`, "Comuna", "09", "-72,3", "-38,9", "2017", String(1000 + index)];
  });
  const buffer = xlsxOf("Comunas", [headings.slice(0, 8), ...rows]);
  await choose(page, {
    name: "comunas.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer,
  });
  await expect(page.getByText("hoja «Comunas»")).toBeVisible();
  await page.getByRole("button", { name: "Ensayar" }).click();
  await expect(page.getByText("Todas las filas están bien.")).toBeVisible();
  await page.getByRole("button", { name: "Importar 346 filas" }).click();
  await expect(page.getByText("Importación lista")).toBeVisible();
  await page.getByRole("button", { name: "Ver la lista" }).click();
  await page.getByRole("searchbox", { name: "Buscar nombre, código, RUT…" }).fill("ficticia 00345");
  await expect(page.getByRole("row", { name: /Comuna ficticia 00345.*00345.*1\.345/ })).toBeVisible();
});
