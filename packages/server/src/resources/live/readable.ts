// Which of the things that a console says to have open its user may read.
import type { FastifyRequest } from "fastify";
import type { Opened } from "@atalaya/contract/resources/live.ts";
import { mayRead } from "../../platform/http/access.ts";
import { namesIn } from "../../platform/noun.ts";

export async function readableAmong(request: FastifyRequest, open: readonly Opened[]): Promise<Opened[]> {
  const { db, named_rows } = request.server;
  const found: Opened[] = [];
  for (const [resource, its] of Map.groupBy(open, (it) => it.resource)) {
    const rows = named_rows[resource];
    if (!rows) continue;
    const ids = its.map(({ record_id }) => record_id);
    for (const { id, company_id, permission } of await namesIn(db, resource, rows, ids))
      if (mayRead(request, permission, company_id)) found.push({ resource, record_id: id });
  }
  return found;
}
