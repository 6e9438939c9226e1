-- A contact is told apart in its place alone: another place has its own entry of the same person, and learns nothing of this one (V17).

drop index persons_email;
create unique index persons_email on persons (company_id, lower(email)) where deleted_at is null;
create index persons_national_id on persons (company_id, national_id) where deleted_at is null and national_id is not null;
