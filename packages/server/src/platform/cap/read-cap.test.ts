// Messages as others write them: old versions, other encodings, slips that do not matter, and what is refused.
import { expect, test } from "vitest";
import { wildfire } from "../../testing/cap/own-messages.ts";
import { CapProblem } from "./cap-problem.ts";
import { readCap } from "./read-cap.ts";
import { writeCap } from "./write-cap.ts";

const text = writeCap(wildfire);
const read = (changed: string, encoding: BufferEncoding = "utf8") => readCap(Buffer.from(changed, encoding));
const noted = (changed: string) => read(changed).notes.map(({ code, element }) => `${code} ${element}`);
/** Why it is refused. */
const refusal = (bytes: string | Buffer) => {
  try {
    readCap(Buffer.from(bytes));
    return null;
  } catch (error) {
    if (error instanceof CapProblem) return error.code;
    throw error;
  }
};

const inInfo = (xml: string) => text.replace("<area>", `${xml}<area>`);
const inArea = (xml: string) => text.replace("</areaDesc>", `</areaDesc>${xml}`);

test("an alert of CAP 1.1 is read as one of 1.2, and each difference is noted", () => {
  const old = text
    .replace("cap:1.2", "cap:1.1")
    .replace("<certainty>Observed", "<certainty>Very Likely")
    .replace("<sent>2026-03-14T09:30:00-03:00", "<sent>2026-03-14T12:30:00Z")
    .replace(
      "<area>",
      "<resource><resourceDesc>Mapa</resourceDesc><uri>https://a.example/m.png</uri></resource><area>",
    );
  const { message, version, notes } = read(old);
  expect(version).toBe("1.1");
  expect(message.sent).toBe("2026-03-14T12:30:00-00:00");
  expect(message.infos[0]).toMatchObject({
    certainty: "Likely",
    resources: [{ mime_type: "application/octet-stream" }],
  });
  expect(notes).toEqual([
    { code: "version", element: "alert", text: "1.1" },
    { code: "time_rewritten", element: "sent", text: "2026-03-14T12:30:00Z" },
    { code: "code_rewritten", element: "certainty", text: "Very Likely" },
    { code: "element_missing", element: "mimeType", text: "" },
  ]);
});

test("an alert of CAP 1.0 has its codes of places as name=value", () => {
  const old = text
    .replace("urn:oasis:names:tc:emergency:cap:1.2", "http://www.incident.com/cap/1.0")
    .replace(/<geocode>[^]*<\/geocode>/, "<geocode>fips6=006017</geocode>");
  const { message, version, notes } = read(old);
  expect(version).toBe("1.0");
  expect(message.infos[0]!.areas[0]!.geocodes).toEqual([{ value_name: "fips6", value: "006017" }]);
  expect(notes.map(({ code }) => code)).toEqual(["version", "value_rewritten"]);
});

test("a time without offset is taken for one of UTC, and its fraction left out", () => {
  const { message, notes } = read(
    text.replace("<effective>2026-03-14T09:30:00-03:00", "<effective>2026-03-14T09:30:00.25"),
  );
  expect(message.infos[0]!.effective).toBe("2026-03-14T09:30:00-00:00");
  expect(notes).toEqual([{ code: "time_offset_missing", element: "effective", text: "2026-03-14T09:30:00.25" }]);
});

test.each([
  ["ISO-8859-1", "latin1", text.replace("UTF-8", "ISO-8859-1")],
  ["windows-1252", "latin1", text.replace("UTF-8", "Windows-1252")],
  ["UTF-16 with its mark", "utf16le", `\ufeff${text.replace("UTF-8", "UTF-16")}`],
  ["UTF-16 without it", "utf16le", text.replace("UTF-8", "UTF-16")],
  ["UTF-8 with its mark", "utf8", `\ufeff${text}`],
  ["UTF-8 that says nothing", "utf8", text.slice(text.indexOf("<alert"))],
] as const)("accents arrive out of a file in %s", (_, encoding, file) => {
  expect(read(file, encoding).message).toEqual(read(text).message);
});

test("a file that is not in its encoding, or in one that is not known, is refused", () => {
  expect(refusal(Buffer.from(text, "latin1"))).toBe("encoding");
  expect(refusal(text.replace("UTF-8", "EBCDIC-CP-ES"))).toBe("encoding");
  expect(refusal(text.replace("UTF-8", "UTF-16"))).toBe("encoding");
});

test("prefixes of the namespace are only another way to write it", () => {
  const prefixed = text.replaceAll(/<(\/?)(\w+)/g, "<$1cap:$2").replace("xmlns=", "xmlns:cap=");
  expect(prefixed).toContain("<cap:areaDesc>");
  expect(read(prefixed)).toEqual(read(text));
});

test("several blocks and areas, with polygons, circles and codes of places, are all read", () => {
  const area =
    "<area><areaDesc>Quilpué</areaDesc><circle>-33.04,-71.44 5.5</circle><circle>-33.1,-71.4 0</circle></area>";
  const twice = text.replace("</info>", `${area}</info>${/<info>[^]*<\/info>/.exec(text)![0]}`);
  const [first, second] = read(twice).message.infos;
  expect(first!.areas.map(({ description }) => description)).toEqual(["Valparaíso, sector Rodelillo", "Quilpué"]);
  expect(first!.areas[1]!.circles).toEqual([
    { center: [-71.44, -33.04], radius_km: 5.5 },
    { center: [-71.4, -33.1], radius_km: 0 },
  ]);
  expect(second).toEqual(read(text).message.infos[0]);
});

test("a signature is seen, noted, and not taken for a part of the message", () => {
  const signature = `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><DigestValue>abc=</DigestValue></SignedInfo></Signature>`;
  const { has_signature, notes, message } = read(text.replace("</alert>", `${signature}</alert>`));
  expect(has_signature).toBe(true);
  expect(notes).toEqual([{ code: "signature", element: "Signature", text: "" }]);
  expect(message).toEqual(read(text).message);
});

test("a ring that is not closed is closed; one that lies nowhere is left out, the words of the area stay", () => {
  expect(
    read(inArea("<polygon>-33, -71 -33, -70 -34, -70</polygon>")).message.infos[0]!.areas[0]!.polygons,
  ).toContainEqual([
    [-71, -33],
    [-70, -33],
    [-70, -34],
    [-71, -33],
  ]);
  expect(noted(inArea("<polygon>-33,-71 -33,-70 -34,-70</polygon>"))).toEqual(["polygon_closed polygon"]);
  for (const ring of ["1,1 2,2 1,1", "91,0 0,0 0,1 91,0", "a,b c,d e,f a,b", "1,2,3 1,2,3 1,2,3 1,2,3", "1 2 3 4"])
    expect(noted(inArea(`<polygon>${ring}</polygon>`)), ring).toContain("shape_left_out polygon");
  for (const circle of ["0,0", "0,0 -1", "0,181 5", "0,0 5 5", "0,0 9e999"])
    expect(noted(inArea(`<circle>${circle}</circle>`)), circle).toEqual(["shape_left_out circle"]);
});

test("words that no list has do not lose the message", () => {
  const { message, notes } = read(text.replace(">Extreme<", ">Catastrophic<").replace(">Fire<", ">fire<"));
  expect(message.infos[0]).toMatchObject({ severity: "Unknown", categories: ["Fire"] });
  expect(notes.map(({ code }) => code)).toEqual(["code_rewritten", "code_unknown"]);
});

test("elements that are not CAP's, or not here, and a second of what there is one of, are noted", () => {
  expect(noted(inInfo("<headline>Otra</headline>"))).toEqual(["repeated_element headline"]);
  expect(noted(inInfo("<password>x</password>"))).toEqual(["unknown_element password"]);
  expect(noted(inInfo('<kml xmlns="http://www.opengis.net/kml/2.2"/>'))).toEqual(["foreign_element kml"]);
  expect(noted(inInfo("<password/>".repeat(5000)))).toHaveLength(200);
});

test("a reference that cannot be followed is left out; the others stay", () => {
  const references = "<references>a@b.cl,X-1,2026-03-14T12:30:00Z solo,dos a@b.cl,X-2,ayer</references>";
  const { message, notes } = read(text.replace("<info>", `${references}<info>`));
  expect(message.references).toEqual([{ sender: "a@b.cl", identifier: "X-1", sent: "2026-03-14T12:30:00-00:00" }]);
  expect(notes.map(({ code }) => code)).toEqual(["time_rewritten", "reference_left_out", "reference_left_out"]);
});

test("whether, how and until when a message binds is never guessed", () => {
  expect(refusal(text.replace(">Actual<", ">Real<"))).toBe("invalid");
  expect(refusal(text.replace(/<msgType>.*/, ""))).toBe("invalid");
  expect(refusal(text.replace("<expires>2026", "<expires>mañana 2026"))).toBe("invalid");
  expect(refusal(text.replace("<expires>2026-03-15", "<expires>2026-02-30"))).toBe("invalid");
  expect(() => read(text.replace("<sent>2026", "<sent>26"))).toThrow(new CapProblem("invalid", "sent"));
});

test("what is no message is told apart from what is no XML", () => {
  expect(refusal("")).toBe("not_xml");
  expect(refusal("{}")).toBe("not_xml");
  expect(refusal(text.slice(0, -10))).toBe("not_xml");
  expect(refusal(`${text}<alert/>`)).toBe("not_xml");
  expect(refusal(inInfo("<note>&nbsp;</note>"))).toBe("not_xml");
  expect(refusal(inInfo("<note>&#0;</note>"))).toBe("not_xml");
  expect(refusal('<rss version="2.0"/>')).toBe("not_cap");
  expect(refusal(text.replace("cap:1.2", "cap:2.0"))).toBe("not_cap");
});

test("entities of one's own, and what lies elsewhere, are refused before anything is made of them", () => {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("");
  const body = text.slice(text.indexOf("<alert")).replace("Rodelillo", "&l9;");
  expect(refusal(`<!DOCTYPE alert [<!ENTITY l0 "ja">${laughs}]>${body}`)).toBe("doctype");
  expect(refusal(`<!DOCTYPE alert SYSTEM "https://example.org/cap.dtd">${body}`)).toBe("doctype");
  expect(refusal(`<!DOCTYPE alert [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>${body}`)).toBe("doctype");
  expect(refusal(`<!DOCTYPE alert>${body}`)).toBe("doctype");
});

test("what is too large, too deep or too many is refused", () => {
  expect(refusal(Buffer.alloc(10 * 1024 * 1024, text))).toBe("too_large");
  expect(refusal(inInfo("<a>".repeat(300_000)))).toBe("too_deep");
  expect(refusal(inInfo("<a/>".repeat(200_000)))).toBe("too_many");
  const attributes = Array.from({ length: 60_000 }, (_, n) => `a${n}=""`).join(" ");
  expect(noted(inInfo(`<a ${attributes}/>`))).toEqual(["unknown_element a"]);
});

test("a megabyte of one character is read like any other text", () => {
  const many = (character: string) => character.repeat(900_000);
  expect(noted(inArea(`<polygon>1${many(" ")}2</polygon>`))).toEqual(["shape_left_out polygon"]);
  expect(noted(inArea(`<circle>0,0 ${many("1")}x</circle>`))).toEqual(["shape_left_out circle"]);
  expect(noted(inArea(`<altitude>${many("1")}</altitude>`))).toEqual(["number_left_out altitude"]);
  expect(noted(inArea(`<altitude>${many("1")}x</altitude>`))).toEqual(["number_left_out altitude"]);
  expect(noted(text.replace("<info>", `<references>${many(",")}</references><info>`))).toEqual([
    "reference_left_out references",
  ]);
  expect(noted(text.replace("<info>", `<addresses>${many('"')}</addresses><info>`))).toEqual([]);
});
