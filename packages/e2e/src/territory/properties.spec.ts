// The inventory of exposed assets: drawn on the map, found in list, search and on the map again.
import type { Page } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { expectWithinWidth } from "../support/fits.ts";
import { enterAs, holdToken, type Person } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { doAndUndo } from "../support/undo.ts";

test.use({ drawsMaps: true });

const properties = "/propiedades/lista";
const openAs = (page: Page, person: Person, query = "") => enterAs(page, person, properties + query);
const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });
const pickOne = async (page: Page, field: string, option: string) => {
  await page.getByRole("combobox", { name: field, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

test("R-206 a property is drawn on the map and found in the list, by search and on the map", async ({ page }) => {
  await openAs(page, "officer", "?property=new&map=15/-33.045/-71.6");
  await page.getByRole("textbox", { name: "Nombre" }).fill("Sede vecinal dibujada");
  await pickOne(page, "Tipo", "Edificio");
  await pickOne(page, "Uso", "Mixto");
  await page.getByRole("combobox", { name: "Lugar", exact: true }).fill("valpara");
  await page.getByRole("combobox", { name: "Lugar", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Dibujar punto" }).click();
  const map = (await page.getByRole("region", { name: "Propiedades" }).boundingBox())!;
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  await page.mouse.click(x, y);
  await expect(page.getByRole("group", { name: "Coordenadas" }).getByRole("textbox", { name: "Lat" })).not.toHaveValue(
    "",
  );
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Propiedad guardada")).toBeVisible();

  // What was saved stays open until it is closed.
  await expect(page).toHaveURL(/property=\d+/);
  await page.locator("form").getByRole("button", { name: "Cerrar" }).click();
  await page.getByRole("searchbox").fill("sede vecinal");
  await expect(row(page, /Sede vecinal dibujada/)).toBeVisible();
  await expect(row(page, /Escuela Los Boldos/)).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Registro seleccionado" })).toContainText("Sede vecinal dibujada");
  const tile = page.waitForResponse((answer) => answer.url().includes("/properties/tiles/") && answer.status() === 200);
  await page.reload();
  expect((await tile).url()).toContain("q=sede");
  await expect(page.getByRole("dialog", { name: "Registro seleccionado" })).toContainText("Sede vecinal dibujada");
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("Sede vecinal dibujada");
});

test("what is said of a mark close to the layers can be pressed: the map makes room for it", async ({ page }) => {
  const token = await holdToken(page, "officer@demo.test", demoPassword);
  const headers = { authorization: `Bearer ${token}` };
  const { data: places } = await (await page.request.get("/api/companies?type=tree", { headers })).json();
  const [{ id: company_id }] = places;
  const geometry = { type: "Point", coordinates: [-71.6, -33.045] };
  const data = { company_id, name: "Bodega junto a las capas", kind: "building", use: "storage", geometry };
  const { id } = await (await page.request.post("/api/properties", { headers, data })).json();
  // 87 pixels right of the middle: the popup stands to the right of its mark, and was wider than what is left of the map.
  await openAs(page, "officer", `?selected=${id}&map=15/-33.045/-71.60187`);
  const popup = page.getByRole("dialog", { name: "Registro seleccionado" });
  await expect(popup.getByRole("button", { name: "Abrir" })).toBeInViewport({ ratio: 1 });
  await popup.getByRole("button", { name: "Abrir" }).click();
  await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("Bodega junto a las capas");
});

test("V1 money without a currency and a year to come are told on their fields", async ({ page }) => {
  await openAs(page, "officer");
  await row(page, /Gimnasio Las Palmas/).dblclick();
  await page.getByRole("textbox", { name: "Año de construcción" }).fill("2999");
  await expect(page.getByText("El año no puede ser futuro.")).toBeVisible();
  await page.getByRole("textbox", { name: "Año de construcción" }).fill("");
  await page.getByRole("textbox", { name: "Valor de reposición" }).fill("1.500.000,5");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Un monto necesita su moneda.")).toBeVisible();
  await pickOne(page, "Moneda", "CLP");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Propiedad guardada")).toBeVisible();
});

test("kind, condition and what is critical narrow list and layers, and are held in the address", async ({ page }) => {
  await openAs(page, "officer");
  const layers = page.getByRole("group", { name: "Capas" });
  await expect(layers.getByRole("checkbox", { name: /Edificio \d/ })).toBeVisible();
  await layers.getByRole("checkbox", { name: /Edificio/ }).uncheck();
  await expect(row(page, /Escuela Los Boldos/)).toHaveCount(0);
  await expect(row(page, /Posta El Olivar/)).toBeVisible();
  await page.goto(`${properties}?is_critical=true&condition=poor`);
  await expect(row(page, /Red de agua potable/)).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "Limpiar" }).click();
  await expect(row(page, /Escuela Los Boldos/)).toBeVisible();
});

test("a deleted property comes back with Undo, and from the trash", async ({ page }) => {
  await openAs(page, "officer");
  await row(page, /Camión aljibe/).dblclick();
  await doAndUndo(page, page.getByRole("button", { name: "Eliminar" }));
  await expect(row(page, /Camión aljibe/)).toBeVisible();
});

test("R-239 who may only read neither creates nor saves", async ({ page }) => {
  await openAs(page, "viewer");
  await row(page, /Centro comunitario/).dblclick();
  await expect(page.getByText("Solo lectura")).toBeVisible();
  await expect(page.getByRole("button", { name: "Nueva propiedad" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Guardar" })).toHaveCount(0);
});

test("on a phone the inventory lies in a sheet over its map", async ({ browser }) => {
  const context = await browser.newContext({ locale: "es-CL", viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await openAs(page, "officer");
  await expect(page.getByRole("heading", { name: /propiedades$/ })).toBeVisible();
  await expectWithinWidth(page);
  await context.close();
});
