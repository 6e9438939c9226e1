-- Minutes as rich text; the events and alerts that a session dealt with, and the session that approved its minutes.

-- Minutes from before are no change of anybody's: not stamped, not audited.
alter table committee_sessions disable trigger user;
update committee_sessions set minutes = '<p>' || regexp_replace(
    replace(replace(replace(btrim(minutes, E' \r\n\t'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '\s*\n\s*', '</p><p>', 'g') || '</p>'
  where minutes is not null;
alter table committee_sessions enable trigger user;

alter table committee_sessions add record_ids bigint[] not null default '{}';
alter table committee_sessions add approved_in_session_id bigint references committee_sessions;
create index committee_sessions_approving on committee_sessions (approved_in_session_id);
