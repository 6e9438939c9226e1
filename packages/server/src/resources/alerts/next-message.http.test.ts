// What the next message of an alert may change: where it holds, inside the place that issues it; never whom it is for.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../testing/alerts.ts";
import { aRecord } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;

/** Some 40 km around Placilla, as a municipality draws its boundary. */
const boundary = {
  type: "MultiPolygon",
  coordinates: [
    [
      [
        [-71.8, -33.3],
        [-71.4, -33.3],
        [-71.4, -32.9],
        [-71.8, -32.9],
        [-71.8, -33.3],
      ],
    ],
  ],
};
/** A square of some 2 km from its south-western corner. */
const squareAt = (lon: number, lat: number) => ({
  area_circle: null,
  area_drawn: {
    type: "Polygon",
    coordinates: [
      [
        [lon, lat],
        [lon + 0.02, lat],
        [lon + 0.02, lat + 0.02],
        [lon, lat + 0.02],
        [lon, lat],
      ],
    ],
  },
});
const inside = squareAt(-71.57, -33.11);
const alsoInside = squareAt(-71.5, -33.0);
const outside = squareAt(-70.65, -33.45);
const elsewhere = { area_description: ["El área queda entera fuera del lugar que emite la alerta."] };

beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
  const { chief, valparaiso } = centre;
  const { version } = (await chief.get(`/companies/${valparaiso}`)).body;
  expect((await chief.put(`/companies/${valparaiso}`, { version, boundary })).status).toBe(200);
});
afterAll(() => app.stop());

test("a draft wholly outside the place cannot be sent, and its preview says so", async () => {
  const { officer, issuer, made, act } = centre;
  const { id } = await made(outside);
  expect((await officer.get(`/alerts/${id}/preview`)).body.findings).toEqual(elsewhere);
  expect((await act(officer, id, "submission", 1)).body.errors).toEqual(elsewhere);
  const moved = await officer.put(`/alerts/${id}`, { version: 1, ...inside });
  const asked = await act(officer, id, "submission", moved.body.version);
  expect((await act(issuer, id, "approval", asked.body.version)).body.status).toBe("issued");
});

test("an update that moves the area out of the place cannot be sent either", async () => {
  const { officer, issued, act } = centre;
  const { id, version } = await issued(inside);
  const prepared = await officer.put(`/alerts/${id}`, { version, ...outside });
  expect((await officer.get(`/alerts/${id}/preview`)).body.findings).toEqual(elsewhere);
  expect((await act(officer, id, "submission", prepared.body.version)).body.errors).toEqual(elsewhere);
  const back = await officer.put(`/alerts/${id}`, { version: prepared.body.version, ...alsoInside });
  expect((await act(officer, id, "submission", back.body.version)).status).toBe(200);
});

test("the preview of an update tells the area that the update will tell, and which version it was made of", async () => {
  const { officer, issuer, issued, act } = centre;
  const { id, version } = await issued(inside);
  const polygonOf = (xml: string) => /<polygon>.*<\/polygon>/.exec(xml)![0];
  const before = (await officer.get(`/alerts/${id}/preview`)).body;
  expect(before.version).toBe(version);
  const prepared = await officer.put(`/alerts/${id}`, { version, ...alsoInside });
  const asked = await act(officer, id, "submission", prepared.body.version);
  const preview = (await officer.get(`/alerts/${id}/preview`)).body;
  expect(preview.version).toBe(asked.body.version);
  expect(polygonOf(preview.cap_xml)).not.toBe(polygonOf(before.cap_xml));
  const sent = await act(issuer, id, "approval", asked.body.version);
  const { identifier } = sent.body.messages.at(-1);
  const { bytes } = await app.stranger.get(`/public/alerts/${identifier}.xml`);
  expect(polygonOf(new TextDecoder().decode(bytes))).toBe(polygonOf(preview.cap_xml));
});

test("a zone that is corrected while its update waits does not move what was read", async () => {
  const { officer, issuer, issued, act, shelters, valparaiso } = centre;
  const zoneAt = (lon: number, lat: number) => ({
    ...aRecord({ company_id: valparaiso, variable_id: shelters }),
    geometry: squareAt(lon, lat).area_drawn,
  });
  const zone = (await officer.post("/records/situation", zoneAt(-71.5, -33.0))).body;
  const { id, version } = await issued(inside);
  const prepared = await officer.put(`/alerts/${id}`, { version, area_drawn: null, area_record_ids: [zone.id] });
  const asked = await act(officer, id, "submission", prepared.body.version);
  const polygonOf = (xml: string) => /<polygon>.*<\/polygon>/.exec(xml)![0];
  const read = (await issuer.get(`/alerts/${id}/preview`)).body;
  const corrected = { ...zoneAt(-71.6, -33.05), version: zone.version };
  expect((await officer.put(`/records/situation/${zone.id}`, corrected)).status).toBe(200);
  const sent = await act(issuer, id, "approval", asked.body.version);
  expect(sent.status).toBe(200);
  const { bytes } = await app.stranger.get(`/public/alerts/${sent.body.messages.at(-1).identifier}.xml`);
  expect(polygonOf(new TextDecoder().decode(bytes))).toBe(polygonOf(read.cap_xml));
});

test("whom an alert is for stays as it was sent: who was told has to hear how it ends", async () => {
  const { officer, made, issued } = centre;
  const restricted = { scope: "Restricted", restriction: "Solo el comité" };
  const draft = await made();
  expect((await officer.put(`/alerts/${draft.id}`, { version: 1, ...restricted })).status).toBe(200);
  const { id, version } = await issued();
  const refused = await officer.put(`/alerts/${id}`, { version, ...restricted });
  expect(refused.body.errors).toEqual({
    scope: ["Ya se emitió: a quién va dirigida no cambia. Termínela y emita otra."],
  });
  expect((await officer.put(`/alerts/${id}`, { version, scope: "Public", evacuated: 12 })).status).toBe(200);
});
