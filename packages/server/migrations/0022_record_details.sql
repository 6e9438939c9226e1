-- Records in full: code, own fields, period, source, confidence, tags, figures of a disaster, and what is public of them.

create function joined(words text[]) returns text
  language sql immutable strict parallel safe
  as $$ select array_to_string(words, ' ') $$;

alter table records drop column search;
alter table records
  add code text not null default '',
  -- Values of the variable's own fields, by key.
  add attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  add date_precision text not null default 'day' check (date_precision in ('day', 'month', 'year')),
  add ended_on date check (ended_on >= observed_on),
  add duration_days integer check (duration_days >= 0),
  add source_url text,
  add source_date date,
  add confidence text check (confidence in ('high', 'medium', 'low', 'unverified')),
  add tags text[] not null default '{}',
  add locality text,
  add address text,
  add geometry_method text
    check (geometry_method in ('gps', 'digitised', 'imported', 'geocoded', 'centroid', 'satellite')),
  add geometry_accuracy_m double precision check (geometry_accuracy_m >= 0),
  add is_public boolean not null default true,
  -- Losses of a disaster as published: [{metric, value, qualifier, as_of, source, currency, note}].
  add figures jsonb not null default '[]' check (jsonb_typeof(figures) = 'array'),
  -- The same broken down: [{metric, sex, age, disability, poverty, count}].
  add breakdowns jsonb not null default '[]' check (jsonb_typeof(breakdowns) = 'array'),
  -- Why the last step of the review was taken.
  add review_note text,
  add submitted_by text,
  add validated_by text,
  add validated_at timestamptz,
  add published_by text,
  add published_at timestamptz,
  -- The record as the public sees it; it stays while a revision waits, and goes when the record is withdrawn or archived.
  add published jsonb,
  add search text generated always as (fold(title || ' ' || coalesce(code, '') || ' ' || coalesce(source, '') || ' '
    || coalesce(description, '') || ' ' || coalesce(locality, '') || ' ' || joined(tags))) stored;

create index records_search on records using gin (search gin_trgm_ops) where deleted_at is null;

-- A record's own code: domain, territorial code of the place, year, number, such as RIS-05109-2024-0007. The number is the
-- record's id, so that no two people wait for each other.
create function record_code(domain text, company_id bigint, observed_on date, id bigint) returns text
  language sql stable
  as $$ select concat_ws('-',
    case domain when 'situation' then 'SIT' when 'vulnerability' then 'VUL' when 'risk' then 'RIS' when 'alert' then 'ALE' else 'REC' end,
    coalesce((select territorial_code from companies where companies.id = company_id), 'L' || company_id),
    to_char(observed_on, 'YYYY'), lpad(id::text, greatest(4, length(id::text)), '0')) $$;

create function give_record_code() returns trigger language plpgsql as $$
begin
  new.code := coalesce(nullif(new.code, ''), record_code(new.domain, new.company_id, new.observed_on, new.id));
  return new;
end $$;

-- Records from before are no change of anybody's: not stamped, not audited.
alter table records disable trigger user;
update records set code = record_code(domain, company_id, observed_on, id);
alter table records enable trigger user;
create trigger records_code before insert or update of code on records for each row execute function give_record_code();
-- V11: a code names one record of its place.
create unique index records_code_of_place on records (company_id, code);

drop trigger records_audit on records;
create trigger records_audit after insert or update or delete on records
  for each row execute function audit_row('search', 'anchor', 'cell', 'span', 'value_number', 'published');
