-- The area of a change that waits, as it was when the change was prepared (`geometry`: EWKB, `rings`, `is_elsewhere`): a zone that is
-- corrected between reading and sending does not move what was read. Null where the area stays (decision 0052).
alter table alerts add column prepared_area jsonb;

-- Not told in the history: the places, zones and shapes that it is made of are.
drop trigger alerts_audit on alerts;
create trigger alerts_audit after insert or update or delete on alerts for each row execute function audit_row('search', 'anchor', 'cell', 'span', 'area_rings', 'prepared_area');
