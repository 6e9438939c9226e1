-- Who is told of alerts, and who was told of which message (decision 0056).

create table alert_subscriptions (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  channel text not null check (channel in ('email', 'webhook', 'sms', 'push')),
  -- Null where it is the one of the account, or was left.
  address text,
  label text not null,
  user_id bigint references users,
  language text not null check (language in ('es', 'en')),
  company_ids bigint[] not null,
  levels text[] not null,
  variable_ids bigint[] not null,
  hip_codes text[] not null,
  wants_exercises boolean not null,
  sees_restricted boolean not null,
  state text not null default 'pending' check (state in ('pending', 'active', 'left', 'refused')),
  -- What its calls are signed with, and what the links of its letters are made of.
  secret text not null,
  -- Of a browser: what its messages are encrypted for.
  push_keys jsonb,
  consent_text text,
  consent_at timestamptz,
  consent_address text,
  confirmed_at timestamptz,
  left_at timestamptz,
  search text generated always as (searchable(label || ' ' || coalesce(address, ''))) stored,
  constraint alert_subscriptions_reached check (state = 'left' or address is not null or user_id is not null),
  constraint alert_subscriptions_erased check (state <> 'left' or address is null)
);
select keep('alert_subscriptions', 'search', 'address', 'secret', 'push_keys', 'consent_address');
create unique index alert_subscriptions_once on alert_subscriptions (company_id, channel, address)
  where state in ('pending', 'active') and deleted_at is null and user_id is null;
create unique index alert_subscriptions_own on alert_subscriptions (user_id, company_id, channel, coalesce(address, ''))
  where state in ('pending', 'active') and deleted_at is null;
create index alert_subscriptions_search on alert_subscriptions using gin (search gin_trgm_ops) where deleted_at is null;
create index alert_subscriptions_in_order on alert_subscriptions (company_id, (label collate spanish), id) where deleted_at is null;

-- One row for each message and subscriber, written before anything leaves and booked after it has: nothing is sent twice because a process
-- died in between. Not audited: it is a log itself.
create table alert_deliveries (
  id bigint generated always as identity primary key,
  message_id bigint not null references alert_messages,
  alert_id bigint not null references alerts,
  company_id bigint not null references companies,
  subscription_id bigint not null references alert_subscriptions,
  channel text not null,
  -- Masked: whoever leaves is not kept here.
  address text not null,
  state text not null default 'pending'
    check (state in ('pending', 'sending', 'sent', 'failed', 'unknown', 'expired', 'superseded')),
  attempts integer not null default 0,
  -- How often a process ended between sending and booking.
  losses integer not null default 0,
  next_attempt_at timestamptz default now(),
  -- After this it says what is no longer so.
  until timestamptz not null,
  sent_at timestamptz,
  code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint alert_deliveries_once unique (message_id, subscription_id)
);
create index alert_deliveries_due on alert_deliveries (next_attempt_at) where state in ('pending', 'unknown');
create index alert_deliveries_under_way on alert_deliveries (updated_at) where state = 'sending';
create index alert_deliveries_of_alert on alert_deliveries (alert_id, updated_at, id);
create index alert_deliveries_of_subscription on alert_deliveries (subscription_id, alert_id);
