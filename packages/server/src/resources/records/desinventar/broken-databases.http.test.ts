// Databases of DesInventar that are broken, hostile, or something else: each is refused with a sentence on the file, and nothing of it is kept.
import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chileanCards, desInventarXml, loadCards, startCardLoad } from "../../../testing/emergency/desinventar.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let chief: Caller;
beforeAll(async () => {
  app = await startTestApp();
  chief = await app.as("super_admin");
});
afterAll(() => app.stop());

const whole = desInventarXml(chileanCards);
const cards = (inner: string) => `<DESINVENTAR><fichas><TR><evento>SISMO</evento>${inner}</TR></fichas></DESINVENTAR>`;
const nested = (name: string, depth: number) => `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth);
const laughs = `<?xml version="1.0"?>\n<!-- c --><DESINVENTAR><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
  { length: 10 },
  (_, index) => `<!ENTITY l${index} "${"&lol;".repeat(10)}">`,
).join("")}]><fichas><TR><evento>&l9;</evento></TR></fichas></DESINVENTAR>`;

/** Refused as it is sent: its content is none of what its name says. */
const otherContents: [what: string, name: string, content: string][] = [
  ["XML of others", "x.xml", '<?xml version="1.0"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"/>'],
  ["a page of the web", "x.xml", "<html><script>alert(1)</script></html>"],
  ["a drawing with a script", "x.xml", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["a document type before the root", "x.xml", '<!DOCTYPE DESINVENTAR SYSTEM "file:///etc/passwd"><DESINVENTAR/>'],
  ["a name that only begins so", "x.xml", "<DESINVENTARIO/>"],
  ["plain text", "x.xml", "evento,fechano"],
  ["nothing", "x.xml", " "],
];

test.each(otherContents)("%s is no file of cards", async (_what, name, content) => {
  const { status, body } = await startCardLoad(chief, name, content);
  expect([status, Object.keys(body.errors)]).toEqual([422, ["name"]]);
});

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const zipped = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)]))));
/** Says of its only file that it is ten bytes long, in both places where an archive says so. */
function lyingArchive(): Buffer {
  const archive = zipped({ "x.xml": whole });
  archive.writeUInt32LE(10, 22);
  archive.writeUInt32LE(10, archive.indexOf("PK\u0001\u0002") + 24);
  return archive;
}

const broken: [what: string, name: string, content: string | Buffer, says: RegExp][] = [
  ["a file cut in the middle", "x.xml", whole.slice(0, whole.length / 2), /le falta el final/],
  ["a file that lacks its last element", "x.xml", whole.replace("</DESINVENTAR>", ""), /le falta el final/],
  ["elements that cross", "x.xml", cards("<a><b></a></b>"), /no es XML válido en la línea 1/],
  ["a second root", "x.xml", `${whole}${whole}`, /no es XML válido/],
  ["a sign that begins no entity", "x.xml", cards("<lugar>Pérez & hijos</lugar>"), /sin escapar/],
  ["an entity of nobody", "x.xml", cards("<lugar>&xxe;</lugar>"), /no es XML válido/],
  ["entities of entities", "x.xml", laughs, /no es XML válido|DOCTYPE/],
  ["a document type behind the root", "x.xml", `<DESINVENTAR/><!DOCTYPE a []>`, /no es XML válido|DOCTYPE/],
  ["elements a hundred thousand levels deep", "x.xml", cards(nested("a", 100_000)), /más de 12 niveles/],
  ["a text without an end", "x.xml", cards(`<lugar>${"a".repeat(3_000_000)}</lugar>`), /más de 200000 letras/],
  ["an attribute without an end", "x.xml", cards(`<lugar a="${"a".repeat(3_000_000)}"/>`), /más de 200000 letras/],
  ["a comment without an end", "x.xml", `<DESINVENTAR><!--${"a".repeat(3_000_000)}`, /más de 200000 letras/],
  ["an unknown encoding", "x.xml", whole.replace("UTF-8", "EBCDIC-37"), /EBCDIC-37/],
  ["no cards", "x.xml", "<DESINVENTAR><eventos></eventos></DESINVENTAR>", /no hay fichas/],
  [
    "thousands of columns",
    "x.xml",
    cards(Array.from({ length: 2000 }, (_, at) => `<c${at}/>`).join("")),
    /1000 columns/,
  ],
  ["a table of something else", "x.csv", "nombre,apellido\nAna,Pérez\n", /No es una base de DesInventar/],
  ["a table of headings alone", "x.csv", "evento,fechano\n", /no hay fichas/],
  ["a quote that nobody closes", "x.csv", `evento,fechano\n"${"a\n".repeat(3_000_000)}`, /más de 200000 letras/],
  ["a table of one endless cell", "x.csv", `evento,fechano\n${"a".repeat(5_000_000)}`, /más de 200000 letras/],
  ["an empty table", "x.csv", "\n\n", /No es una base de DesInventar/],
  ["an archive of shapes alone", "x.zip", zipped({ "a.shp": "x", "a.shp.xml": whole }), /no trae una base/],
  ["an archive of XML of others", "x.zip", zipped({ "a.xml": "<alert/>" }), /No es una base de DesInventar/],
  ["an archive that lies about its size", "x.zip", lyingArchive(), /dañado/],
];

const rowsOfLoads = async () =>
  Object.entries(await app.rowCounts()).filter(([table]) => table.startsWith("desinventar_"));

test.each(broken)("%s is refused, and nothing of it kept", async (_what, name, content, says) => {
  const before = await rowsOfLoads();
  const { status, body } = await startCardLoad(chief, name, content);
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({ errors: { file_id: [expect.stringMatching(says)] } }),
  ]);
  expect(await rowsOfLoads()).toEqual(before);
});

test("hostile names and texts are kept as they are, and nothing comes of them", async () => {
  const row = {
    evento: "'; drop table records; --",
    lugar: "<script>alert(1)</script>",
    __proto__x: "x",
    constructor: "y",
    "año.raro-1": "z",
    fechano: "1e400",
  };
  const load = await loadCards(chief, "x.xml", desInventarXml({ fichas: [row] }));
  expect(load.events).toEqual([expect.objectContaining({ name: row.evento, variable: null })]);
  const raw = `<DESINVENTAR><fichas><TR><evento>a\u0000\u0001b</evento><__proto__>x</__proto__></TR></fichas></DESINVENTAR>`;
  expect((await startCardLoad(chief, "y.xml", raw)).status).toBe(422);
  const control = `<DESINVENTAR><fichas><TR><evento>a\u001bb</evento><__proto__>x</__proto__></TR></fichas></DESINVENTAR>`;
  expect((await loadCards(chief, "y.xml", control)).events[0].name).toBe("ab");
});

test("names are read in any case, and what Windows wrote in its own letters", async () => {
  const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><desinventar><FICHAS><tr><EVENTO>INUNDACIÓN</EVENTO><NAME0>Ñuñoa</NAME0></tr></FICHAS></desinventar>`;
  for (const text of [xml, xml.replace("ISO-8859-1", "UTF-8"), xml.replace(/^<\?.*?\?>/, "")]) {
    const load = await loadCards(chief, "x.xml", Buffer.from(text, "latin1"));
    expect([load.events[0].name, load.places[0].levels]).toEqual(["INUNDACIÓN", [{ code: "", name: "Ñuñoa" }]]);
  }
});

test("a file that is not there, or is nobody's, is no file", async () => {
  for (const file_id of [999_999, 0, "1", null])
    expect((await chief.post("/desinventar-loads", { file_id })).body.errors).toHaveProperty("file_id");
});

test("of one's loads of which nothing is written the latest few stay", async () => {
  for (let index = 0; index < 5; index++) await loadCards(chief, "x.xml", whole);
  expect((await chief.get("/desinventar-loads")).body.data).toHaveLength(4);
});
