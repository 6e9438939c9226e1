// Lines of the log of a ground's disaster, the draft of its report, and what it taught.
import { randomUUID } from "node:crypto";
import { afterActionFields } from "@atalaya/contract/resources/after-actions/content.ts";
import { reportFields } from "@atalaya/contract/resources/event-reports/content.ts";
import { asJson } from "../../platform/database/sql.ts";
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

/** An event has one draft at a time: where it is there already, it is that one. */
export const eventReportIn: Maker = async (tx, { name, company_id, event_id }) => {
  const open = await tx
    .selectFrom("event_reports")
    .select("id")
    .where("record_id", "=", event_id)
    .where("number", "is", null)
    .executeTakeFirst();
  if (open) return open.id;
  const written = asJson(reportFields.parse({ remarks: `Informe ${name}` }));
  return id(
    tx
      .insertInto("event_reports")
      .values({ record_id: event_id, company_id, written })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
};

/** An event has one kit: where it is open already, it is that one. */
export const eventKitIn: Maker = async (tx, { company_id, event_id }) => {
  const open = await tx.selectFrom("event_kits").select("id").where("record_id", "=", event_id).executeTakeFirst();
  if (open) return open.id;
  return id(
    tx.insertInto("event_kits").values({ record_id: event_id, company_id }).returning("id").executeTakeFirstOrThrow(),
  );
};

export const lessonIn: Maker = (tx, { name, company_id, event_id }) =>
  id(
    tx
      .insertInto("lessons")
      .values({ record_id: event_id, company_id, kind: "improvement", text: `Lección ${name}` })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

/** An event has one file: where it was begun already, it is that one. */
export const afterActionIn: Maker = async (tx, { name, company_id, event_id }) => {
  const open = await tx.selectFrom("after_actions").select("id").where("record_id", "=", event_id).executeTakeFirst();
  if (open) return open.id;
  const written = asJson(afterActionFields.parse({ summary: `Cierre ${name}` }));
  return id(
    tx
      .insertInto("after_actions")
      .values({ record_id: event_id, company_id, written })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
};
