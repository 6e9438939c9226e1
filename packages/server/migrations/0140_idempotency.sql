-- What a request did, kept for a day under the key that its caller gave it: sent again, it is answered and not done again.

create table request_keys (
  user_id bigint not null references users on delete cascade,
  key uuid not null,
  -- A request may write in more than one step.
  step smallint not null,
  -- SHA-256 of method, address and body: the same key with another content is a mistake of the caller's.
  content bytea not null,
  outcome json not null,
  at timestamptz not null default now(),
  primary key (user_id, key, step)
);
create index request_keys_at on request_keys (at);
