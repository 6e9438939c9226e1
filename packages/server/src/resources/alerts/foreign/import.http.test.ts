// Messages of other systems over HTTP: they become drafts, once each, and what was taken otherwise than it stands is told.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { areaOf, capOf, infoOf, otherSquare, polygon, square } from "../../../testing/cap/foreign-messages.ts";
import { sha256 } from "../../../testing/uploads.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

const send = (content: string | Buffer, by: Caller = centre.officer, filed: object = {}) =>
  by.post("/alerts/import", {
    company_id: centre.valparaiso,
    variable_id: centre.type,
    file: Buffer.from(content).toString("base64"),
    ...filed,
  });
const codesOf = (body: { notes: { code: string }[] }) => body.notes.map(({ code }) => code);

test("a message of CAP 1.2 becomes a draft of the same texts, hours and area, filed where the officer says", async () => {
  const { status, body } = await send(capOf({ identifier: "vecino-entero" }));
  expect([status, body.is_new, body.kind]).toEqual([200, true, "alert"]);
  expect(codesOf(body)).toEqual(["level"]);
  expect((await centre.officer.get(`/alerts/${body.id}`)).body).toMatchObject({
    status: "draft",
    company_id: centre.valparaiso,
    variable_id: centre.type,
    level: "roja",
    severity: "Severe",
    headline_es: "Avance del incendio",
    headline_en: null,
    instruction_es: "Salga hacia el norte.",
    area_description: "Cerros del sur",
    area_drawn: { type: "MultiPolygon" },
    technical_source: "Servicio vecino",
    bulletin: "vecino-entero",
    expires_at: expect.stringContaining("2030-03-1"),
  });
});

test("version 1.1 is told apart, and what is kept in ISO-8859-1 is read with its letters", async () => {
  const old = await send(capOf({ version: "1.1" }));
  expect(old.body.notes).toContainEqual({
    code: "version",
    text: "El mensaje es de CAP 1.1: se convirtió a CAP 1.2.",
  });
  const latin = capOf({ encoding: "ISO-8859-1", infos: infoOf({ headline: "Evacúe Ñuñoa" }) });
  const { body } = await send(Buffer.from(latin, "latin1"));
  expect((await centre.officer.get(`/alerts/${body.id}`)).body.headline_es).toBe("Evacúe Ñuñoa");
});

test("Spanish is taken where there is any, English stands beside, and another language is told of", async () => {
  const both = infoOf({ language: "en-US", headline: "Fire" }) + infoOf();
  const { body } = await send(capOf({ infos: both }));
  const read = (await centre.officer.get(`/alerts/${body.id}`)).body;
  expect([read.headline_es, read.headline_en]).toEqual(["Avance del incendio", "Fire"]);
  const foreign = await send(capOf({ infos: infoOf({ language: "pt-BR", headline: "Fogo" }) }));
  expect(codesOf(foreign.body)).toContain("language");
});

test("several areas are made one, one circle stays a circle, and several are drawn around", async () => {
  const drawn = async (areas: string) => {
    const { body } = await send(capOf({ infos: infoOf({ areas }) }));
    return { codes: codesOf(body), alert: (await centre.officer.get(`/alerts/${body.id}`)).body };
  };
  const two = await drawn(areaOf(polygon(square)) + areaOf(polygon(otherSquare), "Laguna Verde"));
  expect(two.codes).toContain("areas_united");
  expect(two.alert.area_drawn.coordinates).toHaveLength(2);
  expect(two.alert.area_description).toBe("Cerros del sur; Laguna Verde");
  const one = await drawn(areaOf("<circle>-33.11,-71.57 2.5</circle>"));
  expect(one.alert).toMatchObject({ area_circle: { centre: [-71.57, -33.11], radius_km: 2.5 }, area_drawn: null });
  const circles = await drawn(areaOf("<circle>-33.11,-71.57 2</circle><circle>-33.31,-71.57 2</circle>"));
  expect(circles.codes).toContain("circles");
  expect(circles.alert).toMatchObject({ area_circle: null, area_drawn: { type: "MultiPolygon" } });
  const crossed = await drawn(areaOf(polygon("-33.06,-71.60 -33.03,-71.56 -33.06,-71.56 -33.03,-71.60 -33.06,-71.60")));
  expect(crossed.alert.area_drawn.coordinates).toHaveLength(2);
  expect((await drawn("")).codes).toContain("no_area");
});

test("a signed message is kept byte for byte, so that its signature can be checked", async () => {
  const signature = `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignatureValue>AAAA</SignatureValue></Signature>`;
  const content = Buffer.from(capOf({ end: signature }));
  const { body } = await send(content);
  expect(codesOf(body)).toContain("signature");
  const { bytes, headers } = await centre.officer.get(`/alerts/${body.id}/source.xml`);
  expect(sha256(bytes)).toBe(sha256(content));
  expect(headers.get("content-type")).toContain("application/cap+xml");
  const own = await centre.made();
  expect((await centre.officer.get(`/alerts/${own.id}/source.xml`)).status).toBe(404);
});

test("an exercise of others is one here, and what is a test or an end warns of nothing", async () => {
  expect((await send(capOf({ status: "Exercise" }))).body.kind).toBe("exercise");
  for (const status of ["Test", "System", "Draft"])
    expect((await send(capOf({ status }))).body.errors.file[0]).toContain(status);
  for (const type of ["Cancel", "Ack", "Error"]) expect((await send(capOf({ type }))).status).toBe(422);
  expect((await send(capOf({ infos: "" }))).body.errors.file).toEqual(["El mensaje no dice nada a las personas."]);
});

test("the same message twice is one draft, and again one after the draft was thrown away", async () => {
  const content = capOf();
  const first = await send(content);
  const [again, atOnce] = await Promise.all([send(content), send(content)]);
  for (const { body } of [again, atOnce]) expect(body).toMatchObject({ id: first.body.id, is_new: false });
  expect((await centre.chief.delete(`/alerts/${first.body.id}?version=1`)).status).toBe(204);
  expect((await send(content)).body).toMatchObject({ is_new: true, kind: "alert" });
});

test("what hides entities, is no CAP, no XML or too large is refused with the reason", async () => {
  const reasonOf = async (content: string | Buffer) => {
    const { status, body } = await send(content);
    return [status, body.errors?.file?.[0]];
  };
  const bomb = capOf().replace(
    "<alert",
    `<!DOCTYPE a [<!ENTITY b "boom"><!ENTITY c SYSTEM "file:///etc/passwd">]><alert`,
  );
  expect(await reasonOf(bomb)).toEqual([422, expect.stringContaining("DOCTYPE")]);
  expect(await reasonOf("<rss/>")).toEqual([422, "Es XML, pero no un mensaje CAP."]);
  expect(await reasonOf("hola")).toEqual([422, expect.stringContaining("No es XML bien escrito")]);
  expect(await reasonOf(Buffer.alloc(1_200_000, " "))).toEqual([422, "El mensaje pasa de 1 MB."]);
  expect((await send(Buffer.alloc(10_000_000, " "))).status).toBe(413);
  expect(await reasonOf(capOf().replace("2026-03-14T09:30:00-03:00", "ayer"))).toEqual([
    422,
    "El mensaje CAP está mal en «sent».",
  ]);
  const wide = capOf({ infos: infoOf({ areas: areaOf("<circle>-33.11,-71.57 9000</circle>") }) });
  expect(await reasonOf(wide)).toEqual([422, "El mensaje CAP está mal en «area_circle.radius_km»."]);
});

test("nobody brings a message into a place that is not his", async () => {
  const content = capOf();
  expect((await send(content, centre.outsider)).body.errors).toHaveProperty("company_id");
  const { body } = await send(content);
  expect((await centre.outsider.get(`/alerts/${body.id}/source.xml`)).status).toBe(404);
});
