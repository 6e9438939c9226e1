-- V18: which recovery items name an institution is asked before it is deleted, of a million records too.
create index records_responsible on records (((recovery ->> 'responsible_institution_id')::bigint))
  where recovery ->> 'responsible_institution_id' is not null;
