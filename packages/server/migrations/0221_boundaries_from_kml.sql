-- Boundaries may come from KML and KMZ as well.
alter table boundary_loads
  drop constraint boundary_loads_format_check,
  add constraint boundary_loads_format_check
    check (format in ('geojson', 'topojson', 'shapefile', 'geopackage', 'kml', 'gpx'));
