-- A view that is offered everywhere keeps those roles that its owner holds everywhere: 0122 asked that of one of them only, and with it
-- the view reached those who hold another one of his roles in any place.
alter table saved_views disable trigger user;
update saved_views s set role_keys = array(
  select offered.key from unnest(s.role_keys) with ordinality offered(key, position)
  where exists (select from role_assignments a join roles r on r.id = a.role_id
    where a.user_id = s.user_id and a.company_id is null and r.key = offered.key)
  order by offered.position)
where s.company_id is null and s.role_keys <> '{}';
alter table saved_views enable trigger user;
