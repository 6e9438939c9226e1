-- The inventory of exposed assets: buildings, facilities, networks.

create table properties (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  company_id bigint not null references companies,
  code text,
  name text not null,
  kind text not null,
  use text not null,
  structure_material text,
  storeys integer,
  built_year integer,
  capacity integer,
  occupancy integer,
  owner text,
  sector text,
  is_critical boolean not null default false,
  replacement_value double precision,
  currency text,
  condition text,
  notes text,
  geometry geometry(Geometry, 4326) constraint properties_geometry_valid check (st_isvalid(geometry)),
  anchor geometry(Point, 4326) generated always as (st_pointonsurface(geometry)) stored,
  cell bigint generated always as (cell_of(st_pointonsurface(geometry))) stored,
  span integer generated always as (grid_span(geometry)) stored,
  search text generated always as (fold(name || ' ' || coalesce(code, '') || ' ' || coalesce(owner, ''))) stored,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create unique index properties_code on properties (company_id, code) where deleted_at is null;
create index properties_by_name on properties (company_id, name) where deleted_at is null;
create index properties_by_cell on properties (cell) include (company_id, kind, use) where deleted_at is null;
create index properties_shapes on properties using gist (geometry) where deleted_at is null and span > 0;
create index properties_search on properties using gin (search gin_trgm_ops) where deleted_at is null;
create trigger properties_stamp before insert or update on properties for each row execute function stamp_row();
create trigger properties_audit after insert or update or delete on properties
  for each row execute function audit_row('search', 'anchor', 'cell', 'span');
