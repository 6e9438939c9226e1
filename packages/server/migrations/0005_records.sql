-- Records of all five domains, their place on the tile grid, and the text that search compares.

-- Web Mercator on a grid of 2^30 x 2^30, x to the east and y to the south, as map tiles count.
create function tile_column(longitude double precision) returns integer
  language sql immutable strict parallel safe
  as $$ select least(greatest(floor((longitude + 180) / 360 * 1073741824), 0), 1073741823)::integer $$;

-- 85.0511287798066 degrees is where Web Mercator ends.
create function tile_row(latitude double precision) returns integer
  language sql immutable strict parallel safe
  as $$ select least(greatest(floor(
    (0.5 - ln(tan(pi() / 4 + radians(least(greatest(latitude, -85.0511287798066), 85.0511287798066)) / 2)) / (2 * pi()))
    * 1073741824), 0), 1073741823)::integer $$;

-- Spreads the 30 bits of a grid number to every second bit of 60.
create function spread_bits(number integer) returns bigint
  language plpgsql immutable strict parallel safe as $$
declare
  bits bigint := number;
begin
  bits := (bits | (bits << 16)) & x'0000FFFF0000FFFF'::bigint;
  bits := (bits | (bits << 8)) & x'00FF00FF00FF00FF'::bigint;
  bits := (bits | (bits << 4)) & x'0F0F0F0F0F0F0F0F'::bigint;
  bits := (bits | (bits << 2)) & x'3333333333333333'::bigint;
  return (bits | (bits << 1)) & x'5555555555555555'::bigint;
end $$;

-- Morton number of a point: a tile at any zoom is one contiguous range of these.
create function cell_of(point geometry) returns bigint
  language sql immutable strict parallel safe
  as $$ select spread_bits(tile_column(st_x(point))) | (spread_bits(tile_row(st_y(point))) << 1) $$;

-- Larger side of a geometry's box in grid units; 0 for a point. Tells from which zoom on a shape is worth drawing.
create function grid_span(shape geometry) returns integer
  language sql immutable strict parallel safe
  as $$ select greatest(tile_column(st_xmax(shape)) - tile_column(st_xmin(shape)), tile_row(st_ymin(shape)) - tile_row(st_ymax(shape))) $$;

create table records (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  version integer not null default 1,
  domain text not null check (domain in ('situation', 'vulnerability', 'risk', 'alert', 'recovery')),
  company_id bigint not null references companies,
  variable_id bigint not null references variables,
  title text not null,
  -- The value in the variable's own type; null is unknown, never zero (V1).
  value jsonb,
  value_number double precision generated always as
    (case when jsonb_typeof(value) = 'number' then value::double precision end) stored,
  observed_on date not null,
  source text,
  description text,
  status text not null check (status in
    ('draft', 'waiting_for_validation', 'needs_revision', 'validated', 'published', 'archived')),
  geometry geometry(Geometry, 4326) constraint records_geometry_valid check (st_isvalid(geometry)),
  -- A point on the geometry: where its symbol stands and what clusters count.
  anchor geometry(Point, 4326) generated always as (st_pointonsurface(geometry)) stored,
  cell bigint generated always as (cell_of(st_pointonsurface(geometry))) stored,
  span integer generated always as (grid_span(geometry)) stored,
  search text generated always as (fold(title || ' ' || coalesce(source, '') || ' ' || coalesce(description, ''))) stored,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);

create index records_by_place on records (company_id, domain, observed_on desc, id desc) where deleted_at is null;
create index records_by_date on records (domain, observed_on desc, id desc) where deleted_at is null;
create index records_by_variable on records (variable_id, observed_on desc, id desc) where deleted_at is null;
create index records_by_cell on records (cell) include (company_id, variable_id, domain, status) where deleted_at is null;
create index records_search on records using gin (search gin_trgm_ops) where deleted_at is null;
create index records_shapes on records using gist (geometry) where deleted_at is null and span > 0;
create index records_trash on records (domain, deleted_at desc) where deleted_at is not null;

create trigger records_stamp before insert or update on records for each row execute function stamp_row();
create trigger records_audit after insert or update or delete on records
  for each row execute function audit_row('search', 'anchor', 'cell', 'span', 'value_number');
