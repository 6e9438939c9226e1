-- Variables in full: their groups, what their value and their own fields may hold, how they are drawn, and their codes in other systems.

create table variable_groups (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  domain text not null check (domain in ('situation', 'vulnerability', 'risk', 'alert', 'recovery')),
  -- No place means shared by all places, as for variables.
  company_id bigint references companies,
  name_es text not null,
  name_en text,
  sort_order integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create trigger variable_groups_stamp before insert or update on variable_groups
  for each row execute function stamp_row();
create trigger variable_groups_audit after insert or update or delete on variable_groups
  for each row execute function audit_row();

alter table variables rename column unit to unit_es;
alter table variables
  drop constraint variables_color_check,
  add constraint variables_color_check check (color ~ '^#([0-9A-F]{6}|[0-9A-F]{8})$'),
  add group_id bigint references variable_groups,
  add sort_order integer not null default 0,
  add kind text not null default 'layer'
    check (kind in ('layer', 'indicator', 'hazard_zone', 'event_type', 'assessment', 'alert_type', 'recovery_type')),
  add unit_code text,
  add unit_en text,
  add decimals smallint check (decimals between 0 and 10),
  add min_value double precision,
  add max_value double precision check (max_value >= min_value),
  add required_value boolean not null default false,
  add required_geometry boolean not null default false,
  -- [{key, label_es, label_en, color, icon, score}], in the order they are offered.
  add options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  -- [{key, type, label_es, label_en, unit_es, unit_en, is_required, options}]: fields that only its records have.
  add fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  add legend_method text not null default 'single' check (legend_method in
    ('single', 'categorized', 'manual_breaks', 'equal_interval', 'quantile', 'natural_breaks', 'continuous')),
  -- [{min, max, label_es, label_en, color, icon}]: intervals without gaps, the last with its upper bound (V10).
  add legend_classes jsonb not null default '[]' check (jsonb_typeof(legend_classes) = 'array'),
  add fill_opacity double precision not null default 0.35 check (fill_opacity between 0 and 1),
  add stroke_color text check (stroke_color ~ '^#([0-9A-F]{6}|[0-9A-F]{8})$'),
  add stroke_width double precision not null default 2 check (stroke_width between 0 and 20),
  add dash text not null default 'solid' check (dash in ('solid', 'dashed', 'dotted')),
  add icon_size smallint not null default 24 check (icon_size between 12 and 64),
  add min_zoom smallint not null default 0 check (min_zoom between 0 and 24),
  add max_zoom smallint not null default 24 check (max_zoom between 0 and 24 and max_zoom >= min_zoom),
  add is_clustered boolean not null default true,
  add direction text check (direction in ('higher_is_worse', 'higher_is_better')),
  add normalisation text not null default 'none' check (normalisation in ('minmax', 'zscore', 'rank', 'none')),
  add weight double precision check (weight between 0 and 1),
  add aggregation text not null default 'count'
    check (aggregation in ('sum', 'mean', 'weighted_mean', 'max', 'min', 'last', 'count', 'share')),
  add periodicity text
    check (periodicity in ('once', 'daily', 'monthly', 'quarterly', 'yearly', 'census', 'event')),
  add hip_code text,
  add glide_type text,
  add emdat_key text,
  add desinventar_event text,
  add cap_category text,
  add sendai_indicator text,
  add hxl_tag text,
  add desinventar_field text,
  add sector_code text,
  add source_default text,
  add licence text,
  add is_public boolean not null default true;

create index variables_by_group on variables (group_id) where deleted_at is null;
