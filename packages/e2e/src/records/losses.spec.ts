// Losses of disasters at work: the list is narrowed down and put in order by figures, and what was published is summed up.
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { fires, lossTag, publishLosses, quake } from "../support/published-losses.ts";
import { expect, test } from "../support/server.ts";

const tag = encodeURIComponent(lossTag);

let isPublished = false;
test.beforeEach(async ({ page }) => {
  if (!isPublished) await publishLosses(page.request);
  isPublished = true;
});

const list = (page: Page) => page.getByRole("table", { name: "Lista de registros" });
/** Without the head. */
const rows = (page: Page) =>
  list(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const sums = (page: Page) => page.getByRole("table", { name: "Pérdidas" });
const sumsOf = (page: Page, name: string) =>
  sums(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });

test("an officer narrows the disasters down to the fires with ten deaths or more, and takes it back", async ({
  page,
}) => {
  await enterAs(page, "officer", `/records/risk?tag=${tag}`);
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Filtro", exact: true }).click();
  const menu = page.getByRole("presentation").filter({ has: page.getByRole("group", { name: "Cifras" }) });
  await menu.getByRole("combobox", { name: "Amenaza" }).click();
  await page.getByRole("option", { name: "Incendio forestal" }).click();
  await menu.getByRole("combobox", { name: "Métrica" }).fill("falle");
  await expect(page.getByRole("option", { name: "Fallecidos" })).toBeVisible();
  await page.keyboard.press("Enter");
  await menu.getByRole("textbox", { name: "Al menos" }).fill("diez");
  await expect(menu.getByText("Escriba un número.")).toBeVisible();
  await menu.getByRole("textbox", { name: "Al menos" }).fill("10");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");

  await expect(page.getByRole("button", { name: "Fallecidos: 10 o más" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Amenaza: Incendio forestal" })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText([fires.large]);
  await expect(page).toHaveURL(/figure=deaths(:|%3A)10(:|%3A)/);
  // The map shows what the list does.
  await expect(page.getByRole("group", { name: "Capas" })).toContainText(/Incendio forestal\D*1\D*$/);

  await page.getByRole("button", { name: "Fallecidos: 10 o más" }).press("Delete");
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Limpiar" }).click();
  await expect(page.getByRole("button", { name: "Amenaza: Incendio forestal" })).toHaveCount(0);
});

test("sorted by houses destroyed, only disasters that tell them are listed, and a chip says so", async ({ page }) => {
  await enterAs(page, "officer", `/records/risk?tag=${tag}`);
  await expect(rows(page)).toHaveCount(4);
  await list(page).getByRole("button", { name: "Viv. destr." }).click();
  await expect(rows(page)).toContainText([fires.small, fires.large]);
  await expect(list(page).getByRole("columnheader", { name: "Viv. destr." })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(rows(page).first()).toContainText("1.200");
  const chip = page.getByRole("button", { name: "Con cifra de Viviendas destruidas" });
  await chip.press("Delete");
  await expect(chip).toHaveCount(0);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).filter({ hasText: quake })).toContainText("≥ 30");
  await expect(rows(page).filter({ hasText: quake })).toContainText("hubo");
});

test("published losses are summed up by year, and a number leads to the disasters that it was made of", async ({
  page,
}) => {
  await enterAs(page, "officer", `/records/risk?tag=${tag}`);
  await page.getByRole("button", { name: "Pérdidas", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pérdidas" })).toBeVisible();
  await page.getByRole("button", { name: "Ver la tabla: Viviendas destruidas" }).click();
  await expect(sumsOf(page, "2019").getByRole("cell")).toHaveText(["2", "15", "—", "—", "—", "1.240", "—", "—"]);
  await expect(sumsOf(page, "2021").getByRole("cell")).toHaveText(["1", "≥ 30", "—", "—", "—", "hubo", "—", "—"]);
  await expect(sumsOf(page, "Total").getByRole("cell")).toHaveText(["3", "≥ 45", "—", "—", "—", "≥ 1.240", "—", "—"]);
  await expect(page.getByText("≥: hay fichas que dicen «al menos» o «hubo, sin cuantificar»")).toBeVisible();

  await sumsOf(page, "2019").getByRole("link", { name: "15", exact: true }).click();
  await expect(page.getByRole("button", { name: "Fallecidos: con cifra" })).toBeVisible();
  await expect(rows(page)).toContainText([fires.small, fires.large]);
  await page.goBack();
  await page.getByRole("button", { name: "Volver a la lista" }).click();
  await expect(rows(page)).toHaveCount(4);
});

/** "2,7": years of the record since the first of the disasters, for each of so many. */
const every = (events: number) =>
  Number(((new Date().getFullYear() - 2018) / events).toPrecision(2)).toLocaleString("es-CL");

test("losses are seen at a glance: of which month, how often how much; bars lead to disasters and cards to tables", async ({
  page,
}) => {
  await enterAs(page, "officer", `/records/risk?sums=overview&tag=${tag}`);
  const months = page.getByRole("group", { name: "Fallecidos, por mes" });
  await expect(months.getByRole("link")).toHaveCount(3);
  await expect(months.getByRole("link", { name: "Mayo, Fallecidos: ≥ 30" })).toBeVisible();
  const sizes = page.getByRole("list", { name: "Fallecidos, por tamaño" });
  await expect(sizes.getByRole("link")).toHaveText([/^1 o más/, /^10 o más/]);
  await expect(sizes.getByRole("link", { name: `1 o más Desastres: 3, uno cada ${every(3)} años` })).toBeVisible();
  await expect(page.getByRole("list", { name: "Fallecidos, por amenaza" }).getByRole("link")).toHaveCount(2);

  await page.getByRole("combobox", { name: "Pérdida del gráfico" }).click();
  await page.getByRole("option", { name: "Viviendas destruidas" }).click();
  await page.getByRole("link", { name: "Diciembre, Viviendas destruidas: 1.200" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Mes del año: Diciembre" })).toBeVisible();
  await expect(rows(page)).toContainText([fires.small]);

  await page.goBack();
  await page.getByRole("button", { name: "Ver la tabla: Por tamaño" }).click();
  await expect(sums(page).getByRole("row")).toHaveText([
    /^Al menos/,
    `12${every(2)} años${Number((2 / (new Date().getFullYear() - 2018)).toPrecision(2)).toLocaleString("es-CL")}`,
    /^102/,
    /^1001/,
    /^1\.0001/,
  ]);
  await sums(page).getByRole("link", { name: "1.000" }).click();
  await expect(page.getByRole("button", { name: "Viviendas destruidas: 1.000 o más" })).toBeVisible();
  await expect(rows(page)).toContainText([fires.small]);
});

test("places are compared by what was lost for each of their people", async ({ page }) => {
  await enterAs(page, "officer", `/records/risk?sums=place&tag=${tag}`);
  await expect(sumsOf(page, "Valparaíso").getByRole("cell")).toHaveText([
    "3",
    "≥ 45",
    "—",
    "—",
    "—",
    "≥ 1.240",
    "—",
    "—",
    "296.655",
    "≥ 15,2",
  ]);
  const places = page.getByRole("list", { name: "Fallecidos, por lugar" });
  await expect(places.getByRole("link", { name: "Valparaíso Fallecidos: ≥ 45" })).toBeVisible();
  await page.getByRole("button", { name: "Por 100.000", exact: true }).click();
  await expect(places.getByRole("link", { name: "Valparaíso Fallecidos por 100.000 hab.: ≥ 15,2" })).toBeVisible();
  await expect(page).toHaveURL(/per=people/);
});

test("by hazard the bars are reached with the keyboard, and each leads to its disasters", async ({ page }) => {
  await enterAs(page, "officer", `/records/risk?sums=hazard&tag=${tag}`);
  await expect(sumsOf(page, "Sismo").getByRole("cell")).toHaveText(["1", "≥ 30", "—", "—", "—", "hubo", "—", "—"]);
  await expect(sumsOf(page, "Incendio forestal").getByRole("cell").nth(1)).toHaveText("15");
  await page.getByRole("combobox", { name: "Pérdida del gráfico" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Sismo\s*Fallecidos: ≥ 30$/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Incendio forestal\s*Fallecidos: 15$/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Amenaza: Incendio forestal" })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test("the sums are read in English, and a column is chosen for them", async ({ page }) => {
  await enterAs(page, "officer", `/records/risk?sums=year&tag=${tag}`, "en");
  const table = page.getByRole("table", { name: "Losses" });
  await expect(table.getByRole("row").nth(1)).toContainText("2021");
  await page.getByRole("combobox", { name: "Loss in the chart" }).click();
  await page.getByRole("option", { name: "Houses destroyed" }).click();
  await expect(page.getByRole("link", { name: "2019, Houses destroyed: 1,240" })).toBeVisible();
  await page.getByRole("button", { name: "Columns" }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  await columns.getByRole("checkbox", { name: "Deaths" }).uncheck();
  await columns.getByRole("checkbox", { name: "Missing" }).press("Escape");
  await expect(columns).toBeHidden();
  await expect(table.getByRole("columnheader", { name: "Deaths" })).toHaveCount(0);
  await table.getByRole("button", { name: "Houses destr." }).click();
  await expect(table.getByRole("row").nth(1)).toContainText("2019");
});

test("on a phone every number that the keyboard comes to is seen whole, however far right it stands", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, "officer", `/records/risk?sums=year&tag=${tag}`);
  await expect(sumsOf(page, "2019")).toBeVisible();
  const isCut = () =>
    page.evaluate(() => {
      const { left, right } = document.activeElement!.getBoundingClientRect();
      return left < 0 || right > window.innerWidth;
    });
  const cells = await sums(page).getByRole("link").or(sums(page).getByRole("button")).all();
  await cells[0]!.focus();
  for (let stop = 1; stop < cells.length; stop++) {
    await page.keyboard.press("Tab");
    await expect(cells[stop]!).toBeFocused();
    expect(await isCut(), (await cells[stop]!.textContent()) ?? "").toBe(false);
  }
});
