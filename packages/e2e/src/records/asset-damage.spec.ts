// Assets that a disaster damaged: found in the base map or named, added up to figures that somebody confirms, and read from the asset.
import type { Locator, Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { callerOf } from "../support/alert-centre.ts";
import { enterAs } from "../support/people.ts";
import { saveRecord, startEditing } from "../support/record-steps.ts";
import { today } from "../support/reported-event.ts";
import { savedIn } from "../support/saved.ts";
import { expect, test } from "../support/server.ts";

const school = "Escuela Ficticia El Canelo (demo)";
const flood = "Inundación del estero El Canelo (demo)";
const work = "Reposición de la Escuela El Canelo (demo)";

type Saved = {
  figures: { metric: string; value: number; basis: string; currency: string | null; source: string }[];
  damages: { name: string; facility_id: number | null; grade: string; amount: number }[];
};

/** A school of the base map, a flood that tells nothing yet, and a work of recovery, all in Valparaíso. */
async function written(page: Page) {
  const officer = await callerOf(page.request, "officer");
  const company_id = (await officer.get("companies?type=tree")).data.find((it) => it.territorial_code === "05101")!.id;
  const make = async (domain: string, catalogue: string, name: string | null, draft: object) => {
    const variables = (await officer.get(`variables/${catalogue}?per_page=100`)).data;
    const variable_id = (variables.find((it) => it.name_es === name) ?? variables[0]!).id;
    const { id } = await officer.post(`records/${domain}`, {
      company_id,
      variable_id,
      observed_on: today,
      source: "COE comunal",
      geometry: { type: "Point", coordinates: [-71.61, -33.05] },
      ...draft,
    });
    return id;
  };
  return {
    school: await make("situation", "situationMap", "Establecimiento educacional", { title: school }),
    flood: await make("risk", "riskAssessment", "Inundación fluvial", { title: flood }),
    work: await make("recovery", "recoveryMapItem", null, {
      title: work,
      recovery: { progress_status: "in_progress" },
    }),
  };
}

let ids: Awaited<ReturnType<typeof written>>;
test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL! });
  ids = await written(page);
  await page.close();
});

const assets = (page: Page) => page.getByRole("group", { name: "Activos dañados", exact: true });
const row = (page: Page, number: number) => assets(page).getByRole("group", { name: `Fila ${number}`, exact: true });
const sum = (page: Page, metric: string): Locator =>
  page
    .getByRole("table", { name: "Lo que suman" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: metric, exact: true }) });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** In a choice that is not typed into: opened, and taken, by the keyboard. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await list.press("Enter");
  await page.getByRole("option", { name: option, exact: true }).press("Enter");
  await expect(list).toHaveText(option);
}

test("an officer types what a flood damaged, sees what it adds up to, and nothing is a figure unless he says so", async ({
  page,
}) => {
  await enterAs(page, "officer", `/records/risk?record=${ids.flood}`);
  await startEditing(page);
  await assets(page).getByRole("button", { name: "Agregar activo" }).press("Enter");

  // Words find the school of the base map, and the arrows go to it.
  const asset = row(page, 1).getByRole("combobox", { name: "Activo" });
  await expect(asset).toBeFocused();
  await page.keyboard.type("ficticia canelo");
  await expect(page.getByRole("option", { name: school })).toBeVisible();
  // The list may still be drawn anew, as another answer to the words arrives: the arrow is pressed until it stands on the school.
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(asset).toHaveAttribute("aria-activedescendant", /./, { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(asset).toHaveValue(school);
  await expect(row(page, 1).getByRole("img", { name: "Del mapa base" })).toBeVisible();
  await choose(page, row(page, 1).getByRole("combobox", { name: "Sector" }), "Educación");
  await choose(page, row(page, 1).getByRole("combobox", { name: "Daño" }), "Destruido");
  // One thing that is known is one.
  await expect(row(page, 1).getByRole("textbox", { name: "Cantidad" })).toHaveCount(0);
  await row(page, 1).getByRole("textbox", { name: "Costo de reposición" }).fill("350000000");
  // In the currency of the country, which is said in the field.
  await expect(row(page, 1).getByText("CLP", { exact: true })).toBeVisible();

  // Enter goes on to the next row, whose words are kept as they are.
  await page.keyboard.press("Enter");
  await expect(row(page, 2).getByRole("combobox", { name: "Activo" })).toBeFocused();
  await page.keyboard.type("Tres puentes del estero");
  await choose(page, row(page, 2).getByRole("combobox", { name: "Sector" }), "Transporte");
  await choose(page, row(page, 2).getByRole("combobox", { name: "Daño" }), "Mayor");
  await row(page, 2).getByRole("textbox", { name: "Cantidad" }).fill("3");
  await row(page, 2).getByRole("textbox", { name: "Costo de reparación" }).fill("84000000");
  await expect(row(page, 2).getByRole("combobox", { name: "Activo" })).toHaveValue("Tres puentes del estero");

  await expect(sum(page, "Centros educativos destruidos")).toContainText("de 1 activo");
  await expect(sum(page, "Pérdida en educación")).toContainText("350.000.000 CLP");
  await expect(sum(page, "Otra infraestructura dañada").getByRole("cell").first()).toHaveText(/^3de 1 activo$/);
  await expect(sum(page, "Pérdida de otra infraestructura")).toContainText("84.000.000 CLP");
  expect(await findings(page, "form")).toEqual([]);

  const kept = savedIn<Saved>(page, "PUT", "records/risk");
  await saveRecord(page, { press: () => page.keyboard.press("Control+S") });
  const { figures, damages } = await kept;
  expect(figures).toEqual([]);
  expect(damages).toEqual([
    expect.objectContaining({ name: school, facility_id: ids.school, grade: "destroyed", amount: 1 }),
    expect.objectContaining({ name: "Tres puentes del estero", facility_id: null, grade: "major", amount: 3 }),
  ]);
});

test("he uses two of the sums, saves, and reads them as figures that were derived", async ({ page }) => {
  await enterAs(page, "officer", `/records/risk?record=${ids.flood}`);
  const table = section(page, "Activos dañados").getByRole("table", { name: "Activos dañados" });
  await expect(table.getByRole("row").nth(1)).toContainText(`${school}EducaciónDestruido`);
  await expect(table.getByRole("row").nth(2)).toContainText("Tres puentes del esteroTransporteMayor3 unidades");
  await expect(section(page, "Pérdidas")).toHaveCount(0);

  await startEditing(page);
  for (const metric of ["Centros educativos destruidos", "Pérdida en educación"]) {
    await page.getByRole("button", { name: `Usar como cifra: ${metric}` }).click();
    await expect(sum(page, metric).getByText("Es la cifra vigente")).toBeFocused();
  }
  const kept = savedIn<Saved>(page, "PUT", "records/risk");
  await saveRecord(page, { press: () => page.keyboard.press("Control+S") });
  const derived = { basis: "derived", source: "Suma de 1 activo dañado" };
  expect((await kept).figures).toEqual([
    expect.objectContaining({ ...derived, metric: "education_facilities_destroyed", value: 1, currency: null }),
    expect.objectContaining({ ...derived, metric: "loss_education", value: 350_000_000, currency: "CLP" }),
  ]);
  await page.locator("form").getByRole("button", { name: "Cerrar" }).click();
  const read = section(page, "Pérdidas").getByText("Suma de 1 activo dañado · Calculada");
  await expect(read.filter({ visible: true })).toHaveCount(2);
});

test("a figure in force stands beside the sum with its difference, until the sum is used", async ({ page }) => {
  await enterAs(page, "officer", `/records/risk?record=${ids.flood}`);
  await startEditing(page);
  await row(page, 1).getByRole("textbox", { name: "Costo de reposición" }).fill("360000000");
  await expect(sum(page, "Pérdida en educación")).toContainText("diferencia +10.000.000");
  await page.getByRole("button", { name: "Usar como cifra: Pérdida en educación" }).click();
  await expect(sum(page, "Pérdida en educación").getByText("Es la cifra vigente")).toBeVisible();
  await expect(sum(page, "Centros educativos destruidos").getByText("Es la cifra vigente")).toBeVisible();
});

test("the school tells which disaster damaged it and, once a work repairs it, that too; each leads to the other", async ({
  page,
}) => {
  await enterAs(page, "officer", `/records/recovery?record=${ids.work}`);
  await startEditing(page);
  const event = page.getByRole("combobox", { name: "Desastre que lo origina" });
  await event.fill("Canelo");
  await page.getByRole("option", { name: flood }).click();
  const repaired = page.getByRole("combobox", { name: "Activo que repara" });
  // What the disaster damaged is offered before anything is typed; the bridges are no asset that is known.
  await repaired.press("ArrowDown");
  await expect(page.getByRole("option")).toContainText([`${school}Destruido`]);
  await page.getByRole("option", { name: school }).click();
  await expect(page.getByRole("combobox", { name: "Sector" })).toHaveText("Educación");
  await saveRecord(page, { press: () => page.keyboard.press("Control+S") });
  await page.locator("form").getByRole("button", { name: "Cerrar" }).click();
  await section(page, "Relaciones").getByRole("link", { name: school }).click();

  const life = section(page, "Historia del activo");
  await expect(life.getByRole("link")).toHaveText([flood, work]);
  await expect(life).toContainText("Destruido · 350.000.000 CLP");
  await expect(life).toContainText("En ejecución");
  await life.getByRole("link", { name: flood }).click();
  await section(page, "Activos dañados").getByRole("link", { name: school }).click();
  await expect(page.getByRole("heading", { level: 1, name: school })).toBeVisible();
});

test("the history says in words which assets were damaged", async ({ page }) => {
  await enterAs(page, "officer", `/records/risk?record=${ids.flood}`);
  await page.getByRole("tab", { name: "Historial" }).click();
  await expect(
    page.getByText(/Tres puentes del estero: Transporte, Mayor, 3 unidades, 84\.000\.000 CLP/).first(),
  ).toBeVisible();
});
