-- Sums of losses by month of the year, over all years (decision 0068): a season is asked of the whole record, so a month stands beside the
-- years and not within each of them. A 0 stands for all months, as for all years and variables.
alter table loss_sums add column month integer not null default 0;
alter table loss_sums alter column month drop default, drop constraint loss_sums_pkey,
  add primary key (variable_id, year, month, metric, company_id, currency);
alter table loss_sum_changes add column month integer not null default 0;
alter table loss_sum_changes alter column month drop default;

-- 13: only the year is known.
alter table published_losses add column month integer not null default 13;
alter table published_losses alter column month drop default;

create or replace function published_loss_rows(r records) returns setof published_losses language sql stable as $$
  select r.id, told.metric, r.company_id, of.variable_id, of.day, told.currency, told.value, told.is_open, true, of.month
  from (select variable_id, day, case precision when 'year' then 13 else extract(month from day)::integer end as month
      from (select coalesce((r.published ->> 'variable_id')::bigint, r.variable_id) as variable_id,
        coalesce((r.published ->> 'observed_on')::date, r.observed_on) as day,
        coalesce(r.published ->> 'date_precision', r.date_precision) as precision) copy) of
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

create or replace function add_loss_sums() returns trigger language plpgsql as $$
begin
  insert into loss_sum_changes (variable_id, year, month, metric, company_id, currency, cards, value, open)
    select coalesce(variable_id, 0), coalesce(year, 0), coalesce(month, 0), metric, company_id, currency, sign * count(value),
      sign * coalesce(sum(value::numeric), 0), sign * count(*) filter (where is_open)
    from (select *, extract(year from observed_on)::integer as year,
        case when tg_op = 'DELETE' or tg_op = 'UPDATE' and not is_counted then -1 else 1 end as sign from moved
      where is_counted or tg_op = 'UPDATE') m
    group by metric, company_id, currency, sign,
      grouping sets ((variable_id, year), (variable_id, month), (variable_id), (year), (month), ());
  return null;
end $$;

create function sum_all_losses() returns void language sql as $$
  delete from loss_sum_changes;
  delete from loss_sums;
  insert into loss_sums (variable_id, year, month, metric, company_id, currency, cards, value, open)
    select coalesce(variable_id, 0), coalesce(year, 0), coalesce(month, 0), metric, company_id, currency, count(value),
      coalesce(sum(value::numeric), 0), count(*) filter (where is_open)
    from (select *, extract(year from observed_on)::integer as year from published_losses where is_counted) p
    group by metric, company_id, currency,
      grouping sets ((variable_id, year), (variable_id, month), (variable_id), (year), (month), ()) $$;

create or replace function recount_losses() returns void language sql as $$
  delete from loss_values;
  insert into loss_values (record_id, nth, company_id, metric, value, counted, qualifier, as_of, hour, source, currency, note, basis, is_current)
    select r.id, f.nth, r.company_id, f.metric, f.value, f.counted, f.qualifier, f.as_of, f.hour, f.source, f.currency, f.note, f.basis,
      f.is_current
    from records r cross join lateral figure_rows(r.figures) f where r.figures <> '[]';
  delete from published_losses;
  insert into published_losses
    select p.* from records r cross join lateral published_loss_rows(r) p where r.domain = 'risk' and r.published is not null;
  select settle_all_umbrellas();
  select sum_all_losses();
$$;

-- Of the rows that are there only the month is new: they are not made again, and the sums are added up once at the end.
alter table published_losses disable trigger published_losses_sums_update;
update published_losses p set month = extract(month from p.observed_on)
  from records r where r.id = p.record_id and coalesce(r.published ->> 'date_precision', r.date_precision) <> 'year';
alter table published_losses enable trigger published_losses_sums_update;
select sum_all_losses();
