-- What was recorded under alerts before there were any becomes an alert, under the id by which sessions and links name it. What is over was,
-- as far as is known, in force until its last day; the rest is a draft, which nobody sent. The record itself stays where it is, for the
-- history and the comments that are told of it; no call answers it any more.

-- No change of anybody's: not stamped, not audited.
alter table alerts disable trigger user;
insert into alerts (id, company_id, kind, code, variable_id, hip_code, level, coverage, scope, addresses, categories, responses,
  headline_es, description_es, expires_at, reported_at, area_description, area_record_ids, area_company_ids, area_drawn, technical_source,
  web, channels, state, drafted_by, version, deleted_at, created_at, created_by, updated_at, updated_by, geometry)
select r.id, r.company_id, 'alert', r.code, r.variable_id,
  (select h.hip_code from variables h where h.id = r.variable_id),
  case when r.value #>> '{}' in ('verde', 'amarilla', 'naranja', 'roja') then r.value #>> '{}' else 'verde' end,
  'communal', 'Public', '{}', '{}', '{}', left(r.title, 160), r.description,
  over.at, r.created_at, nullif(concat_ws(', ', r.locality, r.address), ''), '{}', '{}',
  case when st_dimension(r.geometry) = 2 then st_asgeojson(r.geometry, 9)::jsonb end,
  r.source, r.source_url, '{}', case when over.at is null then 'draft' else 'issued' end, r.updated_by, 1, r.deleted_at,
  r.created_at, r.created_by, r.updated_at, r.updated_by,
  case when st_dimension(r.geometry) = 2 then r.geometry end
from records r join companies c on c.id = r.company_id
  cross join lateral (select case when r.ended_on between '1500-01-01' and '9999-12-31'
    then (r.ended_on + 1)::timestamp at time zone c.timezone end as at) ended
  cross join lateral (select case when ended.at <= now() then ended.at end as at) over
where r.domain = 'alert';
alter table alerts enable trigger user;

alter table attachments disable trigger user;
update attachments set owner = 'alerts'
  where owner = 'records' and owner_id in (select id from records where domain = 'alert');
alter table attachments enable trigger user;

-- Alerts are not validated and published but issued.
alter table roles disable trigger user;
update roles set permissions = array_remove(array_remove(permissions, 'records.alert.validate'), 'records.alert.publish');
alter table roles enable trigger user;
