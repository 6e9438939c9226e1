// The review of a record over HTTP: its steps, who may take them, and what is demanded.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCountry, aRecord, aVariable } from "../../../testing/factories.ts";
import { aReview, pathOf } from "../../../testing/review.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let { officer, validator, administrator, draft, create, read, change, step, isTaken, aPublished } = {} as Awaited<
  ReturnType<typeof aReview>
>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  ({ officer, validator, administrator, draft, create, read, change, step, isTaken, aPublished } = await aReview(
    app,
    country,
  ));
});
afterAll(() => app.stop());

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
