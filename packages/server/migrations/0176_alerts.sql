-- Alerts: what is in force, or a draft; what is prepared for the next message; and what was sent, which nobody changes any more (decision 0052).

create table alerts (
  -- From the same counter as records: where sessions name both, an id is never of two things.
  id bigint primary key default nextval('records_id_seq'),
  company_id bigint not null references companies,
  -- Fixed when it is made: a drill never becomes a warning, nor the other way round.
  kind text not null check (kind in ('alert', 'exercise')),
  code text not null default '',
  variable_id bigint not null references variables,
  hip_code text,
  level text not null,
  technical_level text,
  coverage text not null,
  scope text not null,
  restriction text,
  addresses text[] not null,
  severity text,
  urgency text,
  certainty text,
  categories text[] not null,
  responses text[] not null,
  headline_es text not null,
  headline_en text,
  description_es text,
  description_en text,
  instruction_es text,
  instruction_en text,
  all_clear_es text,
  all_clear_en text,
  effective_at timestamptz,
  onset_at timestamptz,
  expires_at timestamptz,
  reported_at timestamptz,
  area_description text,
  area_record_ids bigint[] not null,
  area_company_ids bigint[] not null,
  area_drawn jsonb,
  area_circle jsonb,
  -- The area as a message tells it: outer rings of [lon, lat], found when it is drawn and not at three in the morning.
  area_rings jsonb,
  declared_by text,
  technical_source text,
  bulletin text,
  contact text,
  web text,
  legal_document_id bigint references legal_documents,
  plan_id bigint references legal_documents,
  session_id bigint references committee_sessions,
  event_id bigint references records,
  channels text[] not null,
  population_covered integer,
  evacuated integer,
  state text not null default 'draft' check (state in ('draft', 'issued', 'cancelled')),
  -- The next message of one that was sent: all that it would say.
  prepared jsonb,
  cancellation jsonb,
  -- Who wrote what is not sent yet, who asked for it to be sent, and what was answered.
  drafted_by text not null default '',
  submission text check (submission in ('alert', 'update', 'cancellation')),
  submitted_at timestamptz,
  submitted_by text,
  return_note text,
  message_count integer not null default 0,
  first_sent_at timestamptz,
  last_sent_at timestamptz,
  -- Until when somebody else has to stand by a message that one officer issued alone.
  ratify_until timestamptz,
  search text generated always as (searchable(code || ' ' || headline_es || ' ' || coalesce(headline_en, '') || ' '
    || coalesce(area_description, ''))) stored,
  constraint alerts_submitted check ((submission is null) = (submitted_by is null) and (submission is null) = (submitted_at is null)),
  constraint alerts_submission check (submission is null or (submission = 'alert') = (state = 'draft')),
  constraint alerts_ends check (state = 'draft' or expires_at is not null),
  constraint alerts_prepared check (prepared is null or state = 'issued')
);
select keep('alerts', 'search', 'area_rings');
select place_on_map('alerts', 'level');
create unique index alerts_code_of_place on alerts (company_id, code);
create index alerts_search on alerts using gin (search gin_trgm_ops) where deleted_at is null;
create index alerts_by_end on alerts (company_id, expires_at) where deleted_at is null and state = 'issued';
create index alerts_in_order on alerts (kind, (coalesce(last_sent_at, '-infinity')), id) where deleted_at is null;
create index alerts_waiting on alerts (company_id) where submission is not null and deleted_at is null;
create index alerts_unratified on alerts (company_id) where ratify_until is not null and deleted_at is null;

-- ALE-05109-2026-0007, and SIM- for an exercise: the number is the alert's id, so that no two people wait for each other.
create function give_alert_code() returns trigger language plpgsql as $$
begin
  if new.code = '' then
    new.code := concat_ws('-', case new.kind when 'exercise' then 'SIM' else 'ALE' end,
      coalesce((select territorial_code from companies where id = new.company_id), 'L' || new.company_id),
      to_char(now(), 'YYYY'), lpad(new.id::text, greatest(4, length(new.id::text)), '0'));
  end if;
  return new;
end $$;
create trigger alerts_code before insert on alerts for each row execute function give_alert_code();

create function keep_alert_kind() returns trigger language plpgsql as $$
begin
  raise exception 'a drill never becomes a warning, nor the other way round' using errcode = 'P0A24';
end $$;
create trigger alerts_kind before update of kind on alerts for each row when (old.kind <> new.kind) execute function keep_alert_kind();

-- What was sent.
create table alert_messages (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  alert_id bigint not null references alerts,
  company_id bigint not null references companies,
  number integer not null,
  message_type text not null check (message_type in ('Alert', 'Update', 'Cancel')),
  identifier text not null,
  sender text not null,
  sent_at timestamptz not null,
  -- All that the alert said.
  said jsonb not null,
  cap_xml text not null,
  sha256 text not null,
  drafted_by text not null,
  submitted_by text not null,
  emergency_reason text,
  ratify_until timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint alert_messages_number unique (alert_id, number),
  constraint alert_messages_identifier unique (identifier),
  constraint alert_messages_sealed check (sha256 = encode(sha256(convert_to(cap_xml, 'UTF8')), 'hex')),
  -- No message without a second person, or without the reason why there was none.
  constraint alert_messages_four_eyes check (
    emergency_reason is not null and ratify_until is not null
    or emergency_reason is null and created_by <> drafted_by and created_by <> submitted_by)
);
create trigger alert_messages_stamp before insert on alert_messages for each row execute function stamp_row();
create trigger alert_messages_audit after insert or update or delete on alert_messages
  for each row execute function audit_row('said', 'cap_xml');

create function keep_message() returns trigger language plpgsql as $$
begin
  raise exception 'a message that was sent is never changed or deleted' using errcode = 'P0A24';
end $$;
create trigger alert_messages_kept before update or delete on alert_messages for each row execute function keep_message();

-- Who stood by a message that one officer had issued alone: another one.
create table alert_ratifications (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  message_id bigint not null references alert_messages,
  alert_id bigint not null references alerts,
  company_id bigint not null references companies,
  issued_by text not null,
  note text,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint alert_ratifications_once unique (message_id),
  constraint alert_ratifications_another check (created_by <> issued_by)
);
create trigger alert_ratifications_stamp before insert on alert_ratifications for each row execute function stamp_row();
create trigger alert_ratifications_audit after insert or update or delete on alert_ratifications
  for each row execute function audit_row();
create trigger alert_ratifications_kept before update or delete on alert_ratifications for each row execute function keep_message();

-- How a place issues its alerts: it holds below it too, until another place says otherwise.
create table alert_policies (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  may_issue_alone boolean not null,
  ratify_hours integer not null,
  sender text,
  oid text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint alert_policies_one unique (company_id)
);
create trigger alert_policies_stamp before insert or update on alert_policies for each row execute function stamp_row();
create trigger alert_policies_audit after insert or update or delete on alert_policies for each row execute function audit_row();

-- All that the public side reads: messages of real alerts that are for everybody. Nothing of who wrote them.
create view public_alerts as
  select m.alert_id, m.number, m.identifier, m.message_type, m.sent_at, m.said, m.cap_xml, m.sha256,
    (m.said ->> 'expires_at')::timestamptz as expires_at,
    not exists (select from alert_messages n where n.alert_id = m.alert_id and n.number > m.number) as is_last,
    c.reason_social as place, c.country, c.timezone
  from alert_messages m join alerts a on a.id = m.alert_id join companies c on c.id = a.company_id
  where a.kind = 'alert' and m.said ->> 'scope' = 'Public';
create index alert_messages_by_hour on alert_messages (sent_at);
