-- Files of many boundaries on their way to the places: what a file holds, what was found out about each shape, which place it is for, and
-- what that place had before, so that all of it can be taken back.

create table boundary_loads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  file_name text not null,
  format text not null check (format in ('geojson', 'topojson', 'shapefile', 'geopackage')),
  -- [{name, crs, columns, code_column, name_column, level}]: what the file is made of, and how its shapes are told from each other.
  layers jsonb not null check (jsonb_typeof(layers) = 'array'),
  -- Where the boundaries come from, as it is said beside the map.
  source text,
  -- False until all of the file is here.
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);
create index boundary_loads_by_user on boundary_loads (user_id, id desc);

create table boundary_load_features (
  load_id bigint not null references boundary_loads on delete cascade,
  -- Counted over all layers of the file, from 0.
  index integer not null,
  layer integer not null,
  properties jsonb not null,
  -- As it came, in degrees; null where the file has no polygon there, or one that is none: then `problem` says why.
  given geometry(MultiPolygon, 4326),
  problem text,
  -- What can be written, its copy for display, and what was wrong with the given one, where.
  shape geometry(MultiPolygon, 4326),
  display geometry(MultiPolygon, 4326) generated always as (for_display(shape)) stored,
  fault text,
  fault_at geometry(Point, 4326),
  -- Hectares on the ellipsoid, of the given shape and of the one to be written.
  given_ha double precision,
  shape_ha double precision,
  is_examined boolean not null default false,
  company_id bigint references companies,
  matched_by text check (matched_by in ('code', 'name', 'hand')),
  -- [{company_id, share}]: neighbours with more than a hundredth in common; null until they were compared.
  overlapped jsonb,
  -- What the place had before, and a hash of what was written: in the first of the features that are for one place.
  before geometry(MultiPolygon, 4326),
  before_source text,
  before_is_approximate boolean,
  written_hash text,
  -- False where somebody changed the boundary after it was written, so that it stayed.
  is_taken_back boolean,
  primary key (load_id, index)
);
create index boundary_load_features_display on boundary_load_features using gist (display);
create index boundary_load_features_place on boundary_load_features (company_id);
