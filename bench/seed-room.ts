// What the situation room adds up, beside the records: figures of disasters, recovery items, shelters with their counts, alerts in force,
// exercises and plans; visibly invented.
import { sql } from "kysely";
import type { Tx } from "@atalaya/server/platform/database/database.ts";

/** An assessment has no figures. */
const disasters = sql`records where domain = 'risk' and variable_id in (select id from variables where kind = 'event_type')`;

/** Three figures for every disaster, one of them corrected later; the public's copy of those that are published. */
export const insertLosses = (tx: Tx) =>
  sql`update records r set figures = f.figures,
      published = case when r.status = 'published' then jsonb_build_object('figures', f.figures) end
    from (select id, jsonb_build_array(
        jsonb_build_object('metric', 'direct_affected', 'value', id % 900, 'qualifier', 'quantified', 'as_of', observed_on + 1),
        jsonb_build_object('metric', 'direct_affected', 'value', id % 1000, 'qualifier', 'quantified', 'as_of', observed_on + 9),
        jsonb_build_object('metric', 'houses_destroyed', 'value', id % 70, 'qualifier', 'at_least', 'as_of', observed_on + 9)) as figures
      from ${disasters}) f where f.id = r.id`.execute(tx);

/** Every disaster with figures of three metrics, as the public sees it. */
export const insertPublishedLosses = (tx: Tx) =>
  sql`update records r set figures = f.figures, published = jsonb_build_object('figures', f.figures)
    from (select id, jsonb_build_array(
        jsonb_build_object('metric', 'deaths', 'value', id % 7, 'qualifier', 'quantified', 'as_of', observed_on + 9),
        jsonb_build_object('metric', 'direct_affected', 'value', id % 1000, 'qualifier', 'at_least', 'as_of', observed_on + 9),
        jsonb_build_object('metric', 'houses_destroyed', 'value', id % 70, 'qualifier', 'quantified', 'as_of', observed_on + 9)) as figures
      from ${disasters}) f where f.id = r.id`.execute(tx);

export const insertRecoveryItems = (tx: Tx) =>
  sql`update records set recovery = jsonb_build_object('progress_status',
      (array['identified', 'funded', 'in_progress', 'completed', 'suspended'])[1 + id % 5], 'progress_pct', id % 101, 'currency', 'CLP',
      'need_amount', id % 90000, 'funded_amount', id % 60000, 'milestones', '[]'::jsonb, 'funding', '[]'::jsonb)
    where domain = 'recovery'`.execute(tx);

const municipalities = sql`companies c where c.kind = 'municipality' and c.centroid is not null`;

/** Four in each municipality, each counted twelve times; every third is open. */
export async function insertShelters(tx: Tx): Promise<void> {
  await sql`insert into shelters (company_id, name_es, kind, capacity, has_water, has_power, has_kitchen, has_heating, is_accessible,
      takes_pets, is_active, geometry)
    select c.id, 'Albergue Demo ' || n, 'school', 60 + 20 * n, true, true, true, false, true, false, true,
      st_translate(c.centroid, n * 0.002, 0)
    from generate_series(1, 4) n, ${municipalities}`.execute(tx);
  await sql`insert into shelter_occupancy (shelter_id, company_id, as_of, state, occupied)
    select s.id, s.company_id, now() - make_interval(hours => n), case when s.id % 3 = 0 then 'open' else 'closed' end,
      case when s.id % 3 = 0 then 10 + n else 0 end
    from shelters s, generate_series(1, 12) n`.execute(tx);
}

/** In every second municipality an alert in force, in every fourth an exercise of half a year ago. */
export const insertAlerts = (tx: Tx) =>
  sql`insert into alerts (company_id, kind, variable_id, level, coverage, scope, addresses, categories, responses, headline_es, expires_at,
      area_record_ids, area_company_ids, channels, state, message_count, first_sent_at, last_sent_at, geometry)
    select c.id, case when c.id % 4 = 1 then 'exercise' else 'alert' end, (select id from variables where domain = 'alert' order by id limit 1),
      (array['verde', 'amarilla', 'roja'])[1 + (c.id / 2) % 3], 'communal', 'Public', '{}', '{}', '{}', 'Alerta Demo ' || c.id,
      now() + make_interval(days => 30, mins => c.id::int), '{}', '{}', '{}', 'issued', 1, now() - interval '180 days', now(),
      st_buffer(c.centroid, 0.05, 16)
    from ${municipalities} and c.id % 4 in (0, 1, 2)`.execute(tx);

/** Two plans in nine of ten municipalities. */
export const insertPlans = (tx: Tx) =>
  sql`insert into legal_documents (company_id, kind, plan_kind, number, title_es, issuing_body, level, issued_on, status, next_review_on)
    select c.id, 'plan', k.kind, k.kind, 'Plan Demo', 'Municipalidad Demo', 'communal', '2022-01-01', 'in_force',
      current_date + (case when c.id % 3 = 0 then -30 else 300 end)
    from (values ('drr'), ('emergency')) k (kind), ${municipalities} and c.id % 10 > 0`.execute(tx);
