// Files of shapes that are broken or hostile: each is refused by a code whose sentence says what is wrong, and leaves nothing behind.
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { zipped } from "../../testing/geo-files.ts";
import { openGeoFile } from "./open-geo-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hostile-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** How many features a file has. */
async function count(content: string | Buffer): Promise<number> {
  const path = join(folder, "x");
  await writeFile(path, content);
  let features = 0;
  for (const layer of (await openGeoFile(path)).layers) for await (const _ of layer.features()) features++;
  return features;
}

const kml = (inside: string, before = "") =>
  `<?xml version="1.0"?>${before}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const mark = "<Placemark><name>x</name><Point><coordinates>-71,-33</coordinates></Point></Placemark>";
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("");
const topology = (arcs: string, own: string) =>
  `{"type":"Topology","objects":{"a":{"type":"GeometryCollection","geometries":[{"type":"LineString","arcs":${own}}]}},"arcs":${arcs}}`;

test.each<[what: string, content: string | Buffer, code: string]>([
  [
    "an entity that reads a file",
    kml("&x;", '<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    "geo_doctype",
  ],
  ["a billion laughs", kml("&l9;", `<!DOCTYPE kml [<!ENTITY l0 "ja">${laughs}]>`), "geo_doctype"],
  ["an entity that nobody declared", kml("<name>&x;</name>"), "geo_xml"],
  ["KML that ends in the middle", kml(mark).slice(0, -30), "geo_xml"],
  ["KML whose folders never end", kml("<Folder>".repeat(100_000)), "geo_unreadable"],
  [
    "KML with a description of two million letters",
    kml(`<Placemark><description>${"x".repeat(2_000_000)}`),
    "geo_text",
  ],
  ["KML with an endless comment", kml(`<!-- ${"x".repeat(3_000_000)}`), "geo_text"],
  ["a web page", "<html><body>hola</body></html>", "geo_other_xml"],
  ["a drawing", '<?xml version="1.0"?><svg:svg xmlns:svg="x"/>', "geo_other_xml"],
  ["letters that nobody knows", '<?xml version="1.0" encoding="klingon"?><kml/>', "geo_unreadable"],
  ["an arc that is not there", topology("[[[0,0],[1,1]]]", "[1]"), "geo_unreadable"],
  ["an arc that is itself a list of arcs", topology("[[[0,0],[1,1]]]", '["arcs"]'), "geo_unreadable"],
  [
    "an arc that is gone along a hundred thousand times",
    topology(JSON.stringify([Array.from({ length: 1000 }, (_, n) => [n % 90, 1])]), `[${"0,".repeat(99_999)}0]`),
    "geo_unreadable",
  ],
  ["two collections one after the other", '{"type":"FeatureCollection","features":[]}\n'.repeat(2), "geo_unreadable"],
  ["a KMZ of a gigabyte of spaces", zipped({ "doc.kml": Buffer.alloc(300_000_000, " ") }), "geo_large"],
  ["a KMZ without a document", zipped({ "images/a.png": Buffer.from("x") }), "geo_no_shapes"],
  ["a database of something else", Buffer.from(`SQLite format 3\0${"x".repeat(5000)}`), "geo_unreadable"],
])("%s", async (_what, content, code) => {
  await expect(count(content)).rejects.toMatchObject({ code });
  expect(await readdir(folder)).toEqual(["x"]);
});

test("an archive that lies about its size", async () => {
  const honest = zipped({ "doc.kml": Buffer.from(kml(mark)) });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(kml(mark).length);
  const lying = Buffer.from(honest);
  for (let at = lying.indexOf(size); at >= 0; at = lying.indexOf(size, at + 1)) lying.writeUInt32LE(10, at);
  await expect(count(lying)).rejects.toMatchObject({ code: "geo_unreadable" });
});

const line = (name: string) => `{"type":"Feature","properties":{"name":"${name}"},"geometry":null}`;

test.each<[what: string, content: string | Buffer, features: number]>([
  ["features a line each", `${line("a")}\n${line("b")}\r\n\n${line("c")}`, 3],
  ["a sequence of RFC 8142", `\u001e${line("a")}\n\u001e{"type":"Feature",\n"properties":{},"geometry":null}\n`, 2],
  ["a geometry alone, behind a mark of UTF-8", '\ufeff{"type":"Point","coordinates":[-71,-33]}', 1],
  ["a collection of geometries", '{"type":"GeometryCollection","geometries":[]}', 1],
  ["KML in the letters of Windows", Buffer.from(kml(mark).replace("x</name>", "ñ</name>"), "latin1"), 1],
  ["KML in UTF-16", Buffer.from(`\ufeff${kml(mark)}`, "utf16le"), 1],
  ["KML with a prefix before each name", kml(mark).replaceAll(/<(\/?)(\w)/g, "<$1k:$2"), 1],
])("%s is read", async (_what, content, features) => {
  expect(await count(content)).toBe(features);
});

test("signs that look like the list's name or its end, wherever a piece of the file ends, cut nothing", async () => {
  const tricky = { name: '"features":[{]}\\', features: [1, { features: ["]", "}"] }], '\\\\"': '\\"' };
  const item = { type: "Feature", properties: tricky, geometry: null };
  for (let shift = 0; shift < 200; shift++) {
    const before = { note: "x".repeat(65_400 + shift), "features ": [1], other: { features: [1, 2] } };
    expect(await count(JSON.stringify({ ...before, type: "FeatureCollection", features: [item, item, item] }))).toBe(3);
  }
});
