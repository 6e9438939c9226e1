// The layers of Protomaps' basemaps: version 4, and version 3 where it kept things elsewhere or with a prefix.
import { all, any, isArea, isLine, isOneOf, isPoint, isTrue, not } from "./conditions.ts";
import type { Expression, Vocabulary } from "./vocabulary.ts";

const either = (name: string): Expression => ["coalesce", ["get", name], ["get", `pmap:${name}`], ""];
const kind = either("kind");
const detail = either("kind_detail");
const isTown = isOneOf(kind, "locality");
const woods = ["forest", "wood", "scrub", "grass", "grassland", "meadow", "orchard", "vineyard", "wetland"];
const parks = ["park", "garden", "nature_reserve", "national_park", "protected_area", "golf_course", "cemetery"];
const greens = ["village_green", "recreation_ground", "pitch", "playground", "zoo", "allotments"];

export const protomaps: Vocabulary = {
  names: (language) => [`name:${language}`, "name"],
  land: [{ layer: "earth", filter: isArea }],
  builtUp: [
    {
      layer: "landuse",
      filter: all(
        isArea,
        isOneOf(
          kind,
          "residential urban_area industrial commercial retail railway military",
          "school university college kindergarten hospital pedestrian aerodrome",
        ),
      ),
    },
  ],
  green: [
    { layer: "natural", filter: all(isArea, isOneOf(kind, ...woods)) },
    { layer: "landuse", filter: all(isArea, isOneOf(kind, ...woods, ...parks, ...greens)) },
  ],
  water: [{ layer: "water", filter: isArea }],
  rivers: [
    { layer: "physical_line", filter: isOneOf(kind, "river", "stream", "canal") },
    { layer: "water", filter: isLine },
  ],
  piers: [{ layer: "landuse", filter: all(isArea, isOneOf(kind, "pier", "dam")) }],
  buildings: [{ layer: "buildings", filter: isArea }],
  runways: [
    {
      layer: "roads",
      filter: any(isOneOf(kind, "aeroway", "runway", "taxiway"), isOneOf(detail, "runway", "taxiway")),
    },
  ],
  ferries: [{ layer: "roads", filter: isOneOf(kind, "ferry") }],
  paths: [{ layer: "roads", filter: isOneOf(kind, "path") }],
  rail: [
    { layer: "transit", filter: all(isLine, isOneOf(kind, "rail")) },
    { layer: "roads", filter: isOneOf(kind, "rail") },
  ],
  roads: {
    layer: "roads",
    filter: all(isLine, isOneOf(kind, "highway", "major_road", "medium_road", "minor_road", "other")),
    classes: {
      motorway: isOneOf(kind, "highway"),
      main: isOneOf(kind, "major_road", "medium_road"),
      street: all(isOneOf(kind, "minor_road"), not(isOneOf(detail, "service", "track"))),
    },
    isTunnel: any(isTrue("is_tunnel"), ["==", ["to-number", ["get", "pmap:level"], 0], -1]),
  },
  boundaries: {
    layer: "boundaries",
    filter: any(isOneOf(kind, "country", "region"), isOneOf(["to-string", either("min_admin_level")], "2", "4")),
    isCountry: any(isOneOf(kind, "country"), isOneOf(["to-string", either("min_admin_level")], "2")),
  },
  streetNames: {
    layer: "roads",
    filter: isOneOf(kind, "highway", "major_road", "medium_road", "minor_road", "other", "path"),
    isMain: isOneOf(kind, "highway", "major_road", "medium_road"),
  },
  houseNumbers: {
    layer: "buildings",
    filter: all(isPoint, isOneOf(kind, "address")),
    field: "addr_housenumber",
  },
  riverNames: [
    { layer: "physical_line", filter: ["has", "name"] },
    { layer: "water", filter: all(isLine, ["has", "name"]) },
  ],
  waterNames: [
    { layer: "physical_point", filter: isOneOf(kind, "sea", "lake", "water", "bay", "strait") },
    { layer: "water", filter: all(isPoint, ["!=", kind, "ocean"]) },
  ],
  peaks: [{ layer: "pois", filter: isOneOf(kind, "peak", "volcano"), elevation: "elevation" }],
  help: {
    layer: "pois",
    kinds: {
      hospital: isOneOf(kind, "hospital", "clinic"),
      fire_station: isOneOf(kind, "fire_station"),
      police: isOneOf(kind, "police"),
      school: isOneOf(kind, "school", "kindergarten", "college", "university"),
    },
  },
  towns: {
    layer: "places",
    filter: all(isTown, not(isOneOf(detail, "hamlet", "isolated_dwelling", "farm", "suburb", "quarter"))),
    isLarge: isOneOf(detail, "city", "town"),
    rank: ["-", 20, ["to-number", either("population_rank"), 0]],
  },
  quarters: {
    layer: "places",
    filter: any(
      isOneOf(kind, "neighbourhood", "macrohood", "borough"),
      all(isTown, isOneOf(detail, "hamlet", "isolated_dwelling", "suburb", "quarter")),
    ),
  },
};
