-- The review of records: who last changed the contents, and what the public sees of them.

alter table records add edited_by text not null default '';
alter table records disable trigger user;
update records set edited_by = updated_by;
alter table records enable trigger user;

-- A step of the review stamps a row too; the author is whoever changed what it says.
create function keep_author() returns trigger language plpgsql as $$
begin
  new.edited_by := coalesce(current_setting('app.actor', true), '');
  return new;
end $$;

create trigger records_author before insert or update of company_id, variable_id, title, value, code, attributes, observed_on,
  date_precision, ended_on, duration_days, source, source_url, source_date, confidence, tags, locality, address, description, event, figures,
  breakdowns, geometry_method, geometry_accuracy_m, is_public, geometry on records
  for each row execute function keep_author();

-- A record as the public sees it: its contents, the geometry as GeoJSON with 6 decimals.
create function public_copy(r records) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'company_id', r.company_id, 'variable_id', r.variable_id, 'title', r.title, 'value', r.value, 'code', r.code,
    'attributes', r.attributes, 'observed_on', r.observed_on, 'date_precision', r.date_precision, 'ended_on', r.ended_on,
    'duration_days', r.duration_days, 'source', r.source, 'source_url', r.source_url, 'source_date', r.source_date,
    'confidence', r.confidence, 'tags', to_jsonb(r.tags), 'locality', r.locality, 'address', r.address,
    'description', r.description, 'event', r.event, 'figures', r.figures, 'breakdowns', r.breakdowns, 'geometry_method', r.geometry_method,
    'geometry_accuracy_m', r.geometry_accuracy_m, 'is_public', r.is_public, 'geometry', st_asgeojson(r.geometry, 6)::jsonb) $$;

-- However a record comes to be published, the public's copy is of what it said then.
create function keep_public_copy() returns trigger language plpgsql as $$
begin
  new.published := public_copy(new);
  return new;
end $$;
create trigger records_public_copy before insert or update of status on records
  for each row when (new.status = 'published') execute function keep_public_copy();

drop trigger records_audit on records;
create trigger records_audit after insert or update or delete on records
  for each row execute function audit_row('search', 'anchor', 'cell', 'span', 'value_number', 'published', 'edited_by');
