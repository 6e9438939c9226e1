// Records as they stood at a moment, out of what the audit log keeps: whatever is asked of then is what was answered then.
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import { system } from "../../../platform/database/database.ts";
import { aCountry, aRecord, aVariableDraft, inStatus } from "../../../testing/factories.ts";
import { aFigure } from "../../../testing/sheets/stage.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let fire = 0;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const draft = aVariableDraft({ kind: "event_type", value_type: "none", name_es: "Incendio" });
  fire = (await country.chief.post("/variables/riskAssessment", draft)).body.id;
});
afterAll(() => app.stop());

/** Now, with nothing done within the same thousandth of a second before or after. */
async function moment(): Promise<string> {
  await setTimeout(5);
  const at = new Date().toISOString();
  await setTimeout(5);
  return at;
}

const created = async (domain: string, draft: object) => {
  const answer = await country.chief.post(`/records/${domain}`, draft);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const changed = async (domain: string, { id }: { id: number }, changes: object) => {
  const { version } = (await country.chief.get(`/records/${domain}/${id}`)).body;
  const answer = await country.chief.put(`/records/${domain}/${id}`, { ...changes, version });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const asked = async (path: string, at?: string) => {
  const answer = await country.chief.get(`${path}${at ? `${path.includes("?") ? "&" : "?"}at=${at}` : ""}`);
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
};

/** Versions are not kept, the hour of a change is the log's, and what is remarked on a record is what the rules of today say. */
const told = ({ version: _version, updated_at: _at, warnings: _warnings, ...record }: Record<string, unknown>) =>
  record;
const list = (body: { data: Record<string, unknown>[]; meta: { total: number } }) => ({
  data: body.data.map(told),
  total: body.meta.total,
});

const shelters = () => `/records/situation?variable=${country.shelters}`;
const shelter = (changes: object = {}) =>
  created("situation", aRecord({ company_id: country.valparaiso, variable_id: country.shelters, ...changes }));

test("whatever was done since, list, totals and the record answer what they answered then", async () => {
  const one = await shelter({ title: "Escuela Norte", value: 80 });
  const other = await shelter({
    title: "Escuela Sur",
    value: 120,
    geometry: { type: "Point", coordinates: [-71.55, -33.02] },
  });
  const questions = () => [
    shelters(),
    `${shelters()}&sort=-value`,
    `${shelters()}&q=norte`,
    `${shelters()}&bbox=-71.58,-33.1,-71.5,-33`,
    `${shelters()}&status=published`,
    `${shelters()}&trash=true`,
    `/records/situation/totals?variable=${country.shelters}`,
    `/records/situation/by-place?variable=${country.shelters}`,
    `/records/situation/timeline?variable=${country.shelters}`,
  ];
  const answers = (at?: string) =>
    Promise.all(
      questions().map(async (path) =>
        path.startsWith("/records/situation?") ? list(await asked(path, at)) : asked(path, at),
      ),
    );
  const steps = [
    () => changed("situation", one, { title: "Escuela Norte Alto", value: 95 }),
    () =>
      changed("situation", other, {
        geometry: { type: "Point", coordinates: [-71.7, -33.2] },
        company_id: country.quilpue,
      }),
    () => shelter({ title: "Gimnasio" }),
    () => inStatus(app, other.id, "published"),
    async () =>
      country.chief.delete(
        `/records/situation/${one.id}?version=${(await asked(`/records/situation/${one.id}`)).version}`,
      ),
    () => changed("situation", other, { tags: ["norte"], value: null, reason: "Se cerró" }),
    async () => country.chief.post(`/records/situation/${one.id}/restore`, {}),
    () => changed("situation", one, { observed_on: "2025-01-05", source: "Norte" }),
  ];
  const remembered: { at: string; answers: unknown; record: unknown }[] = [];
  for (const step of [async () => {}, ...steps]) {
    await step();
    const at = await moment();
    remembered.push({ at, answers: await answers(), record: told(await asked(`/records/situation/${other.id}`)) });
  }
  for (const [step, { at, answers: then, record }] of remembered.entries()) {
    expect(await answers(at), `step ${step}`).toEqual(then);
    expect(told(await asked(`/records/situation/${other.id}`, at)), `step ${step}`).toEqual(record);
  }
});

test("figures are those that were in force then, and lists are filtered and sorted by them", async () => {
  const draft = aRecord({
    company_id: country.valparaiso,
    variable_id: fire,
    value: null,
    title: "Incendio del cerro",
  });
  const before = await moment();
  const disaster = await created("risk", { ...draft, figures: [aFigure("deaths", 2, { as_of: "2026-03-03" })] });
  const first = await moment();
  const figures = [aFigure("deaths", 2, { as_of: "2026-03-03" }), aFigure("deaths", 9, { as_of: "2026-03-05" })];
  await changed("risk", disaster, { figures });
  const deaths = async (at: string) =>
    (await asked("/records/risk?sort=-deaths", at)).data.map((it: RecordSummary) => [
      it.title,
      it.losses?.deaths?.value,
    ]);
  expect(await deaths(before)).toEqual([]);
  expect(await deaths(first)).toEqual([["Incendio del cerro", 2]]);
  expect(await deaths(await moment())).toEqual([["Incendio del cerro", 9]]);
  const above = async (at: string) => (await asked("/records/risk?figure=deaths:5:", at)).meta.total;
  expect([await above(first), await above(await moment())]).toEqual([0, 1]);
  expect((await country.chief.get(`/records/risk/${disaster.id}?at=${before}`)).status).toBe(404);
});

test("a sheet of then has its rows, and the map its tiles", async () => {
  const made = await shelter({ title: "Sede vecinal", value: 11 });
  const at = await moment();
  await changed("situation", made, { title: "Sede vecinal nueva", geometry: null });
  const sheet = async (query: string) => {
    const { bytes } = await country.chief.get(
      `/records/situation/export?format=csv&q=sede&columns=title,value${query}`,
    );
    return Buffer.from(bytes).toString("utf8");
  };
  expect(await sheet(`&at=${at}`)).toMatch(/Sede vecinal[;,]11/);
  expect(await sheet("")).toContain("Sede vecinal nueva");
  const tile = async (query: string) =>
    (await country.chief.get(`/records/situation/tiles/0/0/0.mvt?q=sede${query}`)).bytes.length;
  expect(await tile(`&at=${at}`)).toBeGreaterThan(0);
  expect(await tile("")).toBe(0);
});

test("what has no past is refused and never answered as of today; so is a moment that is none", async () => {
  const at = await moment();
  for (const path of ["/records/risk/matrix", "/records/risk/sendai"])
    expect((await country.chief.get(`${path}?at=${at}`)).status, path).toBe(422);
  const none = await country.chief.get("/records/situation?at=ayer");
  expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ["at"]]);
});

test("each table of the past has the columns of its own, so that a new column is not forgotten there", async () => {
  const { rows } = await app.write(system, (tx) =>
    sql<{ name: string; past: string[]; now: string[] }>`
      select p.table_name as name, array_agg(p.column_name::text order by 1) as past,
        (select array_agg(n.column_name::text order by 1) from information_schema.columns n
          where n.table_schema = 'public' and n.table_name = p.table_name) as now
      from information_schema.columns p where p.table_schema = 'past' group by 1`.execute(tx),
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["records", "loss_values", "alerts", "log_entries"]),
  );
  for (const { name, past, now } of rows) expect(past.toSorted(), name).toEqual(now.toSorted());
});

test("the past is asked within what the caller may read", async () => {
  const at = await moment();
  const told = (await country.officer.get(`/records/situation?at=${at}`)).body.data;
  expect(new Set(told.map(({ company_id }: { company_id: number }) => company_id))).toEqual(
    new Set([country.valparaiso]),
  );
});
