-- Whom a message that one officer issued alone was written to, so that another stands by it: a row before the letter leaves, and booked after
-- it has (decision 0056). Not audited: it is a log itself.

create table ratification_letters (
  id bigint generated always as identity primary key,
  message_id bigint not null references alert_messages,
  user_id bigint not null references users,
  state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'failed', 'unknown', 'expired')),
  attempts integer not null default 0,
  -- How often a process ended between sending and booking.
  losses integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ratification_letters_once unique (message_id, user_id)
);
create index ratification_letters_due on ratification_letters (next_attempt_at) where state in ('pending', 'sending');
create index ratification_letters_of_user on ratification_letters (user_id);
create index alert_messages_alone on alert_messages (ratify_until) where ratify_until is not null;
