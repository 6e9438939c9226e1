-- Lists of a million properties and of 100,000 persons are read in the order of their names, and their trash, without sorting them all.

create index properties_in_order on properties ((name collate spanish), id) where deleted_at is null;
create index properties_trash on properties (company_id) where deleted_at is not null;
create index persons_in_order on persons
  (((last_name || ' ' || coalesce(second_last_name, '') || ' ' || first_name) collate spanish), id) where deleted_at is null;
create index persons_by_update on persons (updated_at, id) where deleted_at is null;
