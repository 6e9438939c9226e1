// An alert whose asking to be told was lost, with the queue or in a process that was ending: the clock finds it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { aSubscriber } from "../../../testing/telling/subscribers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { prepareAsked } from "../jobs.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

const counted = async (id: number) => (await centre.officer.get(`/alerts/${id}`)).body.deliveries;

test("an issued alert that nobody was written down for is found by the clock, and told once", async () => {
  // No jobs are done here: the asking goes nowhere, as with a queue that was lost.
  const { id } = await centre.issued();
  await aSubscriber(app, { company_id: centre.valparaiso, address: "https://radio.ejemplo.test/" });
  expect(await counted(id)).toMatchObject({ waiting: 0 });
  for (let turn = 0; turn < 2; turn++) {
    await prepareAsked(app.app, {});
    expect(await counted(id)).toMatchObject({ waiting: 1 });
  }
});
