// What a record keeps as JSON, read as the contract says it: what was written before a field was asked has nothing in it.
import { sql, type RawBuilder } from "kysely";
import type { EventCard } from "@atalaya/contract/domain/event-card.ts";
import type { Breakdown, Figure } from "@atalaya/contract/domain/losses.ts";
import type { RecoveryItem } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import type { RiskAssessment } from "@atalaya/contract/domain/risk-assessment.ts";

type Json = RawBuilder<unknown>;

/** The rows of a list in their order, each with what it may lack. */
const withDefaults = (rows: Json, defaults: object) => sql`(
  select coalesce(jsonb_agg(${JSON.stringify(defaults)}::jsonb || listed.row order by listed.nth), '[]')
  from jsonb_array_elements(${rows}) with ordinality as listed(row, nth))`;

export const asFigures = (figures: Json) =>
  sql<Figure[]>`${withDefaults(figures, { hour: null, basis: "reported", fx_rate: null, fx_on: null })}`;

export const asBreakdowns = (breakdowns: Json) => sql<Breakdown[]>`${withDefaults(breakdowns, { as_of: null })}`;

/** Null where there is no card. */
export const asEvent = (event: Json) => sql<EventCard | null>`(
  case when jsonb_typeof(${event}) = 'object' then ${event} || jsonb_build_object('services',
    ${withDefaults(sql`coalesce(${event} -> 'services', '[]')`, { started_on: null, started_at: null })}) end)`;

/** What items were asked after there were some. */
const laterInItem = { facility_id: null, property_id: null, risk_reduction: null, gender_focus: null, housing: [] };

/** Null where there is no item. */
export const asRecovery = (item: Json) => sql<RecoveryItem | null>`(
  case when jsonb_typeof(${item}) = 'object' then ${JSON.stringify(laterInItem)}::jsonb || (${item}) end)`;

/** Null where there is none. */
export const asAssessment = (assessment: Json) => sql<RiskAssessment | null>`(
  case when jsonb_typeof(${assessment}) = 'object' then ${assessment} end)`;

/** A published copy, which may be older than any of these fields. */
export const asCopy = (copy: Json) => sql`(${copy} || jsonb_build_object(
  'event', ${asEvent(sql`${copy} -> 'event'`)}, 'figures', ${asFigures(sql`${copy} -> 'figures'`)},
  'breakdowns', ${asBreakdowns(sql`${copy} -> 'breakdowns'`)}, 'damages', coalesce(${copy} -> 'damages', '[]'),
  'recovery', ${asRecovery(sql`${copy} -> 'recovery'`)}, 'assessment', ${asAssessment(sql`${copy} -> 'assessment'`)}))`;

/** The value of one field of a record, as the history tells it. */
export const asField = (field: Json, value: Json) => sql`(
  case ${field} when 'figures' then ${asFigures(value)} when 'breakdowns' then ${asBreakdowns(value)}
    when 'event' then ${asEvent(value)} when 'recovery' then ${asRecovery(value)}
    when 'assessment' then ${asAssessment(value)} else ${value} end)`;
