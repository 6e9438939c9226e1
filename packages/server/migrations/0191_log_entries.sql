-- The log of an emergency: lines that are filed once and never changed (decision 0057).

create table log_entries (
  id bigint generated always as identity primary key,
  uid uuid not null,
  -- The disaster whose log it is; one that was merged into another keeps its lines and their numbers.
  record_id bigint not null references records,
  company_id bigint not null references companies,
  number integer not null,
  kind text not null check (kind in ('fact', 'decision', 'request', 'task', 'contact', 'handover')),
  happened_at timestamptz not null,
  written_at timestamptz not null,
  text text,
  role text,
  from_name text,
  to_name text,
  channel text check (channel in ('radio', 'phone', 'message', 'email', 'in_person', 'other')),
  priority text not null check (priority in ('routine', 'priority', 'urgent')),
  place_name text,
  lon double precision,
  lat double precision,
  due_at timestamptz,
  about_id bigint references log_entries,
  step text check (step in ('correction', 'acknowledged', 'started', 'done', 'refused', 'reopened')),
  -- What the lines that follow make of it; nothing that it says.
  corrected_by_id bigint references log_entries,
  state text check (state in ('open', 'acknowledged', 'started', 'done', 'refused')),
  state_at timestamptz,
  search text generated always as (searchable(coalesce(text, '') || ' ' || coalesce(from_name, '') || ' ' || coalesce(to_name, '') || ' '
    || coalesce(place_name, '') || ' ' || coalesce(role, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint log_entries_uid_key unique (uid),
  constraint log_entries_number unique (record_id, number)
);
-- With what else is asked of each line, so that lines are counted without being read.
create index log_entries_in_order on log_entries (record_id, happened_at, id) include (company_id);
create index log_entries_of_place on log_entries (company_id, happened_at, id) include (record_id);
create index log_entries_by_hour on log_entries (happened_at, id);
create index log_entries_about on log_entries (about_id) where about_id is not null;
create index log_entries_open on log_entries (company_id, due_at) where state in ('open', 'acknowledged', 'started');
create index log_entries_search on log_entries using gin (search gin_trgm_ops);
-- All lines of an event are of its place: else a log of thousands seems to have hardly any there, and is sorted instead of read in order.
create statistics log_entries_of_one_place (dependencies) on record_id, company_id from log_entries;

-- Not even a statement by hand rewrites a line. Its event may move to another place, and what follows says how it stands.
create function keep_log_entry() returns trigger language plpgsql as $$
declare
  -- What is generated is not known yet.
  follows text[] := array['search', 'company_id', 'corrected_by_id', 'state', 'state_at', 'version', 'updated_at', 'updated_by'];
begin
  if tg_op = 'DELETE' or to_jsonb(new) - follows is distinct from to_jsonb(old) - follows then
    raise exception 'a line of the log is never changed or deleted' using errcode = 'P0A24';
  end if;
  return new;
end $$;
create trigger log_entries_kept before update or delete on log_entries for each row execute function keep_log_entry();
create trigger log_entries_whole before truncate on log_entries for each statement execute function keep_rows();
create trigger log_entries_stamp before insert or update on log_entries for each row execute function stamp_row();
-- The hour at which its turn came, not the one at which its transaction began to wait: lines of a log arrive in the order of their numbers, so
-- that none comes before a handover that was written without it. Named so that it fires after the stamp.
create function arrive_in_turn() returns trigger language plpgsql as $$
begin
  new.created_at := clock_timestamp();
  return new;
end $$;
create trigger log_entries_turn before insert on log_entries for each row execute function arrive_in_turn();
create trigger log_entries_audit after insert or update or delete on log_entries
  for each row execute function audit_row('search', 'corrected_by_id', 'state', 'state_at');

-- The record that this one went into, or itself; and itself with all that went into it (0080).
create function surviving_record(record bigint) returns bigint language sql stable as $$
  with recursive chain as (
    select id, merged_into_id, 0 as depth from records where id = record
    union all
    select r.id, r.merged_into_id, chain.depth + 1 from records r join chain on r.id = chain.merged_into_id where chain.depth < 100)
  select id from chain order by depth desc limit 1 $$;
create function with_absorbed(record bigint) returns bigint[] language sql stable as $$
  with recursive absorbed as (
    select record as id, 0 as depth
    union all
    select r.id, absorbed.depth + 1 from records r join absorbed on r.merged_into_id = absorbed.id where absorbed.depth < 100)
  select array_agg(id) from absorbed $$;

-- An event that moves to another place takes its log along, with the lines of all that went into it; those of one that comes back out of it
-- come back to its own place.
create function move_log() returns trigger language plpgsql as $$
begin
  update log_entries l set company_id = s.company_id from records s
    where s.id = surviving_record(new.id) and l.record_id = any(with_absorbed(new.id)) and l.company_id <> s.company_id;
  return null;
end $$;
create trigger records_move_log after update of company_id, merged_into_id on records for each row
  when (old.company_id is distinct from new.company_id or old.merged_into_id is distinct from new.merged_into_id)
  execute function move_log();
