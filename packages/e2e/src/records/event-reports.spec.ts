// The numbered report of an emergency: filled by what is recorded, looked at as the paper that it is, sent once, and never changed again.
import { findings } from "../support/accessibility.ts";
import { openReport, anEvent, cell, hourNow, paper, rise, sendFirst } from "../support/reported-event.ts";
import { expect, test } from "../support/server.ts";

const words = {
  es: {
    reports: "Informes",
    prepare: (number: number) => `Preparar ALFA ${number}`,
    title: (number: number) => `Informe ALFA n.º ${number}`,
    sheltered: "Albergados",
    send: (number: number) => `Enviar ALFA ${number}`,
    responsible: "Responsable",
    sent: "Informe enviado",
    frozen: "Congelado",
    draft: "Borrador",
    differences: "Diferencias con n.º 1",
    mark: "Marcar",
    before: "antes 176",
    form: "Formulario",
    paper: "Papel",
    other: "Escribir otra cifra: Damnificados",
    own: "Cifra propia: Damnificados",
    value: "Valor",
    source: "Fuente",
    save: "Guardar",
    water: "Agregar: Agua",
    needed: "3.210",
  },
  en: {
    reports: "Reports",
    prepare: (number: number) => `Prepare ALFA ${number}`,
    title: (number: number) => `ALFA report no. ${number}`,
    sheltered: "Sheltered",
    send: (number: number) => `Send ALFA ${number}`,
    responsible: "Responsible",
    sent: "Report sent",
    frozen: "Frozen",
    draft: "Draft",
    differences: "Differences from no. 1",
    mark: "Mark",
    before: "before 176",
    form: "Form",
    paper: "Paper",
    other: "Write another figure: Directly affected",
    own: "Figure of the report: Directly affected",
    value: "Value",
    source: "Source",
    save: "Save",
    water: "Add: Water",
    needed: "3,210",
  },
} as const;

for (const language of ["es", "en"] as const)
  test(`from the event's card a report is prepared, looked at and sent, and is frozen with its seal (${language})`, async ({
    page,
  }) => {
    const said = words[language];
    const { card } = await anEvent(page);
    await openReport(page, "officer", card, language);
    await page.locator("#content").getByRole("link", { name: said.reports }).click();
    await page.getByRole("button", { name: said.prepare(1) }).click();
    await expect(page.getByRole("heading", { level: 1, name: said.title(1) })).toBeVisible();
    await expect(cell(page, said.sheltered)).toContainText("176");
    await expect(cell(page, said.sheltered)).toContainText(`${hourNow} · DIDECO (demo)`);
    await expect(paper(page)).toContainText(said.draft);
    expect(await findings(page, "#content")).toEqual([]);

    await page.getByRole("button", { name: said.send(1) }).click();
    const dialog = page.getByRole("dialog", { name: said.send(1) });
    await dialog.getByLabel(said.responsible).fill("Alcaldesa Demo");
    await expect.poll(() => findings(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: said.send(1) }).click();
    await expect(page.getByRole("region", { name: said.sent })).toContainText(said.frozen);
    await expect(paper(page)).toContainText(/SHA-256( [0-9a-f]{4}){16}/);
    await expect(paper(page)).toContainText("Alcaldesa Demo");
    await expect(paper(page)).not.toContainText(said.draft);
    await expect(page.getByRole("button", { name: said.prepare(2) })).toBeVisible();
    await expect(page.getByRole("button", { name: said.form })).toHaveCount(0);
    expect(await findings(page, "#content")).toEqual([]);
  });

for (const language of ["es", "en"] as const)
  test(`a figure and a need by Sphere are written into the report itself (${language})`, async ({ page }) => {
    const said = words[language];
    const event = await anEvent(page);
    await rise(event, 214);
    await event.officer.post("event-reports", { event_id: event.id });
    await openReport(page, "officer", event.at, language);
    await page.getByRole("button", { name: said.form }).click();
    await page.getByRole("button", { name: said.other }).click();
    const own = page.getByRole("group", { name: said.own });
    await own.getByLabel(said.value).fill("96");
    await own.getByLabel(said.source).fill("FIBE (demo)");
    await page.getByRole("button", { name: said.water }).click();
    expect(await findings(page, "#content")).toEqual([]);
    await page.getByRole("button", { name: said.save, exact: true }).click();
    await expect(page.getByRole("button", { name: said.save, exact: true })).toBeDisabled();
    await page.getByRole("button", { name: said.paper }).click();
    await expect(paper(page)).toContainText("96");
    await expect(paper(page)).toContainText("FIBE (demo)");
    await expect(paper(page)).toContainText(said.needed);
    await expect(paper(page)).toContainText(language === "es" ? "Esfera 2018" : "Sphere 2018");
  });

test("what was written is taken back, and the card holds again", async ({ page }) => {
  const event = await anEvent(page);
  await event.officer.post("event-reports", { event_id: event.id });
  await openReport(page, "officer", `${event.at}&form=1`);
  await page.getByRole("button", { name: "Escribir otra cifra: Albergados" }).click();
  await page.getByRole("group", { name: "Cifra propia: Albergados" }).getByLabel("Valor").fill("190");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("escrita aquí")).toBeVisible();
  await page.getByRole("button", { name: "Quitar la cifra propia: Albergados" }).click();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("escrita aquí")).toHaveCount(0);
  await page.getByRole("button", { name: "Papel" }).click();
  await expect(cell(page, "Albergados")).toContainText("176");
});

for (const language of ["es", "en"] as const)
  test(`the next one marks what is new with what it was before, and lists it (${language})`, async ({ page }) => {
    const said = words[language];
    const event = await anEvent(page);
    await sendFirst(event);
    await rise(event, 214);
    await openReport(page, "officer", event.at, language);
    await page.getByRole("button", { name: said.prepare(2) }).click();
    await expect(page.getByRole("heading", { level: 1, name: said.title(2) })).toBeVisible();
    await expect(cell(page, said.sheltered).locator("mark")).toHaveText("214");
    await expect(cell(page, said.sheltered)).toContainText(said.before);
    const differences = page.getByRole("region", { name: said.differences });
    await expect(differences.getByRole("listitem")).toHaveText([/176.*214/]);
    await differences.getByLabel(said.mark).uncheck();
    await expect(paper(page).locator("mark")).toHaveCount(0);
    await expect(cell(page, said.sheltered)).toContainText("214");
    await expect(differences.getByRole("listitem")).toHaveCount(1);
  });

test("with the keyboard alone a report is sent", async ({ page }) => {
  const event = await anEvent(page);
  await event.officer.post("event-reports", { event_id: event.id });
  await openReport(page, "officer", event.at);
  await page.getByRole("button", { name: "Enviar ALFA 1" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Enviar ALFA 1" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Alcaldesa Demo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Informe enviado" })).toBeVisible();
});
