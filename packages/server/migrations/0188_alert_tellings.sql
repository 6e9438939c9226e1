-- Messages that are written down for whoever is to be told, for nobody as well: else one that is for nobody would be looked for each minute
-- of its day (decision 0056). Not audited: it is a log itself.

create table alert_tellings (
  message_id bigint primary key references alert_messages,
  created_at timestamptz not null default now()
);
insert into alert_tellings (message_id) select distinct message_id from alert_deliveries;
