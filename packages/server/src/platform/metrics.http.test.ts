// What monitoring may ask, and who may ask it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { system } from "./database/database.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: "una-ficha-larga" });
});
afterAll(() => app.stop());

const ask = (token?: string) =>
  fetch(`${app.origin}/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

/** Values by name and labels, as Prometheus reads them. */
async function figures(): Promise<Map<string, number>> {
  const text = await (await ask("una-ficha-larga")).text();
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
}

test("only whoever knows the token is told, also no person of the console", async () => {
  expect((await ask()).status).toBe(401);
  expect((await ask("otra")).status).toBe(401);
  expect((await (await app.as("super_admin")).get("/../metrics")).status).toBe(401);
  const told = await ask("una-ficha-larga");
  expect([told.status, told.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(told.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
});

test("requests are counted by route and not by address, with how long they took", async () => {
  const by = await app.as("super_admin");
  await Promise.all([by.get("/companies/999001"), by.get("/companies/999002")]);
  const now = await figures();
  const labels = '{method="GET",route="/api/companies/:id",status="404"}';
  expect(now.get(`http_request_duration_seconds_count${labels}`)).toBe(2);
  expect(now.get(`http_request_duration_seconds_sum${labels}`)).toBeGreaterThan(0);
  expect([...now.keys()].filter((name) => name.includes("99900"))).toEqual([]);
});

test("room, memory and the age of the latest verified backup are told; what is not known is left out", async () => {
  const before = await figures();
  expect(before.get("atalaya_disk_free_bytes")).toBeGreaterThan(0);
  expect(before.get("process_resident_memory_bytes")).toBeGreaterThan(0);
  expect(before.has("atalaya_backup_age_seconds")).toBe(false);
  await app.write(system, (tx) =>
    sql`insert into backups (started_at, ended_at, place, is_encrypted, is_scheduled, verified_at, name)
      values (now() - interval '1 hour', now(), '/respaldos', false, true, now(), 'atalaya-x.tar')`.execute(tx),
  );
  const age = (await figures()).get("atalaya_backup_age_seconds");
  expect(age).toBeGreaterThanOrEqual(3600);
  expect(age).toBeLessThan(3700);
});

test("without a token in the settings there is no such address", async () => {
  const silent = await startTestApp();
  const { status } = await fetch(`${silent.origin}/metrics`, { headers: { authorization: "Bearer undefined" } });
  await silent.stop();
  expect(status).toBe(404);
});
