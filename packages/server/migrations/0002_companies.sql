-- Places: municipalities, regions, agencies. A place includes its descendants everywhere.

create table companies (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  reason_social text not null,
  kind text not null,
  territorial_code text unique,
  parent_company_id bigint references companies,
  -- This place and all its ancestors, kept by place_path(): "descendants of 5" is path @> array[5].
  path bigint[] not null default '{}',
  centroid geometry(Point, 4326) not null,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index companies_path on companies using gin (path);
create index companies_parent on companies (parent_company_id);

create function place_path() returns trigger language plpgsql as $$
declare
  above bigint[] := '{}';
begin
  if new.parent_company_id is not null then
    select path into above from companies where id = new.parent_company_id;
    if new.id = any(above) then
      raise exception 'a place cannot lie within itself' using errcode = '23514', constraint = 'companies_no_cycle';
    end if;
  end if;
  new.path := above || new.id;
  return new;
end $$;

-- A place that moves takes its descendants with it, level by level.
create function place_path_below() returns trigger language plpgsql as $$
begin
  update companies set parent_company_id = parent_company_id where parent_company_id = new.id;
  return null;
end $$;

create trigger companies_path before insert or update of parent_company_id on companies
  for each row execute function place_path();
create trigger companies_path_below after update of parent_company_id on companies
  for each row when (old.path is distinct from new.path) execute function place_path_below();
create trigger companies_stamp before insert or update on companies for each row execute function stamp_row();
create trigger companies_audit after insert or update or delete on companies
  for each row execute function audit_row('path');
