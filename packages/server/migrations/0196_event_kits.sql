-- The kit of an emergency: when it was opened, and who has which role (decision 0060). Its tasks are lines of the log, its report and its alert
-- are what they are everywhere.
create table event_kits (
  id bigint generated always as identity primary key,
  record_id bigint not null references records,
  company_id bigint not null references companies,
  holders jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint event_kits_record unique (record_id)
);
create index event_kits_of_place on event_kits (company_id);
create trigger event_kits_stamp before insert or update on event_kits for each row execute function stamp_row();
create trigger event_kits_audit after insert or update or delete on event_kits for each row execute function audit_row();

-- With its log and its reports an event takes its kit along.
create or replace function move_log() returns trigger language plpgsql as $$
begin
  update log_entries l set company_id = s.company_id from records s
    where s.id = surviving_record(new.id) and l.record_id = any(with_absorbed(new.id)) and l.company_id <> s.company_id;
  update event_reports p set company_id = s.company_id from records s
    where s.id = surviving_record(new.id) and p.record_id = any(with_absorbed(new.id)) and p.company_id <> s.company_id;
  update event_kits k set company_id = s.company_id from records s
    where s.id = surviving_record(new.id) and k.record_id = any(with_absorbed(new.id)) and k.company_id <> s.company_id;
  return null;
end $$;
