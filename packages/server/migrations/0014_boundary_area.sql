-- The area of a boundary, measured on the ellipsoid once, when it is written: with 200,000 vertices nobody waits for it at each reading.

alter table company_boundaries
  add column area_km2 double precision generated always as (st_area(boundary::geography) / 1000000) stored;

drop trigger company_boundaries_audit on company_boundaries;
create trigger company_boundaries_audit after insert or update or delete on company_boundaries
  for each row execute function audit_row('display', 'position_count', 'area_km2');
