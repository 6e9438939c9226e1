-- Terms that are published ahead of their day, at most one edition of each kind; and one vocabulary for the level of an emergency.

alter table terms
  drop constraint terms_status_check,
  add constraint terms_status_check check (status in ('draft', 'scheduled', 'published', 'superseded'));
create unique index terms_one_scheduled on terms (kind) where status = 'scheduled';

-- A session calls the level of an emergency as the event does. Sessions from before are no change of anybody's: not stamped, not audited.
alter table committee_sessions disable trigger user;
update committee_sessions set emergency_level = case emergency_level
    when 'minor' then 'menor' when 'major' then 'mayor' when 'disaster' then 'desastre' when 'catastrophe' then 'catastrofe'
    else emergency_level end
  where emergency_level is not null;
alter table committee_sessions enable trigger user;
