// The map file of one's own under the records: streets in each usual schema, hills as shade, pictures from the air.
import type { Page } from "@playwright/test";
import { groundSchemas } from "@atalaya/contract/domain/ground-schemas.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { coloursAround } from "../support/map-colours.ts";
import { enterAs } from "../support/people.ts";
import { photoFile, reliefFile, townFile } from "../support/pmtiles-file.ts";
import { expect, test } from "../support/server.ts";

test.use({ drawsMaps: true });

test.use({
  environment: {
    MAP_PMTILES_URL: "https://ground.example.org/ground.pmtiles",
    MAP_RELIEF_URL: "https://ground.example.org/relief.pmtiles",
  },
});

const start = { lon: -71.53, lat: -33.02, zoom: 11 };

/** What stands at the two addresses; nothing where there is no such file. */
async function offer(page: Page, files: { ground?: Buffer; relief?: Buffer }): Promise<void> {
  await page.route("https://ground.example.org/**", async (route) => {
    const file = route.request().url().endsWith("/relief.pmtiles") ? files.relief : files.ground;
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(route.request().headers()["range"] ?? "") ?? [];
    if (!file) return route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" } });
    const body = file.subarray(Number(first), Number(last) + 1);
    return route.fulfill({ status: 206, body, headers: { "access-control-allow-origin": "*" } });
  });
}

/** Everything that a part of the test's town shows beside one colour of the base map. */
const places = { sea: [-71.66, -33.04], lake: [-71.46, -33.08], wood: [-71.495, -33.062] } satisfies Record<
  string,
  Position
>;
const water = "cfe3ec";
const land = "f4f3ee";

async function look(page: Page, language: "es" | "en" = "es"): Promise<void> {
  // Without records, whose layers would stand over the ground.
  const at = `map=${start.zoom}/${start.lat}/${start.lon}&code=ninguno`;
  await enterAs(page, "viewer", `/records/risk?view=map&${at}`, language);
  await page.locator(".maplibregl-canvas").waitFor();
}

for (const schema of groundSchemas)
  test(`R-709 a map file of ${schema} is drawn in the colours of the base map, with its credit`, async ({ page }) => {
    const credit = `© Pueblo de prueba ${schema}`;
    await offer(page, { ground: await townFile(schema, credit) });
    await look(page);
    await expect(page.getByText(credit)).toBeVisible();
    // The lake, the wood and the motorway are in no other ground.
    await expect.poll(() => coloursAround(page, start, places.lake)).toContain(water);
    await expect.poll(() => coloursAround(page, start, places.wood)).toContain("e1e9d7");
    expect(await coloursAround(page, start, places.sea)).toContain(water);
    const motorway = [-71.5034, -33.02] as const;
    expect(await coloursAround(page, start, [...motorway], 14)).toContain("ffffff");
    // What is neither water nor built is land, also where the coarse coast would have sea.
    expect(await coloursAround(page, start, [-71.555, -33.045], 8)).toContain(land);
  });

test("a file of heights gives the land its hills and leaves the water even; without one the land is even", async ({
  page,
}) => {
  const ground = await townFile("openmaptiles", "© Pueblo de prueba");
  const slopes = { east: -71.41, rows: [-32.99, -33, -33.01, -33.03] };
  const seen = async () => {
    const all = await Promise.all(slopes.rows.map((row) => coloursAround(page, start, [slopes.east, row], 12)));
    return new Set(all.flat()).size;
  };
  await offer(page, { ground });
  await look(page);
  await expect.poll(() => coloursAround(page, start, places.lake)).toContain(water);
  const even = await seen();

  await page.unrouteAll();
  await offer(page, { ground, relief: await reliefFile("© Relieve de prueba") });
  await look(page);
  await expect(page.getByText("© Relieve de prueba")).toBeVisible();
  await expect.poll(seen).toBeGreaterThan(even + 40);
  expect(new Set(await coloursAround(page, start, places.lake))).toEqual(new Set([water]));
});

test("hills are seen on the included ground as well, and pictures from the air stay as they are", async ({ page }) => {
  const relief = await reliefFile("© Relieve de prueba");
  await offer(page, { relief });
  await look(page, "en");
  await expect(page.getByText("© Relieve de prueba")).toBeVisible();
  const hill = () => coloursAround(page, start, [-71.41, -33], 14);
  await expect.poll(async () => new Set(await hill()).size).toBeGreaterThan(20);

  await page.unrouteAll();
  await offer(page, { relief, ground: await photoFile("© Fotos de prueba") });
  await look(page, "en");
  await expect(page.getByText("© Fotos de prueba")).toBeVisible();
  await expect.poll(() => coloursAround(page, start, places.sea)).toContain("1c344a");
  expect(await coloursAround(page, start, places.lake)).not.toContain(water);
});
