-- Two records become one: where the one in the trash went, whom the one that stays was last united with, and what came along.

alter table records
  add merged_into_id bigint references records,
  add merged_with_id bigint references records;
create index records_merged_into on records (merged_into_id) where merged_into_id is not null;
create index records_merged_with on records (merged_with_id) where merged_with_id is not null;

-- The record that a comment or a file was first said of or attached to: it goes back there when that record is restored.
alter table record_comments add merged_from_id bigint references records;
alter table attachments add merged_from_id bigint references records;
create index record_comments_merged_from on record_comments (merged_from_id) where merged_from_id is not null;
create index attachments_merged_from on attachments (merged_from_id) where merged_from_id is not null;
