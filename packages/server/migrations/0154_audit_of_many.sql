-- The log of a write in less time: a row is turned into JSON once (its geometry is most of that), and records that come
-- in together, as from a sheet, are logged together.

create or replace function audit_row() returns trigger language plpgsql as $$
declare
  actor text := nullif(current_setting('app.actor', true), '');
  hidden text[] := tg_argv || array['version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'grid_x', 'grid_y'];
  whole jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  old_row jsonb := case tg_op when 'DELETE' then whole - hidden when 'UPDATE' then to_jsonb(old) - hidden end;
  new_row jsonb := case when tg_op <> 'DELETE' then whole - hidden end;
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

-- What audit_row() does for one row that is inserted, for all of a statement: rows of a table with `id` and `company_id`.
create function audit_inserted_rows() returns trigger language plpgsql as $$
declare
  actor text := nullif(current_setting('app.actor', true), '');
  hidden text[] := tg_argv || array['version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'grid_x', 'grid_y'];
begin
  if actor is null and exists (select from inserted) then
    raise exception 'a change of % names no actor', tg_table_name using errcode = 'P0A01';
  end if;
  insert into audit_log (actor, action, resource, record_id, company_id, after, request_id, address)
    select actor, 'create', tg_table_name, id, company_id, to_jsonb(inserted) - hidden,
      nullif(current_setting('app.request_id', true), ''), nullif(current_setting('app.address', true), '')
    from inserted
    order by id;
  return null;
end $$;

drop trigger records_audit on records;
create trigger records_audit after update or delete on records
  for each row execute function audit_row('search', 'anchor', 'cell', 'span', 'value_number', 'published', 'edited_by');
create trigger records_audit_insert after insert on records
  referencing new table as inserted for each statement
  execute function audit_inserted_rows('search', 'anchor', 'cell', 'span', 'value_number', 'published', 'edited_by');
