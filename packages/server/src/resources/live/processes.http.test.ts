// Several server processes on one database: what happens in one is heard in the others, whatever breaks meanwhile.
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { sql } from "kysely";
import pg from "pg";
import { system } from "../../platform/database/database.ts";
import type { OpenDatabase } from "../../platform/database/open-database.ts";
import { listen } from "../../testing/event-stream.ts";
import { startProcess, type ServerProcess } from "../../testing/server-process.ts";
import { copyOf, dropTemplate, open, settingsOf, type Template } from "../../testing/test-database.ts";
import { insertSession } from "../sessions/queries.ts";

const template = inject("template");
const several = test.skipIf(template.kind === "embedded");

let copy: Template;
let database: OpenDatabase;
let one: ServerProcess;
let other: ServerProcess;
let token = "";

beforeAll(async () => {
  if (template.kind === "embedded") return;
  copy = await copyOf(template);
  database = await open(copy);
  token = await database.write(system, async (tx) => {
    const user = { name: "Ana Rojas", email: "ana@demo.test", password_hash: "none", is_super_admin: 1 };
    const { id } = await tx.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
    return insertSession(tx, id, 3600, { address: "127.0.0.1", user_agent: null });
  });
  [one, other] = await Promise.all([
    startProcess("main.ts", settingsOf(copy)),
    startProcess("main.ts", settingsOf(copy)),
  ]);
});
afterAll(async () => {
  await Promise.all([one, other].map((server) => server?.stop()));
  await database?.close();
  if (copy) await dropTemplate(copy);
});

async function consoleAt({ address }: ServerProcess, from?: string) {
  const stream = await listen({ origin: address, token, from });
  onTestFinished(stream.hangUp);
  return stream;
}

async function call({ address }: ServerProcess, method: string, path: string, body: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${address}/api${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.status === 204 ? null : answer.json();
}

const centroid = { type: "Point", coordinates: [-71.6, -33] };
const aPlaceBy = async (server: ServerProcess, reason_social: string): Promise<number> =>
  (
    (await call(server, "POST", "/companies", {
      reason_social,
      kind: "region",
      parent_company_id: null,
      centroid,
    })) as { id: number }
  ).id;
const named = (name: string) => (change: { name: string | null }) => change.name === name;

several("what is changed in one process is heard in the other", async () => {
  const stream = await consoleAt(other);
  await aPlaceBy(one, "Región Uno");
  await stream.until("change", named("Región Uno"));
});

several("when a process is killed its consoles come back in another, and nothing is lost", async () => {
  const doomed = await startProcess("main.ts", settingsOf(copy));
  onTestFinished(() => doomed.kill());
  const before = await consoleAt(doomed);
  await aPlaceBy(one, "Antes de la caída");
  await before.until("change", named("Antes de la caída"));
  await doomed.kill();
  await before.ended;
  for (let number = 0; number < 5; number++) await aPlaceBy(one, `Durante la caída ${number}`);
  const after = await consoleAt(other, before.position());
  for (let number = 0; number < 5; number++) await after.until("change", named(`Durante la caída ${number}`));
});

several(
  "when the process dies in which changes are made, what it acknowledged is heard, and what comes after it",
  async () => {
    const doomed = await startProcess("main.ts", settingsOf(copy));
    onTestFinished(() => doomed.kill());
    const stream = await consoleAt(other);
    const acknowledged: string[] = [];
    const makeMany = async (hand: number) => {
      for (let number = 0; ; number++) {
        const name = `De quien cae ${hand}-${number}`;
        await aPlaceBy(doomed, name);
        acknowledged.push(name);
      }
    };
    const hands = Promise.allSettled([1, 2, 3].map(makeMany));
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(10);
    await doomed.kill();
    await hands;
    await aPlaceBy(one, "Después de la caída");
    for (const name of [...acknowledged, "Después de la caída"])
      await stream.until("change", (change) => change.name === name || change.many !== undefined);
  },
);

several("a long transaction holds up its own lines and nobody else's, and is heard when it ends", async () => {
  const stream = await consoleAt(other);
  const client = new pg.Client({ connectionString: settingsOf(copy).DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("begin; set local app.actor = 'system'");
  await client.query(
    "insert into companies (reason_social, kind, centroid) values ('Región Lenta', 'region', st_setsrid(st_point(-71, -33), 4326))",
  );
  for (const name of ["Región Dos", "Región Tres"]) {
    await aPlaceBy(one, name);
    await stream.until("change", named(name));
  }
  expect(stream.changes().map(({ name }) => name)).not.toContain("Región Lenta");
  await client.query("commit");
  await stream.until("change", named("Región Lenta"));
  const names = stream.changes().map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

several(
  "when the database drops the connection that listens, it is made anew and what was said meanwhile is heard",
  async () => {
    const stream = await consoleAt(other);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'atalaya signals'`.execute(database.db);
    await aPlaceBy(one, "Región sin conexión");
    await stream.until("change", named("Región sin conexión"));
  },
);

several("who has a thing open in one process is seen in the other", async () => {
  const [here, there] = [await consoleAt(one), await consoleAt(other)];
  const record_id = await aPlaceBy(one, "Región compartida");
  const opened = [{ resource: "companies", record_id }];
  await call(one, "PUT", "/presence", { console: here.console, open: opened });
  // The call may reach another process than the stream.
  await call(one, "PUT", "/presence", { console: there.console, open: opened });
  const told = await there.until("presence", (it) => it.record_id === record_id);
  expect(told.people.map(({ name }) => name)).toEqual(["Ana Rojas"]);
});

several("lines that a database brought from another cluster are not told as new", async () => {
  await database.write(system, (tx) =>
    sql`insert into audit_log (actor, action, resource, record_id, xid) values ('system', 'update', 'companies', 1, '8000000000000000000')`.execute(
      tx,
    ),
  );
  const restarted = await startProcess("main.ts", settingsOf(copy));
  onTestFinished(() => restarted.stop());
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audit_log where xid >= '8000000000000000000'`.execute(database.db);
  expect(rows[0]?.count).toBe(0);
});
