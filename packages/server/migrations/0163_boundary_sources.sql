-- Where a boundary comes from, as people read it beside the map, and whether it only gives an idea of the place: such a one is drawn dashed
-- and nothing is held against it.

alter table company_boundaries
  add column source text,
  add column is_approximate boolean not null default false;
