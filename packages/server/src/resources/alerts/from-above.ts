// What places above have in force here: their people are warned of it, and read it; who does what about it up there is not theirs to see.
import { sql } from "kysely";
import type { Alert, AlertSummary } from "@atalaya/contract/resources/alerts/answers.ts";
import type { Scope } from "../../platform/scope.ts";

/** Whether the area of an alert reaches into a place, by the place's boundary `b`: one without boundaries may lie anywhere in it. */
export const reachesInto = (alert: "a" | "r") => {
  const area = sql.ref(`${alert}.geometry`);
  return sql<boolean>`(${area} is null or b.boundary is null or st_intersects(coalesce(b.display, b.boundary), ${area}))`;
};

/**
 * Whether the alert `r` is of the caller's places, or was sent by a place above them and reaches into them. What was never sent, or only
 * to somebody by name, stays above.
 */
export const inTerritoryOrAbove = ({ company_ids, ancestor_ids }: Scope) =>
  company_ids === null
    ? sql<boolean>`true`
    : sql<boolean>`(r.company_id = any(${company_ids}::bigint[])
    or r.company_id = any(${ancestor_ids}::bigint[]) and r.state <> 'draft' and r.scope <> 'Private'
      and exists (select from unnest(${company_ids}::bigint[]) as p (id)
        left join company_boundaries b on b.company_id = p.id where ${reachesInto("r")}))`;

/** The places below that of the alert `a` into which it reaches: their people are told of its message `x` at once. */
export const reachedBelow = sql`case when x.said ->> 'scope' = 'Private' then '{}'::bigint[] else array(
  select p.id from companies p left join company_boundaries b on b.company_id = p.id
  where a.company_id = any(p.path) and p.id <> a.company_id and p.deleted_at is null
    and ${reachesInto("a")}) end`;

export const isAbove = (scope: Scope, { company_id }: Pick<AlertSummary, "company_id">): boolean =>
  scope.company_ids !== null && !scope.company_ids.includes(company_id);

/** Without what is being prepared, asked or answered up there. */
const nothingUnderWay = {
  submission: null,
  submitted_at: null,
  submitted_by: null,
  return_note: null,
  is_prepared: false,
  ratification: null,
} as const;

/** To whom it went is for the place that sent it. */
const nobodyTold = { sent: 0, waiting: 0, failed: 0 };

export const rowSeenBelow = <A extends AlertSummary>(scope: Scope, row: A): A =>
  isAbove(scope, row) ? { ...row, ...nothingUnderWay, is_of_above: true } : row;

/** Its messages without the hands that they went through. */
export const alertSeenBelow = <A extends Pick<Alert, keyof AlertSummary | "messages">>(scope: Scope, alert: A): A => {
  if (!isAbove(scope, alert)) return alert;
  const messages = alert.messages.map((message) => ({
    ...message,
    drafted_by: null,
    submitted_by: null,
    issued_by: null,
    emergency_reason: null,
    ratify_until: null,
    ratified_at: null,
    ratified_by: null,
    ratification_note: null,
  }));
  const unsaid = { prepared: null, cancellation: null, drafted_by: null, updated_by: null, deliveries: nobodyTold };
  return { ...alert, ...nothingUnderWay, ...unsaid, messages, is_of_above: true };
};
