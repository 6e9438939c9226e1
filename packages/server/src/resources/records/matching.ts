// Which records a question means.
import { expressionBuilder, sql } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { chosenClasses } from "@atalaya/contract/resources/records/map.ts";
import { runningDays } from "@atalaya/contract/resources/records/room.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import type { DB } from "../../platform/database/schema.ts";
import { allOf, hasWords, insideArea, insideBbox, inTerritory, oneOf, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { asAssessed } from "./assessments/assessed.ts";
import { asDisaster } from "./losses/disaster-filter.ts";
import { inClasses } from "./map/classes.ts";
import { asWork, hasCode } from "./recovery/recovery-filter.ts";

const { ref } = expressionBuilder<{ r: DB["records"] }, "r">();

/** What only an index of words or tags can find: how often it occurs, the database would have to guess. */
export const searchedFor = ({ q, tag, code }: Partial<RecordQuery>) =>
  allOf(
    whenGiven(tag, (tags) => sql`r.tags && ${tags}::text[]`),
    whenGiven(code || null, (it) => sql`${hasWords(ref("r.search"), it)} and ${hasCode(it)}`),
    whenGiven(q || null, (words) => hasWords(ref("r.search"), words)),
  );

/** Emergencies that nobody has ended (`runningDays`). Historic cards often tell no end: those that began long ago run no more. */
const isRunning = sql<boolean>`(r.ended_on is null and r.observed_on >= now()::date - ${runningDays}::integer and r.status <> 'archived'
  and exists (select from variables v where v.id = r.variable_id and v.kind = 'event_type'))`;

/** A disaster with its parts, or what follows any of these. */
const ofEvent = (domain: RecordDomain, id: number) =>
  sql<boolean>`${domain === "risk" ? sql`r.id` : sql`(r.recovery ->> 'event_id')::bigint`} = any(with_parts(${id}))`;

/** The one meaning of "these records": list, total, map tiles and export all filter through here. The table is named `r`. */
export const matching = (scope: Scope, domain: RecordDomain, query: Partial<RecordQuery> = {}) =>
  allOf(
    sql<boolean>`r.domain = ${domain} and ${query.trash ? sql`r.deleted_at is not null` : sql`r.deleted_at is null`}`,
    inTerritory(ref("r.company_id"), scope),
    whenGiven(query.variable, (ids) => oneOf(ref("r.variable_id"), ids)),
    whenGiven(query.status, (statuses) => oneOf(ref("r.status"), statuses)),
    whenGiven(query.observed_from, (day) => sql`r.observed_on >= ${day}`),
    whenGiven(query.observed_to, (day) => sql`r.observed_on <= ${day}`),
    whenGiven(
      query.month,
      (months) => sql`r.date_precision <> 'year' and ${oneOf(sql`extract(month from r.observed_on)`, months)}`,
    ),
    whenGiven(query.has_geometry, (has) => (has ? sql`r.cell is not null` : sql`r.cell is null`)),
    whenGiven(query.bbox, insideBbox),
    whenGiven(query.within, insideArea),
    whenGiven(query.class, (keys) => inClasses(chosenClasses(keys))),
    whenGiven(query.confidence, (levels) => oneOf(ref("r.confidence"), levels)),
    whenGiven(query.has_published, (has) => (has ? sql`r.published is not null` : sql`r.published is null`)),
    whenGiven(query.running, (is) => (is ? isRunning : sql`not ${isRunning}`)),
    asWork(query),
    whenGiven(query.event, (id) => ofEvent(domain, id)),
    asDisaster(scope, query),
    asAssessed(query),
    whenGiven(query.author, (id) => sql`${String(id)} in (r.edited_by, r.submitted_by)`),
    whenGiven(
      query.not_author,
      (id) => sql`r.edited_by <> ${String(id)} and r.submitted_by is distinct from ${String(id)}`,
    ),
    searchedFor(query),
  );
