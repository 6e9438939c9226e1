// What a list tells of a work of recovery `r` beside the fields of any record, and the orders that only works have.
import { sql } from "kysely";
import type { workSorts as names } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Sorts } from "../../../platform/database/sql.ts";
import { dueDay, isOverdue, today } from "./recovery-filter.ts";

const told = [
  "sector",
  "phase",
  "progress_status",
  "external_code",
  "currency",
  "need_amount",
  "funded_amount",
  "spent_amount",
  "planned_end_on",
] as const;

/** Null of what has no item. */
export const workSummary = sql<RecordSummary["work"]>`(case when r.domain = 'recovery' and r.recovery is not null
  then jsonb_build_object(${sql.join(told.flatMap((field) => [sql.lit(field), sql`r.recovery -> ${sql.lit(field)}`]))},
    'institution', (select coalesce(i.acronym, i.name_es) from institutions i
      where i.id = (r.recovery ->> 'responsible_institution_id')::bigint),
    'late_since', case when ${isOverdue} then ${dueDay} end,
    'days_late', case when ${isOverdue} then ${today} - ${dueDay}::date end) end)`;

/** As their indexes have them. */
export const workSorts: Sorts<(typeof names)[number]> = {
  // What has no end comes last when the next comes first.
  "recovery.planned_end_on": { by: sql`coalesce(r.recovery ->> 'planned_end_on', '9999-12-31')`, type: "text" },
  // Unknown needs come last when the largest come first.
  "recovery.need_amount": { by: sql`coalesce((r.recovery ->> 'need_amount')::float8, '-infinity')`, type: "float8" },
};
