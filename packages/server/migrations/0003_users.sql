-- Users, the roles they hold and where, their sessions, and failed sign-ins.

create table users (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  name text not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  is_super_admin smallint not null default 0 check (is_super_admin in (0, 1)),
  is_active boolean not null default true,
  locale text not null default 'es' check (locale in ('es', 'en')),
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create trigger users_stamp before insert or update on users for each row execute function stamp_row();
create trigger users_audit after insert or update or delete on users
  for each row execute function audit_row('password_hash');

create table roles (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  key text not null unique,
  name_es text not null,
  name_en text not null,
  is_system boolean not null default false,
  permissions text[] not null,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create trigger roles_stamp before insert or update on roles for each row execute function stamp_row();
create trigger roles_audit after insert or update or delete on roles for each row execute function audit_row();

-- A role held in a place and its descendants; no place means everywhere.
create table role_assignments (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  role_id bigint not null references roles,
  company_id bigint references companies,
  unique nulls not distinct (user_id, role_id, company_id)
);
create index role_assignments_company on role_assignments (company_id);
create trigger role_assignments_audit after insert or update or delete on role_assignments
  for each row execute function audit_row();

-- Only the hash of a token is kept: who reads this table cannot sign in with it.
create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  address text,
  user_agent text
);
create index sessions_user on sessions (user_id, started_at desc);
create trigger sessions_audit after insert or update or delete on sessions
  for each row execute function audit_row('token_hash');

-- Failed sign-ins by lower-cased e-mail and address, for the limit of five a minute. Not audited: it is itself a log.
create table login_failures (
  key text not null,
  at timestamptz not null default clock_timestamp()
);
create index login_failures_key on login_failures (key, at);
