-- What the situation room adds up of disasters: one narrow row for each card that the public sees, with the figures in force of its copy.
-- Sums over all years of the country read these rows alone, and no card.

-- The number of a metric that holds: of the figure of the latest day, of several of that day the one of the latest hour, of several of
-- that hour the one written last. "There was none" is zero, and what nobody counted is not known (V1).
create function figure_in_force(figures jsonb, wanted text) returns double precision language sql immutable parallel safe as $$
  select case f.qualifier when 'none' then 0 else f.value end
  from jsonb_array_elements(figures) with ordinality as listed (figure, nth)
    cross join lateral jsonb_to_record(listed.figure) as f (metric text, value double precision, qualifier text, as_of text, hour text)
  where f.metric = wanted
  order by f.as_of desc, f.hour desc nulls last, listed.nth desc limit 1 $$;

create table published_disasters (
  record_id bigint primary key,
  company_id bigint not null,
  variable_id bigint not null,
  observed_on date not null,
  direct_affected double precision,
  houses_destroyed double precision
);
create index published_disasters_by_place on published_disasters (company_id, observed_on)
  include (variable_id, direct_affected, houses_destroyed);

-- Each card has its own row: nobody waits for anybody.
create function keep_published_disaster() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from published_disasters where record_id = old.id;
  elsif new.deleted_at is not null or new.published is null then
    delete from published_disasters where record_id = new.id;
  else
    insert into published_disasters values (new.id, new.company_id, new.variable_id, new.observed_on,
      figure_in_force(new.published -> 'figures', 'direct_affected'), figure_in_force(new.published -> 'figures', 'houses_destroyed'))
    on conflict (record_id) do update set company_id = excluded.company_id, variable_id = excluded.variable_id,
      observed_on = excluded.observed_on, direct_affected = excluded.direct_affected, houses_destroyed = excluded.houses_destroyed;
  end if;
  return null;
end $$;
create trigger records_published_disaster_made after insert on records
  for each row when (new.domain = 'risk' and new.published is not null) execute function keep_published_disaster();
create trigger records_published_disaster_changed after update on records
  for each row when (new.domain = 'risk' and (old.published is distinct from new.published or old.deleted_at is distinct from new.deleted_at
    or old.company_id <> new.company_id or old.variable_id <> new.variable_id or old.observed_on <> new.observed_on))
  execute function keep_published_disaster();

create trigger records_published_disaster_gone after delete on records
  for each row when (old.domain = 'risk') execute function keep_published_disaster();

-- Begins anew: for rows that came in while triggers rested, and to repair.
create function recount_published_disasters() returns void language sql as $$
  delete from published_disasters;
  insert into published_disasters
    select id, company_id, variable_id, observed_on,
      figure_in_force(published -> 'figures', 'direct_affected'), figure_in_force(published -> 'figures', 'houses_destroyed')
    from records where domain = 'risk' and deleted_at is null and published is not null;
$$;
select recount_published_disasters();

-- When a municipality last practised is asked of its exercises, which are few among the alerts.
create index alerts_exercised on alerts (company_id, first_sent_at) where deleted_at is null and kind = 'exercise';
