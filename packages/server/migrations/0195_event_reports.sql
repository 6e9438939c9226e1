-- The numbered reports of an emergency: a draft that is put together anew whenever it is read, and what was sent, which is an edition and never
-- changes (decision 0059).

create table event_reports (
  id bigint generated always as identity primary key,
  -- The disaster; one that was merged into another keeps its reports and their numbers.
  record_id bigint not null references records,
  company_id bigint not null references companies,
  -- Given when it is sent, so that the numbers of an event have no gap.
  number integer,
  -- What a person wrote into it; all else comes from the event card, the shelters and the log.
  written jsonb not null,
  -- The report that it is compared with, and in how many places it says something else.
  before_id bigint references event_reports,
  changes integer,
  cutoff_at timestamptz,
  next_due_at timestamptz,
  sent_at timestamptz,
  sent_by text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint event_reports_number unique (record_id, number),
  constraint event_reports_sent check ((number is null) = (sent_at is null) and (number is null) = (cutoff_at is null))
);
-- One draft at a time.
create unique index event_reports_draft on event_reports (record_id) where number is null;
create index event_reports_of_place on event_reports (company_id, created_at, id);
create index event_reports_in_order on event_reports (record_id, sent_at);
create index event_reports_due on event_reports (company_id, next_due_at) where next_due_at is not null;

create function keep_event_report() returns trigger language plpgsql as $$
declare
  follows text[] := array['company_id', 'version', 'updated_at', 'updated_by'];
begin
  if tg_op = 'DELETE' or old.number is not null and to_jsonb(new) - follows is distinct from to_jsonb(old) - follows then
    raise exception 'a report that was sent is never changed or deleted' using errcode = 'P0A24';
  end if;
  return new;
end $$;
create trigger event_reports_kept before update or delete on event_reports for each row execute function keep_event_report();
create trigger event_reports_whole before truncate on event_reports for each statement execute function keep_rows();
create trigger event_reports_stamp before insert or update on event_reports for each row execute function stamp_row();
create trigger event_reports_audit after insert or update or delete on event_reports for each row execute function audit_row();

-- With its log an event takes its reports along.
create or replace function move_log() returns trigger language plpgsql as $$
begin
  update log_entries l set company_id = s.company_id from records s
    where s.id = surviving_record(new.id) and l.record_id = any(with_absorbed(new.id)) and l.company_id <> s.company_id;
  update event_reports p set company_id = s.company_id from records s
    where s.id = surviving_record(new.id) and p.record_id = any(with_absorbed(new.id)) and p.company_id <> s.company_id;
  return null;
end $$;
