// For load balancers and operators: is the process alive, can it serve.
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "./database/database.ts";
import { Problem } from "./problem.ts";

export function serveHealth(app: FastifyInstance, db: Db): void {
  const access = { config: { access: "public" as const } };
  app.get("/health/live", access, () => ({ status: "ok" }));
  app.get("/health/ready", access, async (request) => {
    try {
      await sql`select 1`.execute(db);
      return { status: "ok" };
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      throw new Problem("unavailable");
    }
  });
}
