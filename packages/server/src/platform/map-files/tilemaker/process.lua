-- Which things of OpenStreetMap stand in which layer of OpenMapTiles, as far as the base map draws them. Read by tilemaker.

node_keys = { "place", "amenity", "natural", "addr:housenumber" }

local function set(list)
  local found = {}
  for _, name in ipairs(list) do found[name] = true end
  return found
end

-- From version 3 on tilemaker asks by plain functions, and hands nothing in.
local plain = setmetatable({}, {
  __index = function(_, name)
    return function(_, ...) return _G[name](...) end
  end,
})

local languages = { "es", "en" }

local function say_names(thing)
  local name = thing:Find("name")
  if name ~= "" then thing:Attribute("name", name) end
  for _, language in ipairs(languages) do
    local translated = thing:Find("name:" .. language)
    if translated ~= "" and translated ~= name then thing:Attribute("name:" .. language, translated) end
  end
  return name ~= ""
end

local place_zooms = {
  city = 5, town = 7, village = 9, hamlet = 12, isolated_dwelling = 13,
  borough = 11, suburb = 11, quarter = 12, neighbourhood = 13, island = 11,
}
local place_ranks = { city = 3, town = 7, village = 10 }

-- What one turns to in an emergency, and schools, where people find shelter.
local help = {
  hospital = "hospital", clinic = "hospital", fire_station = "fire_station", police = "police",
  school = "school", kindergarten = "school", college = "college", university = "college",
}

local function say_help(thing, is_node)
  local kind = help[thing:Find("amenity")]
  if kind == nil then return end
  if is_node then thing:Layer("poi", false) else thing:LayerAsCentroid("poi") end
  thing:Attribute("class", kind)
  thing:Attribute("subclass", thing:Find("amenity"))
  say_names(thing)
end

local function say_number(thing, is_node)
  local number = thing:Find("addr:housenumber")
  if number == "" then return end
  if is_node then thing:Layer("housenumber", false) else thing:LayerAsCentroid("housenumber") end
  thing:Attribute("housenumber", number)
end

function node_function(node)
  node = node or plain
  say_number(node, true)
  say_help(node, true)

  local place = node:Find("place")
  if place_zooms[place] ~= nil and node:Find("name") ~= "" then
    node:Layer("place", false)
    node:Attribute("class", place)
    node:AttributeNumeric("rank", place_ranks[place] or 15)
    node:MinZoom(place_zooms[place])
    say_names(node)
  end

  local natural = node:Find("natural")
  if (natural == "peak" or natural == "volcano") and node:Find("name") ~= "" then
    node:Layer("mountain_peak", false)
    node:Attribute("class", natural)
    local metres = tonumber((node:Find("ele"):gsub("[^%d.]", "")))
    if metres ~= nil then node:AttributeNumeric("ele", metres) end
    say_names(node)
  elseif (natural == "bay" or natural == "strait") and node:Find("name") ~= "" then
    node:Layer("water_name", false)
    node:Attribute("class", natural)
    say_names(node)
  end
end

local road_classes = {
  motorway = "motorway", motorway_link = "motorway", trunk = "trunk", trunk_link = "trunk",
  primary = "primary", primary_link = "primary", secondary = "secondary", secondary_link = "secondary",
  tertiary = "tertiary", tertiary_link = "tertiary",
  unclassified = "minor", residential = "minor", living_street = "minor", road = "minor",
  pedestrian = "path", footway = "path", steps = "path", path = "path", cycleway = "path", bridleway = "path",
  service = "service", track = "track", busway = "busway", raceway = "raceway",
}
local road_zooms = {
  motorway = 6, trunk = 6, primary = 8, secondary = 9, tertiary = 11, minor = 12, busway = 12,
  service = 13, track = 13, raceway = 13, path = 13,
}
local rails = set { "rail", "narrow_gauge", "light_rail", "tram", "subway", "funicular", "monorail" }
local main_roads = set { "motorway", "trunk", "primary", "secondary", "tertiary" }

local function say_way(way, class, zoom)
  way:Layer("transportation", false)
  way:Attribute("class", class)
  way:MinZoom(zoom)
  if way:Find("tunnel") ~= "" and way:Find("tunnel") ~= "no" then way:Attribute("brunnel", "tunnel")
  elseif way:Find("bridge") ~= "" and way:Find("bridge") ~= "no" then way:Attribute("brunnel", "bridge") end
end

local function say_road(way)
  local class = road_classes[way:Find("highway")]
  if class ~= nil then
    say_way(way, class, road_zooms[class])
    if way:Find("name") ~= "" then
      way:Layer("transportation_name", false)
      way:Attribute("class", class)
      way:MinZoom(main_roads[class] and 12 or 14)
      say_names(way)
    end
  elseif rails[way:Find("railway")] then
    if way:Find("service") == "" then say_way(way, "rail", 9) end
  elseif way:Find("route") == "ferry" then
    say_way(way, "ferry", 9)
  elseif way:Find("man_made") == "pier" then
    way:Layer("transportation", way:IsClosed())
    way:Attribute("class", "pier")
    way:MinZoom(13)
  end
end

local waterways = set { "river", "stream", "canal" }
local landcovers = {
  forest = "wood", wood = "wood", scrub = "grass", heath = "grass", grass = "grass", grassland = "grass",
  meadow = "grass", park = "grass", garden = "grass", village_green = "grass", recreation_ground = "grass",
  golf_course = "grass", orchard = "grass", vineyard = "grass", wetland = "wetland", sand = "sand", beach = "sand",
  farmland = "farmland", bare_rock = "rock", scree = "rock", glacier = "ice",
}
local landuses = set {
  "residential", "industrial", "commercial", "retail", "railway", "military", "garages", "cemetery", "quarry",
  "school", "university", "college", "kindergarten", "hospital", "pitch", "playground", "stadium", "bus_station",
}
local parks = set { "nature_reserve", "national_park" }

local function say_water(way)
  local waterway = way:Find("waterway")
  if waterways[waterway] and not way:IsClosed() then
    way:Layer("waterway", false)
    way:Attribute("class", waterway)
    way:MinZoom(waterway == "river" and 8 or 12)
    say_names(way)
  end
  local is_water = way:Find("natural") == "water" or waterway == "riverbank" or way:Find("landuse") == "reservoir"
  if not is_water or not way:IsClosed() then return end
  way:Layer("water", true)
  way:Attribute("class", way:Find("water") == "river" and "river" or "lake")
  if way:Find("name") ~= "" then
    way:LayerAsCentroid("water_name")
    way:Attribute("class", "lake")
    say_names(way)
  end
end

local function say_land(way)
  if not way:IsClosed() then return end
  if way:Find("building") ~= "" and way:Find("building") ~= "no" then way:Layer("building", true) end
  local natural, landuse, leisure, amenity = way:Find("natural"), way:Find("landuse"), way:Find("leisure"), way:Find("amenity")
  local cover = landcovers[natural] or landcovers[landuse] or landcovers[leisure]
  if cover ~= nil then
    way:Layer("landcover", true)
    way:Attribute("class", cover)
  end
  for _, use in ipairs { landuse, amenity, leisure } do
    if landuses[use] then
      way:Layer("landuse", true)
      way:Attribute("class", use)
      break
    end
  end
  if parks[leisure] or way:Find("boundary") == "national_park" then
    way:Layer("park", true)
    way:Attribute("class", parks[leisure] and leisure or "national_park")
  end
end

-- Boundaries of countries and regions are relations; their ways learn the level from them.
function relation_scan_function(relation)
  relation = relation or plain
  if relation:Find("boundary") ~= "administrative" then return end
  local level = tonumber(relation:Find("admin_level"))
  if level ~= nil and level <= 4 then relation:Accept() end
end

local function say_boundary(way)
  local lowest = nil
  while true do
    local relation = way:NextRelation()
    if not relation then break end
    local level = tonumber(way:FindInRelation("admin_level"))
    if level ~= nil and (lowest == nil or level < lowest) then lowest = level end
  end
  if lowest == nil then return end
  way:Layer("boundary", false)
  way:AttributeNumeric("admin_level", lowest)
  way:AttributeNumeric("maritime", way:Find("maritime") == "yes" and 1 or 0)
  way:MinZoom(lowest <= 2 and 4 or 6)
end

function way_function(way)
  way = way or plain
  say_boundary(way)
  say_road(way)
  say_water(way)
  say_land(way)
  local runway = way:Find("aeroway")
  if runway == "runway" or runway == "taxiway" then
    way:Layer("aeroway", false)
    way:Attribute("class", runway)
  end
  if way:IsClosed() then
    say_help(way, false)
    say_number(way, false)
  end
end
