-- V20: not only lists of records are taken out of the system; which list it was is said by its address, such as `records/risk` or `persons`.
alter table record_exports drop constraint record_exports_domain_check;
alter table record_exports rename column domain to list;
alter table record_exports disable trigger user;
update record_exports set list = 'records/' || list;
alter table record_exports enable trigger user;
