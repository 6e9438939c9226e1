-- Public text in order: topics and frequently asked questions. They are the same for all places.

create table articles (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  kind text not null check (kind in ('topics', 'faqs')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title_es text not null,
  title_en text,
  body_es text not null,
  body_en text,
  parent_id bigint references articles,
  icon text,
  color text check (color ~ '^#[0-9A-F]{6}$'),
  image_url text,
  sort_order integer not null,
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  unique (kind, slug)
);
create index articles_in_order on articles (kind, sort_order, id) where deleted_at is null;
create index articles_below on articles (parent_id) where deleted_at is null;
create trigger articles_stamp before insert or update on articles for each row execute function stamp_row();
create trigger articles_audit after insert or update or delete on articles for each row execute function audit_row();
