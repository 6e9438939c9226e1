// The statements that make places, variables and records which look like real ones: clustered, of all domains, kinds and states.
import { sql } from "kysely";
import type { Tx } from "@atalaya/server/platform/database/database.ts";
import type { Domain } from "@atalaya/contract/domain/domains.ts";

export const placeCount = 500;

/** Municipalities beside those of the demo, up to `placeCount`, in ten regions along the country; visibly invented. */
export async function insertPlaces(tx: Tx): Promise<void> {
  await sql`
    insert into companies (reason_social, kind, territorial_code, country, parent_company_id, centroid)
    select 'Región Demo ' || n, 'region', 'D' || n, 'CL', (select id from companies where kind = 'country' order by id limit 1),
      st_setsrid(st_point(-71, -18.5 - n * 3), 4326)
    from generate_series(1, 10) n`.execute(tx);
  await sql`
    with known as (select count(*) as count from companies where kind = 'municipality'),
      regions as (select id, row_number() over (order by id) as number from companies where territorial_code ~ '^D[0-9]+$')
    insert into companies (reason_social, kind, territorial_code, country, parent_company_id, centroid)
    select 'Comuna Demo ' || n, 'municipality', 'D' || (1000 + n), 'CL', regions.id,
      st_setsrid(st_point(-71 + (random() - 0.5) * 1.8, -18.5 - regions.number * 3 + (random() - 0.5) * 3), 4326)
    from known, generate_series(1, ${placeCount} - known.count) n join regions on regions.number = 1 + n % 10`.execute(
    tx,
  );
}

const nouns = [
  "Puente",
  "Escuela",
  "Albergue",
  "Hospital",
  "Quebrada",
  "Bodega",
  "Sede vecinal",
  "Estanque",
  "Antena",
  "Torre",
];

/** 40 variables: 24 of the base map, 8 of disasters and 4 of each other domain of records; every sixth has lines and every seventh polygons. */
export const insertVariables = (tx: Tx) =>
  sql`
    with wanted as (
      select domain, number, row_number() over (order by domain, number) as n
      from (values ('situation', 24), ('vulnerability', 4), ('risk', 8), ('recovery', 4)) domains (domain, count),
        generate_series(1, domains.count) number)
    insert into variables (domain, kind, code, company_id, name_es, geometry_type, value_type, unit_es, color, icon)
    select domain, case domain when 'risk' then 'event_type' when 'recovery' then 'recovery_type' else 'layer' end, 'demo-' || n, null, (${nouns}::text[])[1 + n % ${nouns.length}] || ' Demo ' || n,
      case when n % 6 = 0 then 'line' when n % 7 = 0 then 'polygon' else 'point' end,
      (array['integer', 'decimal', 'none'])[1 + n % 3], case when n % 3 < 2 then 'unidades' end,
      '#' || upper(substr(md5(n::text), 1, 6)), (array['road', 'bed', 'tint', 'bolt'])[1 + n % 4]
    from wanted`.execute(tx);

const streets = [
  "Los Aromos",
  "San Martín",
  "O'Higgins",
  "Las Camelias",
  "Arturo Prat",
  "El Maitén",
  "Santa María",
  "Los Boldos",
];
const sectors = ["Norte", "Sur", "Oriente", "Poniente", "Centro", "Costa", "La Población", "El Mirador", "Río Abajo"];
const events = ["lluvia intensa", "remoción en masa", "incendio forestal", "sismo", "inundación", "marejada"];
const states = [
  "published",
  "published",
  "published",
  "validated",
  "waiting_for_validation",
  "needs_revision",
  "draft",
  "archived",
];

const oneOf = (words: readonly string[], by: string) =>
  sql`(${words}::text[])[1 + floor(${sql.ref(by)} * ${words.length})::int]`;

/** Records number `first` to `last` of a domain. A few places have many, most have few. */
export const insertRecords = (tx: Tx, domain: Domain, first: number, last: number) =>
  sql`
    with places as (select row_number() over (order by id) - 1 as position, id, reason_social, centroid
        from companies where kind = 'municipality'),
      definitions as (select row_number() over (order by id) - 1 as position, count(*) over () as count, * from variables
        where domain = ${domain} and code ~ '^demo-[0-9]+$'),
      rolled as materialized (select n, floor(power(random(), 1.8) * ${placeCount})::bigint as place, random() as near, random() as turn, random() as amount, random() as day,
          random() as state, random() as street, random() as sector, random() as event
        from generate_series(${first}::int, ${last}::int) n),
      placed as (select rolled.*, places.id as company_id, reason_social, st_translate(centroid,
          sqrt(-2 * ln(1 - near)) * cos(2 * pi() * turn) * 0.03, sqrt(-2 * ln(1 - near)) * sin(2 * pi() * turn) * 0.03) as at
        from rolled join places on places.position = place),
      named as (select placed.*, d.id as variable_id, d.value_type, d.geometry_type, d.name_es || ' ' || ${oneOf(streets, "street")}
          || ', ' || reason_social || ' ' || n as title
        from placed join definitions d on d.position = n % d.count)
    insert into records (domain, company_id, variable_id, code, title, value, observed_on, source, description, locality, tags, status,
      geometry, created_at, updated_at, created_by, updated_by)
    select ${domain}, company_id, variable_id, ${domain} || '-' || n, title,
      case value_type when 'integer' then to_jsonb(floor(amount * 700)) when 'decimal' then to_jsonb(round((amount * 900)::numeric, 1)) end,
      date '2011-01-01' + floor(day * 5475)::int, 'Dato ficticio',
      case when event < 0.4 then 'Afectación por ' || ${oneOf(events, "day")} || ' en el sector ' || ${oneOf(sectors, "sector")}
        || ', calle ' || ${oneOf(streets, "turn")} end,
      ${oneOf(sectors, "sector")}, case when state < 0.1 then array['prioritario'] else '{}' end, ${oneOf(states, "state")},
      case geometry_type when 'polygon' then st_buffer(at, 0.0008 + amount * 0.003, 3)
        when 'line' then st_makeline(array[at, st_translate(at, 0.002, amount * 0.004), st_translate(at, 0.005, 0)]) else at end,
      now() - day * interval '300 days', now() - day * sector * interval '300 days', 'system', 'system'
    from named`.execute(tx);
