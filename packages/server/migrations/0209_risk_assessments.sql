-- What a risk is judged to be: a scenario, how likely it is, what it would do, and by when it is looked at again.

alter table records add column assessment jsonb check (jsonb_typeof(assessment) = 'object');

drop trigger records_author on records;
create trigger records_author before insert or update of company_id, variable_id, title, value, code, attributes, observed_on,
  date_precision, ended_on, duration_days, source, source_url, source_date, confidence, tags, locality, address, description, event, figures,
  breakdowns, damages, recovery, assessment, geometry_method, geometry_accuracy_m, is_public, geometry on records
  for each row execute function keep_author();

create or replace function public_copy(r records) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'company_id', r.company_id, 'variable_id', r.variable_id, 'title', r.title, 'value', r.value, 'code', r.code,
    'attributes', r.attributes, 'observed_on', r.observed_on, 'date_precision', r.date_precision, 'ended_on', r.ended_on,
    'duration_days', r.duration_days, 'source', r.source, 'source_url', r.source_url, 'source_date', r.source_date,
    'confidence', r.confidence, 'tags', to_jsonb(r.tags), 'locality', r.locality, 'address', r.address,
    'description', r.description, 'event', r.event, 'figures', r.figures, 'breakdowns', r.breakdowns, 'damages', r.damages,
    'recovery', r.recovery, 'assessment', r.assessment, 'geometry_method', r.geometry_method,
    'geometry_accuracy_m', r.geometry_accuracy_m, 'is_public', r.is_public, 'geometry', st_asgeojson(r.geometry, 6)::jsonb) $$;

-- Where it stands in the 5x5 matrix: the impact is the largest of those that were judged; null where none was.
create function likelihood_of(assessment jsonb) returns integer language sql immutable parallel safe as $$
  select (assessment ->> 'likelihood')::integer $$;
create function impact_of(assessment jsonb) returns integer language sql immutable parallel safe as $$
  select greatest((assessment ->> 'impact_people')::integer, (assessment ->> 'impact_economy')::integer,
    (assessment ->> 'impact_infrastructure')::integer, (assessment ->> 'impact_environment')::integer,
    (assessment ->> 'impact_governance')::integer) $$;

-- Of a million records hardly any is an assessment: the matrix, its cells and what is to be looked at again read these alone.
create index records_assessed on records (likelihood_of(assessment), impact_of(assessment)) where assessment is not null;
create index records_assessed_by on records (((assessment ->> 'institution_id')::bigint)) where assessment ->> 'institution_id' is not null;
create index records_assessed_for on records (((assessment ->> 'plan_id')::bigint)) where assessment ->> 'plan_id' is not null;
