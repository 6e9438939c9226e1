-- The audit log is also the feed of changes: every line knows its transaction, and whoever listens is woken (decision 0055).

-- In two steps, so that the lines that are there are not written anew: theirs stays empty.
alter table audit_log add column xid xid8;
alter table audit_log alter column xid set default pg_current_xact_id();
create index audit_log_feed on audit_log (xid, id) where xid is not null;

-- The word is always the same: PostgreSQL tells it once for each transaction, after its end.
create function tell_of_changes() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', '');
  return null;
end $$;
create trigger audit_log_told after insert on audit_log for each statement execute function tell_of_changes();
