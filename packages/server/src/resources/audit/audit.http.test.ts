// The audit log over HTTP: who sees which changes, filters, pages, names and long values.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { languages } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";
import { system } from "../../platform/database/database.ts";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
/** Audits everything, and one region. */
let auditor: Caller;
let regional: Caller;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  auditor = await app.as("auditor");
  regional = await app.as("auditor", [country.region]);
});
afterAll(() => app.stop());

const aChangedRecord = async (by: Caller, company_id: number, title: string) => {
  const draft = aRecord({ company_id, variable_id: country.shelters, title });
  const made = (await by.post("/records/situation", draft)).body;
  await by.put(`/records/situation/${made.id}`, { version: 1, source: "Visita" });
  await by.delete(`/records/situation/${made.id}?version=2`);
  return made.id as number;
};
type Entry = { id: number; action: string; record_id: number; company_id: number | null };
const read = async (by: Caller, query = "") => (await by.get(`/audit?${query}`)).body.data as Entry[];

test("R-603 a change says who, what, when, and from what to what, with the record in words", async () => {
  const id = await aChangedRecord(country.officer, country.valparaiso, "Albergue El Puerto");
  const entries = await read(auditor, `resource=records&record_id=${id}`);
  expect(entries.map(({ action }) => action)).toEqual(["delete", "update", "create"]);
  expect(entries[1]).toMatchObject({
    actor_id: country.officer.id,
    actor: expect.stringContaining("Persona"),
    resource: "records",
    record_name: "Albergue El Puerto",
    company_id: country.valparaiso,
    before: { source: "Catastro municipal" },
    after: { source: "Visita" },
    cut: {},
  });
  expect((await auditor.get(`/audit/${entries[1]!.id}`)).body).toMatchObject({ after: { source: "Visita" } });
});

test("R-603 who audits some places sees their changes only, and none that belongs to no place", async () => {
  await aChangedRecord(country.outsider, country.talcahuano, "Albergue Ajeno");
  const seen = await read(regional, "per_page=100");
  expect(seen.length).toBeGreaterThan(0);
  const own = [country.region, country.valparaiso, country.quilpue];
  for (const { company_id } of seen) expect(own).toContain(company_id);

  const all = await read(auditor, "per_page=100");
  const hidden = all.filter(({ company_id }) => company_id === null || company_id === country.talcahuano);
  expect(hidden.some(({ company_id }) => company_id === null)).toBe(true);
  for (const { id } of hidden.slice(0, 3)) expect((await regional.get(`/audit/${id}`)).status).toBe(404);
  expect((await country.viewer.get("/audit")).status).toBe(403);
  expect((await regional.get(`/audit?place=${country.talcahuano}`)).status).toBe(404);
});

test("changes are found by person, resource, place, action and time", async () => {
  const id = await aChangedRecord(country.regional, country.quilpue, "Albergue Norte");
  const [deleted, updated, created] = await read(auditor, `resource=records&record_id=${id}`);
  const ids = async (query: string) => (await read(auditor, `${query}&per_page=100`)).map((it) => it.id);

  expect(await ids(`actor_id=${country.regional.id}`)).toEqual([deleted!.id, updated!.id, created!.id]);
  expect(await ids(`place=${country.quilpue}&resource=records`)).toEqual([deleted!.id, updated!.id, created!.id]);
  expect(await ids(`actor_id=${country.regional.id}&action=update`)).toEqual([updated!.id]);
  const at = (await auditor.get(`/audit/${updated!.id}`)).body.at;
  const within = await ids(`resource=records&from=${at}&actor_id=${country.regional.id}`);
  expect(within).toContain(deleted!.id);
  expect(within).not.toContain(created!.id);
  expect(await ids(`resource=records&to=2001-01-01T00:00:00Z`)).toEqual([]);
  const bare = await auditor.get(`/audit?record_id=${id}`);
  expect(bare).toMatchObject({ status: 422, body: { errors: { resource: ["Este campo es obligatorio."] } } });
});

test("pages continue where the one before ended, newest first, also while new changes come in", async () => {
  const seen: number[] = [];
  let after = "";
  for (let page = 0; page < 4; page++) {
    const { body } = await auditor.get(`/audit?per_page=5${after}`);
    seen.push(...body.data.map(({ id }: Entry) => id));
    after = `&after=${body.meta.next_after}`;
    await country.chief.post("/roles", { name_es: `Rol de paso ${page}` });
  }
  expect(seen).toHaveLength(20);
  expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one));
  expect((await auditor.get("/audit?after=1")).body).toEqual({ data: [], meta: { next_after: null } });
});

test("a value of a hundred thousand characters is cut in the list, with its size, and whole on its own", async () => {
  const long = "x".repeat(100_000);
  await app.write(system, (tx) =>
    sql`insert into audit_log (actor, action, resource, record_id, before, after)
      values ('system', 'update', 'topics', 77, null, ${JSON.stringify({ text: long, title: "Corto" })}::jsonb)`.execute(
      tx,
    ),
  );
  const [entry] = await read(auditor, "resource=topics&record_id=77");
  expect(entry).toMatchObject({ actor: null, cut: { text: 100_000 }, record_name: "Corto" });
  expect((entry as unknown as { after: { text: string } }).after.text).toBe(`${"x".repeat(200)}…`);
  expect((await auditor.get(`/audit/${entry!.id}`)).body).toMatchObject({ after: { text: long }, cut: {} });
});

test("V20 a person's national id is masked in the list, and whole only for those who may change the person", async () => {
  const person = { company_id: country.valparaiso, first_name: "Rosa", last_name: "Díaz", national_id: "12345678-5" };
  await app.write(system, (tx) =>
    tx
      .insertInto("persons")
      .values({ ...person, national_id_type: "cl_rut" })
      .execute(),
  );
  const [entry] = await read(auditor, "resource=persons");
  expect(entry).toMatchObject({ record_name: "Rosa Díaz" });
  expect(JSON.stringify(entry)).not.toContain("12345678");
  expect(JSON.stringify((await auditor.get(`/audit/${entry!.id}`)).body)).not.toContain("12345678");
  expect(JSON.stringify((await country.chief.get(`/audit/${entry!.id}`)).body)).toContain("12345678-5");
});

/** What the log can tell of each table. */
async function toldFields(): Promise<{ resource: string; field: string }[]> {
  const { rows } = await sql<{ resource: string; field: string }>`
    select t.event_object_table as resource, c.column_name as field
    from information_schema.triggers t
    join information_schema.columns c on c.table_name = t.event_object_table and c.table_schema = t.event_object_schema
    where t.action_statement ~ 'audit_row' and t.event_manipulation = 'UPDATE'
      and position('''' || c.column_name || '''' in t.action_statement) = 0
      and c.column_name not in ('version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'grid_x', 'grid_y')`.execute(
    app.db,
  );
  return rows;
}

test("every table and field that the log can name is named in words", async () => {
  const rows = await toldFields();
  expect(rows.length).toBeGreaterThan(200);
  const nameless = rows.flatMap(({ resource, field }) => [
    ...(`audited.${resource}` in words ? [] : [resource]),
    ...(`label.${resource}.${field}` in words || `audit_label.${field}` in words ? [] : [`${resource}.${field}`]),
  ]);
  expect([...new Set(nameless)]).toEqual([]);
});

test.each(languages)("no two fields of an alert are called alike in the log: %s", async (language) => {
  const titles = new Map<string, string[]>();
  for (const { resource, field } of await toldFields()) {
    if (!resource.startsWith("alert")) continue;
    const key = [`label.${resource}.${field}`, `audit_label.${field}`].find((it) => it in words) as keyof typeof words;
    const title = `${resource}: ${words[key][language]}`;
    titles.set(title, [...new Set([...(titles.get(title) ?? []), field])]);
  }
  expect([...titles].filter(([, fields]) => fields.length > 1)).toEqual([]);
});
