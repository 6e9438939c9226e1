-- When whoever has the address was last asked: nobody is written to twice within minutes, whichever places he is entered in.
alter table alert_subscriptions add column asked_at timestamptz;
create index alert_subscriptions_reached on alert_subscriptions (channel, address) where asked_at is not null;
