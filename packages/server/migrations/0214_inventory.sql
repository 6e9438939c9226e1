-- Response resources and the ledger of what happens to them: a balance is the sum of its movements, and nothing else (decision 0078).

create table inventory (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  name_es text not null,
  name_en text,
  kind text not null,
  category text not null,
  identifier text,
  people integer,
  unit text,
  minimum double precision,
  property_id bigint references properties,
  institution_id bigint references institutions,
  is_hired boolean not null,
  provider text,
  person_id bigint references persons,
  is_out_of_order boolean not null,
  out_of_order_reason text,
  is_active boolean not null,
  notes text,
  search text generated always as (searchable(name_es || ' ' || coalesce(name_en, '') || ' ' || coalesce(identifier, '') || ' '
    || coalesce(provider, ''))) stored
);
select keep('inventory', 'search');
select place_on_map('inventory', 'kind');
create index inventory_in_order on inventory ((coalesce(name_es, '') collate spanish), id) where deleted_at is null;
create index inventory_search on inventory using gin (search gin_trgm_ops) where deleted_at is null;
create index inventory_of_property on inventory (property_id) where property_id is not null;
-- The nearest ones on the ellipsoid: degrees of longitude are shorter than those of latitude.
create index inventory_nearest on inventory using gist ((anchor::geography)) where deleted_at is null and is_active and anchor is not null;

-- What has no location of its own lies where the property lies in which it is kept, and moves with it.
create function lie_in_property() returns trigger language plpgsql as $$
declare
  before geometry := case when tg_op = 'UPDATE' and old.property_id is distinct from new.property_id
    then (select anchor from properties where id = old.property_id) end;
begin
  if new.property_id is not null and (new.geometry is null or st_equals(new.geometry, before)) then
    new.geometry := (select anchor from properties where id = new.property_id);
  end if;
  return new;
end $$;
create trigger inventory_lie before insert or update of property_id, geometry on inventory for each row execute function lie_in_property();
create function move_what_is_kept() returns trigger language plpgsql as $$
begin
  update inventory set geometry = new.anchor where property_id = new.id and st_equals(geometry, old.anchor);
  return null;
end $$;
create trigger properties_move_inventory after update of geometry on properties for each row
  when (old.geometry is distinct from new.geometry) execute function move_what_is_kept();

create table inventory_movements (
  id bigint generated always as identity primary key,
  uid uuid not null,
  inventory_id bigint not null references inventory,
  company_id bigint not null references companies,
  kind text not null,
  -- One of what is one thing; null of a shift.
  quantity numeric(15, 3),
  at timestamptz not null,
  lot text,
  expires_on date,
  origin text,
  disaster_id bigint references records,
  line_id bigint references log_entries,
  to_id bigint references inventory,
  of_id bigint references inventory_movements,
  -- What was wrong: this movement undoes it whole. Its numbers are the same and count the other way.
  corrects_id bigint references inventory_movements,
  due_on date,
  started_at timestamptz,
  ended_at timestamptz,
  litres numeric(15, 3),
  odometer numeric(15, 3),
  hourly_rate double precision,
  place_name text,
  lon double precision,
  lat double precision,
  recipient_kind text,
  recipient_name text,
  recipient_identifier_type text,
  recipient_identifier text,
  recipient_people integer,
  shelter_id bigint references shelters,
  institution_id bigint references institutions,
  payer text,
  payer_name text,
  amount double precision,
  currency text,
  document_kind text,
  document_number text,
  is_to_be_papered boolean not null,
  signed_by text,
  reason text,
  note text,
  search text generated always as (searchable(coalesce(document_number, '') || ' ' || coalesce(payer_name, '') || ' ' || coalesce(lot, '') || ' '
    || coalesce(place_name, '') || ' ' || coalesce(reason, '') || ' ' || coalesce(note, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint inventory_movements_uid_key unique (uid),
  constraint inventory_movements_corrected_once unique (corrects_id)
);
create index inventory_movements_in_order on inventory_movements (inventory_id, at, id);
create index inventory_movements_into on inventory_movements (to_id) where to_id is not null;
create index inventory_movements_of on inventory_movements (of_id) where of_id is not null;
create index inventory_movements_of_place on inventory_movements (company_id, at, id);
create index inventory_movements_by_hour on inventory_movements (at, id);
create index inventory_movements_of_disaster on inventory_movements (disaster_id) where disaster_id is not null;
create index inventory_movements_of_line on inventory_movements (line_id) where line_id is not null;
create index inventory_movements_search on inventory_movements using gin (search gin_trgm_ops);

-- The paper that came later, so that a movement has it without being edited.
create table inventory_papers (
  id bigint generated always as identity primary key,
  movement_id bigint not null references inventory_movements,
  company_id bigint not null references companies,
  document_kind text not null,
  document_number text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
create index inventory_papers_of on inventory_papers (movement_id, id);

-- Not even a statement by hand rewrites the ledger; a resource that moves to another place takes its own along.
create function keep_ledger() returns trigger language plpgsql as $$
declare
  follows text[] := array['search', 'company_id', 'version', 'updated_at', 'updated_by'];
begin
  if tg_op = 'DELETE' or to_jsonb(new) - follows is distinct from to_jsonb(old) - follows then
    raise exception 'a movement is never changed or deleted' using errcode = 'P0A24';
  end if;
  return new;
end $$;
create trigger inventory_movements_kept before update or delete on inventory_movements for each row execute function keep_ledger();
create trigger inventory_movements_whole before truncate on inventory_movements for each statement execute function keep_rows();
create trigger inventory_movements_stamp before insert or update on inventory_movements for each row execute function stamp_row();
-- Who received is told to those alone who may change the ledger, and the audit log has other readers.
create trigger inventory_movements_audit after insert or update or delete on inventory_movements for each row
  execute function audit_row('search', 'recipient_name', 'recipient_identifier_type', 'recipient_identifier', 'signed_by');
create trigger inventory_papers_kept before update or delete on inventory_papers for each row execute function keep_ledger();
create trigger inventory_papers_whole before truncate on inventory_papers for each statement execute function keep_rows();
create trigger inventory_papers_stamp before insert or update on inventory_papers for each row execute function stamp_row();
create trigger inventory_papers_audit after insert or update or delete on inventory_papers for each row execute function audit_row();
create function move_ledger() returns trigger language plpgsql as $$
begin
  update inventory_movements set company_id = new.company_id where inventory_id = new.id;
  update inventory_papers p set company_id = new.company_id from inventory_movements m where m.id = p.movement_id and m.inventory_id = new.id;
  return null;
end $$;
create trigger inventory_move after update of company_id on inventory for each row
  when (old.company_id is distinct from new.company_id) execute function move_ledger();

-- Movements that no other one undid, and that undo none.
create view inventory_in_force as
  select m.* from inventory_movements m
  where m.corrects_id is null and not exists (select from inventory_movements c where c.corrects_id = m.id);

-- How much is still out of what was assigned or lent.
create function still_out(movement bigint) returns numeric language sql stable as $$
  select m.quantity - coalesce((select sum(b.quantity) from inventory_in_force b where b.of_id = m.id), 0)
  from inventory_movements m where m.id = movement $$;

-- What each movement does to the balance of a lot. What is delivered or lost out of what was assigned or lent had left the balance before.
create view inventory_postings as
  select m.id as movement_id, m.inventory_id, coalesce(m.lot, '') as lot, m.at, m.expires_on,
    (case when m.kind in ('in', 'return') then m.quantity when m.of_id is not null then 0 else - m.quantity end)
      * case when m.corrects_id is null then 1 else -1 end as delta
  from inventory_movements m join inventory i on i.id = m.inventory_id where i.kind = 'stock'
  union all
  select m.id, m.to_id, coalesce(m.lot, ''), m.at, m.expires_on, m.quantity * case when m.corrects_id is null then 1 else -1 end
  from inventory_movements m where m.to_id is not null;

-- Kept from the ledger, so that lists are asked by balance, expiry and state without adding it up: the lots of which something is left, and
-- how each resource stands. `holding_id`: by which movement what is one thing is out.
create table inventory_lots (
  inventory_id bigint not null references inventory,
  lot text not null,
  balance numeric(18, 3) not null,
  expires_on date,
  primary key (inventory_id, lot)
);
create table inventory_standing (
  inventory_id bigint primary key references inventory,
  balance numeric(18, 3) not null,
  expires_on date,
  holding_id bigint references inventory_movements,
  holding_kind text,
  disaster_id bigint references records,
  is_gone boolean not null
);
create index inventory_standing_expiring on inventory_standing (expires_on) where expires_on is not null;
create index inventory_standing_out on inventory_standing (inventory_id) where holding_id is not null or is_gone;

create function stand_by_ledger(item bigint) returns void language plpgsql as $$
declare
  is_stock boolean := (select kind = 'stock' from inventory where id = item);
  held public.inventory_in_force;
begin
  if is_stock then
    delete from inventory_lots where inventory_id = item;
    insert into inventory_lots (inventory_id, lot, balance, expires_on)
      select item, p.lot, sum(p.delta), min(p.expires_on) filter (where p.delta > 0 and exists (select from inventory_in_force f where f.id = p.movement_id))
      from inventory_postings p where p.inventory_id = item group by p.lot having sum(p.delta) <> 0;
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
create function keep_standing() returns trigger language plpgsql as $$
begin
  perform stand_by_ledger(new.inventory_id);
  if new.to_id is not null then
    perform stand_by_ledger(new.to_id);
  end if;
  return null;
end $$;
create trigger inventory_movements_stand after insert on inventory_movements for each row execute function keep_standing();
