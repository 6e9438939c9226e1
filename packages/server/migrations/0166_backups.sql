-- Backups of this installation, made or tried: what the super administrator is shown, and what keeps contents from being cleared away
-- while one is being copied. Of no use elsewhere, so that a backup does not carry it.

create table backups (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  -- The folder or bucket, as it is shown.
  place text not null,
  name text,
  bytes bigint,
  row_count bigint,
  file_count bigint,
  -- Files whose content was not in the store, or not whole.
  missing_files bigint,
  is_encrypted boolean not null,
  is_scheduled boolean not null,
  -- When all of it was read back and found to be what was written.
  verified_at timestamptz,
  failure text check (failure in ('no_room', 'place', 'source', 'not_verified', 'interrupted')),
  detail text,
  -- When the super administrators were told that backups are overdue: on the latest one then.
  told_at timestamptz
);
create index backups_verified on backups (started_at desc) where verified_at is not null;
