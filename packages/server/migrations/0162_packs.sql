-- Packs: what a country or an organisation brings to the console, and what of it each row here came from.

create table packs (
  id bigint generated always as identity primary key,
  key text not null unique,
  pack_version text not null,
  title_es text not null,
  title_en text not null,
  country text,
  rules jsonb,
  sources jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create trigger packs_stamp before insert or update on packs for each row execute function stamp_row();
create trigger packs_audit after insert or update or delete on packs for each row execute function audit_row();

-- What a pack gave last, column by column: where a row still says so nobody changed it here, and the pack's next version may.
create table pack_items (
  pack_id bigint not null references packs on delete cascade,
  part text not null,
  key text not null,
  row_id bigint not null,
  content jsonb not null,
  primary key (pack_id, part, key)
);

-- Countries number their territories on their own: 05 is Valparaíso and Antioquia.
drop index companies_territorial_code_key;
create unique index companies_territorial_code_key on companies (country, territorial_code) where deleted_at is null;
create index companies_by_code on companies (territorial_code) where deleted_at is null;
