-- Views of a screen that people keep under a name: the part of its address behind the question mark.

create table saved_views (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  user_id bigint not null references users,
  -- The path of the screen, such as records/risk.
  screen text not null,
  name text not null,
  -- {name: value}, as the address has them; the active place is never part of it.
  search jsonb not null check (jsonb_typeof(search) = 'object'),
  -- Keys of the roles that are offered it too.
  role_keys text[] not null default '{}',
  is_default boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index saved_views_by_screen on saved_views (screen, user_id) where deleted_at is null;
create unique index saved_views_default on saved_views (user_id, screen) where is_default and deleted_at is null;
create trigger saved_views_stamp before insert or update on saved_views for each row execute function stamp_row();
create trigger saved_views_audit after insert or update or delete on saved_views
  for each row execute function audit_row();
