-- What people say about a record, and the tags of records for suggestions.

create table record_comments (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  record_id bigint not null references records,
  -- The place of the record when it was said: whoever audits that place sees it.
  company_id bigint not null references companies,
  text text not null,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index record_comments_by_record on record_comments (record_id, id desc) where deleted_at is null;

create trigger record_comments_stamp before insert or update on record_comments
  for each row execute function stamp_row();
create trigger record_comments_audit after insert or update or delete on record_comments
  for each row execute function audit_row();

create index records_tagged on records (domain, id desc) where tags <> '{}' and deleted_at is null;
