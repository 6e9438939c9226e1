// Ten people type two thousand lines at once, two of them without a network for a while: none is lost, none is there twice, all stand by their hour.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { aCountry, aRecord, aVariableDraft } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const linesEach = 200;
const begun = Date.parse("2026-03-02T03:00:00.000Z");

test("two thousand lines of ten people are all there, once, by their hour and without a gap", async () => {
  const draft = aVariableDraft({ kind: "event_type", value_type: "none", hip_code: "EN0205" });
  const variable_id = (await country.chief.post("/variables/riskAssessment", draft)).body.id;
  const event = (
    await country.officer.post("/records/risk", aRecord({ company_id: country.valparaiso, variable_id, value: null }))
  ).body;
  const people = await Promise.all(Array.from({ length: 10 }, () => app.as("editor", [country.valparaiso])));

  /** What somebody types, a line about every ten seconds; several share an hour. */
  const typed = (who: number) =>
    Array.from({ length: linesEach }, (_, index) => ({
      uid: randomUUID(),
      event_id: event.id,
      kind: "fact",
      happened_at: new Date(begun + index * 10_000 + (who % 3) * 1000).toISOString(),
      written_at: new Date(begun + index * 10_000 + 5000).toISOString(),
      text: `Línea ${index} de ${who}`,
    }));
  const all = people.map((_, who) => typed(who));
  const answered = new Map<string, number>();
  const send = async (by: Caller, lines: ReturnType<typeof typed>) => {
    for (const [index, line] of lines.entries()) {
      // Now and then the answer is lost on the way, and the line goes off again, also while the first is still under way.
      const tries = index % 17 === 0 ? [1, 2] : [1];
      for (const { status, body } of await Promise.all(tries.map(() => by.post("/log-entries", line)))) {
        expect(status).toBe(201);
        answered.set(line.uid, body.number);
      }
    }
  };
  // The last two are offline: what they type goes off once the others are half through.
  const halves = all.map((lines) => [lines.slice(0, linesEach / 2), lines.slice(linesEach / 2)] as const);
  await Promise.all(people.slice(0, 8).map((by, who) => send(by, halves[who]![0])));
  await Promise.all(people.map((by, who) => send(by, who < 8 ? halves[who]![1] : all[who]!)));

  const found: LogEntry[] = [];
  let after: string | null = "";
  while (after !== null) {
    const query: string = `event=${event.id}&sort=happened_at&per_page=100${after && `&after=${after}`}`;
    const { body } = await country.officer.get(`/log-entries?${query}`);
    found.push(...body.data);
    after = body.meta.next_cursor;
  }
  expect(found.map(({ uid }) => uid).toSorted()).toEqual(
    all
      .flat()
      .map(({ uid }) => uid)
      .toSorted(),
  );
  const byNumber = found.map(({ number }) => number).toSorted((one, other) => one - other);
  expect(byNumber).toEqual(Array.from({ length: 10 * linesEach }, (_, index) => index + 1));
  expect(found.every(({ uid, number }) => answered.get(uid) === number)).toBe(true);
  const hours = found.map(({ happened_at }) => Date.parse(happened_at));
  expect(hours).toEqual(hours.toSorted((one, other) => one - other));
  expect((await country.officer.get(`/log-entries/head?event=${event.id}`)).body.total).toBe(10 * linesEach);
}, 120_000);
