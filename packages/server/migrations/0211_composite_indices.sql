-- Composite indices (decision 0075): which variables of places are put together in one number, and how. What comes out of it is reckoned
-- whenever somebody asks; what was frozen of it is an edition.
create table composite_indices (
  id bigint generated always as identity primary key,
  -- The territory that is compared; null: everywhere.
  company_id bigint references companies,
  name_es text not null,
  name_en text,
  description_es text,
  description_en text,
  place_kind text not null default 'municipality',
  -- [{variable_id, weight}], in their order.
  members jsonb not null check (jsonb_typeof(members) = 'array'),
  aggregation text not null default 'arithmetic' check (aggregation in ('arithmetic', 'geometric')),
  scale integer not null default 100 check (scale in (10, 100)),
  least_weight double precision not null default 0.7 check (least_weight between 0 and 1),
  cuts double precision[],
  is_active boolean not null default true
);
select keep('composite_indices');
create index composite_indices_of_place on composite_indices (company_id);

-- What is shared by all places belongs to none of them, its editions neither.
alter table editions alter company_id drop not null;
