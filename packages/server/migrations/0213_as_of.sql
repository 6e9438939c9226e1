-- Everything as it stood at a moment: the schema `past` has tables of the same names, and who puts it before the others on the search path
-- (`readAt`) asks any question of then. The audit log keeps of each change what stood before it, so what a field held is what the first
-- change since then took away, and where nothing changed it since, what it holds now.

create schema past;

-- As the function of the same name, for who reads the past: what is over, late or in force was so then.
create function past.now() returns timestamptz language sql stable as $$ select current_setting('app.moment')::timestamptz $$;

-- What each row of a table held at a moment in the fields that changed since.
create function values_at(resource text, moment timestamptz) returns table (record_id bigint, was jsonb) language sql stable as $$
  select record_id, jsonb_object_agg(key, value) from (
    select distinct on (a.record_id, c.key) a.record_id, c.key, c.value
    from public.audit_log a cross join lateral jsonb_each(a.before) c
    where a.resource = values_at.resource and a.at > moment and a.before is not null order by a.record_id, c.key, a.id) first_change
  group by 1 $$;

-- A record with the values of a moment; what the database makes of its fields is made anew.
create function record_with(r public.records, was jsonb, moment timestamptz) returns public.records language plpgsql stable as $$
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
  -- That there was a copy for the public is known, what stood in it is not told by the log.
  p.published := case when p.published_at is not null then r.published end;
  select a.at, a.actor into last_at, last_by from public.audit_log a
    where a.resource = 'records' and a.record_id = r.id and a.at <= moment and a.action in ('update', 'delete', 'restore')
    order by a.id desc limit 1;
  p.updated_at := coalesce(last_at, r.created_at);
  p.updated_by := coalesce(last_by, r.created_by);
  return p;
end $$;

-- All records of a moment, those in the trash then too. What was not changed since is read as it is, by the indexes that there are for it.
create function records_at(moment timestamptz) returns setof public.records language sql stable as $$
  with since as materialized (select * from public.values_at('records', moment))
  select r.* from public.records r where r.created_at <= moment and not exists (select from since s where s.record_id = r.id)
  union all
  select w.* from since s join public.records r on r.id = s.record_id cross join lateral public.record_with(r, s.was, moment) w
  where r.created_at <= moment $$;

create view past.records as select * from public.records_at(past.now());

create view past.loss_values as
  select r.id as record_id, f.nth, r.company_id, f.metric, f.value, f.counted, f.qualifier, f.as_of, f.hour, f.source, f.currency, f.note,
    f.basis, f.is_current
  from past.records r cross join lateral public.figure_rows(r.figures) f where r.figures <> '[]';

-- An alert with the values of a moment, as a record.
create function alert_with(r public.alerts, was jsonb, moment timestamptz) returns public.alerts language plpgsql stable as $$
declare
  p public.alerts := jsonb_populate_record(r, was);
  last_at timestamptz;
  last_by text;
begin
  if was ? 'geometry' then
    p.anchor := public.st_pointonsurface(p.geometry);
    p.cell := public.cell_of(p.anchor);
    p.span := public.grid_span(p.geometry);
    p.grid_x := public.tile_column(public.st_x(p.anchor));
    p.grid_y := public.tile_row(public.st_y(p.anchor));
    p.area_rings := null;
  end if;
  p.search := public.searchable(p.code || ' ' || p.headline_es || ' ' || coalesce(p.headline_en, '') || ' ' || coalesce(p.area_description, ''));
  select a.at, a.actor into last_at, last_by from public.audit_log a
    where a.resource = 'alerts' and a.record_id = r.id and a.at <= moment and a.action in ('update', 'delete', 'restore')
    order by a.id desc limit 1;
  p.updated_at := coalesce(last_at, r.created_at);
  p.updated_by := coalesce(last_by, r.created_by);
  return p;
end $$;

create function alerts_at(moment timestamptz) returns setof public.alerts language sql stable as $$
  with since as materialized (select * from public.values_at('alerts', moment))
  select r.* from public.alerts r where r.created_at <= moment and not exists (select from since s where s.record_id = r.id)
  union all
  select w.* from since s join public.alerts r on r.id = s.record_id cross join lateral public.alert_with(r, s.was, moment) w
  where r.created_at <= moment $$;

create view past.alerts as select * from public.alerts_at(past.now());
-- What was sent is never changed: it was there from its hour on.
create view past.alert_messages as select * from public.alert_messages where created_at <= past.now();
create view past.alert_ratifications as select * from public.alert_ratifications where created_at <= past.now();
create view past.alert_deliveries as
  select d.id, d.message_id, d.alert_id, d.company_id, d.subscription_id, d.channel, d.address,
    case when d.updated_at <= past.now() then d.state when d.sent_at <= past.now() then 'sent' else 'pending' end as state,
    d.attempts, d.losses, d.next_attempt_at, d.until, case when d.sent_at <= past.now() then d.sent_at end as sent_at, d.code, d.created_at,
    least(d.updated_at, past.now()) as updated_at
  from public.alert_deliveries d where d.created_at <= past.now();

-- A line of the log is never changed, but for the state that later lines bring it into: that of a moment is what the lines before it brought.
create function log_state_at(line public.log_entries, moment timestamptz, out state text, out state_at timestamptz)
language plpgsql stable as $$
declare
  corrected public.log_entries;
  follower record;
  is_first boolean := true;
begin
  if line.kind not in ('request', 'task') or line.step is not null and line.step <> 'correction' then
    return;
  end if;
  state := 'open';
  state_at := line.happened_at;
  if line.step = 'correction' then
    select * into corrected from public.log_entries l where l.id = line.about_id;
    if corrected.kind in ('request', 'task') then
      select s.state, s.state_at into state, state_at from public.log_state_at(corrected, line.created_at - interval '1 microsecond') s;
    end if;
  end if;
  for follower in select l.step, l.happened_at from public.log_entries l
    where l.about_id = line.id and l.step is not null and l.created_at <= moment order by l.id
  loop
    if follower.step = 'correction' then
      state := null;
      state_at := null;
      return;
    end if;
    if state_at <= follower.happened_at or state = 'open' and is_first then
      state := case follower.step when 'reopened' then 'open' else follower.step end;
      state_at := follower.happened_at;
    end if;
    is_first := false;
  end loop;
end $$;

create view past.log_entries as
  select l.id, l.uid, l.record_id, l.company_id, l.number, l.kind, l.happened_at, l.written_at, l.text, l.role, l.from_name, l.to_name,
    l.channel, l.priority, l.place_name, l.lon, l.lat, l.due_at, l.about_id, l.step,
    (select c.id from public.log_entries c where c.id = l.corrected_by_id and c.created_at <= past.now()) as corrected_by_id,
    s.state, s.state_at, l.search, l.version, l.created_at, l.created_by, l.updated_at, l.updated_by
  from public.log_entries l cross join lateral public.log_state_at(l, past.now()) s where l.created_at <= past.now();

create view past.shelter_occupancy as select * from public.shelter_occupancy where created_at <= past.now();

-- Sums and counts that are kept of now tell nothing of then: who asks them in the past is refused, and not answered as of today.
create function past.unknown(name text) returns boolean language plpgsql stable as $$
begin
  raise exception '% has no past', name using errcode = 'P0A30';
end $$;
create view past.published_losses as select * from public.published_losses where past.unknown('published_losses');
create view past.loss_sums as select * from public.loss_sums where past.unknown('loss_sums');
create view past.loss_sum_changes as select * from public.loss_sum_changes where past.unknown('loss_sum_changes');
create view past.record_cells as select * from public.record_cells where past.unknown('record_cells');
create view past.record_cell_changes as select * from public.record_cell_changes where past.unknown('record_cell_changes');
create view past.asset_damages as select * from public.asset_damages where past.unknown('asset_damages');
