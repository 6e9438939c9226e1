-- Institutions of risk management, in a tree, and the people who work in them. Both belong to a place.

create table institutions (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  company_id bigint not null references companies,
  name_es text not null,
  name_en text,
  acronym text,
  kind text not null,
  level text not null,
  parent_institution_id bigint references institutions,
  -- This institution and all above it, kept by institution_path().
  path bigint[] not null default '{}',
  tax_id_type text,
  tax_id text,
  mandate_es text,
  mandate_en text,
  address text,
  phone text,
  phone_24x7 text,
  email text,
  website text,
  location geometry(Point, 4326),
  founded_on date,
  closed_on date,
  is_active boolean not null default true,
  search text generated always as
    (fold(name_es || ' ' || coalesce(name_en, '') || ' ' || coalesce(acronym, '') || ' ' || coalesce(tax_id, ''))) stored,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index institutions_company on institutions (company_id);
create index institutions_parent on institutions (parent_institution_id);
create index institutions_search on institutions using gin (search gin_trgm_ops) where deleted_at is null;

-- V17: two people who move two institutions below each other at once must not close a circle, so the whole tree takes turns.
create function institution_path() returns trigger language plpgsql as $$
declare
  above bigint[] := '{}';
begin
  if new.parent_institution_id is not null then
    perform pg_advisory_xact_lock(hashtextextended('institutions', 0));
    select path into above from institutions where id = new.parent_institution_id;
    if new.id = any(above) then
      raise exception 'an institution cannot lie within itself' using errcode = '23514', constraint = 'institutions_no_cycle';
    end if;
  end if;
  new.path := above || new.id;
  return new;
end $$;

create function institution_path_below() returns trigger language plpgsql as $$
begin
  update institutions set parent_institution_id = parent_institution_id where parent_institution_id = new.id;
  return null;
end $$;

create trigger institutions_path before insert or update of parent_institution_id on institutions
  for each row execute function institution_path();
create trigger institutions_path_below after update of parent_institution_id on institutions
  for each row when (old.path is distinct from new.path) execute function institution_path_below();
create trigger institutions_stamp before insert or update on institutions for each row execute function stamp_row();
create trigger institutions_audit after insert or update or delete on institutions
  for each row execute function audit_row('path', 'search');

-- People who can be called: never victims (V20).
create table persons (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  company_id bigint not null references companies,
  institution_id bigint references institutions,
  first_name text not null,
  last_name text not null,
  second_last_name text,
  national_id_type text,
  national_id text,
  position_es text,
  position_en text,
  email text,
  phone text,
  phone_24x7 text,
  skills text[] not null default '{}',
  notes text,
  is_active boolean not null default true,
  search text generated always as (fold(
    first_name || ' ' || last_name || ' ' || coalesce(second_last_name, '') || ' ' || coalesce(email, '') || ' '
    || coalesce(position_es, '') || ' ' || coalesce(position_en, ''))) stored,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index persons_company on persons (company_id);
create index persons_institution on persons (institution_id);
create index persons_search on persons using gin (search gin_trgm_ops) where deleted_at is null;
create unique index persons_email on persons (lower(email)) where deleted_at is null;
create trigger persons_stamp before insert or update on persons for each row execute function stamp_row();
create trigger persons_audit after insert or update or delete on persons
  for each row execute function audit_row('search');
