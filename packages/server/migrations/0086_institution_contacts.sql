-- What institutions are founded on, and who answers for them day and night.

-- Legal documents.
alter table institutions add legal_basis bigint[] not null default '{}';
-- [{person_id, role, phone_24x7}], the first to be called first.
alter table institutions add focal_points jsonb not null default '[]' check (jsonb_typeof(focal_points) = 'array');
create index institutions_legal_basis on institutions using gin (legal_basis);
create index institutions_focal_points on institutions using gin (focal_points jsonb_path_ops);
