-- Assets that a disaster damaged, kept with its card as its figures are; what a work of recovery repairs; and of each figure whether it was
-- reported or derived.

alter table records add column damages jsonb not null default '[]' check (jsonb_typeof(damages) = 'array');

drop trigger records_author on records;
create trigger records_author before insert or update of company_id, variable_id, title, value, code, attributes, observed_on,
  date_precision, ended_on, duration_days, source, source_url, source_date, confidence, tags, locality, address, description, event, figures,
  breakdowns, damages, recovery, geometry_method, geometry_accuracy_m, is_public, geometry on records
  for each row execute function keep_author();

create or replace function public_copy(r records) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'company_id', r.company_id, 'variable_id', r.variable_id, 'title', r.title, 'value', r.value, 'code', r.code,
    'attributes', r.attributes, 'observed_on', r.observed_on, 'date_precision', r.date_precision, 'ended_on', r.ended_on,
    'duration_days', r.duration_days, 'source', r.source, 'source_url', r.source_url, 'source_date', r.source_date,
    'confidence', r.confidence, 'tags', to_jsonb(r.tags), 'locality', r.locality, 'address', r.address,
    'description', r.description, 'event', r.event, 'figures', r.figures, 'breakdowns', r.breakdowns, 'damages', r.damages,
    'recovery', r.recovery, 'geometry_method', r.geometry_method, 'geometry_accuracy_m', r.geometry_accuracy_m, 'is_public', r.is_public,
    'geometry', st_asgeojson(r.geometry, 6)::jsonb) $$;

-- The damaged assets of a card as rows, made by triggers: by them an asset knows which disasters damaged it. Nothing is written here beside
-- the card.
create table asset_damages (
  record_id bigint not null references records on delete cascade,
  nth integer not null,
  facility_id bigint,
  property_id bigint,
  name text not null,
  sector text not null,
  grade text not null,
  amount double precision not null,
  unit text not null,
  repair_cost double precision,
  replacement_cost double precision,
  currency text,
  primary key (record_id, nth)
);
create index asset_damages_of_facility on asset_damages (facility_id) where facility_id is not null;
create index asset_damages_of_property on asset_damages (property_id) where property_id is not null;

create function keep_asset_damages() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from asset_damages where record_id = new.id;
  end if;
  insert into asset_damages
    select new.id, listed.nth, d.facility_id, d.property_id, d.name, d.sector, d.grade, d.amount, d.unit, d.repair_cost, d.replacement_cost,
      d.currency
    from jsonb_array_elements(new.damages) with ordinality as listed (damage, nth)
      cross join lateral jsonb_to_record(listed.damage) as d (facility_id bigint, property_id bigint, name text, sector text, grade text,
        amount double precision, unit text, repair_cost double precision, replacement_cost double precision, currency text);
  return null;
end $$;
create trigger records_asset_damages_made after insert on records
  for each row when (new.damages <> '[]') execute function keep_asset_damages();
create trigger records_asset_damages_changed after update on records
  for each row when (old.damages is distinct from new.damages) execute function keep_asset_damages();

create index records_repairing_facility on records (((recovery ->> 'facility_id')::bigint)) where recovery ->> 'facility_id' is not null;
create index records_repairing_property on records (((recovery ->> 'property_id')::bigint)) where recovery ->> 'property_id' is not null;

-- What was written before this was asked had been reported.
alter table loss_values add column basis text not null default 'reported';

drop function figure_rows;
create function figure_rows(figures jsonb) returns table (
  nth integer, metric text, value double precision, counted double precision, qualifier text, as_of date, hour text, source text,
  currency text, note text, basis text, is_current boolean
) language sql immutable parallel safe as $$
  select listed.nth::integer, f.metric, f.value, case f.qualifier when 'none' then 0 else f.value end, f.qualifier, f.as_of, f.hour, f.source,
    f.currency, f.note, coalesce(f.basis, 'reported'),
    row_number() over (partition by f.metric order by f.as_of desc, f.hour desc nulls last, listed.nth desc) = 1
  from jsonb_array_elements(figures) with ordinality as listed (figure, nth)
    cross join lateral jsonb_to_record(listed.figure) as f (metric text, value double precision, qualifier text, as_of date, hour text,
      source text, currency text, note text, basis text) $$;

create or replace function keep_loss_values() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from loss_values where record_id = new.id;
  end if;
  insert into loss_values (record_id, nth, company_id, metric, value, counted, qualifier, as_of, hour, source, currency, note, basis, is_current)
    select new.id, nth, new.company_id, metric, value, counted, qualifier, as_of, hour, source, currency, note, basis, is_current
    from figure_rows(new.figures);
  return null;
end $$;

create or replace function recount_losses() returns void language sql as $$
  delete from loss_values;
  insert into loss_values (record_id, nth, company_id, metric, value, counted, qualifier, as_of, hour, source, currency, note, basis, is_current)
    select r.id, f.nth, r.company_id, f.metric, f.value, f.counted, f.qualifier, f.as_of, f.hour, f.source, f.currency, f.note, f.basis,
      f.is_current
    from records r cross join lateral figure_rows(r.figures) f where r.figures <> '[]';
  delete from published_losses;
  insert into published_losses
    select p.* from records r cross join lateral published_loss_rows(r) p where r.domain = 'risk' and r.published is not null;
  delete from loss_sum_changes;
  delete from loss_sums;
  insert into loss_sums
    select coalesce(variable_id, 0), coalesce(year, 0), metric, company_id, currency, count(value), coalesce(sum(value::numeric), 0),
      count(*) filter (where is_open)
    from (select *, extract(year from observed_on)::integer as year from published_losses) p
    group by metric, company_id, currency, cube (variable_id, year);
$$;
