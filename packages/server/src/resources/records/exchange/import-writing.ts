// Writing many new records in one statement: what takes a form eleven milliseconds a record takes here less than one.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { within, type Scope } from "../../../platform/scope.ts";

/** Columns that a sheet, or a card of a loss database, can fill. The others of a record are as a new one has them. */
export const columns = [
  "uid",
  "domain",
  "status",
  "company_id",
  "variable_id",
  "title",
  "value",
  "code",
  "attributes",
  "observed_on",
  "date_precision",
  "ended_on",
  "duration_days",
  "source",
  "source_url",
  "source_date",
  "confidence",
  "tags",
  "locality",
  "address",
  "description",
  "geometry",
  "geometry_method",
  "geometry_accuracy_m",
  "is_public",
  "event",
  "figures",
  "umbrella_id",
  "triggered_by_id",
  "recovery",
  "assessment",
] as const;

/** Drafts that were checked; answers their ids in the same order. */
export async function insertRecords(
  tx: Tx,
  scope: Scope,
  domain: RecordDomain,
  drafts: readonly RecordDraft[],
): Promise<number[]> {
  for (const company_id of new Set(drafts.map((draft) => draft.company_id))) within(scope, company_id);
  const rows = drafts.map((draft) => ({
    ...draft,
    uid: randomUUID(),
    domain,
    status: "draft",
    // Without one the database gives it its own.
    code: draft.code ?? "",
    geometry: draft.geometry && JSON.stringify(draft.geometry),
  }));
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const { rows: made } = await sql<{ id: number; uid: string }>`
    insert into records (${names})
    select ${names} from jsonb_populate_recordset(null::records, ${JSON.stringify(rows)}::jsonb)
    returning id, uid`.execute(tx);
  const idOf = new Map(made.map(({ id, uid }) => [uid, id]));
  return rows.map(({ uid }) => idOf.get(uid)!);
}
