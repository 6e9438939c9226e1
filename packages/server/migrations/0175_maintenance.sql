-- Maintenance: for a while nobody's changes are taken, and everybody is told why and until when.
alter table installation
  add column is_in_maintenance boolean,
  add column maintenance_message_es text,
  add column maintenance_message_en text,
  add column maintenance_until timestamptz;
