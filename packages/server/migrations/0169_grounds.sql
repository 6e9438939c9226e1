-- Grounds of the map that were handed in as files, and the places whose maps begin with one of them.

create table grounds (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  file_id bigint not null references files,
  title text not null,
  attribution text not null default '',
  tile_format text not null constraint grounds_tile_format check (tile_format in ('mvt', 'png', 'jpeg', 'webp', 'avif')),
  schema text constraint grounds_schema check (schema in ('protomaps', 'openmaptiles', 'shortbread')),
  encoding text constraint grounds_encoding check (encoding is null or (encoding in ('terrarium', 'mapbox') and tile_format <> 'mvt')),
  kind text not null generated always as (
    case when tile_format = 'mvt' then 'vector' when encoding is null then 'raster' else 'relief' end) stored,
  -- Names of the layers of vectors, and whether the sea is among what they show.
  layers text[] not null default '{}',
  has_sea boolean not null default false,
  tile_size integer not null,
  min_zoom integer not null,
  max_zoom integer not null,
  -- west, south, east, north in degrees.
  bounds double precision[] not null constraint grounds_bounds check (cardinality(bounds) = 4),
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index grounds_by_file on grounds (file_id);
create trigger grounds_stamp before insert or update on grounds for each row execute function stamp_row();
-- What a file holds goes without saying with the file.
create trigger grounds_audit after insert or update or delete on grounds for each row
  execute function audit_row('tile_format', 'schema', 'kind', 'layers', 'has_sea', 'tile_size', 'min_zoom', 'max_zoom', 'bounds');

create table ground_places (
  id bigint generated always as identity primary key,
  ground_id bigint not null references grounds on delete cascade,
  -- A place begins with one ground.
  company_id bigint not null unique references companies
);
create index ground_places_by_ground on ground_places (ground_id);
create trigger ground_places_audit after insert or update or delete on ground_places for each row execute function audit_row();

alter table installation add ground_id bigint references grounds;
create index installation_ground_file on installation (ground_id);
alter table installation drop constraint installation_ground;
alter table installation add constraint installation_ground check (ground in ('included', 'style', 'raster', 'pmtiles', 'file'));
