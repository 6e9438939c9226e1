// The drill: a backup is made while people work, the server is killed, and all is made whole on the other kind of database.
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../demo/accounts.ts";
import type { CopyConnection } from "../platform/backup/copy-connection.ts";
import { rowParts, tablesOf } from "../platform/backup/tables.ts";
import { dataOf, environmentOf } from "../testing/backups.ts";
import { signedIn, type HttpClient } from "../testing/http-client.ts";
import { runCommand } from "../testing/run-command.ts";
import { startProcess } from "../testing/server-process.ts";
import { copyOf, dropTemplate, emptyTemplate, type Template } from "../testing/test-database.ts";
import { sha256, someText } from "../testing/uploads.ts";

const account = { email: "super@demo.test", password: demoPassword };
const { kind } = inject("template");
/** The other kind, where there is one. */
const otherKind = kind === "server" || !process.env["DATABASE_URL"] ? "embedded" : "server";

let home: Template;
let newHome: Template;
let directory: string;
let environment: Record<string, string>;
let newEnvironment: Record<string, string>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "atalaya-drill-"));
  home = await copyOf(inject("template"));
  newHome = await emptyTemplate(otherKind);
  environment = environmentOf(home, join(directory, "old"));
  newEnvironment = environmentOf(newHome, join(directory, "new"));
});
afterAll(async () => {
  await dropTemplate(home);
  await dropTemplate(newHome);
  await rm(directory, { recursive: true, force: true });
});

type Model = { company_id: number; variable_id: number };

/** Four people who record one thing after the other until they are told to stop; answers the titles that were acknowledged, by id. */
function recording(by: HttpClient, { company_id, variable_id }: Model) {
  const acknowledged = new Map<number, string>();
  let isOver = false;
  const draft = { company_id, variable_id, observed_on: "2026-03-02" };
  const work = Promise.all(
    Array.from({ length: 4 }, async (_, person) => {
      for (let number = 1; !isOver; number++) {
        const title = `Simulacro ${person}.${number}`;
        const made = by.post<{ id: number }>("/api/records/situation", { ...draft, title }).catch(() => null);
        const record = await made;
        if (record) acknowledged.set(record.id, title);
      }
    }),
  );
  const until = async (count: number) => {
    while (acknowledged.size < count) await once(AbortSignal.timeout(50), "abort");
  };
  const stop = () => {
    isOver = true;
    return work;
  };
  return { acknowledged, until, stop };
}

/** Sends a file and attaches it to the record; answers its sum. */
async function attach(by: HttpClient, owner_id: number, name: string, content: Buffer): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(content)]), name);
  const { data } = await by.post<{ data: { file_id: number } }>("/api/files", form);
  await by.post("/api/attachments", { owner: "records", owner_id, file_id: data.file_id });
  return sha256(content);
}

/** Every row of every table as its line, by table. */
async function rowsOf(open: Promise<CopyConnection>): Promise<Map<string, Set<string>>> {
  const connection = await open;
  const rows = new Map<string, Set<string>>();
  for (const table of await tablesOf(connection)) {
    const lines = new Set<string>();
    for (const part of await rowParts(connection, table))
      for (const line of (await connection.copyOut(part)).toString().split("\n")) if (line) lines.add(line);
    rows.set(table.name, lines);
  }
  await connection.close();
  return rows;
}

/** What the server itself writes on while it runs: counters and moments, not what people recorded. */
const written = ["readiness", "record_cells", "record_cell_changes", "record_changes", "loss_sums", "loss_sum_changes"];

test("what was acknowledged before a backup began is there after the server was killed and all was restored on the other kind of database", async () => {
  const server = await startProcess("demo/main.ts", environment);
  const by = await signedIn(server.address, account);
  const { data } = await by.get<{ data: (Model & { id: number })[] }>("/api/records/situation?per_page=1");
  const record = data[0]!;
  const sums = [
    await attach(by, record.id, "acta.txt", someText(200, 3)),
    await attach(by, record.id, "informe.txt", someText(3_000_000, 4)),
  ];
  const work = recording(by, record);
  await work.until(40);
  const before = new Map(work.acknowledged);
  const backup = await runCommand(["backup", "--to", join(directory, "backups")], environment);
  expect(backup).toMatchObject({ code: 0, complained: "" });
  // Others went on working while it was made.
  await work.until(before.size + 4);
  await server.kill();
  await work.stop();

  const [name = ""] = await readdir(join(directory, "backups"));
  const restored = await runCommand(["restore", join(directory, "backups", name)], newEnvironment);
  expect(restored).toMatchObject({ code: 0, complained: "" });

  const old = await rowsOf(dataOf(environment));
  const now = await rowsOf(dataOf(newEnvironment));
  expect([...now.keys()]).toEqual([...old.keys()]);
  for (const [table, rows] of now) {
    const strange = [...rows].filter((row) => !old.get(table)!.has(row));
    expect({ table, strange: written.includes(table) ? [] : strange }).toEqual({ table, strange: [] });
  }

  const again = await startProcess("main.ts", { ...newEnvironment, ALLOW_DEMO: "true", BACKUP_AT: "off" });
  const reader = await signedIn(again.address, account);
  const titles = new Set([...now.get("records")!].map((line) => /Simulacro \d+\.\d+/.exec(line)?.[0]));
  expect([...before.values()].filter((title) => !titles.has(title))).toEqual([]);
  const { data: files } = await reader.get<{ data: { address: string }[] }>(
    `/api/attachments?owner=records&owner_id=${record.id}`,
  );
  const kept = await Promise.all(files.map(async ({ address }) => sha256(await reader.bytes(address))));
  expect(kept.toSorted()).toEqual(sums.toSorted());
  // And one can go on: numbers of rows go on where they were.
  const next = await reader.post<{ id: number }>("/api/records/situation", {
    company_id: record.company_id,
    variable_id: record.variable_id,
    observed_on: "2026-03-02",
    title: "Después de la restauración",
  });
  expect(next.id).toBeGreaterThan(Math.max(...before.keys()));
  await again.stop();
}, 240_000);
