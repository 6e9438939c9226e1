// A ground that somebody else serves, chosen by the administrator: its style and its tiles come from his host.
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { coloursAround } from "../support/map-colours.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

test.use({ drawsMaps: true });

test.use({ environment: { MAP_STYLE_URL: "https://style.example.org/style.json" } });

const start = { lon: -71.53, lat: -33.02, zoom: 11 };
/** Where neither a disaster lies nor the list of layers, however long it is. */
const beside: [lon: number, lat: number] = [-71.45, -32.98];

const style = {
  version: 8,
  sources: {
    vectors: {
      type: "vector",
      tiles: ["https://style.example.org/{z}/{x}/{y}.mvt"],
      attribution: "© Estilo de prueba",
    },
  },
  layers: [{ id: "land", type: "fill", source: "vectors", "source-layer": "land", paint: { "fill-color": "#1188ee" } }],
};

/** One square that fills its tile. */
const square = [0, 0, 4096, 0, 4096, 4096, 0, 4096, 0, 0];
const corners = Array.from({ length: square.length / 2 }, (_, at) => [square[2 * at]!, square[2 * at + 1]!]);
const tile = fromGeojsonVt({ land: { features: [{ type: 3, geometry: [corners], tags: {} }] } } as never);

test("the vectors of an online style are drawn, with their credit, and nothing in the page refuses them", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("requestfailed", (request) => refused.push(request.url()));
  const headers = { "access-control-allow-origin": "*" };
  await page.route("https://style.example.org/**", (route) =>
    route.request().url().endsWith("/style.json")
      ? route.fulfill({ headers, json: style })
      : route.fulfill({ headers, body: Buffer.from(tile) }),
  );
  await enterAs(page, "viewer", `/records/risk?view=map&map=${start.zoom}/${start.lat}/${start.lon}`);
  await expect(page.getByText("© Estilo de prueba")).toBeVisible();
  await expect.poll(async () => [...new Set(await coloursAround(page, start, beside))]).toEqual(["1188ee"]);
  expect(refused.filter((url) => url.startsWith("https://style.example.org"))).toEqual([]);
});
