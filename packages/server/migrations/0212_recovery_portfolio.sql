-- Works of recovery are asked for by what their item says, by what is late, and by the code that the bank of public projects gives them.

-- Each question with its answers, `sector:housing`, as one set: one index answers all of them, also what somebody does not say.
create function recovery_facets(item jsonb) returns text[] language sql immutable parallel safe as $$
  select array['stage:' || coalesce(item ->> 'progress_status', 'none'), 'sector:' || coalesce(item ->> 'sector', 'none'),
      'phase:' || coalesce(item ->> 'phase', 'none'), 'intervention:' || coalesce(item ->> 'intervention', 'none'),
      'horizon:' || coalesce(item ->> 'need_horizon', 'none'),
      'better:' || case item ->> 'is_better' when 'true' then 'yes' when 'false' then 'no' else 'none' end]
    || coalesce((select array_agg('funding:' || (source.row ->> 'source'))
      from jsonb_array_elements(case jsonb_typeof(item -> 'funding') when 'array' then item -> 'funding' end) source(row)), '{funding:none}') $$;
create index records_of_recovery on records using gin (recovery_facets(recovery)) where domain = 'recovery' and deleted_at is null;

-- The first day on which its end or an open milestone is due, as it is kept: days compare as texts. What is completed or cancelled is due no more.
create function recovery_due(item jsonb) returns text language sql immutable parallel safe as $$
  select case when item ->> 'progress_status' in ('completed', 'cancelled') then null
    else least(item ->> 'planned_end_on', (select min(milestone.row ->> 'due_on')
      from jsonb_array_elements(case jsonb_typeof(item -> 'milestones') when 'array' then item -> 'milestones' end) milestone(row)
      where milestone.row ->> 'done_on' is null)) end $$;
create index records_recovery_due on records (recovery_due(recovery)) where domain = 'recovery' and deleted_at is null;

create index records_by_planned_end on records (coalesce(recovery ->> 'planned_end_on', '9999-12-31'), id)
  where domain = 'recovery' and deleted_at is null;
create index records_by_need on records (coalesce((recovery ->> 'need_amount')::float8, '-infinity'), id)
  where domain = 'recovery' and deleted_at is null;

-- An expression that is stored cannot be changed where it stands: the column is made again, with its index and with what is known of its words.
alter table records drop column search;
alter table records
  add search text generated always as (searchable(title || ' ' || coalesce(code, '') || ' ' || coalesce(recovery ->> 'external_code', '') || ' '
    || coalesce(source, '') || ' ' || coalesce(description, '') || ' ' || coalesce(locality, '') || ' ' || joined(tags))) stored;
create index records_search on records using gin (search gin_trgm_ops) where deleted_at is null;
alter table records alter search set statistics 1000;
analyze records (search);
