// Geometries that nobody could draw, and ones that are far too large: each refused with its own words, and nothing written.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { refused } from "../../testing/refusal.ts";
import { startTestApp, type Options, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let before: Record<string, number>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

beforeEach(async () => void (before = await app.rowCounts()));
afterEach(async () => {
  expect(await app.rowCounts()).toEqual(before);
  expect((await app.stranger.get("/health/ready")).status).toBe(200);
});

const draft = (changes: object = {}) =>
  aRecord({ company_id: country.valparaiso, variable_id: country.shelters, ...changes });
/** The text of a draft with a piece put in that JSON.stringify would not write. */
const draftWith = (field: string, text: string) =>
  JSON.stringify({ ...draft(), [field]: "PIECE" }).replace('"PIECE"', text);

const path = "/records/situation";
const send = (body: unknown, options?: Options) => country.officer.post(path, body, options);
const polygonOf = (corners: number) => {
  const ring = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return `[${(-71 + Math.cos(angle)).toFixed(4)},${(-33 + Math.sin(angle)).toFixed(4)}]`;
  });
  return `{"type":"Polygon","coordinates":[[${ring.join()},${ring[0]}]]}`;
};
const shortPolygonOf = (corners: number) =>
  `{"type":"Polygon","coordinates":[[${Array(corners).fill("[1,1]").join()}]]}`;

const crossing: [string, string] = ["La figura se cruza a sí misma.", "The shape crosses itself."];
const tooMany: [string, string] = [
  "La figura tiene más de 200000 vértices.",
  "The shape has more than 200000 vertices.",
];

test.each([
  ["a longitude of 200°", { type: "Point", coordinates: [200, -33] }],
  ["a latitude of -91°", { type: "Point", coordinates: [-71, -91] }],
  ["a third dimension", { type: "Point", coordinates: [-71, -33, 10] }],
  ["text for numbers", { type: "Point", coordinates: ["-71", "-33"] }],
  ["an unknown type", { type: "Circle", coordinates: [-71, -33] }],
  ["a line of one point", { type: "LineString", coordinates: [[-71, -33]] }],
  ["no coordinates", { type: "Polygon" }],
  [
    "an open ring",
    {
      type: "Polygon",
      coordinates: [
        [
          [-71, -33],
          [-71, -34],
          [-72, -34],
          [-72, -33],
        ],
      ],
    },
  ],
  [
    "a ring of two corners",
    {
      type: "Polygon",
      coordinates: [
        [
          [-71, -33],
          [-71, -34],
          [-71, -33],
        ],
      ],
    },
  ],
  ["the coordinate 0, 0", { type: "Point", coordinates: [0, 0] }],
  ["nothing but null", { type: "Point", coordinates: [null, null] }],
])("V7 a geometry with %s", async (_what, geometry) => {
  const answer = await send({ ...draft(), geometry });
  expect(answer).toMatchObject({ status: 422, body: { code: "validation" } });
  for (const field of Object.keys(answer.body.errors)) expect(field).toMatch(/^geometry/);
});

test.each([
  [
    "a bow tie",
    [
      [
        [-71, -33],
        [-70, -34],
        [-70, -33],
        [-71, -34],
        [-71, -33],
      ],
    ],
  ],
  [
    "a ring without area",
    [
      [
        [-71, -33],
        [-70, -33],
        [-71, -33],
        [-71, -33],
      ],
    ],
  ],
  [
    "a hole outside",
    [
      [
        [-71, -33],
        [-70, -33],
        [-70, -32],
        [-71, -33],
      ],
      [
        [-60, -33],
        [-59, -33],
        [-59, -32],
        [-60, -33],
      ],
    ],
  ],
])("V7 a polygon that crosses itself: %s", (_what, coordinates) =>
  refused((language) => send({ ...draft(), geometry: { type: "Polygon", coordinates } }, language), 422, "validation", {
    geometry: crossing,
  }),
);

test("V7 a position beyond the globe is told its own bounds", async () => {
  const errorsOf = async (coordinates: number[]) =>
    (await send(draft({ geometry: { type: "Point", coordinates } }))).body.errors;
  expect(await errorsOf([-71, -91])).toEqual({ "geometry.coordinates.1": ["La latitud va entre −90 y 90 grados."] });
  expect(await errorsOf([200, -33])).toEqual({ "geometry.coordinates.0": ["La longitud va entre −180 y 180 grados."] });
});

test("V7 a drawn record cannot be changed into a bow tie", async () => {
  const coordinates = [
    [
      [-71, -33],
      [-70, -34],
      [-70, -33],
      [-71, -34],
      [-71, -33],
    ],
  ];
  const { id } = (await send(draft())).body;
  before = await app.rowCounts();
  const answer = await country.officer.put(`${path}/${id}`, {
    version: 1,
    geometry: { type: "Polygon", coordinates },
  });
  expect(answer).toMatchObject({ status: 422, body: { errors: { geometry: [crossing[0]] } } });
});

test(
  "a polygon of 250,000 vertices",
  () =>
    refused((language) => send(draftWith("geometry", polygonOf(250_000)), language), 422, "validation", {
      geometry: tooMany,
    }),
  60_000,
);

test("a polygon of 1,000,000 vertices, in many letters and in few", async () => {
  for (const polygon of [polygonOf(1_000_000), shortPolygonOf(1_000_000)])
    await refused((language) => send(draftWith("geometry", polygon), language), 413, "too_large");
}, 60_000);
