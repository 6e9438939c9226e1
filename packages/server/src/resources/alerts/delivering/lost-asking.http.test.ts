// An alert whose asking to be told was lost, with the queue or in a process that was ending: the clock finds it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { aSubscriber } from "../../../testing/telling/subscribers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { prepareLost } from "../jobs.ts";
import { untold } from "./outbox.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

const findLost = (stopping = new AbortController().signal) => prepareLost(app.app, {}, stopping);
const counted = async (id: number) => (await centre.officer.get(`/alerts/${id}`)).body.deliveries;

test("an issued alert that nobody was written down for is found by the clock, and told once", async () => {
  // No jobs are done here: the asking goes nowhere, as with a queue that was lost.
  const { id } = await centre.issued();
  await aSubscriber(app, { company_id: centre.valparaiso, address: "https://radio.ejemplo.test/" });
  expect(await counted(id)).toMatchObject({ waiting: 0 });
  for (let turn = 0; turn < 2; turn++) {
    await findLost();
    expect(await counted(id)).toMatchObject({ waiting: 1 });
  }
});

test("of many that were lost none is left out, although newer ones are for nobody", async () => {
  const { id } = await centre.issued();
  for (let newer = 0; newer < 21; newer++) await centre.issued({ scope: "Restricted", restriction: "Solo brigadas" });
  await findLost();
  expect(await counted(id)).toMatchObject({ waiting: 1 });
});

test("one that is for nobody is looked at once, and what a process that ends leaves undone is found by the next", async () => {
  const { id } = await centre.issued({ scope: "Restricted", restriction: "Solo brigadas" });
  await findLost(AbortSignal.abort());
  expect(await untold(app.db)).toEqual([id]);
  await findLost();
  expect(await untold(app.db)).toEqual([]);
});
