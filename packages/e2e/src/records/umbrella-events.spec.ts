// One disaster told by many: municipal cards joined under a regional event, its sum beside its own figure, and what set off what.
import type { Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { callerOf } from "../support/alert-centre.ts";
import { expectWithinWidth, phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { saveRecord, startEditing } from "../support/record-steps.ts";
import { expect, test } from "../support/server.ts";

const words = {
  es: {
    parts: "Fichas de este evento",
    compared: "Cifra propia y suma de las fichas",
    deaths: ["Fallecidos", "15", "≥ 11", "+4", "cuenta la suma"],
    houses: ["Viviendas destruidas", "400", "450", "−50", "cuenta la suma"],
    burned: ["Superficie quemada", "1.200,5", "—", "—", "cuenta la propia"],
    unpublished: /Quilpué.*aún no se publica: no suma\./,
    list: "Ver en la lista",
    chip: "Evento mayor: ",
    chain: "Cadena de eventos",
    here: "este evento",
    setOff: "desencadenó",
    mark: "Evento mayor, 3 fichas",
    relations: "Relaciones",
  },
  en: {
    parts: "Cards of this event",
    compared: "Own figure and sum of the cards",
    deaths: ["Deaths", "15", "≥ 11", "+4", "sum counts"],
    houses: ["Houses destroyed", "400", "450", "−50", "sum counts"],
    burned: ["Burned area", "1,200.5", "—", "—", "own counts"],
    unpublished: /Quilpué.*is not published yet: it does not add\./,
    list: "See in the list",
    chip: "Umbrella event: ",
    chain: "Chain of events",
    here: "this event",
    setOff: "set off",
    mark: "Umbrella event, 3 cards",
    relations: "Relations",
  },
} as const;

type Row = { metric: string; value: number; qualifier?: string };
let made = 0;

/**
 * A fire of the region, published, with 15 deaths, 400 houses and 1,200.5 hectares of its own. Of its municipalities Valparaíso published 6 deaths and 210
 * houses, Viña del Mar at least 5 deaths and 240 houses, which are 11 or more and 450; Quilpué has a draft. And a mudflow of that winter.
 */
async function world(page: Page) {
  const [officer, admin] = [await callerOf(page.request, "officer"), await callerOf(page.request, "admin")];
  const chief = await callerOf(page.request, "super");
  const places = (await admin.get("companies?type=tree")).data;
  const variables = (await admin.get("variables/riskAssessment?per_page=100")).data;
  const name = `Quebrada ${"ABCDEFGH"[made++]}${test.info().workerIndex}`;
  const make = (who: typeof officer, code: string, title: string, figures: Row[], changes: object = {}) =>
    who.post("records/risk", {
      company_id: places.find((it) => it.territorial_code === code)!.id,
      variable_id: variables.find((it) => it.name_es === "Incendio forestal")!.id,
      title: `${title}, ${name} (demo)`,
      observed_on: "2019-02-02",
      source: "COE (demo)",
      geometry: { type: "Point", coordinates: [-71.6, -33.05] },
      figures: figures.map((figure) => ({ as_of: "2019-02-05", source: "COE (demo)", ...figure })),
      ...changes,
    });
  const fire = await make(admin, "05", "Incendio regional", [
    { metric: "deaths", value: 15 },
    { metric: "houses_destroyed", value: 400 },
    { metric: "burned_ha", value: 1200.5 },
  ]);
  const told = [
    await make(officer, "05101", "Incendio de Valparaíso", [
      { metric: "deaths", value: 6 },
      { metric: "houses_destroyed", value: 210 },
    ]),
    await make(officer, "05109", "Incendio de Viña del Mar", [
      { metric: "deaths", value: 5, qualifier: "at_least" },
      { metric: "houses_destroyed", value: 240 },
    ]),
  ];
  for (const [author, publisher, { id, version: first }] of [
    [admin, chief, fire],
    ...told.map((card) => [officer, admin, card] as const),
  ] as const) {
    let version = first;
    for (const [who, action] of [
      [author, "submit"],
      [publisher, "validate"],
      [publisher, "publish"],
    ] as const)
      ({ version } = await who.post(`records/risk/${id}/transitions`, { version, action }));
  }
  const draft = await make(admin, "05801", "Incendio de Quilpué", [{ metric: "houses_destroyed", value: 30 }]);
  const mudflow = await make(officer, "05109", "Aluvión", [], {
    observed_on: "2019-06-12",
    variable_id: variables.find((it) => it.name_es === "Aluvión")!.id,
  });
  const join = async () => {
    for (const { id } of [...told, draft]) {
      const { version } = await admin.get(`records/risk/${id}`);
      await admin.put(`records/risk/${id}`, { version, umbrella_id: fire.id });
    }
    const { version } = await admin.get(`records/risk/${mudflow.id}`);
    await admin.put(`records/risk/${mudflow.id}`, { version, triggered_by_id: fire.id });
  };
  const titleOf = (title: string) => `${title}, ${name} (demo)`;
  return { name, fire: fire.id, part: told[0]!.id, mudflow: mudflow.id, titleOf, join };
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const cellsOf = (page: Page, table: string, metric: string) =>
  page
    .getByRole("table", { name: table })
    .getByRole("row")
    .filter({ has: page.getByRole("cell", { name: metric, exact: true }) })
    .getByRole("cell");

/** Looked for by its words, and taken. */
async function choose(page: Page, field: string, title: string): Promise<void> {
  const list = page.getByRole("combobox", { name: field });
  await list.fill(title);
  await page.getByRole("option", { name: title }).click();
  await expect(list).toHaveValue(title);
}

const closeForm = (page: Page) => page.locator("form").getByRole("button", { name: "Cerrar" }).click();

test("an officer of the region ticks three municipal cards, makes them parts of its event, and reads what they come to", async ({
  page,
}) => {
  const said = words.es;
  const { name, fire, titleOf } = await world(page);
  await enterAs(page, "admin", `/records/risk?q=${encodeURIComponent(name)}`);
  for (const place of ["Valparaíso", "Viña del Mar", "Quilpué"])
    await page.getByRole("checkbox", { name: `Seleccionar ${titleOf(`Incendio de ${place}`)}` }).check();
  await page.getByRole("group", { name: "3 seleccionados" }).getByRole("button", { name: "Cambiar" }).click();
  const dialog = page.getByRole("dialog", { name: "Cambiar campos" });
  await choose(page, "Evento mayor", titleOf("Incendio regional"));
  await expect(dialog.getByRole("checkbox", { name: "Cambiar Evento mayor" })).toBeChecked();
  await dialog.getByRole("button", { name: "Aplicar a 3 registros" }).click();
  await expect(page.getByText("3 registros cambiados")).toBeVisible();

  await page.goto(`/records/risk?record=${fire}`);
  await expect(page.getByText(said.mark)).toBeVisible();
  for (const row of [said.deaths, said.houses, said.burned])
    await expect(cellsOf(page, said.compared, row[0])).toHaveText([...row]);
  const parts = section(page, said.parts);
  await expect(parts).toContainText(said.unpublished);
  await parts.getByRole("link", { name: titleOf("Incendio de Valparaíso") }).click();
  await section(page, said.relations)
    .getByRole("link", { name: titleOf("Incendio regional") })
    .click();

  // The list of the event: itself and its three cards, which can be taken out again.
  await section(page, said.parts).getByRole("link", { name: said.list }).click();
  await expect(page.getByText(`${said.chip}${titleOf("Incendio regional")}`)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Seleccionar Incendio/ })).toHaveCount(4);
  await page.getByRole("checkbox", { name: `Seleccionar ${titleOf("Incendio de Quilpué")}` }).check();
  await page.getByRole("group", { name: "1 seleccionado" }).getByRole("button", { name: "Cambiar" }).click();
  await dialog.getByRole("checkbox", { name: "Cambiar Evento mayor" }).check();
  await expect(dialog.getByRole("combobox", { name: "Evento mayor" })).toHaveAttribute("placeholder", "Ninguno");
  await dialog.getByRole("button", { name: "Aplicar a 1 registro" }).click();
  await expect(page.getByRole("checkbox", { name: /^Seleccionar Incendio/ })).toHaveCount(3);
});

test("he says in the form what set a mudflow off and what it is a part of; both cards show the chain, and the history names the event", async ({
  page,
}) => {
  const said = words.es;
  const { name, fire, mudflow, titleOf } = await world(page);
  await enterAs(page, "admin", `/records/risk?record=${mudflow}`);
  await startEditing(page);
  await choose(page, "Desencadenado por", titleOf("Incendio regional"));
  // A wider event is of the place itself or of one above: what happened in another municipality is not offered, nor is the card itself.
  const umbrella = page.getByRole("combobox", { name: "Evento mayor" });
  await umbrella.fill(name);
  await expect(page.getByRole("option", { name: titleOf("Incendio regional") })).toBeVisible();
  await expect(page.getByRole("option", { name: titleOf("Incendio de Valparaíso") })).toHaveCount(0);
  await expect(page.getByRole("option", { name: titleOf("Aluvión") })).toHaveCount(0);
  await umbrella.press("Escape");
  await saveRecord(page, { press: () => page.keyboard.press("Control+S") });
  await closeForm(page);

  const chain = section(page, said.chain);
  const present = chain.locator("[aria-current]");
  await expect(present).toContainText(`${titleOf("Aluvión")}${said.here}`);
  await page.getByRole("tab", { name: "Historial" }).click();
  await expect(page.getByRole("row", { name: /Desencadenado por/ }).first()).toContainText(
    titleOf("Incendio regional"),
  );
  await page.getByRole("tab", { name: "Ficha" }).click();
  await chain.getByRole("link", { name: titleOf("Incendio regional") }).click();
  await expect(page).toHaveURL(new RegExp(`record=${fire}\\b`));
  await expect(present).toContainText(`${titleOf("Incendio regional")}${said.here}`);
  await expect(present).toContainText(said.setOff);
  // An effect stands within its cause.
  await expect(present.getByRole("list").getByRole("link")).toHaveText([titleOf("Aluvión")]);
});

test("an officer of a municipality, who does not list the region's events, finds the published one in the form", async ({
  page,
}) => {
  const { part, titleOf } = await world(page);
  await enterAs(page, "officer", `/records/risk?record=${part}`);
  await startEditing(page);
  await choose(page, "Evento mayor", titleOf("Incendio regional"));
  await saveRecord(page);
  await closeForm(page);
  await expect(section(page, "Relaciones")).toContainText(titleOf("Incendio regional"));
  // What it is a part of sends no published card back to revision.
  await expect(page.getByText("Publicado", { exact: true }).first()).toBeVisible();
  // Nor does a later revision differ by it from what the public reads.
  const officer = await callerOf(page.request, "officer");
  const { version } = await officer.get(`records/risk/${part}`);
  await officer.put(`records/risk/${part}`, { version, locality: "Rodelillo", reason: "Faltaba la localidad" });
  await page.reload();
  await page.getByRole("button", { name: "Comparar con lo publicado" }).click();
  await expect(page.getByRole("dialog").getByRole("rowheader")).toHaveText([/^Localidad/]);
});

for (const language of ["es", "en"] as const)
  test(`the family of an event is read by everybody, on a desk and on a phone (${language})`, async ({ page }) => {
    const said = words[language];
    const { fire, titleOf, join } = await world(page);
    await join();
    await enterAs(page, "viewer", `/records/risk?record=${fire}`, language);
    for (const row of [said.deaths, said.houses, said.burned])
      await expect(cellsOf(page, said.compared, row[0])).toHaveText([...row]);
    await expect(section(page, said.chain).getByRole("link")).toHaveText([titleOf("Aluvión")]);
    await expect(section(page, said.chain)).toContainText(said.setOff);
    expect(await findings(page, "#content")).toEqual([]);
    await page.setViewportSize(phone);
    await section(page, said.parts).scrollIntoViewIfNeeded();
    await expect(section(page, said.parts)).toBeVisible();
    expect(await findings(page, "#content")).toEqual([]);
    await expectWithinWidth(page);
  });
