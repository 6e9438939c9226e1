// The main job, end to end: sign in, choose a place, define a variable, draw a record, find it again in list and map.
import type { Locator, Page } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { signIn } from "../support/people.ts";
import { backToList } from "../support/record-steps.ts";
import { expect, test } from "../support/server.ts";

test.use({ drawsMaps: true });

/** What a page says when something is wrong: nothing may end up here. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") complaints.push(`asked ${request.url()}`);
  });
  return complaints;
}

/** The tile that the map shows at a position holds a record of this title. */
async function isOnTheMap(page: Page, title: string): Promise<boolean> {
  const found = await page.evaluate(async (wanted) => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const headers = { Authorization: `Bearer ${decodeURIComponent(token)}` };
    const list = await fetch(`/api/records/situation?q=${encodeURIComponent(wanted)}`, { headers });
    const [record] = ((await list.json()) as { data: { anchor: [number, number] }[] }).data;
    if (!record) return false;
    const [lon, lat] = record.anchor;
    const zoom = 14;
    const x = Math.floor(((lon + 180) / 360) * 2 ** zoom);
    const angle = (lat * Math.PI) / 180;
    const y = Math.floor((0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)) * 2 ** zoom);
    const tile = await fetch(`/api/records/situation/tiles/${zoom}/${x}/${y}.mvt`, { headers });
    return new TextDecoder().decode(await tile.arrayBuffer()).includes(wanted);
  }, title);
  return found;
}

test("the officer completes the main job with the mouse", async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, "officer");

  await page.getByRole("combobox", { name: "Lugar activo" }).click();
  await page.getByRole("option", { name: /Viña del Mar/ }).click();
  await expect(page.getByText("Ciudad cambiada éxitosamente")).toBeVisible();

  await page.getByRole("button", { name: "Variables" }).click();
  await page.getByRole("navigation").locator('a[href^="/variables/situationMap"]').click();
  await page.getByRole("button", { name: "Nueva variable" }).click();
  await page.getByLabel("Nombre", { exact: false }).first().fill("Sala de bombas");
  await page.getByLabel("Tipo de valor").click();
  await page.getByRole("option", { name: "Número entero" }).click();
  await page.getByRole("textbox", { name: "Unidad", exact: true }).fill("l/s");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Variable creada")).toBeVisible();

  await page.getByRole("navigation").locator('a[href^="/records/situation"]').click();
  await page.getByRole("button", { name: "Nuevo registro" }).click();
  await page.getByRole("combobox", { name: "Variable" }).click();
  await page.getByRole("option", { name: "Sala de bombas" }).click();
  await page.getByRole("textbox", { name: "Título" }).fill("Sala de bombas estero Marga Marga");
  await page.getByRole("textbox", { name: "Valor" }).fill("45");
  await page.getByRole("button", { name: "Dibujar punto" }).click();
  const map = page.getByRole("region", { name: "Mapa Base" });
  const box = (await map.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const coordinates = page.getByRole("group", { name: "Coordenadas", exact: true });
  await expect(coordinates.getByRole("textbox", { name: "Lat" })).not.toHaveValue("");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Registro guardado")).toBeVisible();
  await expect(page.getByRole("button", { name: "Enviar a validación" })).toBeEnabled();

  await backToList(page);
  await page.getByRole("searchbox").fill("bombas marga");
  const row = page.getByRole("row", { name: /Sala de bombas est/ });
  await expect(row).toContainText("45");
  await expect(row).toContainText("l/s");
  // What was just saved is selected, in the list and on the map.
  await expect(row).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("dialog", { name: "Registro seleccionado" })).toContainText(
    "Sala de bombas estero Marga Marga",
  );
  expect(await isOnTheMap(page, "Sala de bombas estero Marga Marga")).toBe(true);

  await page.reload();
  await expect(page.getByRole("row", { name: /Sala de bombas est/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Presses Tab until the focus is there, as somebody without a mouse does; fails when it cannot be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

test("the officer completes the main job with the keyboard alone", async ({ page }) => {
  const complaints = complaintsOf(page);
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  /** Goes to a field and types into it. */
  const typeInto = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await press("Control+A");
    await keyboard.type(text);
  };
  /** Goes to a list, narrows it down and takes what is left. */
  const choose = async (target: Locator, text: string) => {
    await typeInto(target, text);
    await page.getByRole("option").first().waitFor();
    await press("ArrowDown", "Enter");
  };

  await page.goto("/login");
  await typeInto(page.getByLabel("Correo electrónico"), "officer@demo.test");
  await typeInto(page.getByLabel("Contraseña", { exact: true }), demoPassword);
  await press("Enter");
  await page.waitForURL(/\/dashboard/);

  await typeInto(page.getByRole("combobox", { name: "Lugar activo" }), "vina del");
  await press("Enter");
  await expect(page.getByText("Ciudad cambiada éxitosamente")).toBeVisible();

  const navigation = page.getByRole("navigation");
  await tabTo(page, navigation.getByRole("button", { name: "Variables" }));
  await press("Enter");
  await tabTo(page, navigation.locator('a[href^="/variables/situationMap"]'));
  await press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Nueva variable" }));
  await press("Enter");
  await typeInto(page.getByRole("textbox", { name: "Nombre", exact: true }), "Muro de contención");
  await tabTo(page, page.getByRole("combobox", { name: "Geometría" }));
  await press("Enter", "ArrowDown", "Enter");
  await press("Control+S");
  await expect(page.getByText("Variable creada")).toBeVisible();

  await tabTo(page, navigation.locator('a[href^="/records/situation"]'));
  await press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Nuevo registro" }));
  await press("Enter");
  await choose(page.getByRole("combobox", { name: "Variable" }), "muro");
  await typeInto(page.getByRole("textbox", { name: "Título" }), "Muro avenida Álvarez");
  await typeInto(page.getByRole("textbox", { name: /Vértices/ }), "");
  for (const pair of ["-33.0440, -71.5230", "-33.0447, -71.5204", "-33.0451, -71.5188"]) {
    await keyboard.type(pair);
    await press("Enter");
  }
  await press("Control+Enter");
  await press("Control+S");
  await expect(page.getByText("Registro guardado")).toBeVisible();
  // The focus is in what was saved; closing it leads to what is read, and from there to the list.
  await expect(page.getByRole("heading", { name: "Muro avenida Álvarez" })).toBeFocused();
  await tabTo(page, page.locator("form").getByRole("button", { name: "Cerrar" }));
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Muro avenida Álvarez" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Volver a la lista" }));
  await press("Enter");

  await press("/");
  await keyboard.type("alvarez");
  const row = page.getByRole("row", { name: /Muro avenida/ });
  await expect(page.getByRole("dialog", { name: "Registro seleccionado" })).toContainText("Muro avenida Álvarez");
  expect(await isOnTheMap(page, "Muro avenida Álvarez")).toBe(true);
  await tabTo(page, row);
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Muro avenida Álvarez" })).toBeFocused();
  await press("e");
  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue("Muro avenida Álvarez");
  expect(complaints).toEqual([]);
});
