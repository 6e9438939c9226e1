-- Lessons of exercises and of emergencies, and the agreements of committees that were made of them.
create table lessons (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  exercise_id bigint references exercises,
  -- The disaster; one that was merged into another keeps its lessons.
  record_id bigint references records,
  kind text not null,
  text text not null,
  proposal text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint lessons_source check ((exercise_id is null) <> (record_id is null))
);
create index lessons_of_exercise on lessons (exercise_id, id) where exercise_id is not null;
create index lessons_of_event on lessons (record_id, id) where record_id is not null;
create index lessons_of_place on lessons (company_id, id);
create trigger lessons_stamp before insert or update on lessons for each row execute function stamp_row();
create trigger lessons_audit after insert or update or delete on lessons for each row execute function audit_row();

alter table committee_agreements add lesson_id bigint references lessons;
create index committee_agreements_of_lesson on committee_agreements (lesson_id) where lesson_id is not null;

-- An exercise that moves to another place takes its lessons along.
create function move_lessons() returns trigger language plpgsql as $$
begin
  update lessons set company_id = new.company_id where exercise_id = new.id;
  return null;
end $$;
create trigger exercises_move after update of company_id on exercises
  for each row when (old.company_id is distinct from new.company_id) execute function move_lessons();

-- With its log, its reports and its kit an event takes its lessons along.
create or replace function move_log() returns trigger language plpgsql as $$
declare
  follower text;
begin
  foreach follower in array array['log_entries', 'event_reports', 'event_kits', 'lessons'] loop
    execute format('update %I f set company_id = s.company_id from records s
      where s.id = surviving_record($1) and f.record_id = any(with_absorbed($1)) and f.company_id <> s.company_id', follower) using new.id;
  end loop;
  return null;
end $$;
