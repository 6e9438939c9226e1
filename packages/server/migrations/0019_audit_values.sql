-- Reading the audit log: long values are cut where a list shows them, and rare actions are found without reading everything.

-- The values with the long ones cut, and how long those are: {"values": {…}, "cut": {"boundary": 7340032}}. Null stays null.
create function cut_values(given jsonb, longest integer, kept integer) returns jsonb
  language sql immutable strict parallel safe
  as $$
    select jsonb_build_object(
      'values', coalesce(jsonb_object_agg(key, case when long then to_jsonb(left(text, kept) || '…') else value end), '{}'),
      'cut', coalesce(jsonb_object_agg(key, length(text)) filter (where long), '{}'))
    from (
      select key, value, value #>> '{}' as text, length(value #>> '{}') > longest as long from jsonb_each(given)) each_value
  $$;

create index audit_log_action on audit_log (action, id desc);
