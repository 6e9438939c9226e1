-- The file of an emergency that has ended: one per event, put together whenever it is read while it is open; what was sealed is an edition
-- (decision 0062).
create table after_actions (
  id bigint generated always as identity primary key,
  -- The disaster; one that was merged into another keeps its file.
  record_id bigint not null references records,
  company_id bigint not null references companies,
  -- What a person wrote into it; all else comes from what was recorded.
  written jsonb not null,
  is_open boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint after_actions_record unique (record_id)
);
create index after_actions_of_place on after_actions (company_id);

-- Sealed, it says what its edition says until it is opened again.
create function keep_after_action() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or not old.is_open and not new.is_open and new.written is distinct from old.written then
    raise exception 'a file that was sealed is never changed or deleted' using errcode = 'P0A24';
  end if;
  return new;
end $$;
create trigger after_actions_kept before update or delete on after_actions for each row execute function keep_after_action();
create trigger after_actions_whole before truncate on after_actions for each statement execute function keep_rows();
create trigger after_actions_stamp before insert or update on after_actions for each row execute function stamp_row();
create trigger after_actions_audit after insert or update or delete on after_actions for each row execute function audit_row();

-- With all else an event takes its file along.
create or replace function move_log() returns trigger language plpgsql as $$
declare
  follower text;
begin
  foreach follower in array array['log_entries', 'event_reports', 'event_kits', 'lessons', 'after_actions'] loop
    execute format('update %I f set company_id = s.company_id from records s
      where s.id = surviving_record($1) and f.record_id = any(with_absorbed($1)) and f.company_id <> s.company_id', follower) using new.id;
  end loop;
  return null;
end $$;
