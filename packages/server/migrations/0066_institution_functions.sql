-- What each institution does in each phase, in general or for one hazard.

create table institution_functions (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  -- The place of the institution, kept by function_place().
  company_id bigint not null references companies,
  institution_id bigint not null references institutions on delete cascade,
  phase text not null,
  hazard text,
  role text not null,
  text text,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint institution_functions_key unique nulls not distinct (institution_id, phase, hazard)
);
create index institution_functions_company on institution_functions (company_id);
create trigger institution_functions_stamp before insert or update on institution_functions
  for each row execute function stamp_row();
create trigger institution_functions_audit after insert or update or delete on institution_functions
  for each row execute function audit_row();

-- An institution that is moved to another place takes its functions along.
create function function_place() returns trigger language plpgsql as $$
begin
  update institution_functions set company_id = new.company_id where institution_id = new.id;
  return null;
end $$;
create trigger institutions_functions after update of company_id on institutions
  for each row when (old.company_id is distinct from new.company_id) execute function function_place();
