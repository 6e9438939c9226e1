-- What lies in a drawn area: the tiles of a shape, which the index of cells answers by ranges instead of point by point.

-- A number of the grid back to degrees: the exact inverse of tile_column and tile_row.
create function tile_longitude(grid_column double precision) returns double precision
  language sql immutable strict parallel safe
  as $$ select grid_column / 1073741824 * 360 - 180 $$;

create function tile_latitude(grid_row double precision) returns double precision
  language sql immutable strict parallel safe
  as $$ select degrees(atan(sinh(pi() * (1 - 2 * grid_row / 1073741824)))) $$;

-- The middle of a square of the grid, which is less than 4 cm wide: where a point is known to lie that only its square is read of.
create function grid_point(grid_x integer, grid_y integer) returns geometry
  language sql immutable strict parallel safe
  as $$ select st_setsrid(st_point(tile_longitude(grid_x + 0.5::float8), tile_latitude(grid_y + 0.5::float8)), 4326) $$;

create function tile_box(level integer, tile_x integer, tile_y integer) returns box2d
  language plpgsql immutable strict parallel safe as $$
declare
  side bigint := 1::bigint << (30 - level);
begin
  return st_makebox2d(
    st_point(tile_longitude(tile_x * side), tile_latitude((tile_y + 1) * side)),
    st_point(tile_longitude((tile_x + 1) * side), tile_latitude(tile_y * side)));
end $$;

-- The tiles that cover a surface, as ranges of cells: `part` is null where the tile lies in the surface whole, so that none of its points
-- has to be looked at; otherwise it is what of the surface lies in the tile. Tiles on the edge are parted six times from the surface's size.
create function tiles_of(shape geometry) returns table (first_cell bigint, last_cell bigint, part geometry)
  language plpgsql immutable strict parallel safe rows 300 as $$
declare
  -- The level at which it lies in four tiles at most.
  coarsest integer := least(greatest(30 - ceil(log(2, greatest(grid_span(shape), 1)::numeric))::integer, 0), 24);
  finest integer := coarsest + 6;
begin
  return query
    with recursive tiles as (
      select coarsest as level, x as tile_x, y as tile_y, st_clipbybox2d(shape, tile_box(coarsest, x, y)) as inside,
        st_area(tile_box(coarsest, x, y)::geometry) as size
      from generate_series(tile_column(st_xmin(shape)) >> (30 - coarsest), tile_column(st_xmax(shape)) >> (30 - coarsest)) x,
        generate_series(tile_row(st_ymax(shape)) >> (30 - coarsest), tile_row(st_ymin(shape)) >> (30 - coarsest)) y
      union all
      select t.level + 1, quarter.x, quarter.y, st_clipbybox2d(t.inside, quarter.box), st_area(quarter.box::geometry)
      from tiles t cross join lateral (
        select 2 * t.tile_x + x as x, 2 * t.tile_y + y as y, tile_box(t.level + 1, 2 * t.tile_x + x, 2 * t.tile_y + y) as box
        from (values (0, 0), (1, 0), (0, 1), (1, 1)) quarters (x, y) offset 0) quarter
      where t.level < finest and not st_isempty(t.inside) and st_area(t.inside) < t.size * (1 - 1e-9))
    select numbered.first, numbered.first + (1::bigint << (60 - 2 * t.level)) - 1,
      case when st_area(t.inside) < t.size * (1 - 1e-9) then t.inside end
    from tiles t cross join lateral (
      select (spread_bits(t.tile_x) | (spread_bits(t.tile_y) << 1)) << (60 - 2 * t.level) as first) numbered
    where not st_isempty(t.inside) and (t.level = finest or st_area(t.inside) >= t.size * (1 - 1e-9));
end $$;

-- As before, with the size of the shape: a point is known as one without fetching its row.
drop index records_by_cell;
create index records_by_cell on records (domain, cell)
  include (company_id, variable_id, status, observed_on, value_number, grid_x, grid_y, span, id) where deleted_at is null and cell is not null;
