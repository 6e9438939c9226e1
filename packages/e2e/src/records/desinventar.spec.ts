// A database of DesInventar goes in, is reviewed, written and taken back; and disasters leave as one.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { expectToFit, phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { lossTag, publishLosses } from "../support/published-losses.ts";
import { expect, test } from "../support/server.ts";

type Row = Record<string, string | number>;
const table = (name: string, rows: Row[]) =>
  `<${name}>\n${rows
    .map(
      (row) =>
        `<TR>${Object.entries(row)
          .map(([column, text]) => `<${column}>${text}</${column}>`)
          .join("\n")}</TR>`,
    )
    .join("\n")}\n</${name}>\n`;

const card = (serial: string, changes: Row): Row => ({
  clave: Number(serial.slice(2)),
  serial,
  level0: "05",
  level1: "051",
  level2: "05101",
  evento: "FORESTAL",
  lugar: "Quebrada ficticia",
  fechano: 1998,
  fechames: 1,
  fechadia: 15,
  fuentes: "Diario ficticio",
  muertos: 0,
  hay_heridos: -1,
  vivdest: 12,
  ...changes,
});

const database = `<?xml version="1.0" encoding="UTF-8"?>\n<DESINVENTAR>\n${table("eventos", [
  { serial: 1, nombre: "FORESTAL", nombre_en: "FOREST FIRE" },
  { serial: 2, nombre: "MARCIANOS", nombre_en: "MARTIANS" },
])}${table("lev0", [{ lev0_cod: "05", lev0_name: "VALPARAISO" }])}${table("lev2", [
  { lev2_cod: "05101", lev2_name: "VALPARAISO", lev2_lev1: "051" },
  { lev2_cod: "7777", lev2_name: "MACONDO", lev2_lev1: "051" },
])}${table("fichas", [
  card("D-1", {}),
  card("D-2", { level2: "7777" }),
  card("D-3", { evento: "MARCIANOS" }),
  card("D-4", { fechames: 2, fechadia: 31 }),
  card("D-5", { evento: "MARCIANOS" }),
])}</DESINVENTAR>`;

const begin = async (page: Page, name: string, text: string) => {
  await enterAs(page, "officer", "/records/risk");
  await page.getByRole("button", { name: "Importar", exact: true }).click();
  await page.getByRole("button", { name: "DesInventar", exact: true }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "application/xml", buffer: Buffer.from(text) });
};

test("an officer reviews a database, chooses the place that was not recognised, writes its cards and takes them back", async ({
  page,
}) => {
  await begin(page, "base_ficticia.xml", database);
  const events = page.getByRole("table", { name: "Eventos" });
  await expect(events.getByRole("row", { name: /FORESTAL.*3.*Incendio forestal/ })).toBeVisible();
  await expect(events.getByRole("row", { name: /MARCIANOS.*2.*Sus fichas quedan fuera/ })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Nada se ha escrito" })).toContainText(
    "Fichas que se escribirían: 1; rechazadas: 4. Eventos sin amenaza: 1; lugares sin reconocer: 1.",
  );

  await page.getByRole("tab", { name: /Lugares/ }).click();
  const places = page.getByRole("table", { name: "Lugares" });
  await places.getByRole("button", { name: "Elegir: MACONDO" }).click();
  await places.getByRole("combobox", { name: "Lugar" }).fill("Valparaíso");
  await page.getByRole("option", { name: /Valparaíso/ }).click();
  await expect(places.getByRole("row", { name: /MACONDO.*Elegido a mano/ })).toBeVisible();

  await page.getByRole("button", { name: "Escribir 2 fichas" }).click();
  await expect(page.getByText("Escritas como borradores: 2; rechazadas: 3.")).toBeVisible();
  await page.getByRole("tab", { name: /Rechazadas/ }).click();
  const refused = page.getByRole("table", { name: "Rechazadas" });
  await expect(page.getByRole("list", { name: "Motivos de rechazo" }).getByRole("listitem").first()).toContainText(
    /2.*Su evento no tiene una amenaza/,
  );
  await expect(refused.getByRole("row", { name: /D-3.*Su evento no tiene una amenaza/ })).toBeVisible();
  await expect(refused.getByRole("row", { name: /D-4.*Su fecha .* no existe/ })).toBeVisible();

  await page.getByRole("button", { name: "Ver la lista" }).click();
  await page.goto("/records/risk?observed_to=1999-01-01");
  const list = page.getByRole("table", { name: "Lista de registros" });
  await expect(list.getByRole("row", { name: /15-01-1998.*Valparaíso/ })).toHaveCount(2);

  await page.getByRole("button", { name: "Importar", exact: true }).click();
  await page.getByRole("button", { name: "DesInventar", exact: true }).click();
  await page.getByRole("button", { name: /base_ficticia\.xml/ }).click();
  await page.getByRole("button", { name: "Deshacer la carga" }).click();
  await expect(page.getByText("La carga se deshizo: sus 2 registros están en la papelera.")).toBeVisible();
});

test("a file that is no database is refused by a sentence", async ({ page }) => {
  await begin(page, "otra.csv", "comuna;habitantes\nValparaíso;296655\n");
  await expect(page.getByText(/No es una base de DesInventar/)).toBeVisible();
});

test("the disasters of the list leave as a database, and what does not fit is told before", async ({ page }) => {
  await publishLosses(page.request);
  await enterAs(page, "officer", `/records/risk?tag=${encodeURIComponent(lossTag)}`);
  await page.getByRole("button", { name: "Exportar", exact: true }).click();
  await page.getByRole("menuitem", { name: "DesInventar…" }).click();
  const dialog = page.getByRole("dialog", { name: "Exportar a DesInventar" });
  await expect(dialog.getByText("4 fichas de esta lista.")).toBeVisible();
  await expect(dialog.getByRole("region", { name: "Lo que DesInventar no guarda" })).toContainText("«Al menos»");
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Exportar" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^DI_export_\d{4}-\d\d-\d\d\.xml$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toMatch(/^<\?xml[^>]*>\s*<DESINVENTAR>/);
  expect(text).toContain("<muertos>12</muertos>");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("the review of a database and what its export leaves behind are accessible, and fit a phone, a tablet and an enlarged page", async ({
    page,
  }) => {
    const rules = { rules: { "target-size": { enabled: true } } };
    await begin(page, "con_el_dedo.xml", database);
    await expect(page.getByRole("status").filter({ hasText: "Nada se ha escrito" })).toBeVisible();
    for (const part of [/Eventos/, /Lugares/, /Rechazadas/]) {
      await page.getByRole("tab", { name: part }).click();
      expect(await findings(page, "body", rules), String(part)).toEqual([]);
    }
    await page.getByRole("tab", { name: /Lugares/ }).click();
    await page.getByRole("button", { name: "Elegir: MACONDO" }).click();
    expect(await findings(page, "body", rules), "choosing a place").toEqual([]);
    await page.setViewportSize(phone);
    await expectToFit(page);

    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto("/records/risk?import=figures");
    await expect(page.getByRole("textbox", { name: "Motivo" })).toBeVisible();
    expect(await findings(page, "body", rules), "figures").toEqual([]);
    await page.goto("/records/risk");
    await page.getByRole("button", { name: "Exportar", exact: true }).click();
    expect(await findings(page, "[role=menu]"), "the menu").toEqual([]);
    await page.getByRole("menuitem", { name: "DesInventar…" }).click();
    await expect(page.getByRole("dialog").getByText(/fichas? de esta lista/)).toBeVisible();
    expect(await findings(page, "[role=dialog]"), "the export").toEqual([]);
  });
});
