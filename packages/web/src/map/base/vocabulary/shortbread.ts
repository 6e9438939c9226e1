// The layers of Shortbread, as VersaTiles and Geofabrik make them.
import { all, field, isArea, isOneOf, isTrue, not } from "./conditions.ts";
import type { Vocabulary } from "./vocabulary.ts";

const kind = field("kind");
const isMain = isOneOf(kind, "motorway", "trunk", "primary", "secondary", "tertiary");
const isStreet = isOneOf(kind, "unclassified", "residential", "living_street", "pedestrian", "busway");
const level = field("admin_level");
const paths = ["footway", "steps", "path", "cycleway", "bridleway"];
const rails = ["rail", "narrow_gauge", "light_rail", "tram", "funicular", "subway", "monorail"];
/** From the capital of a country to a village. */
const towns = ["capital", "state_capital", "city", "town", "village"];

export const shortbread: Vocabulary = {
  names: (language) => [`name_${language}`, `name:${language}`, "name"],
  land: [],
  builtUp: [
    {
      layer: "land",
      filter: isOneOf(kind, "residential", "industrial", "commercial", "retail", "railway", "garages", "landfill"),
    },
    { layer: "sites", filter: isOneOf(kind, "hospital", "school", "university", "college", "military", "prison") },
  ],
  green: [
    {
      layer: "land",
      filter: isOneOf(
        kind,
        "forest scrub grass grassland meadow wet_meadow heath orchard vineyard bog",
        "marsh swamp park garden golf_course village_green recreation_ground playground",
        "allotments cemetery grave_yard",
      ),
    },
  ],
  water: [{ layer: "ocean" }, { layer: "water_polygons", filter: not(isOneOf(kind, "swimming_pool", "glacier")) }],
  rivers: [{ layer: "water_lines", filter: isOneOf(kind, "river", "stream", "canal") }],
  piers: [{ layer: "pier_polygons" }],
  buildings: [{ layer: "buildings", filter: isArea }],
  runways: [{ layer: "streets", filter: isOneOf(kind, "runway", "taxiway") }],
  ferries: [{ layer: "ferries" }],
  paths: [{ layer: "streets", filter: isOneOf(kind, ...paths) }],
  rail: [{ layer: "streets", filter: isOneOf(kind, ...rails) }],
  roads: {
    layer: "streets",
    filter: not(isOneOf(kind, ...paths, ...rails, "runway", "taxiway", "bus_guideway")),
    classes: {
      motorway: isOneOf(kind, "motorway", "trunk"),
      main: isOneOf(kind, "primary", "secondary", "tertiary"),
      street: isStreet,
    },
    isTunnel: isTrue("tunnel"),
  },
  boundaries: {
    layer: "boundaries",
    filter: all(["<=", ["to-number", level, 99], 4], not(isTrue("maritime"))),
    isCountry: ["<=", ["to-number", level, 99], 2],
  },
  streetNames: { layer: "street_labels", filter: not(isOneOf(kind, ...rails)), isMain },
  houseNumbers: { layer: "addresses", field: "housenumber" },
  riverNames: [{ layer: "water_lines_labels" }],
  waterNames: [{ layer: "water_polygons_labels" }],
  peaks: [],
  help: {
    layer: "pois",
    kinds: {
      hospital: isOneOf(field("amenity"), "hospital", "clinic"),
      fire_station: isOneOf(field("amenity"), "fire_station"),
      police: isOneOf(field("amenity"), "police"),
      school: isOneOf(field("amenity"), "school", "kindergarten", "college", "university"),
    },
  },
  towns: {
    layer: "place_labels",
    filter: isOneOf(kind, ...towns),
    isLarge: not(isOneOf(kind, "village")),
    rank: ["match", kind, ...towns.flatMap((town, at) => [town, at]), 9] as never,
  },
  quarters: {
    layer: "place_labels",
    filter: isOneOf(kind, "suburb", "quarter", "neighbourhood", "hamlet", "isolated_dwelling", "island", "locality"),
  },
};
