-- What is set once for the whole installation, in one row. Null is nothing said: the server's default is in force. A variable of the
-- environment wins over it.

create table installation (
  id bigint primary key default 1 constraint installation_one_row check (id = 1),
  version integer not null default 1,
  app_name text,
  organisation text,
  organisation_unit text,
  public_url text,
  locale text constraint installation_locale check (locale in ('es', 'en')),
  timezone text,
  currency text,
  own_place_id bigint references companies,
  validator_may_be_author boolean,
  ground text constraint installation_ground check (ground in ('included', 'style', 'raster', 'pmtiles')),
  map_style_url text,
  map_style_dark_url text,
  map_raster_url text,
  map_raster_attribution text,
  map_pmtiles_url text,
  mail_host text,
  mail_port integer,
  mail_security text constraint installation_mail_security check (mail_security in ('tls', 'starttls', 'none')),
  mail_user text,
  -- Needed as it is to sign in at the mail server; nobody is answered it, and the audit log only tells when it was set.
  mail_password text,
  mail_password_set_at timestamptz,
  mail_from text,
  backup_to text,
  backup_at text,
  backup_keep_days integer,
  backup_keep_weeks integer,
  backup_keep_months integer,
  backup_key text,
  skipped_steps text[] not null default '{}',
  -- A PNG of at most 512 pixels.
  logo bytea,
  logo_sha256 text,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
insert into installation default values;
create index installation_own_place on installation (own_place_id);
create trigger installation_stamp before insert or update on installation for each row execute function stamp_row();
create trigger installation_audit after insert or update or delete on installation
  for each row execute function audit_row('mail_password', 'logo');

-- The latest letter that a mail server took as a test; `settings_hash` says with which settings.
create table mail_tests (
  id bigint primary key default 1 constraint mail_tests_one_row check (id = 1),
  settings_hash text not null,
  tested_at timestamptz not null,
  seconds double precision not null
);
