// The command palette and the shortcuts, with the keyboard alone.
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const field = (page: Page) =>
  page.getByRole("combobox", { name: "Buscar pantallas, lugares, registros, leyes, personas…" });
const marked = (page: Page) => page.getByRole("option", { selected: true });

async function open(page: Page): Promise<void> {
  await page.keyboard.press("Control+K");
  await expect(field(page)).toBeFocused();
}

/** Opens it and types; the page must have been drawn. */
async function find(page: Page, text: string): Promise<void> {
  await open(page);
  await page.keyboard.type(text);
}

/** Letter after letter, faster than anybody types and than a busy machine can slow down. */
const typeQuickly = (page: Page, text: string): Promise<void> =>
  field(page).evaluate((input: HTMLInputElement, typed) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
    for (let length = 1; length <= typed.length; length++) {
      set!.call(input, typed.slice(0, length));
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, text);

test("screens are found by the words of either language, and Enter goes there", async ({ page }) => {
  await enterAs(page, "super");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await find(page, "disasters map");
  await expect(marked(page)).toHaveText(/Mapa de Desastres\s*Registros/);
  await page.keyboard.press("ArrowDown");
  await expect(marked(page)).toHaveText(/Mapa de Desastres\s*Variables/);
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await marked(page).getAttribute("id"))!);
  await page.keyboard.press("ArrowUp");
  await expect(marked(page)).toHaveText(/Mapa de Desastres\s*Registros/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/records\/risk/);
  await expect(page.getByRole("heading", { level: 1, name: "Mapa de Desastres" })).toBeFocused();

  // A recent choice comes first, and Escape leaves everything as it is.
  await page.keyboard.press("Control+K");
  await expect(page.getByRole("group", { name: "Recientes" }).getByRole("option").first()).toContainText("Desastres");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/records\/risk/);
});

test("a place becomes the active one, and a record opens on its screen", async ({ page }) => {
  await enterAs(page, "officer");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await find(page, "vina del");
  await expect(marked(page)).toContainText("Viña del Mar");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ciudad cambiada éxitosamente")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Lugar activo" })).toHaveValue("Viña del Mar");

  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith("/api/records/") && url.searchParams.has("q")) asked.push(url.searchParams.get("q")!);
  });
  await open(page);
  await page.keyboard.type("al");
  await typeQuickly(page, "albergue");
  const hit = page.getByRole("group", { name: "Registros · Viña del Mar" }).getByRole("option").first();
  await expect(hit).toContainText(/Albergue \d+ \(demo\)\s*Mapa Base · Viña del Mar/);
  // Not for one or two letters, nor for every letter.
  expect([...new Set(asked)]).toEqual(["albergue"]);
  // One that is marked stays marked, whatever else is found meanwhile.
  for (let step = 0; step < 20 && (await hit.getAttribute("aria-selected")) !== "true"; step++)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/records\/situation\?.*record=\d+/);
  await expect(page.getByRole("heading", { level: 1, name: /Albergue/ })).toBeFocused();
});

test("laws, institutions, persons, properties and variables are found too, and each opens on its screen", async ({
  page,
}) => {
  await enterAs(page, "super");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const others = page.getByRole("group", { name: /^Leyes, entidades y más/ });
  for (const [typed, shown, opened, address] of [
    // A number is found however its digits are set apart.
    ["21364", /Ley 21\.364, .*Marco Legal/, /Ley 21\.364/, /\/legal\?.*document=\d+/],
    ["senapred", /Servicio Nacional de Prevención.*Entidades/, /Servicio Nacional de Prevención/, /institution=\d+/],
    ["demo siete", /Persona Demo Siete\s*Persona/, /Persona Demo Siete/, /\/entidades\?.*tab=persons.*person=\d+/],
    ["gimnasio", /Gimnasio Las Palmas.*Propiedades/, /Gimnasio Las Palmas/, /\/propiedades\/lista\?.*property=\d+/],
    ["albergue", /Albergue.*Variables/, /Albergue/, /\/variables\/.*variable=\d+/],
  ] as const) {
    await find(page, typed);
    // Nothing moves any more under the pointer.
    await expect(page.getByRole("status").filter({ hasText: /\d resultados?$/ })).toBeVisible();
    await others.getByRole("option").filter({ hasText: shown }).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("main").getByRole("heading", { name: opened }).first()).toBeVisible();
  }
  // What was found is remembered with its name.
  await page.keyboard.press("Control+K");
  await expect(page.getByRole("group", { name: "Recientes" }).getByRole("option")).toContainText([
    /Albergue/,
    /Gimnasio/,
    /Persona Demo Siete/,
    /Servicio Nacional/,
    /21\.364/,
  ]);
});

test("only what the user may do is offered, and an alert takes the palette's place", async ({ page }) => {
  await enterAs(page, "viewer");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await find(page, "nuevo usuario");
  await expect(page.getByRole("status").filter({ hasText: "Nada coincide con lo escrito" })).toBeVisible();
  await field(page).fill("auditoria");
  await expect(page.getByRole("option")).toHaveCount(0);

  // Only what is asked for from here on: the search before may still be on its way.
  await page.route(/\/api\/records\/.*antena/, (route) =>
    route.fulfill({ status: 500, json: { message: "x", code: "internal", request_id: "codigo-9" } }),
  );
  await field(page).fill("antena");
  await expect(page.getByRole("alertdialog")).toContainText("codigo-9");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("actions: a new user, another language, the look, signing out", async ({ page }) => {
  await enterAs(page, "super");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await find(page, "nuevo usuario");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ajustes\/usuarios\?.*user=new/);
  await find(page, "apariencia");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Apariencia" })).toBeVisible();
  await page.keyboard.press("Escape");
  await find(page, "english");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();

  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Search screens, places, records, laws, persons…" }).fill("cerrar sesion");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login/);
});

test("'?' lists the shortcuts, never while somebody types, and keys pressed alone can be switched off", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/situation?view=list");
  await page.getByRole("row", { name: /demo/ }).first().waitFor();
  const help = page.getByRole("dialog", { name: "Atajos de teclado" });
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("/?");
  await expect(page.getByRole("searchbox")).toHaveValue("/?");
  await expect(help).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).toHaveValue("");

  await page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.focus());
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("?");
  await expect(help).toBeVisible();
  const lines = await help.locator("dl > *").allInnerTexts();
  expect(lines.map((line) => line.replaceAll(/\s+/g, " "))).toEqual([
    "Buscar o ir a cualquier parte Ctrl K",
    "Ir a la búsqueda de la lista /",
    "Editar lo que se lee E",
    "Guardar el formulario Ctrl S",
    "Cerrar o vaciar Esc",
    "Mostrar estos atajos ?",
  ]);
  await help.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).not.toBeFocused();
  await expect(help).toHaveCount(0);
  await page.keyboard.press("Control+K");
  await expect(field(page)).toBeFocused();
});

test("on a phone an icon opens the palette", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, "officer");
  const button = page.getByRole("button", { name: /Buscar o ir a…/ });
  const { width, height } = (await button.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await button.click();
  await field(page).fill("mapa base");
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL(/\/records\/situation/);
});
