// Who issues warns only in his own places, whatever the writer of the alert holds: nobody elsewhere is told of it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../testing/alerts.ts";
import { aRecord } from "../../testing/factories.ts";
import { aSubscriber, prepare } from "../../testing/telling/subscribers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
/** A zone of the neighbour, which the region's officer may name. */
let zone: number;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
  const { regional, shelters, quilpue } = centre;
  await aSubscriber(app, { company_id: quilpue, address: "https://radio.quilpue.test/" });
  const ring = [[-71.46, -33.06], [-71.44, -33.06], [-71.44, -33.04], [-71.46, -33.04], [-71.46, -33.06]]; // prettier-ignore
  const sector = aRecord({ company_id: quilpue, variable_id: shelters });
  const made = await regional.post("/records/situation", {
    ...sector,
    geometry: { type: "Polygon", coordinates: [ring] },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  zone = made.body.id;
});
afterAll(() => app.stop());

test.each([
  ["places", () => ({ area_company_ids: [centre.valparaiso, centre.quilpue] }), "area_company_ids.1"],
  ["zones", () => ({ area_record_ids: [zone] }), "area_record_ids.0"],
])(
  "%s that lie beyond are refused when it is sent, and nobody there is told; whoever is on duty may end it",
  async (_, named, field) => {
    const { above, act, chief, issuer, made, regional, valparaiso } = centre;
    const told = async () => (await app.stranger.get("/public/alerts.json")).body.data.length as number;
    const before = await told();
    await chief.put(`/companies/${valparaiso}/alert-policy`, { may_issue_alone: true, ratify_hours: 6 });
    const { id } = await made(named(), regional);
    const asked = await act(regional, id, "submission", 1);
    const refused = { status: 422, body: { errors: { [field]: [expect.any(String)] } } };
    expect(await act(issuer, id, "approval", asked.body.version)).toMatchObject(refused);
    const reason = "Nadie más contesta a esta hora";
    expect(await act(issuer, id, "emergency", asked.body.version, { reason })).toMatchObject(refused);
    await prepare(app, id);
    expect((await above.get(`/alerts/${id}`)).body).toMatchObject({
      status: "submitted",
      messages: [],
      deliveries: { waiting: 0 },
    });
    expect(await told()).toBe(before);

    const sent = await act(above, id, "approval", asked.body.version);
    expect(sent.status).toBe(200);
    const end = await act(regional, id, "cancellation", sent.body.version);
    expect((await act(issuer, id, "approval", end.body.version)).body.status).toBe("cancelled");
  },
);

test("a zone of his own is his to warn of", async () => {
  const { above, act, made, regional } = centre;
  const { id } = await made({ area_record_ids: [zone] }, regional);
  const asked = await act(regional, id, "submission", 1);
  expect((await act(above, id, "approval", asked.body.version)).status).toBe(200);
});
