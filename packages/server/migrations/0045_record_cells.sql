-- Maps and lists of a million records: counts by cell of the tile grid, counters of changes, and the indexes that real queries use.

-- The same functions as before, in the language that is ten times as fast for them: every change of a record calls them.
create or replace function tile_column(longitude double precision) returns integer
  language plpgsql immutable strict parallel safe as $$
begin
  return least(greatest(floor((longitude + 180) / 360 * 1073741824), 0), 1073741823)::integer;
end $$;

create or replace function tile_row(latitude double precision) returns integer
  language plpgsql immutable strict parallel safe as $$
begin
  return least(greatest(floor(
    (0.5 - ln(tan(pi() / 4 + radians(least(greatest(latitude, -85.0511287798066), 85.0511287798066)) / 2)) / (2 * pi()))
    * 1073741824), 0), 1073741823)::integer;
end $$;

create or replace function cell_of(point geometry) returns bigint
  language plpgsql immutable strict parallel safe as $$
begin
  return spread_bits(tile_column(st_x(point))) | (spread_bits(tile_row(st_y(point))) << 1);
end $$;

create or replace function grid_span(shape geometry) returns integer
  language plpgsql immutable strict parallel safe as $$
begin
  return greatest(tile_column(st_xmax(shape)) - tile_column(st_xmin(shape)), tile_row(st_ymin(shape)) - tile_row(st_ymax(shape)));
end $$;

-- Sums of whole grid units are exact, whatever is added and taken away; coordinates of an anchor would drift.
alter table records
  add grid_x integer generated always as (tile_column(st_x(st_pointonsurface(geometry)))) stored,
  add grid_y integer generated always as (tile_row(st_y(st_pointonsurface(geometry)))) stored;
alter table properties
  add grid_x integer generated always as (tile_column(st_x(st_pointonsurface(geometry)))) stored,
  add grid_y integer generated always as (tile_row(st_y(st_pointonsurface(geometry)))) stored;

-- As before; what is derived for the map is not logged, on whichever table.
create or replace function audit_row() returns trigger language plpgsql as $$
declare
  actor text := nullif(current_setting('app.actor', true), '');
  hidden text[] := tg_argv || array['version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'grid_x', 'grid_y'];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - hidden end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - hidden end;
  whole jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  verb text := case tg_op when 'INSERT' then 'create' when 'DELETE' then 'delete' else 'update' end;
begin
  if actor is null then
    raise exception 'a change of % names no actor', tg_table_name using errcode = 'P0A01';
  end if;
  if tg_op = 'UPDATE' then
    if old_row = new_row then return null; end if;
    if old_row ? 'deleted_at' and old_row -> 'deleted_at' is distinct from new_row -> 'deleted_at' then
      verb := case when new_row ->> 'deleted_at' is null then 'restore' else 'delete' end;
    end if;
    select changed_columns(old_row, new_row), changed_columns(new_row, old_row) into old_row, new_row;
  end if;
  insert into audit_log (actor, action, resource, record_id, company_id, before, after, request_id, address)
  values (
    actor, verb, tg_table_name, (whole ->> 'id')::bigint,
    case when tg_table_name = 'companies' then (whole ->> 'id')::bigint else (whole ->> 'company_id')::bigint end,
    old_row, new_row,
    nullif(current_setting('app.request_id', true), ''), nullif(current_setting('app.address', true), '')
  );
  return null;
end $$;

-- Records that are not in the trash, counted by square of the grid: level 6 has 2^6 x 2^6 squares around the world.
create table record_cells (
  level smallint not null,
  domain text not null,
  cell bigint not null,
  company_id bigint not null,
  variable_id bigint not null,
  status text not null,
  count bigint not null,
  -- Sums of the counted rows: their place on the grid gives the true centre, and the id of a single one is its sum.
  sum_x bigint not null,
  sum_y bigint not null,
  sum_id bigint not null,
  primary key (level, domain, cell, company_id, variable_id, status)
);
create index record_cells_empty on record_cells (level) where count = 0;

-- What was added and taken away since, waiting to be folded into the cells. Nobody waits for anybody: rows are only appended.
create table record_cell_changes (like record_cells);

-- Adds up to a number that no two states of these records share: a copy of what was read is good until it differs.
create table record_changes (
  domain text not null,
  company_id bigint not null,
  count bigint not null
);

create function count_record_cells() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into record_changes select distinct domain, company_id, 1
      from (select domain, company_id from after union all select domain, company_id from before) touched;
    insert into record_cell_changes
      select level, domain, cell >> (60 - 2 * level), company_id, variable_id, status, sum(sign),
        sum(sign * grid_x::bigint), sum(sign * grid_y::bigint), sum(sign * id)
      from (
        select 1 as sign, domain, cell, company_id, variable_id, status, grid_x, grid_y, id, deleted_at from after
        union all
        select -1, domain, cell, company_id, variable_id, status, grid_x, grid_y, id, deleted_at from before) touched
      cross join (values (6), (9), (12)) levels (level)
      where cell is not null and deleted_at is null
      group by 1, 2, 3, 4, 5, 6
      having sum(sign) <> 0 or sum(sign * id) <> 0 or sum(sign * grid_x::bigint) <> 0 or sum(sign * grid_y::bigint) <> 0;
  else
    insert into record_changes select distinct domain, company_id, 1 from after;
    insert into record_cell_changes
      select level, domain, cell >> (60 - 2 * level), company_id, variable_id, status, sum(sign),
        sum(sign * grid_x::bigint), sum(sign * grid_y::bigint), sum(sign * id)
      from after cross join (values (case tg_op when 'INSERT' then 1 else -1 end)) signs (sign)
      cross join (values (6), (9), (12)) levels (level)
      where cell is not null and deleted_at is null
      group by 1, 2, 3, 4, 5, 6;
  end if;
  return null;
end $$;

-- Counts everything again: for rows that came in while triggers rested, and to repair.
create function recount_record_cells() returns void language sql as $$
  delete from record_cell_changes;
  delete from record_cells;
  insert into record_cells
    select level, domain, cell >> (60 - 2 * level), company_id, variable_id, status, count(*), sum(grid_x), sum(grid_y), sum(id)
    from records cross join (values (6), (9), (12)) levels (level)
    where cell is not null and deleted_at is null
    group by 1, 2, 3, 4, 5, 6
    order by 1, 2, 3, 4, 5, 6;
  insert into record_changes select distinct domain, company_id, 1 from records;
$$;
select recount_record_cells();

create trigger records_cells_insert after insert on records
  referencing new table as after for each statement execute function count_record_cells();
create trigger records_cells_update after update on records
  referencing old table as before new table as after for each statement execute function count_record_cells();
create trigger records_cells_delete after delete on records
  referencing old table as after for each statement execute function count_record_cells();

-- Every sort of the list, within a place and across places; a state across places.
create index records_by_place_title on records (company_id, domain, title collate spanish, id) where deleted_at is null;
create index records_by_place_value on records (company_id, domain, coalesce(value_number, '-infinity'), id) where deleted_at is null;
create index records_by_place_update on records (company_id, domain, updated_at, id) where deleted_at is null;
create index records_by_domain_title on records (domain, title collate spanish, id) where deleted_at is null;
create index records_by_domain_value on records (domain, coalesce(value_number, '-infinity'), id) where deleted_at is null;
create index records_by_domain_update on records (domain, updated_at, id) where deleted_at is null;
create index records_by_status on records (domain, status, observed_on, id) where deleted_at is null;
-- What filters by place, variable and state is read from the index, so that rows of others are passed over without being fetched.
drop index records_by_place, records_by_date, records_by_variable;
create index records_by_place on records (company_id, domain, observed_on desc, id desc) include (variable_id, status)
  where deleted_at is null;
create index records_by_date on records (domain, observed_on desc, id desc) include (company_id, variable_id, status)
  where deleted_at is null;
create index records_by_variable on records (variable_id, observed_on desc, id desc) include (domain, company_id, status)
  where deleted_at is null;
create index records_without_geometry on records (domain, company_id) where deleted_at is null and cell is null;
create index records_by_tag on records using gin (tags) where deleted_at is null;

-- Tiles that no cell can answer read this index alone, and not the table.
drop index records_by_cell;
create index records_by_cell on records (domain, cell)
  include (company_id, variable_id, status, observed_on, value_number, grid_x, grid_y, id) where deleted_at is null and cell is not null;
-- From afar only the largest shapes are drawn.
create index records_by_span on records (domain, span) where deleted_at is null and span > 0;

-- How often a word occurs decides how it is looked for.
alter table records alter search set statistics 1000;
