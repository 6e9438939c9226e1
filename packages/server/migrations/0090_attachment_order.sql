-- The order in which the files of a thing stand: as they came, unless somebody moved one between two others.
alter table attachments add column sort_order double precision;

-- Those that were taken off, the oldest first: they are deleted for good when their time is over.
create index attachments_deleted_at on attachments (deleted_at) where deleted_at is not null;
