// Grounds of the map as files: handed in by a super administrator, drawn for everybody, chosen in the map, first for a place.
import type { Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { enterAs } from "../support/people.ts";
import { photoFile, reliefFile, townFile } from "../support/pmtiles-file.ts";
import { expect, test } from "../support/server.ts";

test.use({ drawsMaps: true });

test.describe.configure({ mode: "serial" });

const settings = "/ajustes/instalacion?step=ground";
const town = "/records/situation?view=map&map=13/-33.02/-71.55";
const credit = (page: Page, of: string) => page.getByText(`© ${of} de prueba`).first();

async function handIn(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel("Elegir archivos").setInputFiles({ name: `${name}.pmtiles`, mimeType: "", buffer });
  await expect(page.getByText(`${name} está listo para los mapas.`)).toBeVisible();
}

test("a file of streets that is dropped on the settings becomes the ground of all maps, read in parts and from here alone", async ({
  page,
}) => {
  await enterAs(page, "super", settings);
  await handIn(page, "pueblo", await townFile("openmaptiles", "© Pueblo de prueba"));
  await expect(page.getByRole("radio", { name: "pueblo" })).toBeChecked();
  await expect(page.getByText(/Vectores · OpenMapTiles · zoom 0 a 14 · .* · © Pueblo de prueba/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // The page is opened anew: it was told another ground at its start.
  const isAnew = page.waitForEvent("load");
  await page.getByRole("button", { name: "Guardar" }).click();
  await isAnew;
  await expect(page.getByRole("button", { name: "Guardar" })).toBeDisabled();

  const asked: URL[] = [];
  page.on("request", (request) => asked.push(new URL(request.url())));
  const read = page.waitForResponse(/api\/grounds\/\d+\/content/);
  await enterAs(page, "viewer", town);
  expect((await read).status()).toBe(206);
  await expect(credit(page, "Pueblo")).toBeVisible();
  const { origin } = new URL(page.url());
  const origins = asked.filter(({ protocol }) => protocol.startsWith("http")).map((url) => url.origin);
  expect([...new Set(origins)]).toEqual([origin]);
});

test("pictures and heights stand beside it: whoever looks at a map chooses, and the choice stays on his computer", async ({
  page,
}) => {
  await enterAs(page, "super", settings);
  await handIn(page, "ortofoto", await photoFile("© Foto de prueba"));
  await expect(page.getByRole("radio", { name: "pueblo" })).toBeChecked();
  await handIn(page, "cerros", await reliefFile("© Alturas de prueba"));
  await expect(page.getByText(/Relieve · Alturas en Terrarium · zoom 8 a 12/)).toBeVisible();

  await enterAs(page, "officer", town);
  await expect(credit(page, "Alturas")).toBeVisible();
  await page.getByRole("button", { name: "Suelo del mapa" }).click();
  const card = page.getByRole("region", { name: "Suelo del mapa" });
  await expect(card.getByRole("radio", { name: "pueblo (inicial)" })).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await card.getByRole("radio", { name: "ortofoto" }).click();
  await card.getByRole("checkbox", { name: "Relieve" }).click();
  await expect(credit(page, "Foto")).toBeVisible();
  await expect(credit(page, "Alturas")).toBeHidden();
  await expect(credit(page, "Pueblo")).toBeHidden();

  await page.reload();
  await expect(credit(page, "Foto")).toBeVisible();
  await page.getByRole("button", { name: "Suelo del mapa" }).click();
  await expect(card.getByRole("checkbox", { name: "Relieve" })).not.toBeChecked();
  await card.getByRole("radio", { name: "Incluido" }).click();
  await expect(credit(page, "Foto")).toBeHidden();
});

test("a place begins with a ground of its own, by keyboard alone", async ({ page }) => {
  await enterAs(page, "super", settings);
  await page.getByRole("button", { name: "Cambiar ortofoto" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "ortofoto" });
  await dialog.getByLabel("Suelo inicial de").focus();
  await page.keyboard.type("vina del");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Viña del Mar" })).toBeVisible();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Guardar" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Suelo inicial de Viña del Mar")).toBeVisible();

  await enterAs(page, "officer", town);
  await expect(credit(page, "Pueblo")).toBeVisible();
  await page.getByRole("combobox", { name: "Lugar activo" }).click();
  await page.getByRole("option", { name: /Viña del Mar/ }).click();
  await expect(credit(page, "Foto")).toBeVisible();
});

test("a newer file takes the place of an older one under its name; one that is cut off is refused and the older stays", async ({
  page,
}) => {
  await enterAs(page, "super", settings);
  await page.getByRole("button", { name: "Reemplazar archivo de pueblo" }).click();
  const dialog = page.getByRole("dialog", { name: "Reemplazar archivo de pueblo" });
  const newer = await townFile("openmaptiles", "© Pueblo nuevo de prueba");
  const choose = (name: string, buffer: Buffer) =>
    dialog.getByLabel("Elegir archivos").setInputFiles({ name, mimeType: "", buffer });
  expect(await findings(page, "[role=dialog]")).toEqual([]);
  await choose("a-medias.pmtiles", newer.subarray(0, 20_000));
  await expect(dialog.getByRole("alert")).toContainText("Al archivo le falta el final");
  await choose("pueblo-2026.pmtiles", newer);
  await expect(dialog).toBeHidden();
  await expect(page.getByText("pueblo tiene un archivo nuevo.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "pueblo" })).toBeChecked();
  await expect(page.getByText(/Vectores · OpenMapTiles · .* · © Pueblo nuevo de prueba/)).toBeVisible();

  await enterAs(page, "viewer", town);
  await expect(credit(page, "Pueblo nuevo")).toBeVisible();
});

test("on a phone the credits are read at first, fold with the first move or by themselves, and open again by a press or a key", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, "viewer", town);
  const sign = page.getByRole("button", { name: "Créditos del mapa" });
  await expect(sign).toHaveAttribute("aria-expanded", "true");
  await expect(credit(page, "Pueblo nuevo")).toBeVisible();
  await page.mouse.move(180, 350);
  await page.mouse.down();
  await page.mouse.move(120, 320, { steps: 5 });
  await page.mouse.up();
  await expect(credit(page, "Pueblo nuevo")).toBeHidden();
  await sign.focus();
  await page.keyboard.press("Enter");
  await expect(credit(page, "Pueblo nuevo")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(sign).toBeHidden();
  await expect(credit(page, "Pueblo nuevo")).toBeVisible();

  // Nothing lies over them where an emergency can be recorded.
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, "officer", "/records/risk?view=map");
  const own = page.getByRole("button", { name: "Mapa base local" });
  // Once it was there long enough.
  await expect(own).toBeHidden();
  await sign.click();
  await own.click();
  await page.keyboard.press("Escape");
  await expect(own).toBeVisible();
});

test("on a phone the ground stands below the layers", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, "officer", town);
  await page.getByRole("button", { name: "Capas" }).click();
  const card = page.getByRole("region", { name: "Capas" });
  await card.getByRole("radio", { name: "Incluido" }).click();
  await expect(credit(page, "Pueblo")).toBeHidden();
});

test("a file that is cut off is refused in a sentence; one that is taken away leaves the maps with what is included", async ({
  page,
}) => {
  await enterAs(page, "super", settings);
  const cut = (await townFile("shortbread", "© Cortado")).subarray(0, 20_000);
  await page.getByLabel("Elegir archivos").setInputFiles({ name: "cortado.pmtiles", mimeType: "", buffer: cut });
  await expect(page.getByRole("alert")).toContainText("Al archivo le falta el final");
  await page.getByRole("button", { name: "Eliminar pueblo" }).click();
  await expect(page.getByRole("dialog")).toContainText("Los mapas que empezaban con él vuelven al incluido.");
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("pueblo fue eliminado.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "pueblo" })).toBeHidden();
  await enterAs(page, "viewer", town);
  await expect(page.getByText("© OpenStreetMap contributors, Who’s On First, GeoNames")).toBeVisible();
  await expect(credit(page, "Pueblo")).toBeHidden();
});
