// What is read for a file of cards: the records of the list that are disasters, with the cards that they came in as, and what all of them name.
import { sql, type RawBuilder } from "kysely";
import type { Service } from "@atalaya/contract/domain/event-card.ts";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import type { Db } from "../../../platform/database/database.ts";
import { everyRow } from "../../../platform/database/sql.ts";
import type { Catalogues } from "../../../platform/desinventar/card-file.ts";
import type { Scope } from "../../../platform/scope.ts";
import { asEvent, asFigures, matching, recordListing } from "../queries.ts";
import type { Told } from "./facts.ts";
import type { Kept } from "./kept-card.ts";

const isDisaster = sql<boolean>`exists (select from variables v where v.id = r.variable_id and v.kind = 'event_type')`;

export type ExportedRecord = Told & {
  id: number;
  uid: string;
  code: string;
  geometry_type: string | null;
  has_own_fields: boolean;
  breakdown_count: number;
  damage_count: number;
  is_related: boolean;
  kept: Kept | null;
};

const columns = sql`r.id, r.uid, r.code, r.company_id, r.variable_id, r.observed_on, r.date_precision, r.ended_on, r.duration_days, r.source,
  r.locality, r.description, r.status, ${asEvent(sql`r.event`)} as event, ${asFigures(sql`r.figures`)} as figures,
  case when r.anchor is not null then array[round(st_x(r.anchor)::numeric, 6)::float8, round(st_y(r.anchor)::numeric, 6)::float8] end as anchor,
  geometrytype(r.geometry) as geometry_type, r.value is not null or r.attributes <> '{}' as has_own_fields,
  jsonb_array_length(r.breakdowns) as breakdown_count, jsonb_array_length(r.damages) as damage_count,
  r.umbrella_id is not null or r.triggered_by_id is not null as is_related,
  (select jsonb_build_object('load_id', k.load_id, 'clave', k.clave, 'row', k.row, 'extension', k.extension, 'made', k.made)
    from desinventar_cards k where k.record_id = r.id and k.made is not null limit 1) as kept`;

/** Disasters of the list, in its order, a thousand at a time. */
export function exportedRecords(db: Db, scope: Scope, query: RecordQuery): AsyncGenerator<ExportedRecord[]> {
  const listing = recordListing(scope, "risk", query, columns);
  return everyRow<ExportedRecord>(
    db,
    { ...listing, where: sql<boolean>`${listing.where} and ${isDisaster}` },
    query.sort,
  );
}

export type ExportedVariable = { id: number; name_es: string; name_en: string | null };

export type ExportedPlace = {
  id: number;
  kind: string;
  name: string;
  code: string | null;
  path: number[];
  currency: string | null;
};

/** A load whose cards are among those that are taken out. */
export type OriginLoad = {
  id: number;
  columns: string[];
  extension_columns: string[];
  catalogues: Catalogues;
  events: string[];
  causes: string[];
  places: { code: string; name: string }[][];
  most_clave: number | null;
};

export type Named = {
  variables: ExportedVariable[];
  places: ExportedPlace[];
  metrics: Metric[];
  services: Service[];
  loads: OriginLoad[];
};

const all = <T>(db: Db, statement: RawBuilder<T>) => statement.execute(db).then(({ rows }) => rows);

/** All that the disasters of the list name, each once. */
export async function namedByExport(db: Db, scope: Scope, query: RecordQuery): Promise<Named> {
  const chosen = sql`records r where ${matching(scope, "risk", query)} and ${isDisaster}`;
  const variables = await all(
    db,
    sql<ExportedVariable>`select id, name_es, name_en from variables where id in (select r.variable_id from ${chosen}) order by id`,
  );
  const places = await all(
    db,
    sql<ExportedPlace>`
      select c.id, c.kind, coalesce(c.short_name, c.reason_social) as name, coalesce(c.territorial_code, c.pcode) as code, c.path, c.currency
      from companies c where c.id in (
        select unnest(p.path) from companies p where p.id in (select r.company_id from ${chosen})) order by c.id`,
  );
  const metrics = await all(
    db,
    sql<{ metric: Metric }>`
      select distinct l.metric from loss_values l where l.is_current and l.record_id in (select r.id from ${chosen})`,
  );
  const services = await all(
    db,
    sql<{ service: Service }>`
      select distinct s ->> 'service' as service from (select r.event from ${chosen} and jsonb_typeof(r.event -> 'services') = 'array') told
        cross join lateral jsonb_array_elements(told.event -> 'services') s`,
  );
  const loads = await all(
    db,
    sql<OriginLoad>`
      with origins as (
        select k.load_id, array_agg(distinct k.row ->> 'causa') filter (where k.row ? 'causa') as causes,
          max(k.clave::bigint) filter (where k.clave ~ '^[0-9]{1,9}$') as most_clave
        from desinventar_cards k where k.record_id in (select r.id from ${chosen}) group by k.load_id)
      select l.id, l.columns, l.extension_columns, l.catalogues, coalesce(o.causes, '{}') as causes, o.most_clave,
        array(select e.name from desinventar_load_events e where e.load_id = l.id and e.name <> '' order by e.index) as events,
        (select coalesce(jsonb_agg(p.levels order by p.index), '[]') from desinventar_load_places p where p.load_id = l.id) as places
      from origins o join desinventar_loads l on l.id = o.load_id order by l.id`,
  );
  return {
    variables,
    places,
    metrics: metrics.map(({ metric }) => metric),
    services: services.map(({ service }) => service),
    loads,
  };
}
