-- Level 0 is one square around the world, and holds what lies nowhere on the map too: it tells how many records a place has.

create or replace function count_record_cells() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into record_changes select distinct domain, company_id, 1
      from (select domain, company_id from after union all select domain, company_id from before) touched;
    insert into record_cell_changes
      select level, domain, coalesce(cell >> (60 - 2 * level), 0), company_id, variable_id, status, sum(sign),
        coalesce(sum(sign * grid_x::bigint), 0), coalesce(sum(sign * grid_y::bigint), 0), sum(sign * id)
      from (
        select 1 as sign, domain, cell, company_id, variable_id, status, grid_x, grid_y, id, deleted_at from after
        union all
        select -1, domain, cell, company_id, variable_id, status, grid_x, grid_y, id, deleted_at from before) touched
      cross join (values (0), (6), (9), (12)) levels (level)
      where (cell is not null or level = 0) and deleted_at is null
      group by 1, 2, 3, 4, 5, 6
      having sum(sign) <> 0 or sum(sign * id) <> 0 or sum(sign * grid_x::bigint) <> 0 or sum(sign * grid_y::bigint) <> 0;
  else
    insert into record_changes select distinct domain, company_id, 1 from after;
    insert into record_cell_changes
      select level, domain, coalesce(cell >> (60 - 2 * level), 0), company_id, variable_id, status, sum(sign),
        coalesce(sum(sign * grid_x::bigint), 0), coalesce(sum(sign * grid_y::bigint), 0), sum(sign * id)
      from after cross join (values (case tg_op when 'INSERT' then 1 else -1 end)) signs (sign)
      cross join (values (0), (6), (9), (12)) levels (level)
      where (cell is not null or level = 0) and deleted_at is null
      group by 1, 2, 3, 4, 5, 6;
  end if;
  return null;
end $$;

-- Counts everything again: for rows that came in while triggers rested, and to repair.
create or replace function recount_record_cells() returns void language sql as $$
  delete from record_cell_changes;
  delete from record_cells;
  insert into record_cells
    select level, domain, coalesce(cell >> (60 - 2 * level), 0), company_id, variable_id, status, count(*), coalesce(sum(grid_x), 0), coalesce(sum(grid_y), 0), sum(id)
    from records cross join (values (0), (6), (9), (12)) levels (level)
    where (cell is not null or level = 0) and deleted_at is null
    group by 1, 2, 3, 4, 5, 6
    order by 1, 2, 3, 4, 5, 6;
  insert into record_changes select distinct domain, company_id, 1 from records;
$$;
select recount_record_cells();

-- Few kinds, so the database knows how common each is.
create index records_by_confidence on records (domain, confidence, observed_on desc, id desc) include (company_id, variable_id, status)
  where deleted_at is null and confidence is not null;
