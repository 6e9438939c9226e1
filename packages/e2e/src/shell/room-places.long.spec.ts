// The room of a region: its municipalities side by side; and the room on a wall.
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { settled } from "../support/screens.ts";
import { expect, test } from "../support/server.ts";

const compared = (page: Page) => page.getByRole("region", { name: "Municipios", exact: true });

/** Drawn whole: what stands above the municipalities grows while it loads, and moves what is pressed. */
async function enterNation(page: Page): Promise<void> {
  await enterAs(page, "super", "/dashboard?place=all&period=all");
  await expect(compared(page).getByRole("row").nth(1)).toBeVisible();
  await settled(page);
}

test("municipalities stand side by side, the gravest first, and each figure leads to the list of its municipality", async ({
  page,
}) => {
  await enterNation(page);
  const rows = compared(page).getByRole("row");
  // The head and the first twelve of all.
  await expect(rows).toHaveCount(13);
  const first = rows.nth(1);
  await expect(first.getByRole("img", { name: /Roja/ })).toBeVisible();
  await compared(page).getByRole("button", { name: "Damnificados" }).click();
  await compared(page).getByRole("button", { name: "Damnificados" }).click();
  const most = await compared(page).getByRole("row").nth(1).getByRole("link").first().innerText();
  const figures = await compared(page).getByRole("row").nth(1).getByRole("link").allInnerTexts();
  expect(figures.length).toBeGreaterThan(3);
  await compared(page)
    .getByRole("button", { name: /^Mostrar los \d+$/ })
    .click();
  expect(await rows.count()).toBeGreaterThan(100);
  await compared(page)
    .getByRole("link", { name: `Abrir la sala de ${most}` })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(most);
  await expect(compared(page)).toHaveCount(0);
});

test("the same municipalities are seen on a map, coloured by what is chosen", async ({ page }) => {
  await enterNation(page);
  await compared(page).getByRole("button", { name: "Mapa" }).click();
  await expect(page.getByRole("region", { name: "Municipios: Damnificados" })).toBeVisible();
  await compared(page).getByRole("combobox", { name: "Color según" }).click();
  await page.getByRole("option", { name: "Cobertura" }).click();
  await expect(page.getByRole("region", { name: "Municipios: Cobertura" })).toBeVisible();
});

test("on a wall the room is dark and turns its pages; arrows turn it, space pauses it, escape gives the screen back", async ({
  page,
}) => {
  await page.clock.install();
  await enterAs(page, "officer");
  await page.getByRole("button", { name: "Modo muro" }).click();
  const wall = page.getByRole("dialog", { name: /^Modo muro/ });
  const shows = (title: string) => expect(wall.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await shows("Lo que ocurre ahora");
  await expect(wall.getByRole("region", { name: "Alertas en vigor" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-dark", "");
  await page.clock.runFor(21_000);
  await shows("Situación en el mapa");
  await page.keyboard.press("ArrowLeft");
  await shows("Lo que ocurre ahora");
  await page.keyboard.press("Space");
  await expect(wall.getByRole("button", { name: "Seguir pasando las páginas" })).toBeVisible();
  await page.clock.runFor(60_000);
  await shows("Lo que ocurre ahora");
  await page.keyboard.press("Escape");
  await expect(wall).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-dark", "");
});

test("a wall opens by its address, and no page of it needs to be scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await enterAs(page, "officer", "/dashboard?wall=1", "en");
  const wall = page.getByRole("dialog", { name: /^Wall mode/ });
  const dots = wall.getByRole("navigation", { name: "Pages of the wall" }).getByRole("button");
  await expect(dots.first()).toBeVisible();
  const count = await dots.count();
  expect(count).toBeGreaterThan(3);
  for (let at = 0; at < count; at++) {
    await dots.nth(at).click();
    const shown = wall.locator("section").first();
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
  }
});
