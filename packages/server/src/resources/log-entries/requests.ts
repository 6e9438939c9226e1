// How other nouns lead a request or task of a log on: by lines of the log, under the log's own rules.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { LogEntryDraft } from "@atalaya/contract/resources/log-entries.ts";
import { everythingThereIs } from "../../platform/http/access.ts";
import type { LogRequests } from "../../platform/log-requests.ts";
import { findEvent } from "./queries.ts";
import { fileEntry, findFollowed, heldEvent, inTurnOf } from "./writing.ts";

export const logRequests: LogRequests = {
  hold: async (tx, line_id) => {
    const { rows } = await sql<{ uid: string; record_id: number }>`
      select l.uid, surviving_record(l.record_id) as record_id from log_entries l where l.id = ${line_id}`.execute(tx);
    const line = rows[0];
    if (!line || !(await findEvent(tx, everythingThereIs, line.record_id))) return undefined;
    const { id: event_id, company_id } = await heldEvent(tx, everythingThereIs, line.record_id);
    await inTurnOf(tx, event_id);
    const { id, state, state_at } = await findFollowed(tx, event_id, line.uid);
    const before = await sql<{ ids: number[] }>`select with_corrected(${id}) as ids`.execute(tx);
    return { uid: line.uid, event_id, company_id, state, state_at, ids: before.rows[0]!.ids };
  },
  tell: async (tx, scope, { uid, event_id }, { at, ...said }) => {
    const draft = LogEntryDraft.parse({
      ...said,
      uid: randomUUID(),
      event_id,
      kind: "fact",
      happened_at: at,
      written_at: new Date().toISOString(),
      about: uid,
    });
    await fileEntry(tx, scope, draft);
  },
};
