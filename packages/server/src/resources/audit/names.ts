// What the rows of the audit log are called, as far as the caller may see it, and which values are masked.
import type { FastifyRequest } from "fastify";
import type { AuditEntry } from "@atalaya/contract/resources/audit.ts";
import { maskedId } from "@atalaya/contract/domain/tax-id.ts";
import { mayRead } from "../../platform/http/access.ts";
import type { Db } from "../../platform/database/database.ts";
import { namesIn, type NamedRow } from "../../platform/noun.ts";
import type { FoundEntry } from "./queries.ts";

/** Fields by which a row that is gone, or out of sight, is called by its own logged values. */
const naming = ["title", "name", "name_es", "reason_social", "email"];

function loggedName({ before, after }: FoundEntry): string | null {
  const values = { ...before, ...after };
  const found = naming.map((field) => values[field]).find((value) => typeof value === "string");
  return (found as string | undefined) ?? null;
}

/** V20: a national id is whole only for those who may change the person, and in no list. */
function masked(request: FastifyRequest, entry: FoundEntry, isList: boolean): FoundEntry {
  if (entry.resource !== "persons") return entry;
  if (!isList && mayRead(request, "entities.update", entry.company_id)) return entry;
  const mask = (values: FoundEntry["before"]) =>
    typeof values?.["national_id"] === "string" ? { ...values, national_id: maskedId(values["national_id"]) } : values;
  return { ...entry, before: mask(entry.before), after: mask(entry.after) };
}

/** Whether an entry tells a national id that is not masked: reading it leaves a trace, as reading the person does. */
export const showsWholeId = ({ resource, before, after }: AuditEntry): boolean =>
  resource === "persons" &&
  [before?.["national_id"], after?.["national_id"]].some((id) => typeof id === "string" && !id.includes("*"));

/** The entries with the present names of their rows. */
export async function named(
  db: Db,
  request: FastifyRequest,
  entries: FoundEntry[],
  isList: boolean,
): Promise<AuditEntry[]> {
  const names = new Map<string, NamedRow>();
  for (const [resource, rows] of Map.groupBy(entries, (entry) => entry.resource)) {
    const named_rows = request.server.named_rows[resource];
    if (!named_rows) continue;
    const ids = [...new Set(rows.map(({ record_id }) => record_id))];
    for (const row of await namesIn(db, resource, named_rows, ids)) names.set(`${resource}/${row.id}`, row);
  }
  return entries.map((entry) => {
    const found = names.get(`${entry.resource}/${entry.record_id}`);
    const isSeen = found && mayRead(request, found.permission, found.company_id);
    return { ...masked(request, entry, isList), record_name: isSeen ? found.name : loggedName(entry) };
  });
}
