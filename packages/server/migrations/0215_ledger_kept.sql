-- What is kept of the ledger of a resource follows from the movement that was just written, not from all of them (decision 0078).

create index inventory_movements_into_in_order on inventory_movements (to_id, at, id) where to_id is not null;
drop index inventory_movements_into;
-- What happened last to what is one thing, which may have thousands of shifts since.
create index inventory_movements_but_shifts on inventory_movements (inventory_id, at) where kind <> 'shift';

-- Adds the whole ledger up again: after a mistake was undone. A lot of which nothing is left stays, because more of it may come.
create or replace function stand_by_ledger(item bigint) returns void language plpgsql as $$
declare
  is_stock boolean := (select kind = 'stock' from inventory where id = item);
  held public.inventory_in_force;
begin
  if is_stock then
    delete from inventory_lots where inventory_id = item;
    insert into inventory_lots (inventory_id, lot, balance, expires_on)
      select item, p.lot, sum(p.delta), min(p.expires_on) filter (where p.delta > 0 and exists (select from inventory_in_force f where f.id = p.movement_id))
      from inventory_postings p where p.inventory_id = item group by p.lot;
  else
    select * into held from inventory_in_force m
      where m.inventory_id = item and m.kind in ('assign', 'loan') and still_out(m.id) > 0 order by m.at desc, m.id desc limit 1;
  end if;
  insert into inventory_standing (inventory_id, balance, expires_on, holding_id, holding_kind, disaster_id, is_gone)
    select item, coalesce((select sum(balance) from inventory_lots where inventory_id = item), 0),
      (select min(expires_on) from inventory_lots where inventory_id = item and balance > 0), held.id, held.kind, held.disaster_id,
      not is_stock and coalesce((select m.kind in ('out', 'loss') from inventory_in_force m
        where m.inventory_id = item and m.kind in ('in', 'out', 'loss') order by m.at desc, m.id desc limit 1), false)
    on conflict (inventory_id) do update set balance = excluded.balance, expires_on = excluded.expires_on, holding_id = excluded.holding_id,
      holding_kind = excluded.holding_kind, disaster_id = excluded.disaster_id, is_gone = excluded.is_gone;
end $$;
-- As it was reckoned until now, with the lots of which nothing is left.
select stand_by_ledger(id) from inventory where kind = 'stock' and exists (select from inventory_movements m where id in (m.inventory_id, m.to_id));

-- A lot expires on the earliest day that was ever told of it.
create function stand_by_posting(movement bigint) returns void language plpgsql as $$
declare
  posting record;
begin
  for posting in select * from inventory_postings p where p.movement_id = movement and p.delta <> 0 loop
    insert into inventory_lots as l (inventory_id, lot, balance, expires_on)
      values (posting.inventory_id, posting.lot, posting.delta, case when posting.delta > 0 then posting.expires_on end)
      on conflict (inventory_id, lot) do update set balance = l.balance + excluded.balance, expires_on = least(l.expires_on, excluded.expires_on);
    insert into inventory_standing as s (inventory_id, balance, is_gone) values (posting.inventory_id, posting.delta, false)
      on conflict (inventory_id) do update set balance = s.balance + excluded.balance;
    update inventory_standing set expires_on = (select min(expires_on) from inventory_lots where inventory_id = posting.inventory_id and balance > 0)
      where inventory_id = posting.inventory_id;
  end loop;
end $$;

-- What is one thing is out by the movement that took it out until one that names it; no earlier movement than the last one comes in (rules.ts).
create function stand_by_movement(new_one public.inventory_movements) returns void language plpgsql as $$
begin
  insert into inventory_standing (inventory_id, balance, is_gone) values (new_one.inventory_id, 0, false) on conflict do nothing;
  if new_one.kind in ('assign', 'loan') then
    update inventory_standing set holding_id = new_one.id, holding_kind = new_one.kind, disaster_id = new_one.disaster_id
      where inventory_id = new_one.inventory_id;
  elsif new_one.of_id is not null then
    update inventory_standing set holding_id = null, holding_kind = null, disaster_id = null where inventory_id = new_one.inventory_id;
  end if;
  if new_one.kind in ('in', 'out', 'loss') then
    update inventory_standing set is_gone = new_one.kind <> 'in' where inventory_id = new_one.inventory_id;
  end if;
end $$;

create or replace function keep_standing() returns trigger language plpgsql as $$
begin
  if new.corrects_id is not null then
    perform stand_by_ledger(new.inventory_id);
    if new.to_id is not null then
      perform stand_by_ledger(new.to_id);
    end if;
  elsif (select kind = 'stock' from inventory where id = new.inventory_id) then
    perform stand_by_posting(new.id);
  else
    perform stand_by_movement(new);
  end if;
  return null;
end $$;

-- What can be taken from a lot at an hour, so that neither then nor ever since it was below nothing: what is kept, less what came after that hour.
create function takeable(item bigint, of_lot text, hour timestamptz) returns numeric language sql stable as $$
  with later as (
    select at, sum(delta) as delta from inventory_postings where inventory_id = item and lot = of_lot and at > hour group by at),
  kept as (
    select coalesce((select balance from inventory_lots where inventory_id = item and lot = of_lot), 0) as balance)
  select least(kept.balance - coalesce((select sum(delta) from later), 0), (
    select min(kept.balance - after) from (
      select coalesce(sum(delta) over (order by at desc rows between unbounded preceding and 1 preceding), 0) as after from later) running))
  from kept $$;

-- A request or task of a log with the lines that it took the place of.
create function with_corrected(line bigint) returns bigint[] language sql stable as $$
  with recursive chain as (
    select line as id, 0 as depth
    union all
    select l.about_id, chain.depth + 1 from chain join log_entries l on l.id = chain.id
      where l.step = 'correction' and l.about_id is not null and chain.depth < 100)
  select array_agg(id) from chain $$;

-- What lies nowhere lies in its property as soon as that lies somewhere.
create or replace function move_what_is_kept() returns trigger language plpgsql as $$
begin
  update inventory set geometry = new.anchor
    where property_id = new.id and (geometry is null or st_equals(geometry, old.anchor));
  return null;
end $$;
update inventory i set geometry = p.anchor from properties p where p.id = i.property_id and i.geometry is null and p.anchor is not null;
create index inventory_nowhere on inventory (company_id, id) where deleted_at is null and is_active and anchor is null;
