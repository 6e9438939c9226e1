// The map's tools: an area chosen by keyboard narrows list and map alike, a configured maps service lends its ground,
// and what is in sight is put on paper.
import { readFileSync } from "node:fs";
import { enterAs } from "../support/people.ts";
import { pmtilesFile } from "../support/pmtiles-file.ts";
import { expect, test } from "../support/server.ts";

test.use({ drawsMaps: true });

test.use({
  environment: {
    MAP_SERVICE_URL: "https://maps.example.org/api/js",
    MAP_SERVICE_KEY: "demo",
    MAP_SERVICE_LIBRARIES: "places,geometry",
    MAP_PMTILES_URL: "https://ground.example.org/comuna.pmtiles",
  },
});

/** A maps service as small as one can be: it shows where its map was told to go. */
const service = `
  window.google = { maps: { Map: class {
    constructor(element, { zoom }) { this.element = element; this.setZoom(zoom); }
    setCenter() {}
    setZoom(zoom) { this.element.textContent = "zoom " + zoom.toFixed(1); }
  } } };
  window[new URL(document.currentScript.src).searchParams.get("callback")]();
`;

test("R-709 the script of the maps service is asked for when its map is wanted, and follows every move", async ({
  page,
}) => {
  const asked: URL[] = [];
  await page.route("https://maps.example.org/**", async (route) => {
    asked.push(new URL(route.request().url()));
    await route.fulfill({ contentType: "text/javascript", body: service });
  });
  await enterAs(page, "viewer", "/records/situation?view=map&map=6/-33/-71");
  const button = page.getByRole("button", { name: "Mapa del servicio externo" });
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);

  await button.click();
  const ground = page.locator("[data-map=service]");
  await expect(ground).toHaveText("zoom 7.0");
  expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
    key: "demo",
    libraries: "places,geometry",
    callback: "atalayaMapsServiceReady",
  });
  await page.getByRole("button", { name: "Acercar", exact: true }).click();
  await expect(ground).toHaveText("zoom 8.0");
  await button.click();
  await expect(ground).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test("an area chosen with the keyboard narrows the list, and removing it brings all records back", async ({ page }) => {
  await enterAs(page, "viewer", "/records/situation?map=8/-33.05/-71.6");
  const rows = page.getByRole("table", { name: "Lista de registros" }).getByRole("row");
  await expect(rows).not.toHaveCount(0);
  await page.getByRole("button", { name: "Elegir por área" }).click();
  const card = page.getByRole("region", { name: "Elegir por área" });
  const map = page.getByRole("region", { name: "Mapa", exact: true }).or(page.locator(".maplibregl-canvas"));
  await map.first().focus();
  await page.keyboard.press("Space");
  const before = page.url();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL((url) => url.href !== before);
  const moved = page.url();
  await page.keyboard.press("ArrowDown");
  await page.waitForURL((url) => url.href !== moved);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/within=/);
  await expect(card.getByRole("status")).toHaveText(/registro/);
  await card.getByRole("button", { name: "Quitar el área" }).click();
  await expect(page).not.toHaveURL(/within=/);
});

test("the map is printed with legend, scale, north, hour and author; the credit of the ground stands on it and in the map's corner", async ({
  page,
}) => {
  const credit = "© Mapa comunal de prueba (ODbL)";
  const file = await pmtilesFile(credit);
  await page.route("https://ground.example.org/**", async (route) => {
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(route.request().headers()["range"] ?? "") ?? [];
    const body = file.subarray(Number(first), Number(last) + 1);
    await route.fulfill({ status: 206, body, headers: { "access-control-allow-origin": "*" } });
  });
  await enterAs(page, "officer", "/records/risk?view=map&map=11/-33.05/-71.6&status=published");
  await expect(page.getByText(credit)).toBeVisible();
  await page.getByRole("button", { name: "Imprimir o guardar el mapa" }).click();
  const dialog = page.getByRole("dialog", { name: "Imprimir o guardar el mapa" });
  // Three hundred dots an inch take a processor without a graphics card their time.
  await expect(dialog.getByRole("button", { name: "Imprimir o guardar PDF" })).toBeEnabled({ timeout: 150_000 });
  await dialog.getByLabel("Título de la lámina").fill("Incendios del cerro");
  const sheet = dialog.getByRole("img", { name: "Lámina del mapa: Incendios del cerro" });
  for (const said of ["Municipalidad Demo", "Leyenda", "Incendio forestal", "Estado: Publicado", "Noroeste", "WGS 84"])
    await expect(sheet).toContainText(said);
  await expect(sheet).toContainText(/1:[\d.]+/);
  await expect(sheet).toContainText(/Hecho el \d\d-\d\d-\d{4} \d\d:\d\d \(America\/Santiago\) por Oficial Demo/);
  await expect(sheet).toContainText(credit);

  // Behind the map stands what it shows, each with its code and where it lies.
  const list = dialog.getByRole("img", { name: "Lista del mapa: Incendios del cerro, hoja 2" });
  for (const said of [/Lo que se ve en el mapa: \d+/, "Código", /\d+°\d\d'\d\d,\d\d"S/, "Hoja 2 de"])
    await expect(list).toContainText(said);

  const papers = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/MediaBox\s*\[[^\]]*\]/g);
  // A tile that comes late makes the picture and its list anew.
  const a4 = expect.stringMatching(/\[0 0 841\.\d+ 59[45]\.\d+\]/);
  await expect.poll(papers).toEqual([a4, a4]);
  await dialog.getByRole("checkbox", { name: "Con la lista de lo que se ve" }).uncheck();
  await expect.poll(papers).toEqual([a4]);

  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Guardar PNG" }).click();
  const png = readFileSync(await (await download).path());
  expect((await download).suggestedFilename()).toBe("Incendios del cerro.png");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3508, 2480]);

  await dialog.getByRole("button", { name: "A3" }).click();
  await expect(dialog.getByRole("button", { name: "Imprimir o guardar PDF" })).toBeEnabled({ timeout: 150_000 });
  await expect(sheet).toContainText("en A3 sin reducir");
  await expect.poll(papers).toEqual([expect.stringMatching(/\[0 0 119[01]\.\d+ 84[12]\.\d+\]/)]);
});
