-- Editions: frozen papers with the seal of their content (decision 0024). Minutes that were approved are the first kind.

create table editions (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  company_id bigint not null references companies,
  kind text not null,
  -- What it is an edition of: a row of this table.
  resource text not null,
  record_id bigint not null,
  number integer not null,
  -- The canonical form (RFC 8785), to the letter: what was sealed.
  content text not null,
  sha256 text not null,
  replaces_id bigint references editions,
  reason text,
  approved_in_session_id bigint references committee_sessions,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint editions_number unique (resource, record_id, number),
  -- An edition is replaced once.
  constraint editions_replaced unique (replaces_id),
  constraint editions_first check ((number = 1) = (replaces_id is null)),
  constraint editions_sealed check (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex'))
);
create index editions_approving on editions (approved_in_session_id);
create trigger editions_stamp before insert on editions for each row execute function stamp_row();
create trigger editions_audit after insert or update or delete on editions for each row execute function audit_row('content');

-- Not even a statement by hand rewrites what was sealed.
create function keep_edition() returns trigger language plpgsql as $$
begin
  raise exception 'an edition is never changed or deleted' using errcode = 'P0A24';
end $$;
create trigger editions_kept before update or delete on editions for each row execute function keep_edition();

-- The quorum as it was when the minutes were approved: later changes of the committee do not rewrite it.
alter table committee_sessions add approved_quorum_required integer;
alter table committee_sessions add approved_quorum_present integer;

-- A sealed session changes only while a rectification of it is being written, which ends with a new edition.
create function is_sealed(session bigint) returns boolean language sql stable as $$
  select exists (select from editions where resource = 'committee_sessions' and record_id = session)
    and coalesce(current_setting('app.rectifies', true), '') <> session::text $$;

create function keep_sealed_session() returns trigger language plpgsql as $$
declare
  counted text[] := array['version', 'updated_at', 'updated_by'];
begin
  if is_sealed(old.id) and (tg_op = 'DELETE' or to_jsonb(new) - counted is distinct from to_jsonb(old) - counted) then
    raise exception 'sealed minutes are never changed, only rectified' using errcode = 'P0A24';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger committee_sessions_kept before update or delete on committee_sessions
  for each row execute function keep_sealed_session();

-- What becomes of an agreement is no part of the minutes: its status goes on.
create function keep_sealed_agreement() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and is_sealed(old.session_id) or tg_op <> 'DELETE' and is_sealed(new.session_id) then
    if tg_op <> 'UPDATE' or to_jsonb(new) - 'status' is distinct from to_jsonb(old) - 'status' then
      raise exception 'sealed minutes are never changed, only rectified' using errcode = 'P0A24';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger committee_agreements_kept before insert or update or delete on committee_agreements
  for each row execute function keep_sealed_agreement();
