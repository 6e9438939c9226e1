-- Figures of disasters as rows, made from the record by triggers: what lists filter and sort by, and what sums are made of. The record keeps
-- what was written; nothing is written here beside it.

-- The figures of a list as rows in its order, each with the number that it counts for: "there was none" is zero, what nobody counted is not
-- known (V1). In force is the one of the latest day, of several of that day the one of the latest hour, of several of that hour the one
-- written last.
create function figure_rows(figures jsonb) returns table (
  nth integer, metric text, value double precision, counted double precision, qualifier text, as_of date, hour text, source text,
  currency text, note text, is_current boolean
) language sql immutable parallel safe as $$
  select listed.nth::integer, f.metric, f.value, case f.qualifier when 'none' then 0 else f.value end, f.qualifier, f.as_of, f.hour, f.source,
    f.currency, f.note,
    row_number() over (partition by f.metric order by f.as_of desc, f.hour desc nulls last, listed.nth desc) = 1
  from jsonb_array_elements(figures) with ordinality as listed (figure, nth)
    cross join lateral jsonb_to_record(listed.figure) as f (metric text, value double precision, qualifier text, as_of date, hour text,
      source text, currency text, note text) $$;

-- Of the record as it is. The place is a copy, so that the largest of a place come out of an index in order.
create table loss_values (
  record_id bigint not null references records on delete cascade,
  nth integer not null,
  company_id bigint not null,
  metric text not null,
  value double precision,
  counted double precision,
  qualifier text not null,
  as_of date not null,
  hour text,
  source text,
  currency text,
  note text,
  is_current boolean not null,
  primary key (record_id, nth)
);
create index loss_values_by_place on loss_values (company_id, metric, counted, record_id) where is_current and counted is not null;
create index loss_values_by_metric on loss_values (metric, counted, record_id) where is_current and counted is not null;

create function keep_loss_values() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from loss_values where record_id = new.id;
  end if;
  insert into loss_values (record_id, nth, company_id, metric, value, counted, qualifier, as_of, hour, source, currency, note, is_current)
    select new.id, nth, new.company_id, metric, value, counted, qualifier, as_of, hour, source, currency, note, is_current
    from figure_rows(new.figures);
  return null;
end $$;
create trigger records_loss_values_made after insert on records
  for each row when (new.figures <> '[]') execute function keep_loss_values();
create trigger records_loss_values_changed after update on records
  for each row when (old.figures is distinct from new.figures or old.company_id <> new.company_id and new.figures <> '[]')
  execute function keep_loss_values();

-- Of the copy that the public sees, of disasters alone: what is assessed is none. One row for the card itself, whose metric is `cards`, and one
-- for each figure in force of which something is known. `is_open`: it was more than this, or some that nobody counted. Days that nobody can
-- have meant belong to no year.
create table published_losses (
  record_id bigint not null,
  metric text not null,
  company_id bigint not null,
  variable_id bigint not null,
  observed_on date not null,
  currency text not null,
  value double precision,
  is_open boolean not null,
  primary key (record_id, metric)
);
create index published_losses_by_place on published_losses (metric, company_id, observed_on) include (variable_id, value);

-- Sums of them by year and variable, by each alone, and of all: a 0 stands for all of them. What has changed since these were folded is only
-- appended, so that nobody waits for anybody. Decimal, because what is added is taken away again.
create table loss_sums (
  variable_id bigint not null,
  year integer not null,
  metric text not null,
  company_id bigint not null,
  currency text not null,
  cards bigint not null,
  value numeric not null,
  open bigint not null,
  primary key (variable_id, year, metric, company_id, currency)
);
create table loss_sum_changes (like loss_sums);

create function add_loss_sums() returns trigger language plpgsql as $$
begin
  insert into loss_sum_changes
    select coalesce(variable_id, 0), coalesce(year, 0), metric, company_id, currency, sign * count(value),
      sign * coalesce(sum(value::numeric), 0), sign * count(*) filter (where is_open)
    from (select *, extract(year from observed_on)::integer as year, case tg_op when 'INSERT' then 1 else -1 end as sign from moved) m
    group by metric, company_id, currency, sign, cube (variable_id, year);
  return null;
end $$;
create trigger published_losses_sums_insert after insert on published_losses
  referencing new table as moved for each statement execute function add_loss_sums();
create trigger published_losses_sums_delete after delete on published_losses
  referencing old table as moved for each statement execute function add_loss_sums();

-- The rows of a record's public copy. Its variable and its day may be others than the record's own.
create function published_loss_rows(r records) returns setof published_losses language sql stable as $$
  select r.id, told.metric, r.company_id, of.variable_id, of.day, told.currency, told.value, told.is_open
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

create function keep_published_losses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from published_losses where record_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into published_losses select * from published_loss_rows(new);
  end if;
  return null;
end $$;
create trigger records_published_losses_made after insert on records
  for each row when (new.domain = 'risk' and new.published is not null) execute function keep_published_losses();
create trigger records_published_losses_changed after update on records
  for each row when (new.domain = 'risk' and (old.published is distinct from new.published or new.published is not null
    and (old.deleted_at is distinct from new.deleted_at or old.company_id <> new.company_id)))
  execute function keep_published_losses();
create trigger records_published_losses_gone after delete on records
  for each row when (old.domain = 'risk') execute function keep_published_losses();

-- A variable becomes a kind of disaster, or is none any more.
create function keep_losses_of_variable() returns trigger language plpgsql as $$
begin
  delete from published_losses where variable_id = new.id;
  insert into published_losses
    select p.* from records r cross join lateral published_loss_rows(r) p where r.domain = 'risk' and p.variable_id = new.id;
  return null;
end $$;
create trigger variables_losses_kind after update on variables
  for each row when (new.domain = 'risk' and (old.kind = 'event_type') <> (new.kind = 'event_type')) execute function keep_losses_of_variable();

-- Begins anew: for rows that came in while triggers rested, and to repair.
create function recount_losses() returns void language sql as $$
  delete from loss_values;
  insert into loss_values (record_id, nth, company_id, metric, value, counted, qualifier, as_of, hour, source, currency, note, is_current)
    select r.id, f.nth, r.company_id, f.metric, f.value, f.counted, f.qualifier, f.as_of, f.hour, f.source, f.currency, f.note, f.is_current
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
select recount_losses();

-- What the room added up until now.
drop trigger records_published_disaster_made on records;
drop trigger records_published_disaster_changed on records;
drop trigger records_published_disaster_gone on records;
drop table published_disasters;
drop function keep_published_disaster, recount_published_disasters, figure_in_force;

-- Lists by the emergency's level and by GLIDE number.
create index records_by_level on records ((event ->> 'emergency_level'), observed_on)
  where deleted_at is null and event ->> 'emergency_level' is not null;
create index records_by_glide on records using gin ((event ->> 'glide') gin_trgm_ops) where deleted_at is null;
