-- Disasters that several places share, and those that set off others (decision 0066). What a disaster is a part of is no content of its card:
-- it is not in the public's copy, and changing it makes nobody the author.
alter table records
  add column umbrella_id bigint references records,
  add column triggered_by_id bigint references records;
create index records_of_umbrella on records (umbrella_id) where umbrella_id is not null;
create index records_triggered_by on records (triggered_by_id) where triggered_by_id is not null;

-- The wider disasters that one is a part of, the nearest first, and what set one off; in the trash or not.
create function umbrellas_of(record bigint) returns bigint[] language sql stable as $$
  with recursive above as (
    select umbrella_id as id, 1 as height from records where id = record and umbrella_id is not null
    union all
    select r.umbrella_id, above.height + 1 from records r join above on r.id = above.id where r.umbrella_id is not null and above.height < 100)
  select coalesce(array_agg(id order by height), '{}') from above $$;
create function triggers_of(record bigint) returns bigint[] language sql stable as $$
  with recursive before as (
    select triggered_by_id as id, 1 as steps from records where id = record and triggered_by_id is not null
    union all
    select r.triggered_by_id, before.steps + 1 from records r join before on r.id = before.id
      where r.triggered_by_id is not null and before.steps < 100)
  select coalesce(array_agg(id order by steps), '{}') from before $$;

-- A disaster with all that is a part of it. Each one's parts are looked up by their index: where hardly any disaster is a part of another, the
-- database would take it for quicker to read all of them.
create function with_parts(record bigint) returns bigint[] language sql stable as $$
  with recursive below as (
    select record as id
    union
    select part.id from below cross join lateral (select r.id from records r where r.umbrella_id = below.id offset 0) part)
  select array_agg(id) from below $$;

create function keep_events_apart() returns trigger language plpgsql as $$
begin
  if new.umbrella_id = new.id or new.id = any(umbrellas_of(new.umbrella_id)) then
    raise exception 'a disaster cannot be a part of itself' using errcode = '23514', constraint = 'records_umbrella_circle';
  end if;
  if new.triggered_by_id = new.id or new.id = any(triggers_of(new.triggered_by_id)) then
    raise exception 'a disaster cannot set itself off' using errcode = '23514', constraint = 'records_trigger_circle';
  end if;
  return new;
end $$;
create trigger records_events_apart before insert or update of umbrella_id, triggered_by_id on records
  for each row when (new.umbrella_id is not null or new.triggered_by_id is not null) execute function keep_events_apart();

-- A figure counts unless a published part, however far below, tells a number of its metric: then that one counts. The row of the card itself,
-- `cards`, is one of them: a disaster that was divided is counted by its parts.
alter table published_losses add column is_counted boolean not null default true;

create or replace function published_loss_rows(r records) returns setof published_losses language sql stable as $$
  select r.id, told.metric, r.company_id, of.variable_id, of.day, told.currency, told.value, told.is_open, true
  from (select coalesce((r.published ->> 'variable_id')::bigint, r.variable_id) as variable_id,
      coalesce((r.published ->> 'observed_on')::date, r.observed_on) as day) of
    cross join lateral (
      select 'cards' as metric, '' as currency, 1::double precision as value, false as is_open
      union all
      select f.metric, coalesce(f.currency, ''), f.counted, f.qualifier in ('present_unquantified', 'at_least')
      from figure_rows(r.published -> 'figures') f where f.is_current and f.qualifier <> 'unknown') told
  where r.domain = 'risk' and r.deleted_at is null and r.published is not null
    and of.day between date '1500-01-01' and date '9999-12-31'
    and exists (select from variables v where v.id = of.variable_id and v.kind = 'event_type') $$;

-- Settles again which figures count, of these disasters and of all above them. Each is held on the way up, from the bottom, so that two parts
-- of one disaster that change at once take turns, and the second sees what the first one told.
create function settle_umbrellas(starting bigint[]) returns void language plpgsql as $$
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
      select coalesce(array_agg(distinct part.metric), '{}') as metrics from published_losses part
      where part.record_id = any(array_remove(with_parts(one.id), one.id)) and part.value is not null) told
    where p.record_id = one.id and p.is_counted = (p.metric = any(told.metrics));
end $$;

-- All that have parts.
create function settle_all_umbrellas() returns void language sql as $$
  select settle_umbrellas(array(select distinct umbrella_id from records where umbrella_id is not null)) $$;

create or replace function add_loss_sums() returns trigger language plpgsql as $$
begin
  insert into loss_sum_changes
    select coalesce(variable_id, 0), coalesce(year, 0), metric, company_id, currency, sign * count(value),
      sign * coalesce(sum(value::numeric), 0), sign * count(*) filter (where is_open)
    from (select *, extract(year from observed_on)::integer as year,
        case when tg_op = 'DELETE' or tg_op = 'UPDATE' and not is_counted then -1 else 1 end as sign from moved
      where is_counted or tg_op = 'UPDATE') m
    group by metric, company_id, currency, sign, cube (variable_id, year);
  return null;
end $$;
-- Of what is there only this ever changes.
create trigger published_losses_sums_update after update on published_losses
  referencing new table as moved for each statement execute function add_loss_sums();

create or replace function keep_published_losses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from published_losses where record_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    if old.umbrella_id is not null then
      perform settle_umbrellas(array[old.umbrella_id]);
    end if;
    return null;
  end if;
  insert into published_losses select * from published_loss_rows(new);
  if new.umbrella_id is not null or exists (select from records where umbrella_id = new.id) then
    perform settle_umbrellas(array[new.id]);
  end if;
  return null;
end $$;

create function settle_moved_part() returns trigger language plpgsql as $$
begin
  perform settle_umbrellas(array_remove(array[old.umbrella_id, new.umbrella_id], null));
  return null;
end $$;
create trigger records_umbrella_changed after update of umbrella_id on records
  for each row when (old.umbrella_id is distinct from new.umbrella_id) execute function settle_moved_part();

create or replace function keep_losses_of_variable() returns trigger language plpgsql as $$
begin
  delete from published_losses where variable_id = new.id;
  insert into published_losses
    select p.* from records r cross join lateral published_loss_rows(r) p where r.domain = 'risk' and p.variable_id = new.id;
  perform settle_all_umbrellas();
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
  select settle_all_umbrellas();
  delete from loss_sum_changes;
  delete from loss_sums;
  insert into loss_sums
    select coalesce(variable_id, 0), coalesce(year, 0), metric, company_id, currency, count(value), coalesce(sum(value::numeric), 0),
      count(*) filter (where is_open)
    from (select *, extract(year from observed_on)::integer as year from published_losses where is_counted) p
    group by metric, company_id, currency, cube (variable_id, year);
$$;
