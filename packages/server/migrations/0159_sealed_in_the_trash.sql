-- As before; minutes that were approved and moved to the trash before there were seals were sealed there, and come back from it.

create or replace function keep_sealed_session() returns trigger language plpgsql as $$
declare
  counted text[] := array['version', 'updated_at', 'updated_by'];
begin
  if tg_op = 'UPDATE' and old.deleted_at is not null and new.deleted_at is null then
    counted := counted || 'deleted_at'::text;
  end if;
  if is_sealed(old.id) and (tg_op = 'DELETE' or to_jsonb(new) - counted is distinct from to_jsonb(old) - counted) then
    raise exception 'sealed minutes are never changed, only rectified' using errcode = 'P0A24';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
