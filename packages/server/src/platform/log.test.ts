// What must never reach the log.
import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { loggerOptions } from "./log.ts";

test("a failure of the database is logged without the row that it quotes", async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) });
  const app = Fastify({ logger: { ...(loggerOptions({ LOG_LEVEL: "info" }) as object), stream } });
  const detail = "Failing row contains (1, Ana Rojas, $argon2id$v=19).";
  app.log.error({ err: Object.assign(new Error("null value in column"), { code: "23502", detail }) }, "request failed");
  await app.close();
  expect(lines.join()).toContain("23502");
  expect(lines.join()).not.toContain("argon2id");
});
