// The whole shell without a pointer, and what the look's settings do.
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { chooseAction } from "../support/record-steps.ts";
import { expect, test } from "../support/server.ts";
import { passTimeUntil, stopClock } from "../support/stopped-clock.ts";

/** Presses Tab until the named thing has the focus: what is never reached fails. */
async function tabTo(page: Page, what: ReturnType<Page["locator"]>, key = "Tab"): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    if (await what.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press(key);
  }
  await expect(what).toBeFocused();
}

const drawerWidth = async (page: Page) => Math.round((await page.locator("aside:has(#menu)").boundingBox())!.width);

test("R-221 R-230 every part of the shell is reached and used by keyboard alone", async ({ page }) => {
  await enterAs(page, "super", "/legal");
  await page.getByRole("heading", { level: 1, name: "Marco Legal" }).waitFor();

  // A group opens, and a screen in it.
  const group = page.locator("#menu").getByRole("button", { name: "Texto público" });
  await tabTo(page, group);
  await expect(group).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(group).toHaveAttribute("aria-expanded", "true");
  await tabTo(page, page.locator("#menu").getByRole("link", { name: "Términos" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Términos" })).toBeFocused();

  // The drawer folds; a group of the small drawer is a menu.
  await tabTo(page, page.getByRole("button", { name: "Abrir o cerrar el menú" }), "Shift+Tab");
  await page.keyboard.press("Space");
  await expect.poll(() => drawerWidth(page)).toBe(56);
  await tabTo(page, page.locator("#menu").getByRole("button", { name: "Registros" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  const small = page.getByRole("menu", { name: "Registros" });
  await expect(small.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(small).toHaveCount(0);
  await expect(page.locator("#menu").getByRole("button", { name: "Registros" })).toBeFocused();

  // The place: typed, chosen with the arrows, announced by a message.
  await tabTo(page, page.getByRole("combobox", { name: "Lugar activo" }));
  await page.keyboard.type("quilpue");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ciudad cambiada éxitosamente")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Lugar activo" })).toHaveValue("Quilpué");

  // The palette from its button.
  const search = page.getByRole("button", { name: /Buscar o ir a…/ });
  await tabTo(page, search);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: /Buscar pantallas/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();

  // Full screen, there and back.
  await tabTo(page, page.getByRole("button", { name: "Pantalla completa" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Salir de pantalla completa" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pantalla completa" })).toBeFocused();

  // The account's menu, and from it the look.
  await tabTo(page, page.getByRole("button", { name: /Superadmin Demo/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Mi cuenta" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Apariencia" })).toBeFocused();
  await page.keyboard.press("Enter");
  const look = page.getByRole("complementary", { name: "Apariencia" });
  await expect(look.getByRole("button", { name: "Cerrar" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(look.getByRole("radio", { name: "Turquesa" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(look.getByRole("radio", { name: "Rojo" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(look.getByRole("radio", { name: "Oscura" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(look).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Superadmin Demo/ })).toBeFocused();
});

test("R-224 a message with a button stays ten seconds, is reached by keyboard, and waits while it has the focus", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/situation?view=list");
  await page.getByRole("row", { name: /demo/ }).last().click();
  await expect(page.getByRole("button", { name: "Más acciones" })).toBeVisible();
  await stopClock(page);
  await chooseAction(page, "Eliminar");
  const undo = page.locator(".MuiSnackbar-root").getByRole("button", { name: "Deshacer" });
  await passTimeUntil(page, undo);
  await page.clock.runFor(9000);
  await undo.focus();
  await page.clock.runFor(9000);
  await expect(undo).toBeFocused();
  await page.clock.resume();
  await page.keyboard.press("Enter");
  await expect(page.locator(".MuiSnackbar-root")).toContainText(/restaurad/i);
});

test("R-307 the comfortable density makes rows and fields higher, and it stays after a reload", async ({ page }) => {
  await enterAs(page, "super", "/ajustes/usuarios?user=new");
  const row = page.getByRole("row", { name: /Oficial Demo/ });
  const input = page.locator(".MuiOutlinedInput-root:has(input[name=name])");
  const heights = async () => [
    Math.round((await row.boundingBox())!.height),
    Math.round((await input.boundingBox())!.height),
  ];
  await expect(row).toBeVisible();
  const [rowBefore, fieldBefore] = await heights();
  await page.getByRole("button", { name: /Superadmin Demo/ }).click();
  await page.getByRole("menuitem", { name: "Apariencia" }).click();
  await expect(page.getByRole("button", { name: "Compacta" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Cómoda" }).click();
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan(rowBefore!);
  expect((await heights())[1]).toBe(fieldBefore! + 4);

  await page.reload();
  await expect(row).toBeVisible();
  expect((await heights())[0]).toBeGreaterThan(rowBefore!);
});

test("R-101 the language changes without a reload, and stays", async ({ page }) => {
  await enterAs(page, "super", "/legal");
  await page.evaluate(() => sessionStorage.setItem("same page", "yes"));
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await page.getByRole("button", { name: /Superadmin Demo/ }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Legal Framework" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "New document" })).toBeVisible();
  expect(loads).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("en");
});
