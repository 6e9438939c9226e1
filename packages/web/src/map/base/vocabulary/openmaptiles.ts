// The layers of OpenMapTiles, which tilemaker, planetiler and OpenFreeMap make as well.
import { all, any, field, isArea, isLine, isOneOf, isPoint, isTrue, not } from "./conditions.ts";
import type { Vocabulary } from "./vocabulary.ts";

const kind = field("class");
const isRoad = isOneOf(kind, "motorway trunk primary secondary tertiary minor service track busway raceway");
const isMain = isOneOf(kind, "motorway", "trunk", "primary", "secondary", "tertiary");
const level = field("admin_level");

export const openmaptiles: Vocabulary = {
  // Older files write the language behind an underscore, and keep the name in Latin letters apart.
  names: (language) => [`name:${language}`, `name_${language}`, "name:latin", "name"],
  land: [],
  builtUp: [
    {
      layer: "landuse",
      filter: isOneOf(
        kind,
        "residential suburb quarter neighbourhood industrial commercial retail railway",
        "military garages school university college kindergarten hospital bus_station",
      ),
    },
  ],
  green: [
    { layer: "landcover", filter: isOneOf(kind, "wood", "grass", "wetland") },
    { layer: "landuse", filter: isOneOf(kind, "cemetery", "pitch", "playground", "zoo", "theme_park") },
    { layer: "park", filter: isArea },
  ],
  water: [{ layer: "water", filter: ["!=", kind, "swimming_pool"] }],
  rivers: [{ layer: "waterway", filter: isOneOf(kind, "river", "stream", "canal") }],
  piers: [{ layer: "transportation", filter: all(isArea, isOneOf(kind, "pier", "bridge")) }],
  buildings: [{ layer: "building" }],
  runways: [{ layer: "aeroway", filter: all(isLine, isOneOf(kind, "runway", "taxiway")) }],
  ferries: [{ layer: "transportation", filter: isOneOf(kind, "ferry") }],
  paths: [{ layer: "transportation", filter: all(isLine, isOneOf(kind, "path")) }],
  rail: [{ layer: "transportation", filter: all(isLine, isOneOf(kind, "rail", "transit")) }],
  roads: {
    layer: "transportation",
    filter: all(isLine, isRoad),
    classes: {
      motorway: isOneOf(kind, "motorway", "trunk"),
      main: isOneOf(kind, "primary", "secondary", "tertiary"),
      street: isOneOf(kind, "minor", "busway"),
    },
    isTunnel: ["==", field("brunnel"), "tunnel"],
  },
  boundaries: {
    layer: "boundary",
    filter: all(["<=", ["to-number", level, 99], 4], not(isTrue("maritime"))),
    isCountry: ["<=", ["to-number", level, 99], 2],
  },
  streetNames: { layer: "transportation_name", filter: not(isOneOf(kind, "ferry", "rail", "transit")), isMain },
  houseNumbers: { layer: "housenumber", field: "housenumber" },
  riverNames: [{ layer: "waterway", filter: ["has", "name"] }],
  waterNames: [{ layer: "water_name", filter: all(any(isPoint, isLine), ["!=", kind, "ocean"]) }],
  peaks: [{ layer: "mountain_peak", filter: isOneOf(kind, "peak", "volcano"), elevation: "ele" }],
  help: {
    layer: "poi",
    kinds: {
      hospital: isOneOf(kind, "hospital"),
      fire_station: isOneOf(kind, "fire_station"),
      police: isOneOf(kind, "police"),
      school: isOneOf(kind, "school", "college"),
    },
  },
  towns: {
    layer: "place",
    filter: isOneOf(kind, "city", "town", "village"),
    isLarge: isOneOf(kind, "city", "town"),
    rank: ["to-number", field("rank"), 50],
  },
  quarters: {
    layer: "place",
    filter: isOneOf(kind, "borough", "suburb", "quarter", "neighbourhood", "hamlet", "isolated_dwelling", "island"),
  },
};
