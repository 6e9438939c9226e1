-- Committees with their members in the order of calling, their sessions, and what was agreed (V15).

create table committees (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  company_id bigint not null references companies,
  kind text not null,
  level text not null,
  name text not null,
  constitution_document_id bigint not null references legal_documents,
  constituted_on date not null,
  regulation_document_id bigint references legal_documents,
  -- Null: the majority of the titulars.
  quorum_number integer,
  session_frequency text,
  dissolved_on date,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
-- One active committee of a kind in a place.
create unique index committees_active on committees (company_id, kind) where deleted_at is null and dissolved_on is null;
create index committees_constitution on committees (constitution_document_id);
create index committees_regulation on committees (regulation_document_id);
create trigger committees_stamp before insert or update on committees for each row execute function stamp_row();
create trigger committees_audit after insert or update or delete on committees for each row execute function audit_row();

create table committee_members (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  committee_id bigint not null references committees,
  person_id bigint not null references persons,
  role text not null,
  substitutes_person_id bigint references persons,
  call_order integer not null,
  from_on date not null,
  to_on date,
  appointment text,
  is_voting boolean not null default true
);
create index committee_members_committee on committee_members (committee_id, call_order);
create index committee_members_person on committee_members (person_id);
create trigger committee_members_audit after insert or update or delete on committee_members
  for each row execute function audit_row();

create table committee_sessions (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  company_id bigint not null references companies,
  committee_id bigint not null references committees,
  number integer not null,
  year integer not null,
  kind text not null,
  mode text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  place text,
  phase text,
  emergency_level text,
  agenda jsonb not null default '[]' check (jsonb_typeof(agenda) = 'array'),
  -- [{member_id, presence, arrived_at}]
  attendance jsonb not null default '[]' check (jsonb_typeof(attendance) = 'array'),
  minutes text,
  -- [{subject, in_favour, against, abstained}]
  votes jsonb not null default '[]' check (jsonb_typeof(votes) = 'array'),
  status text not null,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  unique (committee_id, year, number)
);
create trigger committee_sessions_stamp before insert or update on committee_sessions
  for each row execute function stamp_row();
create trigger committee_sessions_audit after insert or update or delete on committee_sessions
  for each row execute function audit_row();

create table committee_agreements (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  session_id bigint not null references committee_sessions,
  -- Counted through the committee's life.
  number integer not null,
  text text not null,
  responsible text not null,
  due_on date not null,
  status text not null
);
create index committee_agreements_session on committee_agreements (session_id, number);
create trigger committee_agreements_audit after insert or update or delete on committee_agreements
  for each row execute function audit_row();
