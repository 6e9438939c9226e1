-- Legal documents, what they do to each other, and from when to when each is in force (V14).

create table legal_documents (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  company_id bigint not null references companies,
  kind text not null,
  number text not null,
  title_es text not null,
  title_en text,
  summary text,
  issuing_body text not null,
  level text not null,
  issued_on date not null,
  published_on date,
  gazette text,
  gazette_edition text,
  effective_from_on date,
  effective_to_on date,
  status text not null,
  plan_kind text,
  next_review_on date,
  topics text[] not null default '{}',
  phases text[] not null default '{}',
  hazards text[] not null default '{}',
  place_ids bigint[] not null default '{}',
  official_url text,
  official_id text,
  -- [{number, note}]
  articles jsonb not null default '[]' check (jsonb_typeof(articles) = 'array'),
  search text generated always as (fold(
    number || ' ' || title_es || ' ' || coalesce(title_en, '') || ' ' || issuing_body || ' ' || coalesce(official_id, '')
    || ' ' || coalesce(summary, ''))) stored,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint legal_documents_published check (published_on >= issued_on)
);
create index legal_documents_company on legal_documents (company_id);
create index legal_documents_places on legal_documents using gin (place_ids);
create index legal_documents_search on legal_documents using gin (search gin_trgm_ops) where deleted_at is null;
-- V14. Documents without a number are told apart by their titles.
create unique index legal_documents_key on legal_documents
  (company_id, kind, fold(number), fold(issuing_body), (extract(year from issued_on)))
  where deleted_at is null and fold(number) <> 's/n';
create trigger legal_documents_stamp before insert or update on legal_documents for each row execute function stamp_row();
create trigger legal_documents_audit after insert or update or delete on legal_documents
  for each row execute function audit_row('search');

-- The document does this to the target. The place is the document's, so that the audit log knows whose change it was.
create table legal_relations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  document_id bigint not null references legal_documents,
  target_id bigint not null references legal_documents,
  kind text not null,
  dated_on date,
  constraint legal_relations_self check (document_id <> target_id),
  unique (document_id, target_id, kind)
);
create index legal_relations_target on legal_relations (target_id, kind);
create trigger legal_relations_audit after insert or update or delete on legal_relations
  for each row execute function audit_row();

-- From when a relation works: its own day, else the day from which its document does.
create view legal_effects as
  select r.id, r.document_id, r.target_id, r.kind,
    coalesce(r.dated_on, d.effective_from_on, d.published_on, d.issued_on) as works_from_on
  from legal_relations r join legal_documents d on d.id = r.document_id
  where d.deleted_at is null and d.status not in ('project', 'annulled');

-- First and last day in force; a project, an annulled or an ended document without a known end never is.
create view legal_validity as
  select d.id,
    case when d.status not in ('project', 'annulled') and (ending.ended_on is not null or d.status not in ('repealed', 'expired'))
      then coalesce(d.effective_from_on, d.published_on, d.issued_on) end as in_force_from_on,
    ending.ended_on as in_force_to_on,
    repeal.works_from_on as repealed_from_on,
    amendment.works_from_on as amended_from_on
  from legal_documents d
  left join lateral (select min(works_from_on) as works_from_on from legal_effects where target_id = d.id and kind = 'repeals')
    repeal on true
  left join lateral (select min(works_from_on) as works_from_on from legal_effects where target_id = d.id and kind = 'amends')
    amendment on true
  cross join lateral (select least(d.effective_to_on, repeal.works_from_on - 1) as ended_on) ending;
