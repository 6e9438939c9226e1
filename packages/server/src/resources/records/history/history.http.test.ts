// The history of a record over HTTP: what was changed by whom, and going back.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Revision } from "@atalaya/contract/resources/records/history.ts";
import { aCountry, aRecord, aVariable, inStatus } from "../../../testing/factories.ts";
import { geometries } from "../../../testing/geometries.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const draft = (changes: object = {}) =>
  aRecord({ company_id: country.valparaiso, variable_id: country.shelters, ...changes });
const create = async (changes: object = {}) => (await country.officer.post("/records/situation", draft(changes))).body;
const pathOf = ({ id }: { id: number }) => `/records/situation/${id}`;
const read = async (record: { id: number }) => (await country.officer.get(pathOf(record))).body;
const change = async (record: { id: number }, changes: object, by = country.officer) =>
  (await by.put(pathOf(record), { version: (await read(record)).version, ...changes })).body;
const revisionsOf = async (record: { id: number }, query = ""): Promise<Revision[]> =>
  (await country.officer.get(`${pathOf(record)}/revisions?${query}`)).body.data;
const restore = async (record: { id: number }, body: object) =>
  country.officer.post(`${pathOf(record)}/revisions`, { version: (await read(record)).version, ...body });

test("a record tells field by field what was changed, by whom, newest first", async () => {
  const record = await create({ title: "Sede", tags: ["invierno"] });
  await change(record, { title: "Sede vecinal", tags: ["invierno", "agua"] });
  await change(record, { value: 90 }, country.regional);
  const revisions = await revisionsOf(record);
  expect(revisions.map(({ action, before, after }) => [action, before, Object.keys(after ?? {}).toSorted()])).toEqual([
    ["update", { value: 120 }, ["value"]],
    ["update", { title: "Sede", tags: ["invierno"] }, ["tags", "title"]],
    ["create", null, expect.arrayContaining(["title", "geometry", "status"])],
  ]);
  const names = await Promise.all([country.regional, country.officer].map((who) => who.get("/user")));
  expect(revisions.slice(0, 2).map(({ actor }) => actor)).toEqual(names.map(({ body }) => body.user.name));
  expect(revisions[2]!.after!["geometry"]).toMatchObject({ type: "Point", coordinates: [-71.6, -33.05] });
});

test("pages of the history continue where the one before ended", async () => {
  const record = await create();
  for (let number = 0; number < 5; number++) await change(record, { value: number });
  const first = (await country.officer.get(`${pathOf(record)}/revisions?per_page=4`)).body;
  expect(first.data).toHaveLength(4);
  const second = (await country.officer.get(`${pathOf(record)}/revisions?after=${first.meta.next_after}`)).body;
  expect(second.data.map(({ action }: Revision) => action)).toEqual(["update", "create"]);
  expect(second.meta.next_after).toBeNull();
});

test("going back to a version restores everything that was written then, and is a change like any other", async () => {
  const { id, ...original } = await create({
    title: "Gimnasio",
    tags: ["costa"],
    geometry: { type: "Polygon", coordinates: geometries.Polygon },
  });
  const record = { id };
  await change(record, { title: "Cancha", value: 5, tags: [], geometry: null });
  await change(record, { title: "Estadio", ended_on: "2026-03-09", description: "Techado" });
  const [, , created] = await revisionsOf(record);
  const back = await restore(record, { revision: created!.id });
  expect(back.status).toBe(200);
  const { version: _v, updated_at: _u, ...written } = original;
  expect(back.body).toMatchObject({ ...written, version: 4 });
  const [last] = await revisionsOf(record);
  expect(last).toMatchObject({ action: "update", before: { title: "Estadio" }, after: { title: "Gimnasio" } });
});

test("one field goes back and the others stay, also one of the variable's own", async () => {
  const variable_id = await aVariable(country.chief, {
    fields: [
      { key: "causa", type: "text", label_es: "Causa" },
      { key: "piso", type: "integer", label_es: "Piso" },
    ],
  });
  const record = await create({ variable_id, attributes: { causa: "Rayo", piso: 2 } });
  await change(record, { title: "Otro", attributes: { causa: "Descuido", piso: 3 } });
  const [changed] = await revisionsOf(record);
  const back = { revision: changed!.id, side: "before" };
  const one = await restore(record, { ...back, fields: ["attributes.causa"] });
  expect(one.body).toMatchObject({ title: "Otro", attributes: { causa: "Rayo", piso: 3 } });
  const both = await restore(record, { ...back, fields: ["attributes.causa", "attributes.piso"] });
  expect(both.body.attributes).toEqual({ causa: "Rayo", piso: 2 });
  expect((await restore(record, { ...back, fields: ["title"] })).body.title).toBe(record.title);
  expect((await restore(record, { ...back, fields: ["status"] })).status).toBe(422);
});

test("every earlier state is replayed exactly, whatever was changed since", async () => {
  const record = await create({ tags: [] });
  const states = [await read(record)];
  const steps = [
    { title: "Uno", value: null },
    { tags: ["a", "b"], source: null },
    { geometry: null, observed_on: "2025-12-31", date_precision: "month" },
    { value: 7, geometry: { type: "MultiPoint", coordinates: geometries.MultiPoint } },
    { title: "Dos", is_public: false, geometry_accuracy_m: 12.5 },
  ];
  for (const step of steps) states.push(await change(record, step));
  const revisions = (await revisionsOf(record)).toReversed();
  const kept = ["version", "updated_at", "warnings"];
  const contents = (state: object) =>
    Object.fromEntries(Object.entries(state).filter(([field]) => !kept.includes(field)));
  for (const [index, state] of states.entries()) {
    const { body } = await restore(record, { revision: revisions[index]!.id });
    expect(contents(body), `revision ${index}`).toEqual(contents(state));
  }
});

test("R-603 V13 going back needs the permission to change, follows the review, and is refused over a newer version", async () => {
  const record = await create({ title: "Escuela" });
  await change(record, { title: "Liceo" });
  const [, created] = await revisionsOf(record);
  const body = { revision: created!.id, version: 2 };
  expect((await country.viewer.post(`${pathOf(record)}/revisions`, body)).status).toBe(403);
  expect((await country.outsider.post(`${pathOf(record)}/revisions`, body)).status).toBe(404);
  const stale = await country.officer.post(`${pathOf(record)}/revisions`, { ...body, version: 1 });
  expect(stale).toMatchObject({ status: 409, body: { current: { title: "Liceo" } } });
  expect((await restore(record, { revision: 999_999 })).status).toBe(404);
  const other = (await revisionsOf(await create()))[0]!;
  expect((await restore(record, { revision: other.id })).status).toBe(404);

  await inStatus(app, record.id, "published");
  const unsaid = await restore(record, { revision: created!.id });
  expect(unsaid.body.errors).toEqual({ reason: ["Está publicado: diga por qué se cambia."] });
  const back = await restore(record, { revision: created!.id, reason: "Era una escuela" });
  expect(back.body).toMatchObject({
    title: "Escuela",
    review_note: "Era una escuela",
    status: "needs_revision",
    has_published: true,
  });
});

test("what lies in the trash is read with its history, and not changed", async () => {
  const record = await create({ title: "Bodega vieja" });
  await country.officer.delete(`${pathOf(record)}?version=1`);
  const kept = await country.officer.get(`${pathOf(record)}?trash=true`);
  expect(kept).toMatchObject({ status: 200, body: { title: "Bodega vieja", deleted_at: expect.any(String) } });
  expect((await revisionsOf(record, "trash=true")).map(({ action }) => action)).toEqual(["delete", "create"]);
  expect((await country.officer.get(`${pathOf(record)}/revisions`)).status).toBe(404);
  expect((await country.outsider.get(`${pathOf(record)}?trash=true`)).status).toBe(404);
  const [, created] = await revisionsOf(record, "trash=true");
  const body = { revision: created!.id, version: 2 };
  expect((await country.officer.post(`${pathOf(record)}/revisions`, body)).status).toBe(404);
});

test("tags in use are offered, the most frequent first, and only those of one's places", async () => {
  for (const tags of [["quebrada", "invierno"], ["invierno"]]) await create({ tags });
  const far = draft({ company_id: country.talcahuano, tags: ["ajena"] });
  await country.outsider.post("/records/situation", far);
  const { data } = (await country.officer.get("/records/situation/tags")).body;
  expect(data[0]).toBe("invierno");
  expect(data).toContain("quebrada");
  expect(data).not.toContain("ajena");
});
