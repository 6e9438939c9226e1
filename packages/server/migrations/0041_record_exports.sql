-- Who took which records out of the system, when and in which form (V20).

create table record_exports (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  domain text not null check (domain in ('situation', 'vulnerability', 'risk', 'alert', 'recovery')),
  user_id bigint not null references users,
  -- The place that it was narrowed to; null for all of the caller's.
  company_id bigint references companies,
  format text not null check (format in ('csv', 'xlsx')),
  -- Filters and sort, as the address said them.
  query jsonb not null,
  columns text[] not null,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create trigger record_exports_stamp before insert or update on record_exports for each row execute function stamp_row();
create trigger record_exports_audit after insert or update or delete on record_exports
  for each row execute function audit_row();
