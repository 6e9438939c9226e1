-- The messages of others of which drafts were made, byte for byte: a signature in one is checked against what came, not against what was read.
create table alert_sources (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  alert_id bigint not null references alerts,
  company_id bigint not null references companies,
  -- What the message calls itself (CAP 1.2, 3.2.1): the same one twice is one draft.
  sender text not null,
  identifier text not null,
  sent_at timestamptz not null,
  content bytea not null,
  sha256 text not null,
  has_signature boolean not null,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint alert_sources_once unique (alert_id),
  constraint alert_sources_sealed check (sha256 = encode(sha256(content), 'hex'))
);
create index alert_sources_by_message on alert_sources (company_id, identifier, sender, sent_at);
create trigger alert_sources_stamp before insert on alert_sources for each row execute function stamp_row();
create trigger alert_sources_audit after insert or update or delete on alert_sources
  for each row execute function audit_row('content');
create trigger alert_sources_kept before update or delete on alert_sources for each row execute function keep_message();
