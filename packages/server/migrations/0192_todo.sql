-- What waits for somebody is counted often and by everybody: each count reads an index that holds little more than what it counts. Who has
-- few places reads theirs, who has the whole country what is due first.

create index alerts_ending on alerts (expires_at) where deleted_at is null and state = 'issued';
create index alerts_returned on alerts (company_id) where return_note is not null and deleted_at is null;

create index committee_sessions_called on committee_sessions (starts_at) where deleted_at is null and status = 'called';
create index committee_agreements_open on committee_agreements (company_id, due_on, id) where status in ('pending', 'in_progress');
create index committee_agreements_due on committee_agreements (due_on, id) where status in ('pending', 'in_progress');

create index legal_documents_renewal on legal_documents (company_id, (least(effective_to_on, next_review_on)), id)
  where deleted_at is null and status not in ('project', 'annulled', 'repealed', 'expired')
    and least(effective_to_on, next_review_on) is not null;
create index legal_documents_due on legal_documents ((least(effective_to_on, next_review_on)), id)
  where deleted_at is null and status not in ('project', 'annulled', 'repealed', 'expired')
    and least(effective_to_on, next_review_on) is not null;
