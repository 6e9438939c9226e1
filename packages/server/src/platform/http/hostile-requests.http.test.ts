// 5,000 requests made from the API's own description and spoiled somewhere: none may break the server or be half carried out.
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { distantCaller } from "../../testing/distant-caller.ts";
import { hostileValue, inAddress, jsonOf, spoiled } from "../../testing/hostile-values.ts";
import { exampleOf, longestJson, operationsOf, type Operation } from "../../testing/operations.ts";
import type { Ground } from "../../testing/makers/maker.ts";
import { aGround, hintsFor } from "../../testing/own-and-other.ts";
import { steadyCallers } from "../../testing/steady-callers.ts";
import { bodyLimits } from "./bodies.ts";
import { system } from "../database/database.ts";
import { longestTurn, worstBodies } from "../../testing/worst-bodies.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ground: Ground;
beforeAll(async () => {
  app = await startTestApp({}, { isProving: false });
  ground = await aGround(app, "Blanco");
  // Losses are looked at where something happened.
  await app.write(system, (tx) =>
    tx.updateTable("variables").set({ kind: "event_type" }).where("id", "=", ground.variables.risk).execute(),
  );
});
afterAll(() => app.stop());

const requests = 5000;

/** Most of them by those who may most: who is refused at the door finds few faults behind it. */
const callers = ["super", "super", "super", "admin", "editor", "stranger"];
const caller = steadyCallers({
  super: () => app.as("super_admin"),
  admin: () => app.as("admin", [ground.company_id]),
  editor: () => app.as("editor", [ground.company_id]),
  stranger: async () => app.stranger,
});

const plan = fc.record({
  value: hostileValue,
  part: fc.constantFrom("body", "body", "body", "query", "path", "headers"),
  where: fc.nat({ max: 1_000_000 }),
  by: fc.constantFrom(...callers),
});
type Plan = { value: unknown; part: string; where: number; by: string };

type Request = { path: string; body: string | undefined; headers: Record<string, string> };

function requestOf(operation: Operation, { value, part, where }: Plan): Request {
  const hints = hintsFor(ground, "situation");
  const spoils = (wanted: string) => part === wanted || (part === "body" && wanted === "query" && !operation.body);
  const path = operation.path
    .replace("{domain}", "situation")
    .replaceAll(/\{[zxy]\}/g, spoils("path") ? inAddress(value) : "0")
    .replaceAll(/\{\w+\}/g, spoils("path") ? inAddress(value) : String(1 + (where % 40)));
  const chosen = operation.query[where % operation.query.length];
  const given = operation.query.filter(({ required }) => required);
  const pairs = given.map(({ name, schema }) => `${name}=${inAddress(exampleOf(schema, hints, name))}`);
  if (spoils("query") && chosen) pairs.push(`${chosen.name}=${inAddress(value)}`);
  const body = operation.body && exampleOf(operation.body, hints);
  return {
    path: pairs.length > 0 ? `${path}?${pairs.join("&")}` : path,
    body: body === null ? undefined : jsonOf(spoils("body") ? spoiled(body, where, value) : body),
    headers: spoils("headers") ? { "accept-language": inAddress(value).slice(0, 500) } : {},
  };
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** The least of several looks: what is on its way between threads is not kept. */
async function megabytesHeld(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 5; look++) {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, (heapUsed + external) / 1e6);
    await setTimeout(50);
  }
  return least;
}

/** Every change leaves a line there (a test of its own proves it), so this tells whether anything was written. */
async function lastChange(): Promise<number> {
  const line = await app.db.selectFrom("audit_log").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  return line?.id ?? 0;
}

test("every call has a limit for its body that fits: what its schema lets through is not refused, and what has no end names one", () => {
  const taking = operationsOf(app.app).filter(({ body }) => body);
  expect(taking.length).toBeGreaterThan(60);
  const unfit = taking.filter(({ body, most_bytes }) => {
    const longest = longestJson(body!);
    return longest === Number.POSITIVE_INFINITY ? most_bytes <= bodyLimits.small.bytes : longest > most_bytes;
  });
  expect(unfit.map(({ name, body, most_bytes }) => `${name}: ${longestJson(body!)} of ${most_bytes}`)).toEqual([]);
});

/** Milliseconds of processor in one turn, on a machine that is busy with other tests besides; alone it is about a third. */
const longestAllowed = 150;

// The databases work outside of this thread: one of them is enough.
test.skipIf(process.env["TEST_DATABASE"] === "embedded")(
  "the most expensive body of every call keeps nobody else waiting",
  async () => {
    const found: string[] = [];
    const distant = distantCaller();
    onTestFinished(async () => void (await distant.stop()));
    // The catalogues of the other domains are the same routes.
    const operations = operationsOf(app.app).filter(
      ({ body, path }) => body && !/\/variables\/(?!situationMap)/.test(path),
    );
    for (const operation of operations) {
      const domain = "breakdowns" in (operation.body!.properties ?? {}) ? "risk" : "situation";
      const path = operation.path.replace("{domain}", domain).replaceAll(/\{\w+\}/g, String(ground.company_id));
      for (const [what, text] of worstBodies(operation, hintsFor(ground, domain))) {
        const { token } = await caller("super");
        const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
        const measure = async () => {
          const sent = { method: operation.method.toUpperCase(), headers, body: new TextEncoder().encode(text) };
          return longestTurn(async () => {
            // The server hangs up before a body that is too large has come.
            const status = (await distant.send(`${app.origin}${path}`, sent)) ?? 413;
            expect(status, `${operation.name}: ${what}`).toBeLessThan(500);
          });
        };
        let longest = await measure();
        for (let again = 0; again < 2 && longest > longestAllowed / 2; again++)
          longest = Math.min(longest, await measure());
        if (longest > longestAllowed / 3) found.push(`${Math.round(longest)} ms ${operation.name}: ${what}`);
        expect(longest, `${operation.name}: ${what}`).toBeLessThan(longestAllowed);
      }
    }
    if (process.env["SHOW_TURNS"]) process.stdout.write(`${found.toSorted().join("\n")}\n`);
  },
  900_000,
);

test("5,000 spoiled requests: no failure of the server, nothing written by a refused one, and no memory kept", async () => {
  const operations = operationsOf(app.app);
  const plans = fc.sample(plan, { seed: 20_261_120, numRuns: requests });
  const answered = new Map<number, number>();
  const held: number[] = [];
  for (const [index, planned] of plans.entries()) {
    const operation = operations[index % operations.length]!;
    const { path, body, headers } = requestOf(operation, planned);
    const by = await caller(planned.by);
    const before = await lastChange();
    const answer = await by.send(operation.method, path, body, { headers });
    const said = `${operation.name} by ${planned.by}: ${path.slice(0, 300)} ${body?.slice(0, 500)} -> ${JSON.stringify(answer.body)?.slice(0, 300)}`;
    expect(answer.status, said).toBeLessThan(500);
    if (answer.status >= 400) {
      expect(await lastChange(), `written although refused: ${said}`).toBe(before);
      expect(answer.body, said).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    }
    answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
    if (index === requests / 5 || index === (requests * 3) / 5) held.push(await megabytesHeld());
  }
  // What is loaded once, at its first use, grows one half; what every request leaves behind grows both.
  const [first = 0, second = 0, last = await megabytesHeld()] = held;
  expect(Math.min(second - first, last - second)).toBeLessThan(20);
  // They reached the handlers: not all were turned away by the same check.
  expect([...answered.keys()]).toEqual(expect.arrayContaining([200, 401, 403, 404, 422]));
  expect((await app.stranger.get("/health/ready")).status).toBe(200);
}, 300_000);
