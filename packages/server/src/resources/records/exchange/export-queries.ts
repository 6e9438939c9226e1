// Every statement of an export: the rows of the list with what a sheet says more, and the variables that they are of.
import { sql, type RawBuilder } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Service } from "@atalaya/contract/domain/event-card.ts";
import type { RecordExportQuery } from "@atalaya/contract/resources/records/columns.ts";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import type { DomainRecord, RecordQuery, RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Db } from "../../../platform/database/database.ts";
import { everyRow } from "../../../platform/database/sql.ts";
import type { Scope } from "../../../platform/scope.ts";
import { rowsAtOnce, shapeFor, type Shaped } from "../../../platform/sheets/shapes.ts";
import { matching, recordListing, summary } from "../queries.ts";
import { asAssessment, asBreakdowns, asEvent, asFigures, asRecovery } from "../stored.ts";

export type ExportRow = RecordSummary &
  Shaped &
  Pick<DomainRecord, "source_url" | "source_date" | "duration_days" | "address" | "description"> &
  /** Only where the sheet tells more than the fields of all records. */
  Partial<Pick<DomainRecord, "event" | "figures" | "breakdowns" | "damages" | "recovery" | "assessment">> & {
    /** What the records, properties and institutions that it names are called, by the path of the field. */
    links?: Record<string, string | null>;
    place: string;
    place_code: string | null;
    /** By the clock of the place, `YYYY-MM-DDTHH:MM`. */
    updated_by_the_clock: string;
    updated_offset_minutes: number;
    /** Lines and areas; a point is said by its coordinates. */
    wkt: string | null;
  };

const columns = (
  domain: RecordDomain,
) => sql`${summary(domain)}, r.source_url, r.source_date, r.duration_days, r.address, r.description,
  (select c.reason_social from companies c where c.id = r.company_id) as place,
  (select c.territorial_code from companies c where c.id = r.company_id) as place_code,
  (select to_char(r.updated_at at time zone c.timezone, 'YYYY-MM-DD"T"HH24:MI') from companies c
    where c.id = r.company_id) as updated_by_the_clock,
  (select (extract(epoch from (r.updated_at at time zone c.timezone) - (r.updated_at at time zone 'UTC')) / 60)::int
    from companies c where c.id = r.company_id) as updated_offset_minutes,
  case when geometrytype(r.geometry) <> 'POINT' then st_astext(r.geometry, 6) end as wkt`;

const codeOf = (id: RawBuilder<unknown>) => sql`(select x.code from records x where x.id = ${id})`;
const named = (field: string, part = sql`r.recovery`) => sql`(${part} ->> ${sql.lit(field)})::bigint`;
const institution = (id: RawBuilder<unknown>) => sql`(select x.name_es from institutions x where x.id = ${id})`;
const assessed = (field: string) => named(field, sql`r.assessment`);

/** The card of a disaster, the assessment of a risk, and the item of a work of recovery. */
const cards: Partial<Record<RecordDomain, RawBuilder<unknown>>> = {
  risk: sql`, ${asEvent(sql`r.event`)} as event, ${asFigures(sql`r.figures`)} as figures,
    ${asBreakdowns(sql`r.breakdowns`)} as breakdowns, r.damages, ${asAssessment(sql`r.assessment`)} as assessment,
    jsonb_build_object('umbrella_id', ${codeOf(sql`r.umbrella_id`)}, 'triggered_by_id', ${codeOf(sql`r.triggered_by_id`)},
      'assessment.institution_id', ${institution(assessed("institution_id"))},
      'assessment.plan_id', (select x.number from legal_documents x where x.id = ${assessed("plan_id")})) as links`,
  recovery: sql`, ${asRecovery(sql`r.recovery`)} as recovery, jsonb_build_object(
      'recovery.event_id', ${codeOf(named("event_id"))}, 'recovery.facility_id', ${codeOf(named("facility_id"))},
      'recovery.property_id', (select coalesce(x.code, x.name) from properties x where x.id = ${named("property_id")}),
      'recovery.responsible_institution_id', ${institution(named("responsible_institution_id"))}) as links`,
};

/** All records of the list, in its order, some at a time. `isWhole`: with their cards. */
export const exportedRows = (db: Db, scope: Scope, domain: RecordDomain, query: RecordExportQuery, isWhole: boolean) =>
  everyRow<ExportRow>(
    db,
    recordListing(
      scope,
      domain,
      query,
      sql`${columns(domain)}${isWhole ? (cards[domain] ?? sql``) : sql``}${shapeFor(query.format, sql`r.geometry`)}`,
    ),
    query.sort,
    rowsAtOnce(query.format),
  );

type Told = { is_assessed: boolean; metrics: Metric[]; services: Service[] };

/** Which metrics the figures in force of these disasters tell, which services stopped, and whether there are assessments among them: a sheet has no columns for the others. */
export async function toldOfDisasters(db: Db, scope: Scope, query: RecordQuery): Promise<Told> {
  const these = matching(scope, "risk", query);
  const { rows } = await sql<Told>`
    select exists (select from records r where r.assessment is not null and ${these}) as is_assessed, array(select distinct l.metric from loss_values l join records r on r.id = l.record_id
        where l.is_current and ${these}) as metrics,
      array(select distinct stopped ->> 'service' from records r
        cross join lateral jsonb_array_elements(r.event -> 'services') stopped
        where jsonb_typeof(r.event -> 'services') = 'array' and ${these}) as services`.execute(db);
  return rows[0]!;
}

export type ExportedVariable = Pick<
  Variable,
  "id" | "name_es" | "name_en" | "hip_code" | "hxl_tag" | "value_type" | "unit_es" | "unit_en" | "options" | "fields"
>;

/** Variables that the records of the list are of. */
export async function exportedVariables(
  db: Db,
  scope: Scope,
  domain: RecordDomain,
  query: RecordQuery,
): Promise<ExportedVariable[]> {
  const { rows } = await sql<ExportedVariable>`
    select v.id, v.name_es, v.name_en, v.hip_code, v.hxl_tag, v.value_type, v.unit_es, v.unit_en, v.options, v.fields from variables v
    where v.domain = ${domain} and exists (
      select 1 from records r where r.variable_id = v.id and ${matching(scope, domain, query)})
    order by v.sort_order, v.name_es collate spanish, v.id`.execute(db);
  return rows;
}
