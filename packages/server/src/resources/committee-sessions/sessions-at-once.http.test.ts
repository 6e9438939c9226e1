// Several requests at one committee at the same moment (V15): they take turns, so that each builds on what the one before left.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCommittee, present, soon } from "../../testing/committee.ts";
import { aCountry } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sealApproved } from "./sealing.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let { committee_id, chair, second, third, call, whole } = {} as Awaited<ReturnType<typeof aCommittee>>;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  ({ committee_id, chair, second, third, call, whole } = await aCommittee(country));
});
afterAll(() => app.stop());

const path = "/committee-sessions";

/** How many connections wait for another one. */
const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]!.count;
};

/** Sends requests while somebody holds these sessions; each begins when the one before it waits for its turn, or was answered. */
async function atOnce<T>(sessions: number[], requests: (() => Promise<T>)[]): Promise<T[]> {
  const [isHeld, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = app.write(system, async (tx) => {
    await sql`select from committee_sessions where id = any(${sessions}::bigint[]) for update`.execute(tx);
    isHeld.resolve();
    await mayGo.promise;
  });
  await isHeld.promise;
  let answered = 0;
  const sent: Promise<T>[] = [];
  try {
    for (const request of requests) {
      sent.push(request().finally(() => answered++));
      await expect.poll(async () => answered + (await waiting()), { timeout: 15_000 }).toBe(sent.length);
    }
  } finally {
    mayGo.resolve();
    await holding;
  }
  return Promise.all(sent);
}

// The embedded database has one connection: everybody takes turns there.
describe.runIf(inject("template").kind === "server")("several requests at one committee", () => {
  test("V15 agreements that several sessions of a committee make at the same moment get a number each", async () => {
    const sessions = [await call(), await call()].map(({ body }) => body.id as number);
    const agreements = [1, 2].map(() => ({ text: "Grifos", responsible_member_id: second, due_on: "2999-01-01" }));
    const answers = await atOnce(
      sessions,
      sessions.map((id) => () => country.officer.put(`${path}/${id}`, { version: 1, agreements })),
    );
    const numbers = answers.flatMap(({ body }) => body.agreements.map(({ number }: { number: number }) => number));
    expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
  });

  test("V15 nobody is struck from a committee while minutes that name him as present are being approved", async () => {
    const { officer } = country;
    const attendance = present(chair, second, third);
    const { id } = (await call(whole())).body;
    const { id: approving } = (await call({ starts_at: "2024-12-10T13:00:00Z" })).body;
    const { members, version } = (await officer.get(`/committees/${committee_id}`)).body;
    const left = members.filter((it: { id: number }) => it.id !== third);
    const approval = { version: 1, status: "minutes_approved", attendance, approved_in_session_id: approving };
    const [approved, struck] = await atOnce(
      [approving],
      [
        () => officer.put(`${path}/${id}`, approval),
        () => officer.put(`/committees/${committee_id}`, { version, members: left }),
      ],
    );
    expect(approved).toMatchObject({ status: 200, body: { attendance } });
    expect(Object.keys(struck!.body.errors)).toEqual(["members"]);
  });

  test("R-209 nobody is cited to a session that is annulled at the same moment", async () => {
    const { officer } = country;
    const { id } = (await call({ starts_at: soon() })).body;
    const [annulled, cited] = await atOnce(
      [id],
      [
        () => officer.put(`${path}/${id}`, { version: 1, status: "annulled" }),
        () => officer.post(`${path}/${id}/citation`),
      ],
    );
    expect(annulled!.status).toBe(200);
    expect(cited!.body.errors).toHaveProperty("status");
  });

  test("V15 what was approved before there were seals is sealed once by two servers that start at the same moment", async () => {
    const { id } = (await call(whole())).body;
    await app.write(system, (tx) =>
      sql`update committee_sessions set status = 'minutes_approved' where id = ${id}`.execute(tx),
    );
    const start = () => app.write(system, sealApproved);
    await atOnce([id], [start, start]);
    const { data } = (await country.officer.get(`${path}/${id}/editions`)).body;
    expect(data.map(({ number }: { number: number }) => number)).toEqual([1]);
  });
});
