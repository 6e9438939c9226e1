-- A view that is offered to a role belongs to a place: it reaches those who hold the role there, above or below. Null is everywhere.

alter table saved_views add company_id bigint references companies;
create index saved_views_company on saved_views (company_id) where company_id is not null;

-- Views from before belong where their owner holds the role that they are offered to; where in several places, in none, or nowhere,
-- nobody said to whom, and they stay the owner's alone.
alter table saved_views disable trigger user;
update saved_views s set
  company_id = held.company_id,
  role_keys = case when held.is_known then s.role_keys else '{}' end
from (
  select v.id, min(a.company_id) as company_id,
    coalesce(bool_or(a.id is not null and a.company_id is null), false) or count(distinct a.company_id) = 1 as is_known
  from saved_views v left join roles r on r.key = any(v.role_keys)
    left join role_assignments a on a.role_id = r.id and a.user_id = v.user_id
  where v.role_keys <> '{}' group by v.id) held
where held.id = s.id;
update saved_views s set company_id = null where exists (
  select from role_assignments a join roles r on r.id = a.role_id
  where a.user_id = s.user_id and a.company_id is null and r.key = any(s.role_keys));
alter table saved_views enable trigger user;
