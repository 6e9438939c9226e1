// What a region warns of is read in its municipalities; who does what about it up there is not, and nobody below changes it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../testing/alerts.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

/** Drafted for the region and sent there by two people. */
async function ofTheRegion(changes: object = {}) {
  const { region, regional, above, made, act } = centre;
  const { id } = await made({ company_id: region, ...changes }, regional);
  const asked = await act(regional, id, "submission", 1);
  const sent = await act(above, id, "approval", asked.body.version);
  expect(sent.status).toBe(200);
  return sent.body as { id: number; version: number };
}

const idsOf = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);

test("a municipality reads what the region has in force, marked as of above, where it asks for that", async () => {
  const { officer, region, issued } = centre;
  const own = await issued();
  const { id } = await ofTheRegion();
  const query = "/alerts?status=issued,updated";
  expect(idsOf((await officer.get(query)).body)).toEqual([own.id]);
  const { body } = await officer.get(`${query}&above=true`);
  expect(new Set(idsOf(body))).toEqual(new Set([own.id, id]));
  expect(body.data.find((it: { id: number }) => it.id === id)).toMatchObject({ company_id: region, is_of_above: true });
  expect(body.data.find((it: { id: number }) => it.id === own.id)).toMatchObject({ is_of_above: false });
  const totals = await officer.get("/alerts/totals?status=issued,updated&above=true");
  expect(totals.body.total).toBe(2);
  expect((await officer.get(`/alerts/${id}`)).body).toMatchObject({ id, is_of_above: true, message_count: 1 });
  expect((await officer.get(`/alerts/${id}/sheet.pdf`)).status).toBe(200);
});

test("what is being prepared, asked and answered in the region is not told below, and neither are its hands", async () => {
  const { officer, regional, act, above } = centre;
  const { id, version } = await ofTheRegion();
  const asked = await act(regional, id, "cancellation", version);
  expect(asked.body.submission).toBe("cancellation");
  const { body } = await officer.get(`/alerts/${id}`);
  expect(body).toMatchObject({ submission: null, submitted_by: null, cancellation: null, prepared: null });
  for (const hand of ["drafted_by", "submitted_by", "issued_by", "emergency_reason"])
    expect(body.messages[0][hand]).toBeNull();
  for (const waits of ["waiting=true", "unratified=true", "returned=true", "trash=true"])
    expect(idsOf((await officer.get(`/alerts?above=true&${waits}`)).body)).not.toContain(id);
  expect((await above.get(`/alerts/${id}`)).body.submission).toBe("cancellation");
});

test("a draft of the region, and what it sends to somebody by name, stays there", async () => {
  const { officer, region, regional, made } = centre;
  const draft = await made({ company_id: region }, regional);
  const named = await ofTheRegion({ scope: "Private", addresses: ["central@region.example"] });
  for (const { id } of [draft, named]) {
    expect((await officer.get(`/alerts/${id}`)).status).toBe(404);
    expect(idsOf((await officer.get("/alerts?above=true&per_page=100")).body)).not.toContain(id);
  }
});

test("nobody below does anything to it, whatever he may do in his own place", async () => {
  const { id, version } = await ofTheRegion();
  const { officer, issuer, act } = centre;
  for (const step of ["submission", "approval", "cancellation", "discard"])
    expect((await act(issuer, id, step, version)).status, step).toBe(404);
  for (const step of ["ratification", "reissue"])
    expect((await issuer.post(`/alerts/${id}/${step}`, {})).status, step).toBe(404);
  expect((await officer.put(`/alerts/${id}`, { version, level: "verde" })).status).toBe(404);
});

test("who sees everywhere sees the same with and without, and a place chosen narrows it", async () => {
  const { id } = await ofTheRegion();
  const { chief, region, valparaiso } = centre;
  const ids = async (query: string) => idsOf((await chief.get(`/alerts?per_page=100&${query}`)).body);
  expect(await ids("above=true")).toEqual(await ids(""));
  expect(await ids("above=true")).toContain(id);
  expect((await chief.get(`/alerts/${id}`)).body).toMatchObject({ is_of_above: false, company_id: region });
  expect(await ids(`place=${valparaiso}`)).not.toContain(id);
  expect(await ids(`place=${valparaiso}&above=true`)).toContain(id);
});

test("exercises of the region are found among exercises only", async () => {
  const { id } = await ofTheRegion({ kind: "exercise" });
  const { officer } = centre;
  expect(idsOf((await officer.get("/alerts?above=true&per_page=100")).body)).not.toContain(id);
  expect(idsOf((await officer.get("/alerts?above=true&kind=exercise")).body)).toContain(id);
});

test("a neighbour's alert is nobody's, and nor is one of the region that does not reach into the place", async () => {
  const { officer, outsider, issued, chief, valparaiso } = centre;
  const own = await issued();
  expect((await outsider.get(`/alerts/${own.id}`)).status).toBe(404);
  const square = (west: number) => ({
    type: "MultiPolygon",
    coordinates: [
      [
        [
          [west, -33.2],
          [west + 0.2, -33.2],
          [west + 0.2, -33],
          [west, -33],
          [west, -33.2],
        ],
      ],
    ],
  });
  const { version } = (await chief.get(`/companies/${valparaiso}`)).body;
  const bounded = await chief.put(`/companies/${valparaiso}`, {
    version,
    boundary: square(-71.7),
  });
  expect(bounded.body).toMatchObject({ has_boundary: true });
  const near = await ofTheRegion();
  const far = await ofTheRegion({ area_circle: { centre: [-70.5, -33.1], radius_km: 2 } });
  const seen = idsOf((await officer.get("/alerts?above=true&per_page=100")).body);
  expect(seen).toContain(near.id);
  expect(seen).not.toContain(far.id);
});
