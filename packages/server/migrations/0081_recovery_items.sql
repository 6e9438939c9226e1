-- What a recovery record holds: what is rebuilt, for whom, with what money, how far it has come, and which disaster it follows (V21).

alter table records add column recovery jsonb check (jsonb_typeof(recovery) = 'object');
create index records_following on records (((recovery ->> 'event_id')::bigint)) where recovery ->> 'event_id' is not null;

drop trigger records_author on records;
create trigger records_author before insert or update of company_id, variable_id, title, value, code, attributes, observed_on,
  date_precision, ended_on, duration_days, source, source_url, source_date, confidence, tags, locality, address, description, event, figures,
  breakdowns, recovery, geometry_method, geometry_accuracy_m, is_public, geometry on records
  for each row execute function keep_author();

create or replace function public_copy(r records) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'company_id', r.company_id, 'variable_id', r.variable_id, 'title', r.title, 'value', r.value, 'code', r.code,
    'attributes', r.attributes, 'observed_on', r.observed_on, 'date_precision', r.date_precision, 'ended_on', r.ended_on,
    'duration_days', r.duration_days, 'source', r.source, 'source_url', r.source_url, 'source_date', r.source_date,
    'confidence', r.confidence, 'tags', to_jsonb(r.tags), 'locality', r.locality, 'address', r.address,
    'description', r.description, 'event', r.event, 'figures', r.figures, 'breakdowns', r.breakdowns, 'recovery', r.recovery,
    'geometry_method', r.geometry_method, 'geometry_accuracy_m', r.geometry_accuracy_m, 'is_public', r.is_public,
    'geometry', st_asgeojson(r.geometry, 6)::jsonb) $$;
