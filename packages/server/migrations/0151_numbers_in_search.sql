-- What search compares knows a number however it is written: 21.364 is 21364, 12.345.678-5 is 123456785, "+56 32 213 4000" is +56322134000.

-- Folded text whose digits stand together: what separates them (full stop, comma, apostrophe, hyphen, any one space) goes, and the
-- hyphen before a check digit K. What is typed goes through the same, so the part of a number that was typed is still a part of it.
create function searchable(text text) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(public.fold(text), '(?<=\d)(?:[.,''’\u00a0\u2009\u202f -](?=\d)|-(?=k\M))', '', 'g') $$;

-- An expression that is stored cannot be changed where it stands: each column is made again, with its index.
alter table variables drop column search;
alter table variables
  add search text generated always as (searchable(name_es || ' ' || coalesce(name_en, '') || ' ' || code)) stored;

alter table institutions drop column search;
alter table institutions
  add search text generated always as (searchable(
    name_es || ' ' || coalesce(name_en, '') || ' ' || coalesce(acronym, '') || ' ' || coalesce(tax_id, '') || ' '
    || coalesce(phone, '') || ' ' || coalesce(phone_24x7, ''))) stored;
create index institutions_search on institutions using gin (search gin_trgm_ops) where deleted_at is null;

alter table persons drop column search;
alter table persons
  add search text generated always as (searchable(
    first_name || ' ' || last_name || ' ' || coalesce(second_last_name, '') || ' ' || coalesce(email, '') || ' '
    || coalesce(position_es, '') || ' ' || coalesce(position_en, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(phone_24x7, ''))) stored;
create index persons_search on persons using gin (search gin_trgm_ops) where deleted_at is null;

alter table companies drop column search;
alter table companies
  add search text generated always as (searchable(
    reason_social || ' ' || coalesce(short_name, '') || ' ' || coalesce(acronym, '') || ' ' || coalesce(territorial_code, '')
    || ' ' || coalesce(tax_id, '') || ' ' || coalesce(phone, ''))) stored;
create index companies_search on companies using gin (search gin_trgm_ops) where deleted_at is null;

alter table properties drop column search;
alter table properties
  add search text generated always as (searchable(name || ' ' || coalesce(code, '') || ' ' || coalesce(owner, ''))) stored;
create index properties_search on properties using gin (search gin_trgm_ops) where deleted_at is null;

alter table legal_documents drop column search;
alter table legal_documents
  add search text generated always as (searchable(
    number || ' ' || title_es || ' ' || coalesce(title_en, '') || ' ' || issuing_body || ' ' || coalesce(official_id, '')
    || ' ' || coalesce(summary, ''))) stored;
create index legal_documents_search on legal_documents using gin (search gin_trgm_ops) where deleted_at is null;

alter table records drop column search;
alter table records
  add search text generated always as (searchable(title || ' ' || coalesce(code, '') || ' ' || coalesce(source, '') || ' '
    || coalesce(description, '') || ' ' || coalesce(locality, '') || ' ' || joined(tags))) stored;
create index records_search on records using gin (search gin_trgm_ops) where deleted_at is null;
-- How often a word occurs decides how it is looked for.
alter table records alter search set statistics 1000;
