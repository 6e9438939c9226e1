// Imports that are asked for twice, stopped, or left behind by a process that died: each row is written once, and nothing is lost.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../platform/database/database.ts";
import { jobsOf } from "../../platform/jobs/jobs.ts";
import { examinedImport, finishAct, serverOfOffices, settled, sheetOf } from "../../testing/imports/office.ts";
import { importJobs, importsJob } from "./jobs.ts";

let app: Awaited<ReturnType<typeof serverOfOffices>>["app"];
let country: Awaited<ReturnType<typeof serverOfOffices>>["country"];
let schools = 0;
beforeAll(async () => {
  ({ app, country, schools } = await serverOfOffices());
});
afterAll(() => app.stop());

const heading = ["Nombre", "Comuna", "Fecha", "Valor"];
const schoolsCalled = (name: string, count: number) =>
  sheetOf(heading, ...Array.from({ length: count }, (_, at) => [`${name} ${at}`, "05101", "02-03-2026", at]));
const count = async (name: string) =>
  (await country.chief.get(`/records/situation?q=${encodeURIComponent(name)}&per_page=1`)).body.meta.total;

test("A4 the same step asked for twice, by two windows, writes each row once", async () => {
  const { officer } = country;
  const it = await examinedImport(officer, schools, schoolsCalled("Escuela doble", 40));
  await Promise.all([1, 2, 3].map(() => officer.post(`/imports/${it.id}/writing`)));
  expect((await settled(officer, it.id)).totals).toMatchObject({ written: 40 });
  await officer.post(`/imports/${it.id}/writing`);
  await settled(officer, it.id);
  expect(await count("Escuela doble")).toBe(40);
});

test("it is cancelled between two sets, what is written stays, and it goes on or back from there", async () => {
  const { officer } = country;
  const it = await examinedImport(officer, schools, schoolsCalled("Escuela larga", 400));
  await officer.post(`/imports/${it.id}/writing`);
  const isBegun = async () => (await officer.get(`/imports/${it.id}`)).body.done;
  await expect.poll(isBegun, { interval: 5 }).toBeGreaterThan(0);
  const { body } = await officer.post(`/imports/${it.id}/cancellation`);
  expect(body.state).toBe("cancelled");
  expect(await count("Escuela larga")).toBe(body.done);
  await finishAct(officer, it.id, "writing");
  expect(await count("Escuela larga")).toBe(400);
  await finishAct(officer, it.id, "undoing");
  expect(await count("Escuela larga")).toBe(0);
});

test("what a process that died had begun is gone on with by another one, at the line it had come to", async () => {
  const { officer } = country;
  const it = await examinedImport(officer, schools, schoolsCalled("Escuela cortada", 300));
  await officer.post(`/imports/${it.id}/writing`);
  const isBegun = async () => (await officer.get(`/imports/${it.id}`)).body.done;
  await expect.poll(isBegun, { interval: 5 }).toBeGreaterThan(0);
  await officer.post(`/imports/${it.id}/cancellation`);
  expect(await count("Escuela cortada")).toBeLessThan(300);
  // As a process leaves it that is killed between two sets.
  await app.write(system, async (tx) => {
    await sql`update imports set state = 'writing', worker = 'killed', worked_at = now() - interval '1 minute' where id = ${it.id}`.execute(
      tx,
    );
    await app.app.jobs.put(tx, importsJob);
  });
  app.app.jobs.wake(importsJob);
  expect(await settled(officer, it.id)).toMatchObject({ state: "written", totals: { written: 300 } });
  expect(await count("Escuela cortada")).toBe(300);
});

test("two processes share the imports, and write each row once", async () => {
  const { officer } = country;
  const { execute } = app.database;
  const other = jobsOf(importJobs, {
    execute,
    inForce: app.app.inForce,
    log: { warn: () => undefined },
    services: app.app,
  });
  await other.start();
  const both = await Promise.all(
    ["Escuela norte", "Escuela sur"].map((name) => examinedImport(officer, schools, schoolsCalled(name, 150))),
  );
  await Promise.all(both.map(({ id }) => officer.post(`/imports/${id}/writing`)));
  other.wake(importsJob);
  for (const { id } of both) expect((await settled(officer, id)).totals).toMatchObject({ written: 150 });
  await other.stop();
  expect(await count("Escuela norte")).toBe(150);
  expect(await count("Escuela sur")).toBe(150);
});

test("who lost his role meanwhile writes nothing more, and is told why", async () => {
  const { valparaiso } = country;
  const clerk = await app.as("editor", [valparaiso]);
  const it = await examinedImport(clerk, schools, schoolsCalled("Escuela revocada", 20));
  await app.write(system, async (tx) => {
    await sql`delete from role_assignments where user_id = ${clerk.id}`.execute(tx);
    await sql`update imports set state = 'writing', worker = null where id = ${it.id}`.execute(tx);
    await app.app.jobs.put(tx, importsJob);
  });
  app.app.jobs.wake(importsJob);
  const found = async () =>
    (
      await sql<{ state: string; problem: object }>`select state, problem from imports where id = ${it.id}`.execute(
        app.db,
      )
    ).rows[0];
  await expect.poll(found, { timeout: 20_000 }).toEqual({ state: "cancelled", problem: { code: "import_gone" } });
  expect(await count("Escuela revocada")).toBe(0);
});
