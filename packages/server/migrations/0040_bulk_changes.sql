-- Changes of many records at once: who did what when, and what each row was before, so that all of it can be taken back.

create table bulk_changes (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  domain text not null check (domain in ('situation', 'vulnerability', 'risk', 'alert', 'recovery')),
  user_id bigint not null references users,
  kind text not null check (kind in ('set_fields', 'add_tags', 'remove_tags', 'transition', 'delete', 'import')),
  -- What was asked for, as the call said it.
  action jsonb not null,
  record_count integer not null,
  -- [{id, version, before}]: the version that the change left, and the columns that it changed as they were; null before an import.
  rows jsonb not null default '[]' check (jsonb_typeof(rows) = 'array'),
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index bulk_changes_by_user on bulk_changes (user_id, domain, id desc);
create trigger bulk_changes_stamp before insert or update on bulk_changes for each row execute function stamp_row();
create trigger bulk_changes_audit after insert or update or delete on bulk_changes
  for each row execute function audit_row('rows');
