// Lines of the log of a ground's disaster.
import { randomUUID } from "node:crypto";
import { id, next, type Maker } from "./maker.ts";

export const logEntryIn: Maker = (tx, { name, company_id, event_id }) =>
  id(
    tx
      .insertInto("log_entries")
      .values({
        uid: randomUUID(),
        record_id: event_id,
        company_id,
        number: next(),
        kind: "fact",
        priority: "routine",
        happened_at: "2026-03-02T03:05:00Z",
        written_at: "2026-03-02T03:12:00Z",
        text: `Línea ${name}`,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
