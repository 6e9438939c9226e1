// The hazard catalogue: UNDRR-ISC hazard information profiles (HIP, edition 2025) with the codes of GLIDE, EM-DAT, DesInventar and CAP.
import type { Text } from "../text.ts";
import type { CapCategory } from "./cap/codes.ts";

/** Types of event that a GLIDE number may begin with. */
export const glideTypes: readonly string[] =
  "AC AV CE CW DR EC EP EQ FF FL FR HT IN LS MS OT SS ST TC TO TS VO VW WF".split(" ");

/** A GLIDE number: `TT-YYYY-NNNNNN-ISO3`. */
export const glidePattern = new RegExp(`^(${glideTypes.join("|")})-\\d{4}-\\d{6}-[A-Z]{3}$`);

export type Hazard = {
  /** `XXCCSS`: type, cluster, hazard. Null for "other". */
  hip_code: string | null;
  glide_type: string;
  emdat_key: string | null;
  name: Text;
  desinventar_event: string | null;
  cap_category: CapCategory;
  /** Font Awesome 4.7. */
  icon: string;
};

const hazard = <const Code extends string | null>(
  hip_code: Code,
  glide_type: string,
  emdat_key: string | null,
  name: Text,
  desinventar_event: string | null,
  cap_category: CapCategory,
  icon: string,
): Hazard & { hip_code: Code } => ({ hip_code, glide_type, emdat_key, name, desinventar_event, cap_category, icon });

// prettier-ignore
const catalogue = [
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

export const hazards: readonly Hazard[] = catalogue;

export const hipCodes = hazards.flatMap(({ hip_code }) => hip_code ?? []);

/** As a choice that one must make: "other" is none of the catalogue. */
export type HazardKey = NonNullable<(typeof catalogue)[number]["hip_code"]> | "other";
const keyOf = ({ hip_code }: Hazard) => (hip_code ?? "other") as HazardKey;
export const hazardKeys = hazards.map(keyOf) as [HazardKey, ...HazardKey[]];
export const hazardTitles = Object.fromEntries(hazards.map((it) => [keyOf(it), it.name])) as Record<HazardKey, Text>;

const byCode = new Map(hazards.map((it) => [it.hip_code, it]));

/** The hazard of a HIP code; undefined for one that the catalogue does not have. */
export const hazardOf = (hip_code: string | null): Hazard | undefined => byCode.get(hip_code);
