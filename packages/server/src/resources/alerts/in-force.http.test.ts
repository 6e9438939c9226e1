// What is in force, as the situation room reads it: the same that the alert centre lists.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AlertsInForce } from "@atalaya/contract/resources/alerts/in-force.ts";
import { system } from "../../platform/database/database.ts";
import { anAlertCentre, inHours } from "../../testing/alerts.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

const inForce = async (by: Caller, place: number | "all" = "all"): Promise<AlertsInForce> => {
  const { status, body } = await by.get(`/alerts/in-force?place=${place}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
/** How many the list of the alert centre shows of a level. */
const listed = async (by: Caller, level: string) =>
  (await by.get(`/alerts?status=issued,updated&above=true&level=${level}&per_page=1`)).body.meta.total;
const timeOf = (instant: string) => Date.parse(instant);

test("nothing in force is said as nothing, and drafts, what is over and what was cancelled are not in force", async () => {
  const { officer, made, issued, act, second } = centre;
  await made();
  const over = await issued();
  await app.write(system, (tx) =>
    sql`update alerts set expires_at = now() - interval '1 minute' where id = ${over.id}`.execute(tx),
  );
  const wrong = await issued();
  const asked = await act(officer, wrong.id, "cancellation", wrong.version, { reason: "ended" });
  expect((await act(second, wrong.id, "approval", asked.body.version)).status).toBe(200);
  expect(await inForce(officer)).toEqual({ levels: [], exercises: 0, alerts: [] });
});

test("each level says how many there are and which ends first, exercises apart, and the alert centre lists as many", async () => {
  const { officer, issued } = centre;
  const late = await issued({ expires_at: inHours(30) });
  const soon = await issued({
    expires_at: inHours(5),
    headline_en: "Leave Placilla",
    instruction_en: "Leave now.",
    all_clear_en: "It is over.",
  });
  await issued({ level: "amarilla", expires_at: inHours(9) });
  await issued({ kind: "exercise" });
  const { levels, exercises, alerts } = await inForce(officer);
  expect(levels).toHaveLength(2);
  for (const { level, count } of levels) expect([level, count]).toEqual([level, await listed(officer, level)]);
  const red = levels.find(({ level }) => level === "roja")!;
  expect(red).toMatchObject({ country: "CL", count: 2 });
  expect(timeOf(red.first_end)).toBe(timeOf(soon.expires_at));
  expect(exercises).toBe(1);
  const shown = alerts.filter(({ kind }) => kind === "alert");
  expect(shown.map(({ id }) => id).slice(0, 1)).toEqual([soon.id]);
  expect(shown.at(-1)!.id).toBe(late.id);
  expect(shown[0]).toMatchObject({ headline_en: "Leave Placilla", is_of_above: false, area: { type: "Polygon" } });
});

test("what the region has in force stands with the municipality that it reaches, and nobody else's does", async () => {
  const { above, officer, outsider, regional, act, made, region } = centre;
  const { id } = await made({ company_id: region, level: "amarilla" }, regional);
  const asked = await act(regional, id, "submission", 1);
  const sent = await act(above, id, "approval", asked.body.version);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  expect((await inForce(officer)).alerts.find((it) => it.id === id)).toMatchObject({ is_of_above: true });
  expect((await inForce(officer)).levels.find(({ level }) => level === "amarilla")?.count).toBe(
    await listed(officer, "amarilla"),
  );
  expect((await inForce(outsider)).alerts).toEqual([]);
});

test("of a hundred of one level all are counted and those that end first are told", async () => {
  const { officer, issued, valparaiso } = centre;
  const one = await issued({ level: "verde", expires_at: inHours(50) });
  await app.write(system, (tx) =>
    sql`insert into alerts (company_id, kind, variable_id, level, coverage, scope, addresses, categories, responses, headline_es,
        expires_at, area_record_ids, area_company_ids, channels, state, message_count)
      select company_id, kind, variable_id, level, coverage, scope, addresses, categories, responses, headline_es,
        now() + make_interval(hours => 49, mins => n), area_record_ids, area_company_ids, channels, state, message_count
      from alerts, generate_series(-100, -2) n where id = ${one.id}`.execute(tx),
  );
  const { levels, alerts } = await inForce(officer, valparaiso);
  expect(levels.find(({ level }) => level === "verde")?.count).toBe(100);
  const green = alerts.filter(({ level }) => level === "verde");
  expect(green.length).toBeLessThan(100);
  expect(green.map(({ expires_at }) => expires_at)).toEqual(green.map(({ expires_at }) => expires_at).toSorted());
});
