// Hazards found by what people call them, wherever one is looked for; the option says by which name.
import type { Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { onPhone, phone } from "../support/on-phone.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

test("an officer who types 'temblor' in a new record finds the event Sismo, and reads why; 'aluvion' finds Aluvión with its accent", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/risk");
  await page.getByRole("button", { name: /Nuevo registro/ }).click();
  const variable = page.getByRole("combobox", { name: "Variable" });
  await variable.fill("temblor");
  await expect(page.getByRole("option")).toHaveText([/Sismo.*«temblor»$/, /Riesgo sísmico.*«temblor»$/]);
  expect(await findings(page, "[role=listbox]")).toEqual([]);
  await variable.fill("aluvion");
  await expect(page.getByRole("option")).toHaveText([/Aluvión$/, /Riesgo de aluvión$/]);
  await variable.fill("remocion en masa");
  await expect(page.getByRole("option")).toHaveText([
    /Aluvión.*«remoción en masa»/,
    /Deslizamiento.*«remoción en masa»/,
    /Riesgo de aluvión.*«remoción en masa»/,
    /Riesgo de deslizamiento.*«remoción en masa»/,
  ]);
  await page.getByRole("option").first().click();
  await expect(variable).toHaveValue("Aluvión");
});

test("the filter of a list, the catalogue of variables and its hazard field know the same names, in English too", async ({
  page,
}) => {
  await enterAs(page, "super", "/records/risk", "en");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("combobox", { name: "Variable" }).fill("maremoto");
  await expect(page.getByRole("option")).toHaveText([
    /^Tsunami.*called “maremoto”$/,
    /^Tsunami risk.*called “maremoto”$/,
  ]);
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL(/variable=\d+/);

  await page.goto("/variables/alertMap");
  await page.getByPlaceholder("Search variables…").fill("derrumbe");
  const found = page.getByRole("navigation", { name: "List of variables" }).getByRole("link");
  await expect(found).toHaveText([/Landslide.*called “derrumbe”/]);
  await found.click();
  await page.getByRole("tab", { name: /Codes/ }).click();
  const hazard = page.getByRole("combobox", { name: "Hazard (HIP 2025)" });
  await expect(hazard).toHaveValue("Landslide");
  await hazard.fill("granizada");
  await expect(page.getByRole("option")).toHaveText([/Hail.*called “granizada”.*MH0404/]);
});

test("the palette says by which name it found a variable", async ({ page }) => {
  await enterAs(page, "super");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+K");
  await expect(page.getByPlaceholder(/^Buscar pantallas/)).toBeFocused();
  await page.keyboard.type("puelche");
  await expect(option(page, /Vendaval/).first()).toContainText("se le dice «viento puelche» · Variables");
});

test("on a phone at three in the morning 'temblor' among the other types leads to the tile of Sismo", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await onPhone(context, "/records/risk?quick=1");
  const entry = page.getByRole("dialog", { name: "Registro rápido" });
  await entry.getByRole("combobox", { name: "Otro tipo de evento" }).fill("temblor");
  await option(page, /Sismo/).tap();
  await expect(entry.getByRole("radio", { name: "Sismo" })).toBeChecked();
  await expect(entry.getByRole("combobox", { name: "Otro tipo de evento" })).toHaveValue("");
  await context.close();
});

test("the matrix of institutions is looked at for a hazard that is typed as people say it", async ({ page }) => {
  await enterAs(page, "super", "/legal-setup");
  await page.getByRole("combobox", { name: "Amenaza" }).fill("terremoto");
  await option(page, /Sismo/).click();
  await expect(page).toHaveURL(/hazard=GH0101/);
});
