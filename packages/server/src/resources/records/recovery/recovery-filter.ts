// What a list asks of a work of recovery `r`: what its item says, whether it is late, by which code others know it.
import { sql } from "kysely";
import { workSorts } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import { allOf, whenGiven } from "../../../platform/database/sql.ts";

/** The works of the list alone: their indexes hold no other record. */
const isWork = sql<boolean>`r.domain = 'recovery'`;

/** Any of these answers to one question; `none`: it does not say. All of them stand in one index (`recovery_facets`). */
const says = (question: string) => (answers: readonly string[]) =>
  sql<boolean>`(${isWork} and recovery_facets(r.recovery) && ${answers.map((it) => `${question}:${it}`)}::text[])`;

/** The first day on which its end or an open milestone is due; null of what is completed or cancelled, and where no day is told. */
export const dueDay = sql<string>`recovery_due(r.recovery)`;

/** In the place of the record. */
export const today = sql<string>`(select (now() at time zone c.timezone)::date from companies c where c.id = r.company_id)`;

/** V21. The index finds what was due by the day of the server, which may be behind the place's. */
export const isOverdue = sql<boolean>`(${isWork} and ${dueDay} is not null and ${dueDay} <= (now()::date + 1)::text
  and ${dueDay} < ${today}::text)`;

/** A part of its code, or of the one that the bank of public projects gives it, with or without what parts its digits. */
export const hasCode = (part: string) => sql<boolean>`(strpos(fold(r.code), fold(${part})) > 0
  or strpos(searchable(r.recovery ->> 'external_code'), searchable(${part})) > 0)`;

const isOrder = (sort: string | undefined) => workSorts.some((it) => it === sort?.replace(/^-/, ""));

/** What is asked of a work. A list in the order of what only works tell holds no other record. */
export const asWork = (query: Partial<RecordQuery>) =>
  allOf(
    whenGiven(query.stage, says("stage")),
    whenGiven(query.sector, says("sector")),
    whenGiven(query.phase, says("phase")),
    whenGiven(query.intervention, says("intervention")),
    whenGiven(query.horizon, says("horizon")),
    whenGiven(query.funding, says("funding")),
    whenGiven(query.better, says("better")),
    whenGiven(query.overdue, (is) => (is ? isOverdue : sql<boolean>`not ${isOverdue}`)),
    whenGiven(isOrder(query.sort) ? true : null, () => isWork),
  );
