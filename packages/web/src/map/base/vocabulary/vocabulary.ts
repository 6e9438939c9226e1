// What a map file of streets can show, by one name each, and where in its layers a schema keeps it.
import type { ExpressionSpecification } from "maplibre-gl";
import type { Language } from "@atalaya/contract/text.ts";

export type Expression = ExpressionSpecification;

/** Features of one layer of the file: all of them, or those for which `filter` holds. */
export type Found = { layer: string; filter?: Expression };

/** Kinds of roads from the widest to the narrowest; what is none of the first three and still a road is a lane. */
export type RoadConditions = Record<"motorway" | "main" | "street", Expression>;

/** Where one turns to in an emergency. */
export const helpKinds = ["hospital", "fire_station", "police", "school"] as const;
export type HelpKind = (typeof helpKinds)[number];

/** Each list from bottom to top; an empty one is what the schema does not have. */
export type Vocabulary = {
  /** The fields in which a feature's name stands, the best one first; the last one is the name used where it is. */
  names: (language: Language) => readonly string[];
  /** Empty where whatever is not water is land. */
  land: Found[];
  builtUp: Found[];
  green: Found[];
  water: Found[];
  rivers: Found[];
  piers: Found[];
  buildings: Found[];
  runways: Found[];
  ferries: Found[];
  paths: Found[];
  rail: Found[];
  roads: Found & { classes: RoadConditions; isTunnel: Expression };
  boundaries: Found & { isCountry: Expression };
  streetNames: Found & { isMain: Expression };
  houseNumbers: Found & { field: string };
  riverNames: Found[];
  waterNames: Found[];
  /** `elevation`: the field with metres above the sea. */
  peaks: (Found & { elevation: string })[];
  help: Found & { kinds: Record<HelpKind, Expression> };
  /** Cities, towns and villages; the lower the `rank`, the earlier it gets room. */
  towns: Found & { isLarge: Expression; rank: Expression };
  /** Parts of a town, and what is smaller than a village. */
  quarters: Found;
};
