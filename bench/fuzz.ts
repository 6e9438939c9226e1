// Requests made from the API's own description, right and spoiled, by several roles, while sheets are brought in: none may be answered by a
// failure of the server, and none after more than five seconds.
// `npm run bench:fuzz [-- server|embedded] [requests]`
import fc from "fast-check";
import { domains } from "@atalaya/contract/domain/domains.ts";
import { demoAccounts, demoPassword } from "@atalaya/server/demo/accounts.ts";
import { hostileValue, inAddress, jsonOf, spoiled } from "@atalaya/server/testing/hostile-values.ts";
import { exampleOf, operationsOf, type Operation } from "@atalaya/server/testing/operations.ts";
import { startProcess } from "@atalaya/server/testing/server-process.ts";
import { dropTemplate, emptyTemplate, settingsOf } from "@atalaya/server/testing/test-database.ts";
import { kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, percentile } from "./figures.ts";

const longestMs = 5000;
const atOnce = 8;
const callers = ["super@demo.test", "super@demo.test", ...demoAccounts.map(({ email }) => email), "nobody"];

const plan = fc.record({
  value: hostileValue,
  /** Half of them are as the description says, with things that are there. */
  part: fc.constantFrom("nothing", "nothing", "nothing", "body", "body", "query", "path"),
  where: fc.nat({ max: 1_000_000 }),
  id: fc.integer({ min: 1, max: 60 }),
  by: fc.constantFrom(...callers),
  chance: fc.nat({ max: 1_000_000 }),
});

const people = new Map<string, string>();
let asked = 0;

/** A token that still holds: what is sent here signs people out, too. Each sign-in comes from an address of its own. */
async function tokenOf(address: string, email: string, isSpent = false): Promise<string> {
  const known = people.get(email);
  if (email === "nobody" || (known && !isSpent)) return known ?? "";
  const answer = await fetch(`${address}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `198.51.${++asked >> 8}.${asked & 255}` },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { token = "" } = (await answer.json()) as { token?: string };
  people.set(email, token);
  return token;
}

type Request = { method: string; path: string; body?: string };

function requestOf({ method, path, query, body }: Operation, it: Plan): Request {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    it.part === "path" ? inAddress(it.value) : name === "domain" ? domains[it.id % domains.length]! : String(it.id),
  );
  const given = query.filter((_, at) => (it.chance >> at) % 3 === 0);
  const parameters = given.map(({ name, schema }, at) => {
    const value = it.part === "query" && at === it.where % given.length ? it.value : exampleOf(schema);
    return `${name}=${inAddress(value)}`;
  });
  const whole = body && exampleOf(body, { company_id: 20, variable_id: it.id, version: 1 });
  return {
    method: method.toUpperCase(),
    path: `${filled}${parameters.length > 0 ? `?${parameters.join("&")}` : ""}`,
    ...(body && { body: jsonOf(it.part === "body" ? spoiled(whole, it.where, it.value) : whole) }),
  };
}
type Plan = { value: unknown; part: string; where: number; id: number; by: string; chance: number };

const sheet = (round: number, where: { variable_id: number; company_id: number }) => ({
  ...where,
  is_rehearsal: false,
  mode: "valid",
  rows: Array.from({ length: 2000 }, (_, at) => ({
    title: `Fila ${round}-${at}`,
    observed_on: "2026-03-02",
    lon: "-71,6",
    lat: "-33,05",
  })),
});

async function measure(kind: Kind, count: number): Promise<void> {
  const template = await emptyTemplate(kind);
  const server = await startProcess("demo/main.ts", {
    ...settingsOf(template),
    TRUST_PROXY: "true",
    LOG_LEVEL: "silent",
  });
  const { address } = server;
  people.clear();
  const send = async ({ method, path, body }: Request, email: string) => {
    const token = await tokenOf(address, email);
    const started = performance.now();
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body }),
    });
    const text = await answer.text();
    if (answer.status === 401 && token) await tokenOf(address, email, true);
    return { status: answer.status, ms: performance.now() - started, text };
  };
  try {
    const document = (await (await fetch(`${address}/api/openapi.json`)).json()) as never;
    const first = async <T extends { id: number }>(path: string, isMeant: (it: T) => boolean): Promise<number> => {
      const { text } = await send({ method: "GET", path }, "super@demo.test");
      return (JSON.parse(text) as { data: T[] }).data.find(isMeant)!.id;
    };
    const where = {
      company_id: await first<{ id: number; kind: string }>(
        "/api/companies?type=tree",
        ({ kind }) => kind === "municipality",
      ),
      variable_id: await first<{ id: number; geometry_type: string }>(
        "/api/variables/situationMap?per_page=100",
        ({ geometry_type }) => geometry_type === "any" || geometry_type === "point",
      ),
    };
    const operations = operationsOf({ swagger: () => document } as never);
    const seed = Date.now() % 1_000_000;
    const plans = fc.sample(plan, { numRuns: count, seed });
    const [times, failures, slow]: [number[], Map<string, number>, Map<string, number>] = [[], new Map(), new Map()];
    const note = (where: Map<string, number>, what: string) => where.set(what, (where.get(what) ?? 0) + 1);
    let [next, imports, isDone] = [0, 0, false];
    const importing = (async () => {
      while (!isDone) {
        const { status, text } = await send(
          { method: "POST", path: "/api/records/situation/import", body: JSON.stringify(sheet(imports, where)) },
          "super@demo.test",
        );
        if (status === 200 && text.includes('"is_written":true')) imports += 1;
        if (status >= 500) note(failures, `${status} POST import of a whole sheet: ${text.slice(0, 200)}`);
      }
    })();
    const work = async () => {
      while (next < count) {
        const at = next++;
        const operation = operations[plans[at]!.chance % operations.length]!;
        const request = requestOf(operation, plans[at]!);
        const { status, ms, text } = await send(request, plans[at]!.by);
        times.push(ms);
        if (status >= 500)
          note(
            failures,
            `${status} ${operation.name} ${text.slice(0, 120)}\n    ${request.path.slice(0, 200)} ${request.body?.slice(0, 300) ?? ""}`,
          );
        if (ms > longestMs) note(slow, operation.name);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    isDone = true;
    await importing;
    console.log(
      `${kind}: ${count} requests (seed ${seed}) to ${operations.length} calls, ${imports} sheets of 2,000 rows written meanwhile`,
    );
    for (const [what, times_] of [...failures].slice(0, 20)) console.log(`  ${times_} times ${what}`);
    for (const [what, times_] of slow) console.log(`  more than ${longestMs} ms: ${times_} times ${what}`);
    judge(
      "failures of the server",
      [...failures.values()].reduce((sum, one) => sum + one, 0),
      { most: 0 },
    );
    judge("longest answer in ms", Math.max(...times), { most: longestMs });
    console.log(
      `  half within ${percentile(times, 0.5).toFixed(0)} ms, 99 of 100 within ${percentile(times, 0.99).toFixed(0)} ms`,
    );
  } finally {
    await server.kill();
    await dropTemplate(template);
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(10_000));
