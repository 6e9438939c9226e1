-- Shelters: where people can sleep who had to leave their homes, and how many are there.

create table shelters (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  name_es text not null,
  name_en text,
  kind text not null,
  property_id bigint references properties,
  record_id bigint references records,
  institution_id bigint references institutions,
  person_id bigint references persons,
  capacity integer,
  has_water boolean not null,
  has_power boolean not null,
  has_kitchen boolean not null,
  has_heating boolean not null,
  is_accessible boolean not null,
  takes_pets boolean not null,
  is_active boolean not null,
  notes text,
  search text generated always as (searchable(name_es || ' ' || coalesce(name_en, ''))) stored
);
select keep('shelters', 'search');
select place_on_map('shelters', 'kind');
create index shelters_in_order on shelters ((coalesce(name_es, '') collate spanish), id) where deleted_at is null;
create index shelters_search on shelters using gin (search gin_trgm_ops) where deleted_at is null;

-- Counted once at a time: the newest is how it stands, the older ones are its course.
create table shelter_occupancy (
  id bigint generated always as identity primary key,
  shelter_id bigint not null references shelters,
  company_id bigint not null references companies,
  as_of timestamptz not null,
  state text not null,
  occupied integer not null,
  families integer,
  children_under_2 integer,
  pregnant integer,
  elderly integer,
  with_disability integer,
  note text,
  source text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint shelter_occupancy_as_of unique (shelter_id, as_of)
);
create trigger shelter_occupancy_stamp before insert or update on shelter_occupancy for each row execute function stamp_row();
create trigger shelter_occupancy_audit after insert or update or delete on shelter_occupancy for each row execute function audit_row();

-- A shelter that moves to another place takes its counts along.
create function move_occupancy() returns trigger language plpgsql as $$
begin
  update shelter_occupancy set company_id = new.company_id where shelter_id = new.id;
  return null;
end $$;
create trigger shelters_move after update of company_id on shelters
  for each row when (old.company_id is distinct from new.company_id) execute function move_occupancy();
