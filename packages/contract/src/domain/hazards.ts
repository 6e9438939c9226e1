// Hazards by the codes of UNDRR-ISC's hazard information profiles (HIP, edition 2025), and those that are usual here. All of them with
// their names are in `hazards/catalogue.ts`, which a browser asks for when it meets another one.
import { z } from "zod";
import type { Text } from "../text.ts";
import type { CapCategory } from "./cap/codes.ts";
import { hipCodes } from "./hazards/hip-codes.ts";

/** Types of event that a GLIDE number may begin with. */
export const glideTypes: readonly string[] =
  "AC AV CE CW DR EC EP EQ FF FL FR HT IN LS MS OT SS ST TC TO TS VO VW WF".split(" ");

/** A GLIDE number: `TT-YYYY-NNNNNN-ISO3`. */
export const glidePattern = new RegExp(`^(${glideTypes.join("|")})-\\d{4}-\\d{6}-[A-Z]{3}$`);

export type Hazard = {
  /** `XXCCSS`: type, cluster, hazard. Null for "other". */
  hip_code: string | null;
  /** `XX` and `XXCC` of its code. */
  type: string | null;
  cluster: string | null;
  glide_type: string;
  emdat_key: string | null;
  name: Text;
  desinventar_event: string | null;
  cap_category: CapCategory;
  /** Font Awesome 4.7. */
  icon: string;
};

export const typeOf = (hip_code: string): string => hip_code.slice(0, 2);
export const clusterOf = (hip_code: string): string => hip_code.slice(0, 4);

const hazard = <const Code extends string | null>(
  hip_code: Code,
  glide_type: string,
  emdat_key: string | null,
  name: Text,
  desinventar_event: string | null,
  cap_category: CapCategory,
  icon: string,
): Hazard & { hip_code: Code } => ({
  hip_code,
  type: hip_code && typeOf(hip_code),
  cluster: hip_code && clusterOf(hip_code),
  glide_type,
  emdat_key,
  name,
  desinventar_event,
  cap_category,
  icon,
});

// What officers call them stays beside what the catalogue does: GH0201 is lava there, and any eruption here. Stored rows and packs say so.
// prettier-ignore
const usual = [
  hazard("GH0101", "EQ", "nat-geo-ear-gro", { es: "Sismo", en: "Earthquake" }, "EARTHQUAKE", "Geo", "area-chart"),
  hazard("MH0705", "TS", "nat-geo-ear-tsu", { es: "Tsunami", en: "Tsunami" }, "TSUNAMI", "Geo", "ship"),
  hazard("GH0201", "VO", "nat-geo-vol-vol", { es: "Actividad volcánica", en: "Volcanic activity" }, "ERUPTION", "Geo", "fire"),
  hazard("GH0202", "VO", "nat-geo-vol-ash", { es: "Caída de ceniza", en: "Ash fall" }, "ERUPTION", "Geo", "cloud"),
  hazard("GH0204", "VO", "nat-geo-vol-lah", { es: "Lahar", en: "Lahar" }, "ERUPTION", "Geo", "cloud"),
  hazard("EN0205", "WF", "nat-cli-wil-for", { es: "Incendio forestal", en: "Wildfire" }, "FORESTFIRE", "Fire", "fire"),
  hazard("TL0305", "FR", "tec-mis-fir-fir", { es: "Incendio urbano", en: "Urban fire" }, "FIRE", "Fire", "fire-extinguisher"),
  hazard("MH0603", "FF", "nat-hyd-flo-fla", { es: "Crecida", en: "Flash flood" }, "SPATE", "Met", "tint"),
  hazard("MH0604", "FL", "nat-hyd-flo-riv", { es: "Inundación fluvial", en: "River flood" }, "FLOOD", "Met", "tint"),
  hazard("MH0601", "FL", "nat-hyd-flo-coa", { es: "Inundación costera", en: "Coastal flood" }, "FLOOD", "Met", "tint"),
  hazard("GH0303", "MS", "nat-hyd-mmw-mud", { es: "Aluvión", en: "Mud and debris flow" }, "ALLUVION", "Geo", "random"),
  hazard("GH0300", "LS", "nat-hyd-mmw-lan", { es: "Deslizamiento", en: "Landslide" }, "LANDSLIDE", "Geo", "exclamation-triangle"),
  hazard("MH0401", "DR", "nat-cli-dro-dro", { es: "Sequía", en: "Drought" }, "DROUGHT", "Met", "sun-o"),
  hazard("MH0501", "HT", "nat-met-ext-hea", { es: "Ola de calor", en: "Heat wave" }, "HEATWAVE", "Met", "thermometer-full"),
  hazard("MH0502", "CW", "nat-met-ext-col", { es: "Ola de frío", en: "Cold wave" }, "FROST", "Met", "snowflake-o"),
  hazard("MH0301", "VW", "nat-met-sto-sto", { es: "Vendaval", en: "Strong wind" }, "STRONGWIND", "Met", "flag"),
  hazard("MH0305", "TO", "nat-met-sto-tor", { es: "Tornado", en: "Tornado" }, "TORNADO", "Met", "flag"),
  hazard("MH0309", "TC", "nat-met-sto-tro", { es: "Ciclón tropical", en: "Tropical cyclone" }, "HURRICANE", "Met", "flag"),
  hazard("MH0103", "ST", "nat-met-sto-sto", { es: "Tormenta eléctrica", en: "Thunderstorm" }, "ELECTRICSTORM", "Met", "bolt"),
  hazard("MH0102", "ST", "nat-met-sto-lig", { es: "Rayo", en: "Lightning" }, "ELECTRICSTORM", "Met", "bolt"),
  hazard("MH0404", "ST", "nat-met-sto-hai", { es: "Granizo", en: "Hail" }, "HAILSTORM", "Met", "bolt"),
  hazard("MH0703", "SS", "nat-met-sto-sur", { es: "Marejada", en: "Storm surge" }, "SURGE", "Met", "anchor"),
  hazard("MH0801", "AV", "nat-geo-mmd-ava", { es: "Alud de nieve", en: "Avalanche" }, "AVALANCHE", "Geo", "snowflake-o"),
  hazard("BI0101", "EP", "nat-bio-epi-dis", { es: "Epidemia", en: "Epidemic" }, "EPIDEMIC", "Health", "medkit"),
  hazard("TL0301", "AC", "tec-ind-che-che", { es: "Derrame de materiales peligrosos", en: "Chemical spill" }, "LEAK", "CBRNE", "flask"),
  hazard("TL0304", "AC", "tec-ind-exp-exp", { es: "Explosión", en: "Explosion" }, "EXPLOSION", "CBRNE", "flask"),
  hazard("SO0103", "CE", null, { es: "Alteración del orden público", en: "Civil unrest" }, null, "Security", "users"),
  hazard(null, "OT", null, { es: "Otro", en: "Other" }, "OTHER", "Other", "question-circle"),
] as const;

/** Those that happen in the countries the console is made for, "other" last: lists that are chosen from in a hurry offer these. */
export const usualHazards: readonly Hazard[] = usual;

/** A hazard of the catalogue. */
export const HipCode = z.enum(hipCodes as [string, ...string[]]);

/** As a choice that one must make: "other" is none of the catalogue. Its type names the usual ones, whose titles are interface texts. */
export type HazardKey = NonNullable<(typeof usual)[number]["hip_code"]> | "other";
const keyOf = ({ hip_code }: Hazard) => (hip_code ?? "other") as HazardKey;
const usualKeys = usualHazards.map(keyOf);
/** All that may be chosen, the usual ones first. */
const hazardKeys = [...new Set([...usualKeys, ...(hipCodes as HazardKey[])])] as [HazardKey, ...HazardKey[]];
/** For a field that must name one, or "other". Its kind is known by it (plain/field-kinds.ts). */
export const HazardChoice = z.enum(hazardKeys);
export const usualHazardTitles = Object.fromEntries(usualHazards.map((it) => [keyOf(it), it.name])) as Record<
  HazardKey,
  Text
>;
