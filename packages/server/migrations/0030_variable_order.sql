-- Keys that a variable once had are never given to something else; and the values of a variable in order, for histograms.

alter table variables
  -- `options.<key>`, `fields.<key>`, `fields.<key>.<option>`.
  add retired_keys text[] not null default '{}';

create index records_by_value on records (variable_id, value_number) where deleted_at is null;
create index variable_groups_by_domain on variable_groups (domain, sort_order) where deleted_at is null;
