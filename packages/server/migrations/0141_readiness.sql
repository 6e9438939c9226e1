-- What the server writes to know that it can: one row, when it was last tried.
create table readiness (
  id boolean primary key default true check (id),
  tried_at timestamptz not null default now()
);
insert into readiness default values;
