// What the public sees of a record while it is changed, reviewed and published again: a copy of what was published.
import { afterAll, beforeAll, expect, test } from "vitest";
import { RecordDraft, relationFields } from "@atalaya/contract/resources/records.ts";
import { aCountry } from "../../../testing/factories.ts";
import { aReview, pathOf } from "../../../testing/review.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let { officer, validator, create, read, change, step, isTaken, aPublished } = {} as Awaited<ReturnType<typeof aReview>>;
beforeAll(async () => {
  app = await startTestApp();
  ({ officer, validator, create, read, change, step, isTaken, aPublished } = await aReview(app, await aCountry(app)));
});
afterAll(() => app.stop());

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

test("the copy holds everything that a record says, and not what it is a part of", async () => {
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
  const says = new Set(Object.keys(RecordDraft.shape)).difference(new Set<string>(relationFields));
  expect(Object.keys(contents).toSorted()).toEqual([...says].toSorted());
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
