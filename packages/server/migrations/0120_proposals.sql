-- What somebody would have changed in a thing of a place that he does not keep: nothing changes until its keeper agrees.

create table proposals (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  -- The keeper's place: where the thing lies that would change.
  company_id bigint not null references companies,
  -- The place that asks.
  from_company_id bigint not null references companies,
  kind text not null,
  -- The thing that would change.
  resource text not null,
  subject_id bigint not null,
  -- What would be done to it, as the kind has it.
  proposed jsonb not null check (jsonb_typeof(proposed) = 'object'),
  -- Why, in the words of whoever asks.
  reason text,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  -- What the keeper said to it.
  answer text,
  answered_by text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index proposals_open on proposals (company_id, id) where state = 'open';
create index proposals_received on proposals (company_id, id desc);
create index proposals_sent on proposals (from_company_id, id desc);
create index proposals_subject on proposals (resource, subject_id, id desc);
create trigger proposals_stamp before insert or update on proposals for each row execute function stamp_row();
create trigger proposals_audit after insert or update or delete on proposals for each row execute function audit_row();

alter table legal_relations
  -- Where the document's people do not keep the target: what they asked of whoever does.
  add proposal_id bigint references proposals,
  add reason text;
create index legal_relations_proposal on legal_relations (proposal_id) where proposal_id is not null;

-- What other documents do to documents that lie neither in their own place nor below it was agreed by nobody: it waits from now on.
do $$
declare
  it record;
  made bigint;
begin
  perform set_config('app.actor', 'system', true);
  for it in
    select r.id, r.document_id, r.target_id, r.kind, t.company_id, d.company_id as from_company_id,
      coalesce(r.dated_on, d.effective_from_on, d.published_on, d.issued_on) as works_from_on
    from legal_relations r join legal_documents d on d.id = r.document_id join legal_documents t on t.id = r.target_id
      join companies c on c.id = t.company_id
    where r.kind in ('repeals', 'amends') and d.deleted_at is null and t.deleted_at is null
      and d.status not in ('project', 'annulled') and not d.company_id = any(c.path)
  loop
    insert into proposals (company_id, from_company_id, kind, resource, subject_id, proposed)
    values (it.company_id, it.from_company_id, 'legal_relation', 'legal_documents', it.target_id, jsonb_build_object(
      'document_id', it.document_id, 'relation', it.kind, 'works_from_on', it.works_from_on))
    returning id into made;
    update legal_relations set proposal_id = made where id = it.id;
  end loop;
end $$;

-- From when a relation works: its own day, else the day from which its document does. What waits for an answer, or was declined, does not.
create or replace view legal_effects as
  select r.id, r.document_id, r.target_id, r.kind,
    coalesce(r.dated_on, d.effective_from_on, d.published_on, d.issued_on) as works_from_on
  from legal_relations r join legal_documents d on d.id = r.document_id left join proposals p on p.id = r.proposal_id
  where d.deleted_at is null and d.status not in ('project', 'annulled') and (r.proposal_id is null or p.state = 'accepted');
