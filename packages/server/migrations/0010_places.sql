-- Everything else that is known of a place: its names, codes and contacts, its boundary, its yearly figures, its people and relations.

alter table companies
  add column short_name text,
  add column acronym text,
  add column tax_id_type text,
  add column tax_id text,
  add column activity_code text,
  add column activity text,
  add column country text not null default 'CL',
  add column pcode text,
  add column address text,
  add column phone text,
  add column email text,
  add column website text,
  add column area_km2 double precision,
  add column timezone text not null default 'America/Santiago',
  add column currency text not null default 'CLP',
  add column locale text not null default 'es-CL',
  add column is_active boolean not null default true,
  add column search text generated always as (fold(
    reason_social || ' ' || coalesce(short_name, '') || ' ' || coalesce(acronym, '') || ' ' || coalesce(territorial_code, '')
    || ' ' || coalesce(tax_id, ''))) stored;

-- What was deleted gives its code and its name free.
alter table companies drop constraint companies_territorial_code_key;
create unique index companies_territorial_code_key on companies (territorial_code) where deleted_at is null;
create unique index companies_name_key on companies (reason_social, tax_id) where deleted_at is null;
create index companies_search on companies using gin (search gin_trgm_ops) where deleted_at is null;

drop trigger companies_audit on companies;
create trigger companies_audit after insert or update or delete on companies
  for each row execute function audit_row('path', 'search');

-- As before, but one at a time: two people who move two places below each other at once must not close a circle (V17).
create or replace function place_path() returns trigger language plpgsql as $$
declare
  above bigint[] := '{}';
begin
  if new.parent_company_id is not null then
    perform pg_advisory_xact_lock(hashtextextended('companies', 0));
    select path into above from companies where id = new.parent_company_id;
    if new.id = any(above) then
      raise exception 'a place cannot lie within itself' using errcode = '23514', constraint = 'companies_no_cycle';
    end if;
  end if;
  new.path := above || new.id;
  return new;
end $$;

-- A copy for display: details below a thousandth of the shape's larger side are left out.
create function for_display(shape geometry) returns geometry
  language sql immutable strict parallel safe
  as $$ select st_multi(st_simplifypreservetopology(shape,
    greatest(st_xmax(shape) - st_xmin(shape), st_ymax(shape) - st_ymin(shape)) / 1000)) $$;

-- In a table of its own: up to 200,000 vertices that nobody wants to read with the place's name.
create table company_boundaries (
  id bigint generated always as identity primary key,
  company_id bigint not null unique references companies,
  boundary geometry(MultiPolygon, 4326) not null constraint company_boundaries_valid check (st_isvalid(boundary)),
  display geometry(MultiPolygon, 4326) generated always as (for_display(boundary)) stored,
  position_count integer generated always as (st_npoints(boundary)) stored
);
create index company_boundaries_shape on company_boundaries using gist (display);
create trigger company_boundaries_audit after insert or update or delete on company_boundaries
  for each row execute function audit_row('display', 'position_count');

-- Denominators of the Sendai indicators, by year.
create table company_stats (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  year integer not null,
  population bigint,
  households bigint,
  gdp_local double precision,
  workers_per_ha double precision,
  exchange_rate_usd double precision,
  source text,
  unique (company_id, year)
);
create trigger company_stats_audit after insert or update or delete on company_stats
  for each row execute function audit_row();

create table company_persons (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  person_id bigint not null references persons,
  role text,
  from_on date,
  to_on date,
  is_primary boolean not null default false,
  unique (company_id, person_id)
);
create index company_persons_person on company_persons (person_id);
create trigger company_persons_audit after insert or update or delete on company_persons
  for each row execute function audit_row();

-- `related_company_id` is the company's parent, supplier and so on. V17: never itself.
create table company_relations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  related_company_id bigint not null references companies,
  relation text not null check (relation in ('parent', 'supplier', 'mutual_aid', 'utility_provider', 'member_of', 'neighbour')),
  constraint company_relations_self check (company_id <> related_company_id),
  unique (company_id, related_company_id, relation)
);
create index company_relations_related on company_relations (related_company_id);
create trigger company_relations_audit after insert or update or delete on company_relations
  for each row execute function audit_row();
