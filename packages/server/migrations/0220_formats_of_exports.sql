-- V20: lists are taken out for other spreadsheets, on paper and for maps too.
alter table record_exports drop constraint record_exports_format_check;
alter table record_exports add constraint record_exports_format_check
  check (format in ('csv', 'xlsx', 'ods', 'pdf', 'geojson', 'kml', 'gpkg', 'xml'));
