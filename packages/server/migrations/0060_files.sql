-- Files: uploads under way, what was kept, and what it is attached to. The contents lie in the file store, named by their hash.

create table files (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  user_id bigint references users on delete set null,
  name text not null,
  size bigint not null check (size > 0),
  mime_type text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer,
  height integer,
  -- The camera's own clock, and where it stood (EXIF).
  taken_at timestamp,
  lon double precision,
  lat double precision,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index files_sha256 on files (sha256);
create index files_user on files (user_id);
create index files_created_at on files (created_at);
create trigger files_stamp before insert or update on files for each row execute function stamp_row();
create trigger files_audit after insert or update or delete on files for each row execute function audit_row();

-- The token names the folder of the chunks; it never leaves the server. Not audited: the file that comes of it is.
create table upload_sessions (
  id bigint generated always as identity primary key,
  token uuid not null default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  name text not null,
  size bigint not null check (size > 0),
  mime_type text not null,
  chunk_size integer not null check (chunk_size > 0),
  file_id bigint references files on delete cascade,
  expires_at timestamptz not null
);
create index upload_sessions_expires_at on upload_sessions (expires_at);
create index upload_sessions_user on upload_sessions (user_id);
create index upload_sessions_file on upload_sessions (file_id);

-- company_id is the place of the owner when the file was attached, for the audit log; who may see the file is asked of the owner.
create table attachments (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  file_id bigint not null references files,
  owner text not null,
  owner_id bigint not null,
  company_id bigint,
  kind text not null,
  title text,
  author text,
  licence text not null,
  taken_at timestamp,
  lon double precision,
  lat double precision,
  is_public boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index attachments_owner on attachments (owner, owner_id, id) where deleted_at is null;
create index attachments_file on attachments (file_id);
create trigger attachments_stamp before insert or update on attachments for each row execute function stamp_row();
create trigger attachments_audit after insert or update or delete on attachments for each row execute function audit_row();

-- What tickets are signed with: the same for all server processes. Two random UUIDs hold 244 random bits.
create table signing_keys (
  purpose text primary key,
  secret text not null
);
insert into signing_keys (purpose, secret)
  values ('file_tickets', gen_random_uuid()::text || gen_random_uuid()::text);
