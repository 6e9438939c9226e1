-- Who confirmed is kept apart from who was there; the citation by mail; and who is responsible for an agreement is chosen.

alter table committee_sessions add confirmations jsonb not null default '[]' check (jsonb_typeof(confirmations) = 'array');

-- Before, the attendance of a session to come was where confirmations were noted. Moving them is no change of anybody's.
alter table committee_sessions disable trigger user;
update committee_sessions set attendance = '[]', confirmations = coalesce((
    select jsonb_agg(jsonb_build_object('member_id', it -> 'member_id',
      'answer', case when it ->> 'presence' in ('present', 'remote') then 'coming' else 'not_coming' end))
    from jsonb_array_elements(attendance) it), '[]')
  where status = 'called' and starts_at > now();
alter table committee_sessions enable trigger user;

alter table committee_agreements rename responsible to responsible_text;
alter table committee_agreements alter responsible_text drop not null;
alter table committee_agreements add responsible_member_id bigint references committee_members;
alter table committee_agreements add responsible_institution_id bigint references institutions;
alter table committee_agreements add constraint committee_agreements_responsible
  check (num_nonnulls(responsible_text, responsible_member_id, responsible_institution_id) = 1);
create index committee_agreements_member on committee_agreements (responsible_member_id);
create index committee_agreements_institution on committee_agreements (responsible_institution_id);

-- The last citation of each member to a session, and what became of it.
create table committee_citations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  session_id bigint not null references committee_sessions,
  member_id bigint not null references committee_members,
  email text not null,
  state text not null check (state in ('queued', 'sent', 'failed')),
  at timestamptz not null default now(),
  constraint committee_citations_key unique (session_id, member_id)
);
create index committee_citations_member on committee_citations (member_id);
create trigger committee_citations_audit after insert or update or delete on committee_citations
  for each row execute function audit_row();
