// Every statement about variables: the definitions of what is recorded.
import { expressionBuilder, sql, type RawBuilder } from "kysely";
import type { z } from "zod";
import { hazardsCalled, type HazardNames } from "@atalaya/contract/domain/hazard-names.ts";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import {
  orderStep,
  type Variable,
  type VariableDraft,
  type VariableQuery,
} from "@atalaya/contract/resources/variables.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { countPointers, type Pointers } from "../../platform/database/pointers.ts";
import type { DB } from "../../platform/database/schema.ts";
import { always, asJson, hasWords, inTerritory, oneOf, paged, whenGiven } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";
import { listHazardNames } from "../packs/queries.ts";
import type { Loss } from "./rules.ts";

type Draft = z.infer<typeof VariableDraft>;
const { ref } = expressionBuilder<DB, "variables">();

/** Shared variables, those of the caller's places, and those of the places above them. */
export const visible = (scope: Scope) =>
  scope.company_ids === null
    ? always
    : sql<boolean>`(company_id is null or ${inTerritory(sql`company_id`, scope)} or company_id = any(${scope.ancestor_ids}::bigint[]))`;

type Wanted = Partial<z.infer<typeof VariableQuery>> & { hazards?: readonly HazardNames[] };

/** A word is also met by what people call the variable's hazard. */
const matching = (scope: Scope, domain: Domain, { hazards = [], ...query }: Wanted = {}) =>
  sql<boolean>`deleted_at is null and domain = ${domain} and ${visible(scope)}
    and ${whenGiven(query.q || null, (q) =>
      hasWords(ref("search"), q, (word) => oneOf(ref("hip_code"), hazardsCalled(hazards, word))),
    )}
    and ${whenGiven(query.is_active, (is_active) => sql`is_active = ${is_active}`)}`;

/** What the caller sees: definitions by the one territory, and how often they are used by the territory where records may be read. */
export type View = { scope: Scope; records: Scope | null };

const recordCount = ({ records }: View) =>
  records === null
    ? sql`0::bigint`
    : sql`case variables.domain
        when 'alert' then (select count(*) from alerts r where r.variable_id = variables.id and r.deleted_at is null
          and ${inTerritory(sql`r.company_id`, records)})
        else (select count(*) from records r where r.variable_id = variables.id and r.deleted_at is null
          and ${inTerritory(sql`r.company_id`, records)}) end`;

const columns = (view: View) => sql`id, version, created_at, updated_at, domain, code, company_id, name_es, name_en,
  description_es, description_en, group_id, sort_order, kind, geometry_type, value_type, unit_code, unit_es, unit_en,
  decimals, min_value, max_value, required_value, required_geometry, options, fields, legend_method, legend_classes,
  color, icon, fill_opacity, stroke_color, stroke_width, dash, icon_size, min_zoom, max_zoom, is_clustered,
  direction, normalisation, weight, aggregation, periodicity, hip_code, glide_type, emdat_key, desinventar_event, cap_category,
  sendai_indicator, hxl_tag, desinventar_field, sector_code, source_default, licence, is_public, is_active, retired_keys,
  ${recordCount(view)} as record_count`;

export async function listVariables(db: Db, view: View, domain: Domain, query: z.infer<typeof VariableQuery>) {
  const hazards = query.q ? await listHazardNames(db) : [];
  return paged<Variable>(
    db,
    {
      columns: columns(view),
      from: sql`variables`,
      where: matching(view.scope, domain, { ...query, hazards }),
      id: sql`id`,
      sorts: {
        sort_order: { by: sql`sort_order`, type: "bigint" },
        name_es: { by: sql`name_es collate spanish`, type: "text" },
        record_count: { by: recordCount(view), type: "bigint" },
      },
      default_sort: "name_es",
    },
    query,
  );
}

export async function findVariable(db: Db | Tx, view: View, domain: Domain, id: number): Promise<Variable | undefined> {
  const { rows } = await sql<Variable>`
    select ${columns(view)} from variables where ${matching(view.scope, domain)} and id = ${id}`.execute(db);
  return rows[0];
}

/** What decides whether a record fits its variable. */
type DefinitionField =
  | "id"
  | "kind"
  | "hip_code"
  | "geometry_type"
  | "value_type"
  | "min_value"
  | "max_value"
  | "required_value"
  | "required_geometry"
  | "options"
  | "fields"
  | "is_active";

/** Locks the definition, so that it cannot change while a record is checked against it. */
export async function findDefinition(tx: Tx, domain: Domain, id: number, company_id: number) {
  const { rows } = await sql<Pick<Variable, DefinitionField> & { is_available: boolean; timezone: string | null }>`
    select v.id, v.kind, v.hip_code, v.geometry_type, v.value_type, v.min_value, v.max_value, v.required_value, v.required_geometry,
      v.options, v.fields, v.is_active,
      (v.company_id is null or v.company_id = any(c.path)) as is_available, c.timezone
    from variables v left join companies c on c.id = ${company_id}
    where v.id = ${id} and v.domain = ${domain} and v.deleted_at is null for share of v`.execute(tx);
  return rows[0];
}

/** Records and alerts of any place that use the variable, the trash included: they would lose their meaning (V18). */
export const variablePointers: Pointers = {
  "records.variable_id": { as: "records" },
  "alerts.variable_id": { as: "alerts" },
  "desinventar_load_events.variable_id": "a trace of a database of disasters, of use to whoever loaded it",
};

/** With the indices that it is a member of. */
export const countDependants = (tx: Tx, id: number) =>
  countPointers(tx, "variables", variablePointers, id, {
    composite_indices: sql`(select count(*) from composite_indices
      where deleted_at is null and members @> ${asJson([{ variable_id: id }])})`,
  });

const namesSomething = (keys: readonly string[]) => sql<boolean>`key = any(${keys}::text[]) and value <> 'null'`;

/** The condition on a record (`r`) that a change of its variable would lose something of. */
function affected(loss: Loss): RawBuilder<boolean> {
  switch (loss.kind) {
    case "any":
      return sql<boolean>`true`;
    case "outside_range":
      return sql<boolean>`(r.value_number < ${loss.min}::float8 or r.value_number > ${loss.max}::float8)`;
    case "outside_classes": {
      const [before, after] = [loss.before, loss.after];
      return sql<boolean>`r.value_number between ${before[0]}::float8 and ${before[1]}::float8
        and r.value_number not between ${after[0]}::float8 and ${after[1]}::float8`;
    }
    case "value_keys":
      return sql<boolean>`jsonb_exists_any(r.value, ${loss.keys}::text[])`;
    case "attributes":
      return sql<boolean>`exists (select from jsonb_each(r.attributes) where ${namesSomething(loss.keys)})`;
    case "attribute_keys":
      return sql<boolean>`jsonb_exists_any(r.attributes -> ${loss.attribute}::text, ${loss.keys}::text[])`;
    case "outside_place":
      return sql<boolean>`not exists (select from companies c
        where c.id = r.company_id and c.path @> array[${loss.company_id}::bigint])`;
  }
}

/** Records of any place, the trash included, that would lose something. */
export async function countAffected(tx: Tx, id: number, loss: Loss): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from records r where r.variable_id = ${id} and ${affected(loss)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** A name without a Latin letter or digit leaves nothing: such a variable is simply called "variable". */
const slug = (name: string) =>
  sql<string>`coalesce(nullif(trim(both '-' from regexp_replace(fold(${name}::text), '[^a-z0-9]+', '-', 'g')), ''), 'variable')`;

/** The code is made from the Spanish name, with a number behind it when another variable of the domain has it. */
const freeCode = (domain: Domain, name: string) => sql<string>`(
  select candidate from (
    select 1 as turn, left(${slug(name)}, 55) as candidate
    union all select turn, left(${slug(name)}, 55) || '-' || turn from generate_series(2, 1000) turn) candidates
  where not exists (select 1 from variables v where v.domain = ${domain} and v.code = candidate)
  order by turn limit 1)`;

/** Behind the others of its group where somebody put them in order; else among them by its name. */
const lastPlace = (domain: Domain, group_id: number | null) => sql<number>`(
  select case when max(sort_order) > 0 then least(max(sort_order) + ${orderStep}, 1000000) else 0 end from variables
  where domain = ${domain} and group_id is not distinct from ${group_id}::bigint and deleted_at is null)`;

const columnsOf = <T extends Partial<Draft>>({ options, fields, legend_classes, ...draft }: T) => ({
  ...draft,
  ...(options && { options: asJson(options) }),
  ...(fields && { fields: asJson(fields) }),
  ...(legend_classes && { legend_classes: asJson(legend_classes) }),
});

export async function insertVariable(tx: Tx, domain: Domain, draft: Draft): Promise<number> {
  // Two people may choose one name at the same moment: the second looks for a code when the first has its own.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`variables ${domain}`}, 0))`.execute(tx);
  const { id } = await tx
    .insertInto("variables")
    .values({
      ...columnsOf(draft),
      domain,
      sort_order: draft.sort_order || lastPlace(domain, draft.group_id),
      code: sql`coalesce(${freeCode(domain, draft.name_es)}, 'variable-' || gen_random_uuid())`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateVariable = (tx: Tx, id: number, changes: Partial<Draft>, retired_keys: string[]) =>
  tx
    .updateTable("variables")
    // The version counts a form that was saved without a change too.
    .set({ ...columnsOf(changes), retired_keys, version: sql`version` })
    .where("id", "=", id)
    .execute();
