-- Which key began an import: what is done of it in the background is never more than that key may.
alter table imports add column api_key_id bigint references api_keys;
create index imports_api_key on imports (api_key_id) where api_key_id is not null;
