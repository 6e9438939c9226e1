-- Losses as they stood at a moment: the public's copy of then is what the record held when it was published last, and that the log tells.

-- What the record `r` held in the fields that changed since it was published at this hour, before that moment; of one that came in published
-- while nothing was logged, in all that changed since that hour.
create function values_when_published(r public.records, published_at timestamptz, moment timestamptz) returns jsonb language sql stable as $$
  with publication as (select max(a.id) as id from public.audit_log a
    where a.resource = 'records' and a.record_id = r.id and a.at <= moment and a.after ->> 'status' = 'published')
  select coalesce(jsonb_object_agg(key, value), '{}') from (
    select distinct on (c.key) c.key, c.value
    from publication p join public.audit_log a on a.resource = 'records' and a.record_id = r.id
      and (p.id is null and a.at > values_when_published.published_at or a.id > p.id)
      cross join lateral jsonb_each(a.before) c
    where a.before is not null order by c.key, a.id) first_change $$;

create or replace function record_with(r public.records, was jsonb, moment timestamptz) returns public.records language plpgsql stable as $$
declare
  p public.records := jsonb_populate_record(r, was);
  last_at timestamptz;
  last_by text;
begin
  if was ? 'geometry' then
    p.anchor := public.st_pointonsurface(p.geometry);
    p.cell := public.cell_of(p.anchor);
    p.span := public.grid_span(p.geometry);
    p.grid_x := public.tile_column(public.st_x(p.anchor));
    p.grid_y := public.tile_row(public.st_y(p.anchor));
  end if;
  p.value_number := case when jsonb_typeof(p.value) = 'number' then p.value::float8 end;
  p.search := public.searchable(p.title || ' ' || coalesce(p.code, '') || ' ' || coalesce(p.recovery ->> 'external_code', '') || ' '
    || coalesce(p.source, '') || ' ' || coalesce(p.description, '') || ' ' || coalesce(p.locality, '') || ' ' || public.joined(p.tags));
  p.published := case when p.published_at is null then null when p.published_at = r.published_at then r.published
    else public.public_copy(jsonb_populate_record(r, public.values_when_published(r, p.published_at, moment))) end;
  select a.at, a.actor into last_at, last_by from public.audit_log a
    where a.resource = 'records' and a.record_id = r.id and a.at <= moment and a.action in ('update', 'delete', 'restore')
    order by a.id desc limit 1;
  p.updated_at := coalesce(last_at, r.created_at);
  p.updated_by := coalesce(last_by, r.created_by);
  return p;
end $$;

-- What counted then: a figure unless a published part, however far below, told a number of its metric (decision 0066). What is kept added up
-- still has no past: sums of then are made of these rows.
drop view past.published_losses;
create view past.published_losses as
  with recursive told as materialized (
    select p.* from public.records_at(past.now()) r cross join lateral public.published_loss_rows(r) p
    where r.domain = 'risk' and r.published is not null),
  joined as materialized (select id, umbrella_id from past.records where umbrella_id is not null),
  above as (
    select id as part, umbrella_id as id from joined
    union
    select above.part, j.umbrella_id from above join joined j on j.id = above.id)
  select t.record_id, t.metric, t.company_id, t.variable_id, t.observed_on, t.currency, t.value, t.is_open,
    not exists (select from above a join told part on part.record_id = a.part
      where a.id = t.record_id and part.value is not null and public.tells(part.metric) = public.tells(t.metric)) as is_counted,
    t.month
  from told t;
