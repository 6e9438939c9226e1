// A whole server on a port of its own with a database of its own, and people who call it over HTTP.
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RouteOptions } from "fastify";
import { sql } from "kysely";
import { inject } from "vitest";
import { buildApp } from "../app.ts";
import { system } from "../platform/database/database.ts";
import { readSettings } from "../platform/settings.ts";
import { insertSession } from "../resources/sessions/queries.ts";
import { proveAnswers } from "./prove-answers.ts";
import { openCopy } from "./test-database.ts";

// oxlint-disable-next-line no-explicit-any -- what a test expects of an answer is its own business
export type Answer = { status: number; headers: Headers; body: any; bytes: Uint8Array };
export type Options = { headers?: Record<string, string> };

/** Somebody who calls the API: `await officer.post("/records/situation", draft)`. */
export type Caller = {
  id: number;
  token: string;
  get(path: string, options?: Options): Promise<Answer>;
  post(path: string, body?: unknown, options?: Options): Promise<Answer>;
  put(path: string, body: unknown, options?: Options): Promise<Answer>;
  patch(path: string, body: unknown, options?: Options): Promise<Answer>;
  delete(path: string, options?: Options): Promise<Answer>;
  /** Any method; a body of null is none. */
  send(method: string, path: string, body: unknown, options?: Options): Promise<Answer>;
};

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

let people = 0;

/** Tests ask faster than people; the limit has a test of its own. */
const noLimit = { LOG_LEVEL: "silent", REQUESTS_PER_MINUTE: "0" };

/** `isProving`: every answer is held against its schema; a test that measures the server's own work does without. */
export async function startTestApp(settings: Record<string, string> = {}, { isProving = true } = {}) {
  const database = await openCopy(inject("template"));
  const { db, write } = database;
  const directory = await mkdtemp(join(tmpdir(), "atalaya-files-"));
  const named = readSettings({ ...noLimit, DATA_DIR: directory, ...settings });
  const routes: RouteOptions[] = [];
  const app = await buildApp(database, named, (watched) => {
    watched.addHook("onRoute", (route) => void routes.push(route));
    if (isProving) proveAnswers(watched);
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  async function call(
    method: string,
    path: string,
    token: string,
    body: unknown,
    options: Options = {},
  ): Promise<Answer> {
    const isText = typeof body === "string";
    const isRaw = body instanceof FormData || body instanceof Blob || body instanceof Uint8Array;
    const answer = await fetch(`${origin}${/^\/(api|health|public)(?:\/|$)/.test(path) ? "" : "/api"}${path}`, {
      method,
      headers: {
        "accept-language": "es",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isRaw && { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(body !== undefined && { body: isText || isRaw ? (body as FormData) : JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isJson = answer.headers.get("content-type")?.includes("json") && bytes.length > 0;
    const content = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : null;
    return { status: answer.status, headers: answer.headers, body: content, bytes };
  }

  const callerWith = (id: number, token: string): Caller => ({
    id,
    token,
    get: (path, options) => call("GET", path, token, undefined, options),
    post: (path, body, options) => call("POST", path, token, body, options),
    put: (path, body, options) => call("PUT", path, token, body, options),
    patch: (path, body, options) => call("PATCH", path, token, body, options),
    delete: (path, options) => call("DELETE", path, token, undefined, options),
    send: (method, path, body, options) => call(method.toUpperCase(), path, token, body ?? undefined, options),
  });

  /** Signs a new person in, holding a role in these places (null: everywhere). `super_admin` holds none and needs none. */
  async function as(role: string, company_ids: (number | null)[] = [null]): Promise<Caller> {
    const number = ++people;
    const user = { name: `Persona ${number}`, email: `persona${number}@demo.test`, password_hash: "none" };
    return write(system, async (tx) => {
      const is_super_admin = role === "super_admin" ? 1 : 0;
      const { id } = await tx
        .insertInto("users")
        .values({ ...user, is_super_admin })
        .returning("id")
        .executeTakeFirstOrThrow();
      if (!is_super_admin && company_ids.length > 0) {
        const held = await tx.selectFrom("roles").select("id").where("key", "=", role).executeTakeFirstOrThrow();
        const assignments = company_ids.map((company_id) => ({ user_id: id, role_id: held.id, company_id }));
        await tx.insertInto("role_assignments").values(assignments).execute();
      }
      const token = await insertSession(tx, id, 3600, { address: "127.0.0.1", user_agent: null });
      return callerWith(id, token);
    });
  }

  /** What the audit log says about one row, oldest first. */
  const auditOf = (resource: string, record_id: number) =>
    db
      .selectFrom("audit_log")
      .select(["action", "actor", "before", "after", "request_id", "address", "company_id"])
      .where("resource", "=", resource)
      .where("record_id", "=", record_id)
      .orderBy("id")
      .execute();

  /** Rows of every table: what a refused request must leave as it was. */
  async function rowCounts(): Promise<Record<string, number>> {
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'spatial_ref_sys'`.execute(db);
    const counts: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
      counts[name] = rows[0]?.count ?? 0;
    }
    return counts;
  }

  const stop = async () => {
    await app.close();
    await database.close();
    await rm(directory, { recursive: true, force: true });
  };
  return {
    app,
    /** Every call that the server takes. */
    routes,
    database,
    db,
    write,
    kind: database.kind,
    origin,
    /** Where files are kept. */
    directory,
    stranger: callerWith(0, ""),
    withToken: callerWith,
    as,
    auditOf,
    rowCounts,
    stop,
  };
}
