// The map on paper: what its scale says is true, and nothing of it leaves the sheet.
import { expect, test } from "vitest";
import { degreesAlong, ratioText, scaleBar } from "./frame.ts";
import { margin, pictureSizeOf, sheetFormats, sheetLayouts } from "./layout.ts";
import type { PaintedRow } from "./legend.ts";
import { listPagesOf } from "./list-pages.ts";
import { linesOf, type Measure, type Shape } from "./shapes.ts";
import { sheetOf, type SheetContent } from "./sheet.ts";

const { A4 } = sheetLayouts;
const { frame } = A4;
const pictureSize = pictureSizeOf(A4);

/** Every letter as wide as half its size. */
const measure: Measure = (said, size) => (said.length * size) / 2;

/** Metres under a pixel of the map in Web Mercator. */
const metresPerPixel = (lat: number, zoom: number) =>
  (40_075_016.7 * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** zoom);

const partsOf = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === "rect");
const textsOf = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));

test.each([
  [-18.5, 12],
  [-33.05, 12],
  [-53.2, 9],
  [0, 15],
])("at %d degrees and zoom %d the scale bar is as long on paper as the ground that it names", (lat, zoom) => {
  const perPixel = metresPerPixel(lat, zoom);
  const bar = scaleBar(0, 0, 47, perPixel, "es");
  const length = partsOf(bar).reduce((sum, { width }) => sum + width, 0);
  const [amount = "", unit] = textsOf(bar).at(-1)!.split(" ");
  const metres = Number(amount.replace(".", "").replace(",", ".")) * (unit === "km" ? 1000 : 1);
  // The whole frame is so many pixels of the map, and so many millimetres of paper.
  const metresOnFrame = perPixel * pictureSize.width;
  expect(length / frame.width).toBeCloseTo(metres / metresOnFrame, 6);
  expect(length).toBeLessThanOrEqual(47);
  expect(length).toBeGreaterThan(47 / 2.6);
});

test("the ratio says how much longer the ground is than the paper, to two digits", () => {
  const perPixel = metresPerPixel(-33.05, 12);
  const exact = (perPixel * pictureSize.width * 1000) / frame.width;
  const said = Number(ratioText(perPixel, "es").replace("1:", "").replaceAll(".", ""));
  expect(Math.abs(said - exact) / exact).toBeLessThan(0.05);
});

test("degrees stand along the edges where the grid meets them, and only inside of the frame", () => {
  const shapes = degreesAlong(A4, [-71.7, -33.1, -71.5, -32.95], 11, "es");
  const meridian = shapes.find((shape) => shape.kind === "text" && shape.text === "71,6° O");
  expect(meridian).toMatchObject({
    x: expect.closeTo(frame.x + frame.width / 2, 6),
    isTurned: false,
  });
  expect(shapes.filter((shape) => shape.kind === "text" && shape.isTurned).length).toBeGreaterThan(0);
  for (const { x } of shapes.filter((shape) => shape.kind === "text" && !shape.isTurned))
    expect(x >= frame.x && x <= frame.x + frame.width).toBe(true);
});

test("a text breaks into lines that fit, an endless word too, and says where it was cut", () => {
  expect(linesOf("uno dos tres", 4, 1, 400, measure, 9)).toEqual(["uno dos", "tres"]);
  expect(linesOf("abcdefghij", 2, 1, 400, measure, 9)).toEqual(["abcd", "efgh", "ij"]);
  expect(linesOf("uno dos tres cuatro cinco", 4, 1, 400, measure, 2)).toEqual(["uno dos", "tres…"]);
  expect(linesOf("", 4, 1, 400, measure, 2)).toEqual([]);
});

const row = (index: number): PaintedRow => ({ text: `Variable ${index}`, mark: null, picture: null });
const long = "Un texto que no cabe ni en una ni en dos líneas de una lámina porque nadie lo quiso abreviar ".repeat(5);

const content = (more: Partial<SheetContent>): SheetContent => ({
  language: "es",
  words: {
    legend: "Leyenda",
    filters: "Filtros",
    noFilters: "Ninguno",
    more: (count) => `… y ${count} más`,
    projection: long,
    page: (page, pages) => `Hoja ${page} de ${pages}`,
  },
  app: "Atalaya",
  organisation: "Municipalidad Demo",
  logo: null,
  title: "Mapa",
  lead: "Valparaíso",
  picture: null,
  legend: [],
  filters: [],
  corners: ["Noroeste: 33° S", "Sureste: 34° S"],
  made: "Hecho hoy",
  credits: "Fondo: nadie",
  ...more,
});

const picture = {
  at: new Date(0),
  address: "blob:x",
  bounds: [-71.7, -33.1, -71.5, -32.95],
  zoom: 11,
  metresPerPixel: 40,
  credits: "",
  symbols: new Set<string>(),
  hasRings: false,
} satisfies SheetContent["picture"];

const much = {
  legend: Array.from({ length: 80 }, (_, index) => row(index)),
  title: long,
  credits: long,
  made: long,
  filters: [long, long, long],
};

function expectInside(shapes: readonly Shape[], { paper }: (typeof sheetLayouts)["A4"]) {
  for (const shape of shapes) {
    if (shape.kind !== "text" || shape.isTurned) continue;
    const width = measure(shape.text, shape.size, shape.weight);
    const left = shape.anchor === "end" ? shape.x - width : shape.anchor === "middle" ? shape.x - width / 2 : shape.x;
    expect(left, shape.text).toBeGreaterThanOrEqual(margin - 0.01);
    expect(left + width, shape.text).toBeLessThanOrEqual(paper.width - margin + 0.01);
    expect(shape.y, shape.text).toBeLessThanOrEqual(paper.height - 5);
  }
}

const amounts = [
  ["little", {}],
  ["much", much],
] as const;

test.each(sheetFormats.flatMap((format) => amounts.map(([amount, more]) => [format, amount, more] as const)))(
  "on %s with %s to say nothing leaves the paper, and what finds no room is counted",
  (format, _amount, more) => {
    const shapes = sheetOf(sheetLayouts[format], content({ ...more, picture }), measure);
    expectInside(shapes, sheetLayouts[format]);
    const shown = textsOf(shapes).filter((said) => said.startsWith("Variable"));
    const rest = textsOf(shapes).find((said) => said.startsWith("… y"));
    expect(rest).toBe(shown.length < content(more).legend.length ? `… y ${80 - shown.length} más` : undefined);
  },
);

test("an A3 shows more of the map at the same size of its letters, and a pixel is as long on it as on an A4", () => {
  const { A3 } = sheetLayouts;
  expect(A3.frame.width * A3.frame.height).toBeGreaterThan(2.4 * frame.width * frame.height);
  for (const layout of [A4, A3]) {
    const { width, height } = pictureSizeOf(layout);
    expect(width / layout.frame.width).toBeCloseTo(pictureSize.width / frame.width, 2);
    expect(height / layout.frame.height).toBeCloseTo(pictureSize.width / frame.width, 2);
    expect(layout.column.x + layout.column.width).toBe(layout.paper.width - margin);
  }
});

test("a cross stands where a meridian and a parallel of the grid meet, and nowhere outside of the map", () => {
  const crosses = degreesAlong(A4, [-71.7, -33.1, -71.5, -32.95], 11, "es").flatMap((shape) =>
    shape.kind === "outline" && shape.x !== 0 ? [shape] : [],
  );
  expect(crosses.some(({ x }) => Math.abs(x - (frame.x + frame.width / 2)) < 0.001)).toBe(true);
  for (const { x, y } of crosses) {
    expect(x >= frame.x && x <= frame.x + frame.width).toBe(true);
    expect(y >= frame.y && y <= frame.y + frame.height).toBe(true);
  }
});

const columns = [
  { title: "Código", share: 0.2 },
  { title: "Título", share: 0.8 },
];

test.each(sheetFormats)("on %s every row of the list stands once, on as many papers as it needs", (format) => {
  const rows = Array.from({ length: 100 }, (_, index) => [`R-${index}`, long]);
  const listed = { heading: "Lo que se ve en el mapa: 112", rows, left: "… y 12 más en la consola" };
  const pages = listPagesOf(sheetLayouts[format], content(much), columns, listed, measure);
  for (const shapes of pages) {
    expectInside(shapes, sheetLayouts[format]);
    expect(textsOf(shapes)).toEqual(expect.arrayContaining(["Lo que se ve en el mapa: 112", "Código", "Título"]));
  }
  const said = pages.flatMap(textsOf);
  expect(said.filter((text) => text.startsWith("R-"))).toEqual(rows.map(([code]) => code));
  expect(said.filter((text) => text.startsWith("Hoja"))).toEqual(
    pages.map((_, index) => `Hoja ${index + 2} de ${pages.length + 1}`),
  );
  expect(textsOf(pages.at(-1)!)).toContain("… y 12 más en la consola");
});

test("a map without anything on it has a list that says so", () => {
  const listed = { heading: "Lo que se ve en el mapa: 0", rows: [], left: "" };
  const pages = listPagesOf(A4, content({}), columns, listed, measure);
  expect(pages.map(textsOf)).toEqual([expect.arrayContaining(["Lo que se ve en el mapa: 0", "Hoja 2 de 2"])]);
});

test.each([
  ["wide", 512, 60],
  ["square", 512, 512],
  ["tall", 90, 512],
])(
  "a %s picture of the organisation keeps its shape in the corner, and no text runs into it",
  (_shape, width, height) => {
    const logo = { address: "/logo.png", width, height };
    const shapes = sheetOf(A4, content({ logo, title: long, lead: long, organisation: long }), measure);
    const drawn = shapes.find((shape) => shape.kind === "image")!;
    expect(drawn.width / drawn.height).toBeCloseTo(width / height, 6);
    expect(drawn.x + drawn.width).toBeCloseTo(A4.paper.width - margin, 6);
    expect(drawn.y + drawn.height).toBeLessThan(frame.y - 4);
    for (const shape of shapes)
      if (shape.kind === "text" && shape.y < frame.y - 2)
        expect(shape.x + measure(shape.text, shape.size, shape.weight), shape.text).toBeLessThan(drawn.x);
  },
);
