-- What every table of things has, each in one line: `select keep('shelters', 'search')` and `select place_on_map('shelters', 'kind')`.

-- Version, trash, who made and changed it, the stamp, and the audit log without what is only derived (`hidden`).
create function keep(things regclass, variadic hidden text[] default '{}') returns void language plpgsql as $$
declare
  derived text := (select string_agg(quote_literal(name), ', ') from unnest(hidden || array['anchor', 'cell', 'span']) name);
begin
  execute format('alter table %s
    add version integer not null default 1,
    add deleted_at timestamptz,
    add created_at timestamptz not null default now(),
    add created_by text not null default %2$L,
    add updated_at timestamptz not null default now(),
    add updated_by text not null default %2$L', things, '');
  execute format('create trigger %I before insert or update on %s for each row execute function stamp_row()', things || '_stamp', things);
  execute format('create trigger %I after insert or update or delete on %s for each row execute function audit_row(%s)',
    things || '_audit', things, derived);
  execute format('create index %I on %s (company_id) where deleted_at is not null', things || '_trash', things);
end $$;

-- A valid geometry, where tiles and lists look for it, and their indexes; `symbol` is the column that decides how it is drawn. After `keep`.
create function place_on_map(things regclass, symbol text) returns void language plpgsql as $$
begin
  execute format('alter table %s
    add geometry geometry(Geometry, 4326) constraint %I check (st_isvalid(geometry)),
    add anchor geometry(Point, 4326) generated always as (st_pointonsurface(geometry)) stored,
    add cell bigint generated always as (cell_of(st_pointonsurface(geometry))) stored,
    add span integer generated always as (grid_span(geometry)) stored,
    add grid_x integer generated always as (tile_column(st_x(st_pointonsurface(geometry)))) stored,
    add grid_y integer generated always as (tile_row(st_y(st_pointonsurface(geometry)))) stored', things, things || '_geometry_valid');
  execute format('create index %I on %s (cell) include (company_id, %I) where deleted_at is null', things || '_by_cell', things, symbol);
  execute format('create index %I on %s using gist (geometry) where deleted_at is null and span > 0', things || '_shapes', things);
end $$;
