-- Databases of DesInventar on their way to records, and the cards as they came: one that nobody changed since goes out as it came in.

create table desinventar_loads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  file_name text not null,
  format text not null check (format in ('xml', 'fichas', 'datacards')),
  -- Columns of its cards and of their extension that no card of ours knows, as the file writes them, in its order.
  columns text[] not null default '{}',
  extension_columns text[] not null default '{}',
  -- {table: [row]}: its lists of events, causes, places and fields, which go out with its cards.
  catalogues jsonb not null default '{}' check (jsonb_typeof(catalogues) = 'object'),
  -- False until all of the file is here.
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);
create index desinventar_loads_by_user on desinventar_loads (user_id, id desc);

create table desinventar_load_events (
  load_id bigint not null references desinventar_loads on delete cascade,
  index integer not null,
  name text not null,
  cards integer not null,
  variable_id bigint references variables,
  matched_by text check (matched_by in ('name', 'hazard', 'hand')),
  primary key (load_id, index)
);
create index desinventar_load_events_variable on desinventar_load_events (variable_id);

create table desinventar_load_places (
  load_id bigint not null references desinventar_loads on delete cascade,
  index integer not null,
  -- [{code, name}], the widest first.
  levels jsonb not null check (jsonb_typeof(levels) = 'array'),
  cards integer not null,
  company_id bigint references companies,
  matched_by text check (matched_by in ('code', 'name', 'hand')),
  primary key (load_id, index)
);
create index desinventar_load_places_place on desinventar_load_places (company_id);

create table desinventar_cards (
  load_id bigint not null references desinventar_loads on delete cascade,
  -- Where it stands in the file, from 0.
  index integer not null,
  clave text not null default '',
  event_index integer,
  place_index integer,
  -- Its columns that say something, as texts, and those of its extension.
  row jsonb not null,
  extension jsonb not null default '{}',
  -- Of what came: the same card in two files has the same.
  hash text generated always as (md5(row::text)) stored,
  state text not null default 'waiting' check (state in ('waiting', 'written', 'refused', 'taken_back', 'kept')),
  -- It was looked at, and nothing that is wrong was found.
  is_examined boolean not null default false,
  -- {field, code, parameters}: why it was refused.
  problem jsonb,
  record_id bigint references records on delete set null,
  -- What our record was as a card when it was written: where it says the same today, what came goes out.
  made jsonb,
  primary key (load_id, index)
);
create index desinventar_cards_clave on desinventar_cards (load_id, clave);
create index desinventar_cards_waiting on desinventar_cards (load_id, index) where state = 'waiting';
create index desinventar_cards_unexamined on desinventar_cards (load_id, index) where state = 'waiting' and not is_examined;
create index desinventar_cards_written on desinventar_cards (load_id, index) where state = 'written';
create index desinventar_cards_record on desinventar_cards (record_id) where record_id is not null;
create index desinventar_cards_hash on desinventar_cards (hash) where record_id is not null;

alter table record_exports drop constraint record_exports_format_check;
alter table record_exports add constraint record_exports_format_check check (format in ('csv', 'xlsx', 'xml'));
