-- Terms in editions (V22): one current edition of each kind, and what was published is never changed, only superseded.

create table terms (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  kind text not null check (kind in ('terms', 'privacy', 'cookies', 'data_licence')),
  edition integer,
  effective_from date not null,
  body_es text not null,
  body_en text,
  status text not null default 'draft' check (status in ('draft', 'published', 'superseded')),
  published_at timestamptz,
  superseded_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  unique (kind, edition),
  check ((status = 'draft') = (edition is null)),
  check (status = 'draft' or deleted_at is null)
);
create unique index terms_one_current on terms (kind) where status = 'published';
create trigger terms_stamp before insert or update on terms for each row execute function stamp_row();
create trigger terms_audit after insert or update or delete on terms for each row execute function audit_row();

-- Not even a statement by hand rewrites what people have accepted.
create function keep_published_terms() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (tg_op = 'DELETE' or row (new.kind, new.edition, new.effective_from, new.body_es, new.body_en)
      is distinct from row (old.kind, old.edition, old.effective_from, old.body_es, old.body_en)) then
    raise exception 'a published edition of the terms is never changed' using errcode = 'P0A22';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger terms_kept before update or delete on terms for each row execute function keep_published_terms();

-- Who accepted which edition, when, and from where. It is evidence, so it is only ever added to.
create table terms_acceptances (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  terms_id bigint not null references terms,
  user_id bigint not null references users,
  accepted_at timestamptz not null default now(),
  address text,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  unique (terms_id, user_id)
);
create index terms_acceptances_of_user on terms_acceptances (user_id);
create trigger terms_acceptances_stamp before insert or update on terms_acceptances for each row execute function stamp_row();
create trigger terms_acceptances_audit after insert or update or delete on terms_acceptances
  for each row execute function audit_row();
