// The review of a record over HTTP: its steps, who may take them, what is demanded, and what the public keeps seeing.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { aCountry, aRecord, aVariable } from "../../../testing/factories.ts";
import { startTestApp, type Answer, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let officer: Caller;
let validator: Caller;
/** Writes and validates. */
let administrator: Caller;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  officer = country.officer;
  validator = await app.as("validator", [country.valparaiso]);
  administrator = await app.as("admin", [country.valparaiso]);
});
afterAll(() => app.stop());

type Made = { id: number; version: number; title: string; status: string };
const draft = (changes: object = {}) =>
  aRecord({ company_id: country.valparaiso, variable_id: country.shelters, ...changes });
const create = async (changes: object = {}, by = officer): Promise<Made> =>
  (await by.post("/records/situation", draft(changes))).body;
const pathOf = ({ id }: Made) => `/records/situation/${id}`;
const read = async (record: Made) => (await officer.get(pathOf(record))).body;

/** Takes a step on the record as it is now. */
async function step(by: Caller, record: Made, action: string, reason?: string): Promise<Answer> {
  const { version } = await read(record);
  return by.post(`${pathOf(record)}/transitions`, { action, reason: reason ?? null, version });
}
async function isTaken(by: Caller, record: Made, action: string, reason?: string): Promise<void> {
  const answer = await step(by, record, action, reason);
  expect(answer.status, `${action}: ${JSON.stringify(answer.body)}`).toBe(200);
}
/** A record that an officer wrote and a validator published. */
async function aPublished(changes: object = {}): Promise<Made> {
  const record = await create(changes);
  await isTaken(officer, record, "submit");
  await isTaken(validator, record, "validate");
  await isTaken(validator, record, "publish");
  return record;
}
const change = async (by: Caller, record: Made, changes: object) =>
  by.put(pathOf(record), { version: (await read(record)).version, ...changes });

describe("V13 the steps of the review", () => {
  test("a record is a draft whatever is sent, is submitted, sent back with a reason, submitted, validated and published", async () => {
    const record = await create();
    expect(record.status).toBe("draft");
    expect((await officer.post("/records/situation", { ...draft(), status: "published" })).status).toBe(422);
    expect((await change(officer, record, { status: "published" })).status).toBe(422);

    await isTaken(officer, record, "submit");
    const returned = await step(validator, record, "request_revision", "Falta la capacidad");
    expect(returned.body).toMatchObject({ status: "needs_revision", review_note: "Falta la capacidad" });
    await change(officer, record, { value: 90 });
    expect(await read(record)).toMatchObject({ status: "needs_revision", review_note: "Falta la capacidad" });
    const submitted = await step(officer, record, "submit");
    expect(submitted.body).toMatchObject({ status: "waiting_for_validation", review_note: null });
    await isTaken(validator, record, "validate");
    const published = await step(validator, record, "publish");
    expect(published.body).toMatchObject({ status: "published", has_published: true, value: 90 });
    expect(published.body.validated_at).not.toBeNull();
    expect(published.body.published_at).not.toBeNull();
  });

  test("each step is in the audit log with who took it and the reason", async () => {
    const record = await aPublished();
    await isTaken(validator, record, "unpublish", "Dirección equivocada");
    const steps = (await app.auditOf("records", record.id)).slice(1);
    expect(steps.map(({ actor }) => Number(actor))).toEqual([officer.id, validator.id, validator.id, validator.id]);
    expect(steps.map(({ after }) => (after as { status: string }).status)).toEqual([
      "waiting_for_validation",
      "validated",
      "published",
      "needs_revision",
    ]);
    expect(steps.at(-1)?.after).toMatchObject({ review_note: "Dirección equivocada" });
  });

  test("a step that does not lead away from the present state is refused and says so", async () => {
    const record = await create();
    for (const [by, action] of [
      [validator, "validate"],
      [validator, "publish"],
      [officer, "withdraw"],
    ] as const)
      // prettier-ignore
      expect((await step(by, record, action)).body.errors, action).toEqual({
        action: ["Este paso no es posible desde el estado actual del registro."],
      });
    expect((await step(validator, record, "unpublish")).body.errors).toEqual({
      reason: ["Este campo es obligatorio."],
    });
  });

  test("of two people who take a step at once, the second is told what stands there now", async () => {
    const record = await create();
    await isTaken(officer, record, "submit");
    const late = await officer.post(`${pathOf(record)}/transitions`, { action: "withdraw", version: 1 });
    expect(late).toMatchObject({ status: 409, body: { current: { status: "waiting_for_validation", version: 2 } } });
  });

  test("what was sent can be withdrawn, and what is archived comes back with a reason", async () => {
    const record = await create();
    await isTaken(officer, record, "submit");
    await isTaken(officer, record, "withdraw");
    expect((await read(record)).status).toBe("draft");

    const published = await aPublished();
    await isTaken(validator, published, "archive");
    expect(await read(published)).toMatchObject({ status: "archived", has_published: false, published_at: null });
    const refused = await change(officer, published, { title: "Otro" });
    expect(refused).toMatchObject({ status: 409, body: { code: "record_archived" } });
    expect(refused.body.message).toContain("archivado");
    await isTaken(validator, published, "unarchive", "Vuelve a usarse");
    expect((await read(published)).status).toBe("needs_revision");
  });
});

describe("who takes which step", () => {
  test("R-603 an officer does not validate or publish, a validator does not submit, and nobody does in another place", async () => {
    const record = await create();
    expect((await step(validator, record, "submit")).status).toBe(403);
    await isTaken(officer, record, "submit");
    expect((await step(officer, record, "validate")).status).toBe(403);
    expect((await step(country.viewer, record, "validate")).status).toBe(403);
    const elsewhere = await app.as("validator", [country.talcahuano]);
    expect((await step(elsewhere, record, "validate")).status).toBe(404);
    await isTaken(validator, record, "validate");
    expect((await step(officer, record, "publish")).status).toBe(403);
  });

  test("nobody validates the own work: neither what one changed last nor what one submitted", async () => {
    const own = await create({}, administrator);
    await isTaken(officer, own, "submit");
    const refused = await step(administrator, own, "validate");
    expect(refused).toMatchObject({ status: 403, body: { code: "own_work" } });
    expect(refused.body.message).toBe("Lo valida otra persona: usted hizo el último cambio o lo envió a validación.");

    const submitted = await create();
    await isTaken(administrator, submitted, "submit");
    expect((await step(administrator, submitted, "validate")).body.code).toBe("own_work");
    await isTaken(validator, submitted, "validate");
  });

  test("an office of one person may allow it by a setting", async () => {
    const lenient = await startTestApp({ VALIDATOR_MAY_BE_AUTHOR: "true" });
    const { valparaiso, shelters } = await aCountry(lenient);
    const alone = await lenient.as("admin", [valparaiso]);
    const { body } = await alone.post("/records/situation", aRecord({ company_id: valparaiso, variable_id: shelters }));
    const path = `/records/situation/${body.id}/transitions`;
    await alone.post(path, { action: "submit", version: 1 });
    expect((await alone.post(path, { action: "validate", version: 2 })).body.status).toBe("validated");
    await lenient.stop();
  });
});

test("V9 V4 what is missing for validation is said on its fields, and a draft is kept without it", async () => {
  const variable_id = await aVariable(country.chief, {
    required_value: true,
    required_geometry: true,
    fields: [{ key: "causa", type: "text", label_es: "Causa", is_required: true }],
  });
  const record = await create({ variable_id, value: null, geometry: null, source: null });
  const missing = "Falta este dato para enviar a validación o publicar.";
  const refused = await step(officer, record, "submit");
  expect(refused).toMatchObject({ status: 422, body: { code: "validation" } });
  expect(refused.body.errors).toEqual({
    value: [missing],
    "attributes.causa": [missing],
    geometry: [missing],
    source: [missing],
  });
  const { value, geometry, source } = draft();
  await change(officer, record, { value, geometry, source, attributes: { causa: "Sequía" } });
  await isTaken(officer, record, "submit");
});

describe("what the public sees", () => {
  test("a published record that is changed goes back to revision, and the public keeps seeing what was published", async () => {
    const record = await aPublished({ title: "Albergue Norte", value: 80 });
    const changes = { title: "Albergue Sur", value: 70 };
    const reason = "Se midió otra vez";
    const changed = await change(officer, record, { ...changes, reason });
    expect(changed.body).toMatchObject({
      review_note: reason,
      status: "needs_revision",
      has_published: true,
      title: "Albergue Sur",
    });
    const seen = await officer.get(`${pathOf(record)}/published`);
    expect(seen.body).toMatchObject({ title: "Albergue Norte", value: 80, geometry: { type: "Point" } });

    await isTaken(officer, record, "submit");
    await isTaken(validator, record, "validate");
    expect((await officer.get(`${pathOf(record)}/published`)).body.title).toBe("Albergue Norte");
    await isTaken(validator, record, "publish");
    expect((await officer.get(`${pathOf(record)}/published`)).body).toMatchObject({ title: "Albergue Sur", value: 70 });
  });

  test("V13 changing what is published asks why, and the reason stands in its history", async () => {
    const record = await aPublished({ title: "Albergue Firme" });
    for (const reason of [undefined, null, "  "]) {
      const refused = await change(officer, record, { title: "Albergue Otro", reason });
      expect(refused).toMatchObject({ status: 422, body: { code: "validation" } });
      expect(refused.body.errors).toEqual({ reason: ["Está publicado: diga por qué se cambia."] });
    }
    expect(await read(record)).toMatchObject({ title: "Albergue Firme", status: "published" });
    await change(officer, record, { title: "Albergue Otro", reason: "Cambió de nombre" });
    // A second change is one of the same revision.
    expect((await change(officer, record, { value: 12 })).body).toMatchObject({ review_note: "Cambió de nombre" });
    const [, why] = (await officer.get(`${pathOf(record)}/revisions`)).body.data;
    expect(why.after).toMatchObject({ status: "needs_revision", review_note: "Cambió de nombre" });
  });

  test("saving without a change leaves a published record published", async () => {
    const record = await aPublished({ title: "Albergue Quieto" });
    expect((await change(officer, record, { title: "Albergue Quieto" })).body.status).toBe("published");
  });

  test("the copy holds everything that a record says", async () => {
    const whole = {
      description: "Con ñ",
      tags: ["invierno", "niñez"],
      locality: "Cerro Alegre",
      ended_on: "2026-03-05",
      confidence: "high",
      geometry: { type: "LineString", coordinates: [[-71.6, -33.05], [-71.61, -33.06]] }, // prettier-ignore
    };
    const record = await aPublished(whole);
    const { body } = await officer.get(`${pathOf(record)}/published`);
    const { published_at: _at, published_by, ...contents } = body;
    expect(published_by).toContain("Persona");
    const stored = await read(record);
    expect(contents).toEqual(Object.fromEntries(Object.keys(contents).map((field) => [field, stored[field]])));
    expect(contents).toMatchObject(whole);
    expect(Object.keys(contents).toSorted()).toEqual(Object.keys(RecordDraft.shape).toSorted());
  });

  test("a revision is discarded: contents and state are again as published", async () => {
    const record = await aPublished({ title: "Albergue Este", tags: ["costa"] });
    await change(officer, record, { title: "Albergue Oeste", tags: [], geometry: null, reason: "Se mudó" });
    const back = await step(officer, record, "discard_revision");
    expect(back.body).toMatchObject({ status: "published", title: "Albergue Este", tags: ["costa"] });
    expect(back.body.geometry).toEqual({ type: "Point", coordinates: [-71.6, -33.05] });
    expect((await step(officer, await create(), "discard_revision")).status).toBe(422);
  });

  test("what is no longer published is seen by nobody", async () => {
    const record = await aPublished();
    await isTaken(validator, record, "unpublish", "Cerrado");
    expect((await officer.get(`${pathOf(record)}/published`)).status).toBe(404);
    expect(await read(record)).toMatchObject({ status: "needs_revision", has_published: false });
  });
});

describe("what waits for somebody", () => {
  type Item = {
    kind: string;
    menu: string;
    count: number;
    first: string;
    path: string;
    search: Record<string, string>;
  };
  const todoOf = async (by: Caller, place: number | "all" = "all"): Promise<Item[]> =>
    (await by.get(`/todo?place=${place}`)).body.data;
  const listed = async (by: Caller, { path, search }: Item) =>
    (await by.get(`${path}?${new URLSearchParams(search).toString()}`)).body.meta.total;

  test("R-603 a validator is told what waits for him, an officer what was sent back, each in his places, as their lists say", async () => {
    const { talcahuano, quilpue, outsider } = country;
    const there = await app.as("validator", [talcahuano]);
    const mine = (items: Item[], kind: string) => items.find((it) => it.kind === kind);
    expect(await todoOf(there)).toEqual([]);
    const first = await create({ company_id: talcahuano, title: "Espera primero" }, outsider);
    const second = await create({ company_id: talcahuano }, outsider);
    const submit = ({ id }: Made) =>
      outsider.post(`/records/situation/${id}/transitions`, { action: "submit", reason: null, version: 1 });
    for (const record of [first, second]) expect((await submit(record)).status).toBe(200);
    const waiting = mine(await todoOf(there), "records_to_validate")!;
    expect(waiting).toMatchObject({
      menu: "situationMapRecord",
      count: 2,
      first: "Espera primero",
      path: "/records/situation",
      search: { status: "waiting_for_validation", not_author: String(there.id) },
    });
    expect(await listed(there, waiting)).toBe(2);
    expect(mine(await todoOf(outsider), "records_to_validate")).toBeUndefined();
    expect((await there.get(`/todo?place=${quilpue}`)).status).toBe(404);

    const reason = { action: "request_revision", reason: "Falta la fuente", version: 2 };
    await there.post(`/records/situation/${first.id}/transitions`, reason);
    expect(mine(await todoOf(there), "records_to_validate")!.count).toBe(1);
    const returned = mine(await todoOf(outsider), "records_returned")!;
    expect(returned).toMatchObject({ count: 1, first: "Espera primero" });
    expect(await listed(outsider, returned)).toBe(1);
  });

  test("V13 nobody is asked to validate what he wrote himself", async () => {
    const [before] = await todoOf(administrator, country.valparaiso);
    const record = await create({}, administrator);
    await isTaken(administrator, record, "submit");
    expect((await todoOf(administrator, country.valparaiso))[0]).toEqual(before);
  });
});
