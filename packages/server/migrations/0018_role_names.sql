-- A role of the organisation's own may have no English name; it is then shown by the Spanish one.

alter table roles alter column name_en drop not null;
