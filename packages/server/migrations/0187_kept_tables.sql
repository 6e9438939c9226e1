-- Rows that nobody may delete are not emptied out with their table either: triggers for rows do not see `truncate`.
create function keep_rows() returns trigger language plpgsql as $$
begin
  raise exception 'the rows of % are never thrown away', tg_table_name using errcode = 'P0A24';
end $$;
do $$
declare
  kept text;
begin
  foreach kept in array array['terms', 'editions', 'committee_sessions', 'committee_agreements', 'alert_messages', 'alert_ratifications',
    'alert_sources']
  loop
    execute format('create trigger %I before truncate on %I for each statement execute function keep_rows()', kept || '_whole', kept);
  end loop;
end $$;
