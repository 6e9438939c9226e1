-- What every table stands on: extensions, text folding for search, row stamps and the audit log.

create extension if not exists postgis;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Lower case without accents: what search compares. Immutable so that it can be stored and indexed;
-- unaccent() itself is not, because its dictionary could change.
create function fold(text text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, text)) $$;

-- Who changed what. For an update, before and after hold only the columns that changed.
-- There is no second copy of history: revisions of a record are read from here.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  actor_id bigint generated always as (case when actor ~ '^[0-9]{1,18}$' then actor::bigint end) stored,
  action text not null check (action in ('create', 'update', 'delete', 'restore')),
  resource text not null,
  record_id bigint not null,
  company_id bigint,
  before jsonb,
  after jsonb,
  request_id text,
  address text
);
create index audit_log_record on audit_log (resource, record_id, id desc);
create index audit_log_company on audit_log (company_id, id desc);

-- The keys of `after` whose value differs from `before`, taken from `chosen`.
create function changed_columns(chosen jsonb, other jsonb) returns jsonb
  language sql immutable
  as $$ select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(chosen) where value is distinct from other -> key $$;

-- Audits one row. The arguments of the trigger are columns that are never logged: secrets, hashes, derived values.
-- A change without an actor is refused: it did not come through write().
create function audit_row() returns trigger language plpgsql as $$
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
    case when tg_table_name = 'companies' then (whole ->> 'id')::bigint else (whole ->> 'company_id')::bigint end,
    old_row, new_row,
    nullif(current_setting('app.request_id', true), ''), nullif(current_setting('app.address', true), '')
  );
  return null;
end $$;

-- Stamps who and when on every row, and counts its versions, so that no statement has to remember it.
create function stamp_row() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    new.created_at := now();
    new.created_by := current_setting('app.actor', true);
  else
    new.version := old.version + 1;
    new.created_at := old.created_at;
    new.created_by := old.created_by;
  end if;
  new.updated_at := now();
  new.updated_by := current_setting('app.actor', true);
  return new;
end $$;
