// Packs of countries: seen, rehearsed, loaded, taken from one installation to another as a file.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const path = "/ajustes/paquetes";
const openPack = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Paquetes" }).getByRole("button", { name }).click();
const panel = (page: Page) => page.getByRole("region", { name: "Paquete" });
const aFile = (content: object | string) => ({
  name: "paquete.json",
  mimeType: "application/json",
  buffer: Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
});

test("the super administrator sees what Chile's pack brings and says, and a rehearsal finds all of it here", async ({
  page,
}) => {
  await enterAs(page, "super", path);
  await openPack(page, /Chile/);
  await expect(panel(page).getByRole("heading", { name: "Chile" })).toBeFocused();
  await expect(panel(page).getByText("Lugares 419")).toBeVisible();
  await expect(panel(page).getByText("Región, Provincia, Comuna")).toBeVisible();
  await expect(panel(page).getByText(/133 Carabineros/)).toBeVisible();
  await expect(
    panel(page)
      .getByText(/remoción en masa/)
      .first(),
  ).toBeVisible();
  await expect(panel(page).getByText("Naranja")).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Ensayar la carga" }).click();
  await expect(panel(page).getByText("Iguales: 419")).toBeVisible();
  await expect(panel(page).getByText(/no hay nada que cargar/)).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Cargar" })).toHaveCount(0);
});

test("only chosen parts of Colombia are rehearsed and loaded, by keyboard alone, and its places are there at once", async ({
  page,
}) => {
  await enterAs(page, "super", `${path}?pack=colombia`);
  for (const part of [/^Documentos legales/, /^Instituciones/, /^Funciones/, /^Grupos/, /^Variables/]) {
    await panel(page).getByRole("checkbox", { name: part }).focus();
    await page.keyboard.press("Space");
    await expect(panel(page).getByRole("checkbox", { name: part })).not.toBeChecked();
  }
  await panel(page).getByRole("button", { name: "Ensayar la carga" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("Nuevos: 46")).toBeVisible();
  await expect(panel(page).getByText(/nada se ha escrito/)).toBeVisible();
  await panel(page).getByRole("button", { name: "Ver Lugares" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("05 Antioquia")).toBeVisible();
  await panel(page).getByRole("button", { name: "Cargar" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("El paquete quedó cargado.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Colombia.*Cargado/ })).toBeVisible();

  await page.goto("/companies?q=antioquia");
  await expect(page.getByRole("row", { name: /Antioquia.*05/ })).toBeVisible();
});

test("what was made here is saved as a file, and a file is rehearsed as any pack; what is wrong in it is named", async ({
  page,
}) => {
  await enterAs(page, "super", path);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Guardar lo hecho aquí" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const own = JSON.parse(await readFile(await file.path(), "utf8")) as Record<string, unknown>;
  expect(own).toMatchObject({ format: 1, places: [], legal_documents: [] });

  const open = (content: object | string) =>
    page.locator('input[type="file"][aria-label="Abrir un paquete…"]').setInputFiles(aFile(content));
  const role = { key: "turno_demo", name_es: "Turno (demo)", permissions: ["records.situation.index"] };
  await open({ ...own, title: { es: "De otra comuna", en: "Of another municipality" }, roles: [role] });
  await expect(panel(page).getByRole("heading", { name: "De otra comuna" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Ensayar la carga" }).click();
  await expect(panel(page).getByText("Nuevos: 1")).toBeVisible();

  await open({ ...own, version: "otra", roles: [{ ...role, permissions: ["todo"] }] });
  await panel(page).getByRole("button", { name: "Ensayar la carga" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("roles.0.permissions.0: Elija una de las opciones.");

  await open("esto no es un paquete");
  await expect(page.getByText("Este archivo no es un paquete")).toBeVisible();
});

test("nobody but a super administrator is led to the packs", async ({ page }) => {
  await enterAs(page, "admin", "/ajustes/usuarios");
  await expect(page.getByRole("link", { name: "Paquetes de país" })).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Acceso denegado" })).toBeVisible();
});
