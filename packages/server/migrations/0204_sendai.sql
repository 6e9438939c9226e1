-- What the indicators of the Sendai Framework are made of (decision 0067): they are sums of what cards tell, kept beside the others.

alter table company_stats
  add column warned_population bigint,
  add column drr_strategy_score double precision,
  add column monitoring_score double precision;

-- What a card tells of an indicator for which one number stands in for another, so that nothing counts twice: persons, or the dwellings that
-- they lived in; a total, or its parts. `B-3 modelled` are dwellings, to be multiplied by persons per household. What is told wins over what
-- is modelled, a number over "some, not counted". The total of losses is the one in local currency, else the one in dollars, else the sum of
-- its parts. `G-6 of` are the exposed people among whom `G-6` were evacuated.
create function indicator_rows(figures jsonb, services jsonb) returns table (
  metric text, currency text, value double precision, is_open boolean
) language sql immutable parallel safe as $$
  with told as materialized (
    select f.metric, coalesce(f.currency, '') as currency, f.counted, f.qualifier in ('present_unquantified', 'at_least') as is_open
    from figure_rows(figures) f where f.is_current and f.qualifier <> 'unknown'),
  total as (
    select t.* from told t where t.metric in ('loss_local', 'loss_usd') and t.counted is not null order by t.metric = 'loss_usd' limit 1),
  people as (
    select distinct on (i.name) i.name, t.counted, t.is_open, t.metric = i.stand_in as is_modelled
    from (values ('B-3', 'people_in_damaged', 'houses_damaged'), ('B-4', 'people_in_destroyed', 'houses_destroyed'),
        ('B-5', 'livelihoods_affected', 'crops_ha')) i (name, told, stand_in)
      join told t on t.metric in (i.told, i.stand_in)
    order by i.name, t.counted is null, t.metric = i.stand_in)
  select name || case when is_modelled then ' modelled' else '' end, '', counted, is_open from people
  union all
  select 'C-1', currency, counted, is_open from total
  union all
  select 'C-1', currency, sum(counted), bool_or(is_open) from told
    where not exists (select from total) and metric in ('loss_agri', 'loss_productive', 'loss_housing', 'loss_health', 'loss_education',
      'loss_other_infra', 'loss_culture', 'loss_local', 'loss_usd')
    group by currency
  union all
  select case s.service ->> 'service' when 'education' then 'D-6' when 'health' then 'D-7' else 'D-8' end, '', count(*), false
    from jsonb_array_elements(case jsonb_typeof(services) when 'array' then services else '[]' end) s (service) group by 1
  union all
  select case t.metric when 'exposed_population' then 'G-6 of' else 'G-6' end, '', t.counted, t.is_open from told t
    where t.metric in ('exposed_population', 'pre_emptive_evacuated')
      and (select count(counted) = 2 from told where metric in ('exposed_population', 'pre_emptive_evacuated')) $$;

-- A total may be told in several currencies.
alter table published_losses drop constraint published_losses_pkey, add primary key (record_id, metric, currency);

create or replace function published_loss_rows(r records) returns setof published_losses language sql stable as $$
  select r.id, told.metric, r.company_id, of.variable_id, of.day, told.currency, told.value, told.is_open, true
  from (select coalesce((r.published ->> 'variable_id')::bigint, r.variable_id) as variable_id,
      coalesce((r.published ->> 'observed_on')::date, r.observed_on) as day) of
    cross join lateral (
      select 'cards' as metric, '' as currency, 1::double precision as value, false as is_open
      union all
      select f.metric, coalesce(f.currency, ''), f.counted, f.qualifier in ('present_unquantified', 'at_least')
      from figure_rows(r.published -> 'figures') f where f.is_current and f.qualifier <> 'unknown'
      union all
      select * from indicator_rows(r.published -> 'figures', r.published #> '{event,services}')) told
  where r.domain = 'risk' and r.deleted_at is null and r.published is not null
    and of.day between date '1500-01-01' and date '9999-12-31'
    and exists (select from variables v where v.id = of.variable_id and v.kind = 'event_type') $$;

-- What a row says something about: a part that tells dwellings has told of the persons in them as well.
create function tells(metric text) returns text language sql immutable parallel safe as $$ select split_part(metric, ' ', 1) $$;

create or replace function settle_umbrellas(starting bigint[]) returns void language plpgsql as $$
declare
  rising bigint[] := starting;
  level bigint[] := starting;
begin
  loop
    select array_agg(distinct held.umbrella_id) into level
      from (select r.umbrella_id from records r where r.id = any(level) order by r.id for no key update) held
      where held.umbrella_id <> all(rising);
    exit when level is null;
    rising := rising || level;
  end loop;
  update published_losses p set is_counted = not p.is_counted
    from unnest(rising) as one (id) cross join lateral (
      select coalesce(array_agg(distinct tells(part.metric)), '{}') as metrics from published_losses part
      where part.record_id = any(array_remove(with_parts(one.id), one.id)) and part.value is not null) told
    where p.record_id = one.id and p.is_counted = (tells(p.metric) = any(told.metrics));
end $$;
select recount_losses();

-- What a municipality says of the disasters of a year: that none is missing, though there was none; and when it was last asked.
create table loss_years (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  year integer not null,
  is_complete boolean not null default false,
  note text,
  asked_at timestamptz,
  unique (company_id, year)
);
create trigger loss_years_audit after insert or update or delete on loss_years
  for each row execute function audit_row();
