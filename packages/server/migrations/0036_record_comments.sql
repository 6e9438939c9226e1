-- What people say about a record, and the tags of records for suggestions.

create table record_comments (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  record_id bigint not null references records,
  text text not null,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index record_comments_by_record on record_comments (record_id, id desc) where deleted_at is null;

-- What hangs on a record belongs to the record's place.
create or replace function audit_row() returns trigger language plpgsql as $$
declare
  actor text := nullif(current_setting('app.actor', true), '');
  hidden text[] := tg_argv || array['version', 'created_at', 'created_by', 'updated_at', 'updated_by'];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - hidden end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - hidden end;
  whole jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  verb text := case tg_op when 'INSERT' then 'create' when 'DELETE' then 'delete' else 'update' end;
begin
  if actor is null then
    raise exception 'a change of % names no actor', tg_table_name using errcode = 'P0A01';
  end if;
  if tg_op = 'UPDATE' then
    if old_row = new_row then return null; end if;
    if old_row ? 'deleted_at' and old_row -> 'deleted_at' is distinct from new_row -> 'deleted_at' then
      verb := case when new_row ->> 'deleted_at' is null then 'restore' else 'delete' end;
    end if;
    select changed_columns(old_row, new_row), changed_columns(new_row, old_row) into old_row, new_row;
  end if;
  insert into audit_log (actor, action, resource, record_id, company_id, before, after, request_id, address)
  values (
    actor, verb, tg_table_name, (whole ->> 'id')::bigint,
    case
      when tg_table_name = 'companies' then (whole ->> 'id')::bigint
      when tg_table_name = 'record_comments' then (select r.company_id from records r where r.id = (whole ->> 'record_id')::bigint)
      else (whole ->> 'company_id')::bigint
    end,
    old_row, new_row,
    nullif(current_setting('app.request_id', true), ''), nullif(current_setting('app.address', true), '')
  );
  return null;
end $$;

create trigger record_comments_stamp before insert or update on record_comments
  for each row execute function stamp_row();
create trigger record_comments_audit after insert or update or delete on record_comments
  for each row execute function audit_row();

create index records_tagged on records (domain, id desc) where tags <> '{}' and deleted_at is null;
