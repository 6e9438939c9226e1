// Addresses of a ground that lies on the console's own host, where the console stands below a path of it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeSettings, pageConfigOf } from "../../testing/installation.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let keeper: Caller;
beforeAll(async () => {
  app = await startTestApp({ BASE_PATH: "/atalaya", MAP_RELIEF_URL: "/basemap/relief.pmtiles" });
  keeper = await app.as("super_admin");
});
afterAll(() => app.stop());

test("an address that begins with / lies below the console's path, whether or not the path was written with it", async () => {
  const addresses = { map_style_url: "/style.json", map_style_dark_url: "/atalaya/dark.json" };
  const changed = await changeSettings(keeper, { ground: "style", ...addresses });
  // What somebody wrote stays as it was written.
  expect(changed).toMatchObject({ status: 200, body: addresses });
  expect(await pageConfigOf(app)).toMatchObject({
    map: {
      style_url: "/atalaya/style.json",
      style_dark_url: "/atalaya/dark.json",
      relief_url: "/atalaya/basemap/relief.pmtiles",
    },
  });
  await changeSettings(keeper, { ground: "pmtiles", map_pmtiles_url: "/atalaya-maps/comuna.pmtiles" });
  expect(await pageConfigOf(app)).toMatchObject({ map: { pmtiles_url: "/atalaya/atalaya-maps/comuna.pmtiles" } });
});

test("an address of another host is asked for as it was written", async () => {
  const map_style_url = "https://mapas.ejemplo.test/atalaya/style.json";
  await changeSettings(keeper, { ground: "style", map_style_url, map_style_dark_url: null });
  expect(await pageConfigOf(app)).toMatchObject({ map: { style_url: map_style_url } });
});
