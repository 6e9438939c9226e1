// The built-in ground of the map: fine where one looks closely, with its credit, out of this server alone.
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { withoutStream } from "../support/without-stream.ts";

test.use({ drawsMaps: true });

const mostBytes = 4 * 1024 * 1024;

test("the ground of Chile comes where one looks closely, with its credit; nothing is asked from outside, and all of it is at most 4 MB", async ({
  page,
}) => {
  const asked: URL[] = [];
  page.on("request", (request) => asked.push(new URL(request.url())));
  const isAsked = () => asked.some(({ pathname }) => pathname === "/basemap/chile.pmtiles");
  const credit = page.getByText("© OpenStreetMap contributors, Who’s On First, GeoNames");

  await withoutStream(page);
  await enterAs(page, "viewer", "/records/situation?view=map&map=4/-33/-71");
  await expect(page.getByRole("button", { name: "Mapa base local" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(isAsked()).toBe(false);
  await expect(credit).toBeHidden();

  const arrived = page.waitForResponse(/basemap\/chile\.pmtiles/);
  await page.goto("/records/situation?view=map&map=9/-33/-71");
  expect((await arrived).status()).toBe(200);
  await expect(credit).toBeVisible();
  await page.getByRole("button", { name: "Mapa base local" }).click();
  await expect(page.getByRole("link", { name: "openstreetmap.org/copyright" })).toBeVisible();

  const { origin } = new URL(page.url());
  expect([...new Set(asked.filter(({ protocol }) => protocol.startsWith("http")).map((url) => url.origin))]).toEqual([
    origin,
  ]);
  let bytes = 0;
  for (const file of ["world.pmtiles", "latin-america.pmtiles", "chile.pmtiles", "countries.geojson"])
    bytes += (await (await page.request.get(`/basemap/${file}`)).body()).length;
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(mostBytes);
});
