-- What waits for whom: records that are to be validated, and those that were sent back.

create index records_in_review on records (domain, status, company_id) include (edited_by, submitted_by)
  where deleted_at is null and status in ('waiting_for_validation', 'needs_revision');
