-- Variables: what is recorded in each domain. No place means shared by all places.

create table variables (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  domain text not null check (domain in ('situation', 'vulnerability', 'risk', 'alert', 'recovery')),
  code text not null,
  company_id bigint references companies,
  name_es text not null,
  name_en text,
  description_es text,
  description_en text,
  geometry_type text not null check (geometry_type in ('none', 'point', 'line', 'polygon', 'any')),
  value_type text not null,
  unit text,
  color text not null check (color ~ '^#[0-9A-F]{6}$'),
  icon text not null,
  is_active boolean not null default true,
  search text generated always as (fold(name_es || ' ' || coalesce(name_en, '') || ' ' || code)) stored,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  unique (domain, code)
);
create trigger variables_stamp before insert or update on variables for each row execute function stamp_row();
create trigger variables_audit after insert or update or delete on variables
  for each row execute function audit_row('search');
