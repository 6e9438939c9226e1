-- Invitations and forgotten passwords, descriptions of roles, and the ways the audit log is asked.

-- Somebody who was invited has no password until the invitation is used.
alter table users alter column password_hash drop not null;

alter table roles
  add column description_es text,
  add column description_en text;

-- One-time links: only the hash is kept, so who reads this table cannot use one.
create table user_links (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('invitation', 'password_reset')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index user_links_user on user_links (user_id);
create trigger user_links_audit after insert or update or delete on user_links
  for each row execute function audit_row('token_hash');

create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_resource on audit_log (resource, id desc);
create index audit_log_at on audit_log (at);
