-- Files on their way to rows of a noun: kept as they came, examined row by row, written by sets in the background, taken back as one.

create table imports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- What its rows become: {noun, …}, the rest as that noun says it.
  target jsonb not null check (jsonb_typeof(target) = 'object'),
  target_name text not null,
  file_name text not null,
  -- Its content in the store of files, until it is read.
  sha256 text not null,
  size bigint not null,
  company_id bigint references companies,
  state text not null default 'reading' check (state in
    ('reading', 'read', 'examining', 'examined', 'writing', 'written', 'cancelled', 'undoing', 'undone', 'failed')),
  format text,
  encoding text,
  delimiter text,
  sheets jsonb not null default '[]' check (jsonb_typeof(sheets) = 'array'),
  -- How its rows are read; null while it is read.
  settings jsonb,
  -- {heading: field}, by headings as they are compared: what its user matched.
  matched jsonb not null default '{}',
  -- Of the step under way: rows that are done, of how many, and the line it has come to.
  done integer not null default 0,
  total integer not null default 0,
  reached integer not null default -1,
  -- The step looks at all rows, and not only at those that nobody looked at since they changed.
  is_whole boolean not null default true,
  -- {outcome or fate: rows}.
  totals jsonb not null default '{}',
  -- {code, parameters}: why it failed or stopped.
  problem jsonb,
  -- Places that it wrote in.
  company_ids bigint[] not null default '{}',
  has_rows boolean not null default true,
  -- The server process that takes its steps, and when it took the last.
  worker text,
  worked_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index imports_by_user on imports (user_id, id desc);
create index imports_company on imports (company_id);

create table import_rows (
  import_id bigint not null references imports on delete cascade,
  sheet smallint not null,
  -- Its index among the lines of its sheet, and its number in the file.
  line integer not null,
  row integer not null,
  cells text[] not null,
  -- As they came, of a row that was mended.
  given text[],
  -- GeoJSON.
  geometry jsonb,
  is_hidden boolean not null default false,
  -- Null until it is looked at.
  outcome text check (outcome in ('new', 'changed', 'unchanged', 'known', 'double', 'refused', 'left_out')),
  -- [{column, code, parameters, is_warning, proposal}].
  findings jsonb,
  -- What rows are compared by: two with the same are one thing.
  compared_by text,
  lon float8,
  lat float8,
  -- What it meets, or became; with the version that it met, or left.
  row_id bigint,
  version integer,
  -- {field: {before, after}}.
  changes jsonb,
  fate text check (fate in ('written', 'taken_back', 'kept')),
  primary key (import_id, sheet, line)
);
create index import_rows_outcome on import_rows (import_id, outcome, line);
create index import_rows_key on import_rows (import_id, compared_by) where compared_by is not null;
