-- Exercises (simulacros): what was practised, with whom, and how it went.
create table exercises (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  title text not null,
  kind text not null,
  hazard text not null,
  status text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  scenario text,
  objectives text[] not null,
  institution_id bigint references institutions,
  participants text[] not null,
  people integer,
  plan_id bigint references legal_documents,
  alert_id bigint references alerts,
  rating text,
  evaluation text,
  evaluated_by text,
  search text generated always as (searchable(title || ' ' || coalesce(scenario, ''))) stored
);
select keep('exercises', 'search');
select place_on_map('exercises', 'kind');
create index exercises_in_order on exercises (starts_at, id) where deleted_at is null;
create index exercises_of_place on exercises (company_id, starts_at, id) where deleted_at is null;
create index exercises_search on exercises using gin (search gin_trgm_ops) where deleted_at is null;
-- What may have to be closed: few, however many were held.
create index exercises_open on exercises (company_id, starts_at, id)
  where deleted_at is null and (status = 'planned' or status = 'held' and rating is null and evaluation is null);
create index exercises_of_alert on exercises (alert_id) where alert_id is not null;
create index exercises_of_plan on exercises (plan_id) where plan_id is not null;
create index exercises_of_institution on exercises (institution_id) where institution_id is not null;
