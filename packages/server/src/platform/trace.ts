// Reading that leaves a trace: a line of the audit log says who read what, or took it out of the system (V20). It changes nothing.
import type { FastifyRequest } from "fastify";
import { asJson } from "./database/sql.ts";

/** `of`: the row that was read; `what`: its fields, or the name of the file that was made of it. */
type Trace = {
  action: "read" | "download";
  resource: string;
  of: { id: number; company_id: number | null };
  what: string[];
};

/** Call before the answer: what cannot be noted is not handed out. What is handed out again is noted again, so the key of a request has no say. */
export async function leaveTrace(
  { server, actor: { once: _once, ...actor } }: FastifyRequest,
  { action, resource, of, what }: Trace,
): Promise<void> {
  await server.write(actor, (tx) =>
    tx
      .insertInto("audit_log")
      .values({
        actor: String(actor.id),
        action,
        resource,
        record_id: of.id,
        company_id: of.company_id,
        after: asJson(action === "read" ? { fields: what } : { files: what }),
        request_id: actor.request_id ?? null,
        address: actor.address ?? null,
      })
      .execute(),
  );
}
