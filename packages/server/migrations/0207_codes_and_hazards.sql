-- V11: a code names one record of its place, however it is written: "ris-1" and "RIS-1" are one to whoever reads them out over the radio.

-- Of codes that differ by case or accents alone the first record keeps its own, one that is in use before one in the trash. The others get
-- the number after it, "RIS-1-2", which the audit log tells. What was published of them says the code that it was published with.
alter table records disable trigger user;
do $$
declare
  clash record;
  number integer;
  wanted text;
begin
  for clash in
    select id, company_id, code from (
      select id, company_id, code,
        row_number() over (partition by company_id, fold(code) order by deleted_at is not null, id) as turn
      from records) numbered
    where turn > 1 order by id
  loop
    number := 2;
    loop
      wanted := left(clash.code, 39 - length(number::text)) || '-' || number;
      exit when not exists (select from records where company_id = clash.company_id and fold(code) = fold(wanted));
      number := number + 1;
    end loop;
    update records set code = wanted where id = clash.id;
    insert into audit_log (actor, action, resource, record_id, company_id, before, after)
    values ('system', 'update', 'records', clash.id, clash.company_id,
      jsonb_build_object('code', clash.code), jsonb_build_object('code', wanted));
  end loop;
end $$;
alter table records enable trigger user;

drop index records_code_of_place;
create unique index records_code_of_place on records (company_id, fold(code));
