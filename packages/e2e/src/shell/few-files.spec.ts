// On a slow line each file is another turn: a screen comes in few of them.
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { withoutStream } from "../support/without-stream.ts";

test.use({ drawsMaps: true });

test.beforeEach(({ page }) => withoutStream(page));

/** With what is fetched ahead for an emergency. */
const most = 25;

test("a list beside its map comes in at most 25 scripts, what is fetched ahead included", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  await enterAs(page, "officer", "/records/situation");
  await page.locator("canvas.maplibregl-canvas").waitFor();
  await page.waitForLoadState("networkidle");
  expect(scripts.size, [...scripts].join("\n")).toBeLessThanOrEqual(most);
});

test("a screen without a map does not wait for one", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  // Nothing is fetched ahead for who may not report an event.
  await enterAs(page, "viewer", "/legal");
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((path) => /\/(?:maps|maplibre)-/.test(path))).toEqual([]);
});

test("a list that fills the screen draws no map out of sight; the map is made when it is first asked for", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/situation?view=list");
  await page.getByRole("row").nth(1).waitFor();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("canvas.maplibregl-canvas")).toHaveCount(0);
  await page.getByRole("button", { name: "Lista y mapa" }).click();
  await expect(page.locator("canvas.maplibregl-canvas")).toBeVisible();
});
