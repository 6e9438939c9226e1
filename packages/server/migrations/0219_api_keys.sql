-- Keys by which programs call in the name of a person (decision 0081). Only the hash is kept: who reads this table cannot call by it.
create table api_keys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  prefix text not null,
  token_hash bytea not null unique,
  permissions text[] not null,
  -- Null is wherever the person may. A place that is gone gives nothing.
  company_ids bigint[],
  requests_per_minute integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  last_address text
);
create index api_keys_user on api_keys (user_id, id desc);
-- That a key is used stands beside it and not in the log, which says what was done by it.
create trigger api_keys_audit after insert or update or delete on api_keys
  for each row execute function audit_row('token_hash', 'last_used_at', 'last_address');

-- By which key a change came, beside the person whose it is. Lines of before stay as they are: the default is of later ones.
alter table audit_log add column api_key_id bigint;
alter table audit_log alter column api_key_id set default nullif(current_setting('app.api_key', true), '')::bigint;
