-- What was sent back to somebody is found by who wrote it and who asked for its validation, and not among all that is under review.

create index records_edited_in_review on records (edited_by)
  where deleted_at is null and status in ('waiting_for_validation', 'needs_revision');
create index records_submitted_in_review on records (submitted_by)
  where deleted_at is null and status in ('waiting_for_validation', 'needs_revision');
