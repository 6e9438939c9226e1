// Losses leave in sheets and come back: what the list says is in the file, and what the file says is recognised.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { fires, lossTag, publishLosses } from "../support/published-losses.ts";
import { expect, test } from "../support/server.ts";

const wildfires = `tag=${encodeURIComponent(lossTag)}&hazard=EN0205`;

let isPublished = false;
test.beforeEach(async ({ page }) => {
  if (!isPublished) await publishLosses(page.request);
  isPublished = true;
});

/** Takes the list out and answers the file. */
async function takeOut(page: Page, what: string): Promise<Buffer> {
  await page.getByRole("button", { name: "Exportar", exact: true }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: what }).click();
  return readFile(await (await downloading).path());
}
const csv = (buffer: Buffer, name: string) => ({ name, mimeType: "text/csv", buffer });

test("an officer takes two fires out with all columns, corrects them in the sheet, and brings them back", async ({
  page,
}) => {
  await enterAs(page, "officer", `/records/risk?${wildfires}`);
  const text = (await takeOut(page, "CSV: Todas las columnas")).toString("utf8");
  expect(text).toContain("Fallecidos");
  expect(text).toContain(fires.large);
  // Without their codes they are other disasters, of another name.
  const copied = text
    .replaceAll(fires.large, "Incendio copiado")
    .replaceAll(fires.small, "Otro incendio copiado")
    .replace("Código;", "Ficha anterior;");

  await page.getByRole("button", { name: "Importar", exact: true }).click();
  await page.getByRole("combobox", { name: "Variable de los registros" }).fill("incendio forestal");
  await page.getByRole("option", { name: "Incendio forestal", exact: true }).click();
  await page.locator("input[type=file]").setInputFiles(csv(Buffer.from(copied), "incendios.csv"));
  await expect(page.getByRole("alert").filter({ hasText: "no se importarán" })).toContainText("Ficha anterior");
  await page.getByRole("button", { name: "Ensayar" }).click();
  await page.getByRole("button", { name: "Importar 2 filas" }).click();
  await expect(page.getByText("Se crearon 2 y se actualizaron 0.")).toBeVisible();
  await page.getByRole("button", { name: "Ver la lista" }).click();
  const list = page.getByRole("table", { name: "Lista de registros" });
  await expect(list.getByRole("row", { name: /Incendio copiado.*12.*40/ })).toBeVisible();
  await expect(list.getByRole("row", { name: /Otro incendio copiado.*3.*1\.200/ })).toBeVisible();
});

test("the figures of recorded disasters leave one in a row; brought in again they are all there, and a new one is added", async ({
  page,
}) => {
  await enterAs(page, "officer", `/records/risk?${wildfires}`);
  const text = (await takeOut(page, "CSV: Una cifra por fila")).toString("utf8").replace("\ufeff", "");
  const [headings, first] = text.split("\r\n").map((line) => line.split(";"));
  const at = (title: string) => headings!.indexOf(title);
  const fresh = headings!.map((_, index) => first![index] ?? "");
  fresh[at("Métrica")] = "Albergados";
  fresh[at("Valor")] = "al menos 45";
  const more = `${text}${fresh.join(";")}\r\n`;

  await page.getByRole("button", { name: "Importar", exact: true }).click();
  await page.getByRole("button", { name: "Solo cifras" }).click();
  await page.getByRole("textbox", { name: "Motivo" }).fill("Balance de la tarde");
  await page.locator("input[type=file]").setInputFiles(csv(Buffer.from(more), "cifras.csv"));
  await page.getByRole("button", { name: "Ensayar" }).click();
  await expect(page.getByText(/filas ya estaban y quedan fuera\./)).toBeVisible();
  await page.getByRole("button", { name: "Importar 1 fila" }).click();
  await expect(page.getByText("Se crearon 1 y se actualizaron 0.")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer la importación" }).click();
  await page.getByRole("button", { name: "Más de esta lista" }).click();
  await page.getByRole("menuitem", { name: "Cambios masivos recientes" }).click();
  const steps = page.getByRole("table", { name: "Cambios masivos recientes" });
  await expect(steps.getByRole("row", { name: /Importación de cifras: cifras\.csv/ })).toContainText("Deshecho");
});
