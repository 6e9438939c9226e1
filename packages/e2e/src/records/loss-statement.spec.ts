// What a municipality said of a disaster on a day: chosen, read, sealed, and read by anybody at the address that is cited.
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { alertCentre, callerOf } from "../support/alert-centre.ts";
import { expectWithinWidth, phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const words = {
  es: {
    cite: "Citar",
    title: "Lo que se dijo un día",
    days: "Días con cifras nuevas",
    day: "05-02-2024",
    unpublished: "No estaba publicado aquí ese día",
    paper: "Declaración de pérdidas",
    figures: "Cifras vigentes ese día",
    deaths: "Fallecidos",
    seal: "Sellar y publicar",
    there: "Esto ya está sellado como declaración n.º 1.",
    list: "Declaraciones selladas",
    link: "Declaración n.º 1, al 05-02-2024",
    check: "Archivo sellado (JSON)",
  },
  en: {
    cite: "Cite",
    title: "What was said on a day",
    days: "Days with new figures",
    day: "05/02/2024",
    unpublished: "It was not published here on that day",
    paper: "Loss statement",
    figures: "Figures in force on that day",
    deaths: "Deaths",
    seal: "Seal and publish",
    there: "This is sealed already as statement no. 1.",
    list: "Sealed statements",
    link: "Statement no. 1, as of 05/02/2024",
    check: "Sealed file (JSON)",
  },
} as const;

let made = 0;

/** A fire of 2024 that was entered and published today, with deaths as they were told over three days. */
async function aPublished(page: Page) {
  const { officer, place } = await alertCentre(page.request);
  const publisher = await callerOf(page.request, "admin");
  const variables = (await officer.get("variables/riskAssessment?per_page=100")).data;
  const title = `Incendio citado ${++made} (demo)`;
  const death = (value: number, as_of: string, source: string) => ({ metric: "deaths", value, as_of, source });
  const { id, version: first } = await officer.post("records/risk", {
    company_id: place,
    variable_id: variables.find((it) => it.name_es === "Incendio forestal")!.id,
    title,
    observed_on: "2024-02-02",
    source: "COE comunal",
    geometry: { type: "Point", coordinates: [-71.6, -33.05] },
    figures: [death(15, "2024-02-03", "SENAPRED"), death(112, "2024-02-05", "SML"), death(134, "2024-03-02", "SML")],
  });
  let version = first;
  for (const [who, action] of [
    [officer, "submit"],
    [publisher, "validate"],
    [publisher, "publish"],
  ] as const)
    ({ version } = await who.post(`records/risk/${id}/transitions`, { version, action }));
  return { title, card: `/records/risk?record=${id}` };
}

const dialogOf = (page: Page, said: (typeof words)["es" | "en"]) => page.getByRole("dialog", { name: said.title });

for (const language of ["es", "en"] as const)
  test(`what was said on a day is sealed from the card, and anybody reads, checks and cites it (${language})`, async ({
    page,
    browser,
  }) => {
    const said = words[language];
    const { title, card } = await aPublished(page);
    await enterAs(page, "admin", card, language);
    await page.getByRole("button", { name: said.cite, exact: true }).click();
    const dialog = dialogOf(page, said);
    await dialog.getByRole("group", { name: said.days }).getByRole("button", { name: said.day }).click();
    const paper = dialog.getByRole("article", { name: said.paper });
    await expect(paper).toContainText(said.unpublished);
    const figure = paper.getByRole("table", { name: said.figures }).getByRole("row", { name: new RegExp(said.deaths) });
    await expect(figure).toContainText(/SML.*112/);
    expect(await findings(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: said.seal }).click();
    await expect(dialog.getByText(said.there)).toBeVisible();
    await expect(dialog.getByRole("button", { name: said.seal })).toBeDisabled();
    const link = dialog.getByRole("region", { name: said.list }).getByRole("link", { name: said.link });
    const address = (await link.getAttribute("href"))!;

    // Somebody without an account, on a phone and without scripts.
    const stranger = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
    const reader = await stranger.newPage();
    await reader.goto(address);
    await expect(reader.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(reader.getByRole("row", { name: new RegExp(said.deaths) })).toContainText(/SML/);
    // As a number of its own: the letters of a seal may have these digits among them.
    await expect(reader.locator("main")).not.toContainText(/\b134\b/);
    const file = reader.getByRole("link", { name: said.check });
    const bytes = await (await reader.request.get(new URL((await file.getAttribute("href"))!, address).href)).body();
    await expect(reader.locator(".seal")).toContainText(createHash("sha256").update(bytes).digest("hex"));
    await stranger.close();

    await page.goto(address);
    expect(await findings(page)).toEqual([]);
    await expectWithinWidth(page);
  });

test("who may not publish reads what would be said, by keyboard and on a phone, and seals nothing", async ({
  page,
}) => {
  const said = words.es;
  const { card } = await aPublished(page);
  await page.setViewportSize(phone);
  await enterAs(page, "officer", card);
  await page.getByRole("button", { name: "Más acciones" }).press("Enter");
  await page.getByRole("menuitem", { name: said.cite }).press("Enter");
  const dialog = dialogOf(page, said);
  await expect(dialog.getByRole("article", { name: said.paper })).toContainText("134");
  await expect(dialog.getByRole("button", { name: said.seal })).toHaveCount(0);
  await expectWithinWidth(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});
