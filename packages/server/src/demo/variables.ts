// The usual variables of the five domains, shared by all places, in their groups.
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import { hazards } from "@atalaya/contract/domain/hazards.ts";
import type { LegendClass } from "@atalaya/contract/domain/legend.ts";
import type { GeometryType } from "@atalaya/contract/values/geometry.ts";
import { VariableDraft } from "@atalaya/contract/resources/variables.ts";
import type { FieldDefinition, Option, ValueType } from "@atalaya/contract/domain/typed-values.ts";
import type { Text } from "@atalaya/contract/text.ts";

export type SeedVariable = VariableDraft & { group: Text | null };

type Basics = [geometry_type: GeometryType, value_type: ValueType, unit?: Text];

const variable = (
  name: Text,
  [geometry_type, value_type, unit]: Basics,
  [color, icon]: [string, string],
  more: Partial<VariableDraft> = {},
  group: Text | null = null,
): SeedVariable => ({
  ...VariableDraft.parse({
    name_es: name.es,
    name_en: name.en,
    geometry_type,
    value_type,
    unit_es: unit?.es,
    unit_en: unit?.en,
    color,
    icon,
    company_id: null,
    ...more,
  }),
  group,
});

const option = (key: string, label: Text, color: string | null = null, score: number | null = null): Option => ({
  key,
  label_es: label.es,
  label_en: label.en,
  color,
  icon: null,
  score,
});

const persons: Text = { es: "personas", en: "people" };
const metres: Text = { es: "m", en: "m" };

/** What is asked about a rural water system when the power is out. */
// prettier-ignore
const waterFields: FieldDefinition[] = [
  { key: "intake", type: "category", label_es: "Captación", label_en: "Intake", unit_es: null, unit_en: null, is_required: false,
    options: [option("well", { es: "Pozo", en: "Well" }), option("spring", { es: "Vertiente", en: "Spring" }), option("stream", { es: "Estero", en: "Stream" })] },
  { key: "has_generator", type: "boolean", label_es: "Tiene grupo electrógeno", label_en: "Has a generator", unit_es: null, unit_en: null, is_required: false, options: [] },
  { key: "autonomy", type: "integer", label_es: "Autonomía sin red eléctrica", label_en: "Hours without mains power", unit_es: "h", unit_en: "h", is_required: false, options: [] },
];

// prettier-ignore
export const situationVariables: SeedVariable[] = [
  variable({ es: "Población", en: "Population" }, ["polygon", "integer", persons], ["#5D1444", "users"]),
  variable({ es: "Establecimiento de salud", en: "Health centre" }, ["point", "integer", { es: "camas", en: "beds" }], ["#B03A5B", "hospital-o"]),
  variable({ es: "Establecimiento educacional", en: "School" }, ["point", "integer", { es: "estudiantes", en: "students" }], ["#0067A3", "graduation-cap"]),
  variable({ es: "Bomberos", en: "Fire station" }, ["point", "none"], ["#C2500A", "fire-extinguisher"]),
  variable({ es: "Carabineros", en: "Police station" }, ["point", "none"], ["#1E7A3C", "shield"]),
  variable({ es: "Albergue", en: "Shelter" }, ["point", "integer", persons], ["#8A4FD8", "bed"]),
  variable({ es: "Zona segura", en: "Safe area" }, ["polygon", "integer", persons], ["#2E7D32", "life-ring"]),
  variable({ es: "Vía de evacuación", en: "Evacuation route" }, ["line", "decimal", metres], ["#00757F", "road"]),
  variable({ es: "Punto de encuentro", en: "Meeting point" }, ["point", "none"], ["#00757F", "map-marker"]),
  variable({ es: "Puente", en: "Bridge" }, ["any", "decimal", metres], ["#5E6B77", "road"]),
  variable({ es: "Agua potable rural", en: "Rural drinking water" }, ["point", "integer", { es: "arranques", en: "connections" }], ["#2A86BE", "tint"], { fields: waterFields }),
  variable({ es: "Subestación eléctrica", en: "Power substation" }, ["point", "none"], ["#9A6A00", "bolt"]),
  variable({ es: "Antena", en: "Antenna" }, ["point", "none"], ["#6F4BA0", "signal"]),
  variable({ es: "Helipuerto", en: "Heliport" }, ["point", "none"], ["#3B4430", "plane"]),
  variable({ es: "Puerto", en: "Port" }, ["point", "none"], ["#0067A3", "anchor"]),
  variable({ es: "Industria peligrosa", en: "Hazardous industry" }, ["point", "text"], ["#B3261E", "industry"]),
  variable({ es: "Sitio patrimonial", en: "Heritage site" }, ["point", "none"], ["#8A5A2B", "institution"]),
  variable({ es: "Uso de suelo", en: "Land use" }, ["polygon", "text"], ["#B36B00", "map"]),
  variable({ es: "Red hídrica", en: "River network" }, ["line", "decimal", { es: "km", en: "km" }], ["#2A86BE", "tint"]),
];

const ramp = ["#FFF3C4", "#FDD49E", "#F49B5C", "#D3552F", "#8E1B1B"] as const;
const levels: Text[] = [
  { es: "Muy baja", en: "Very low" },
  { es: "Baja", en: "Low" },
  { es: "Media", en: "Medium" },
  { es: "Alta", en: "High" },
  { es: "Muy alta", en: "Very high" },
];

/** Five classes between six bounds. */
const classes = (...bounds: number[]): LegendClass[] =>
  ramp.map((color, index) => ({
    min: bounds[index]!,
    max: bounds[index + 1]!,
    label_es: levels[index]!.es,
    label_en: levels[index]!.en,
    color,
    icon: null,
  }));

// Chile's four underlying risk factors (Política Nacional para la Reducción del Riesgo de Desastres).
const socioeconomic: Text = {
  es: "Condiciones socioeconómicas y demográficas",
  en: "Socio-economic and demographic conditions",
};
const planning: Text = { es: "Ordenamiento territorial", en: "Territorial planning" };
const governance: Text = { es: "Gobernanza", en: "Governance" };

const indicator = (
  group: Text,
  name: Text,
  icon: string,
  unit: Text,
  bounds: number[],
  more: Partial<VariableDraft> = {},
) =>
  variable(
    name,
    ["point", unit.es.startsWith("%") ? "percent" : "decimal", unit],
    ["#A6401B", icon],
    {
      kind: "indicator",
      legend_method: "manual_breaks",
      legend_classes: classes(...bounds),
      aggregation: "mean",
      direction: "higher_is_worse",
      normalisation: "minmax",
      periodicity: "census",
      decimals: 1,
      ...more,
    },
    group,
  );

const share = (of: Text): Text => ({ es: `% de ${of.es}`, en: `% of ${of.en}` });
const households = share({ es: "hogares", en: "households" });
const people = share({ es: "personas", en: "people" });
const safer = { direction: "higher_is_better" } as const;

// prettier-ignore
export const vulnerabilityVariables: SeedVariable[] = [
  indicator(socioeconomic, { es: "Pobreza multidimensional", en: "Multidimensional poverty" }, "percent", people, [0, 10, 17, 24, 32, 60]),
  indicator(socioeconomic, { es: "Hacinamiento", en: "Overcrowding" }, "bed", households, [0, 2, 5, 10, 20, 40]),
  indicator(socioeconomic, { es: "Vivienda de material precario", en: "Housing of precarious material" }, "home", households, [0, 2, 5, 10, 20, 40]),
  indicator(socioeconomic, { es: "Personas de 65 años o más", en: "People aged 65 or more" }, "user", people, [0, 8, 11, 14, 18, 40]),
  indicator(socioeconomic, { es: "Personas con discapacidad", en: "People with disability" }, "wheelchair", people, [0, 8, 13, 18, 24, 50]),
  indicator(planning, { es: "Sin agua por red pública", en: "Without piped water" }, "tint", households, [0, 3, 8, 15, 25, 60]),
  indicator(planning, { es: "Tiempo a urgencia", en: "Time to emergency care" }, "ambulance", { es: "min", en: "min" }, [0, 10, 20, 35, 60, 240]),
  indicator(governance, { es: "Cobertura de alerta", en: "Warning coverage" }, "bullhorn", people, [0, 20, 40, 60, 80, 100], safer),
];

const hazardColors: Record<string, string> = {
  EQ: "#6F4BA0", TS: "#00757F", VO: "#B3261E", WF: "#C2500A", FR: "#9C3A00", FF: "#0067A3", FL: "#0067A3", MS: "#8A5A2B", LS: "#8A5A2B",
  DR: "#9A6A00", HT: "#B36B00", EP: "#B03A5B", AC: "#7A5C00", CE: "#5E6B77",
}; // prettier-ignore
const hazardGroups: Record<string, Text> = {
  GH: { es: "Geológicas", en: "Geological" },
  MH: { es: "Meteorológicas e hidrológicas", en: "Meteorological and hydrological" },
  EN: { es: "Ambientales", en: "Environmental" },
  BI: { es: "Biológicas", en: "Biological" },
  TL: { es: "Tecnológicas", en: "Technological" },
  SO: { es: "Sociales", en: "Societal" },
};

/** One type of event per hazard of the catalogue. */
const ofHazards = (kind: "event_type" | "alert_type", more: Partial<VariableDraft> = {}): SeedVariable[] =>
  hazards.map(({ hip_code, glide_type, emdat_key, name, desinventar_event, cap_category, icon }) =>
    variable(
      name,
      ["any", kind === "event_type" ? "none" : "category"],
      [hazardColors[glide_type] ?? "#3F6B8A", icon],
      { kind, hip_code, glide_type, emdat_key, desinventar_event, cap_category, ...more },
      hazardGroups[hip_code?.slice(0, 2) ?? ""] ?? null,
    ),
  );

export const riskVariables = ofHazards("event_type", { periodicity: "event" });

/** Of a civil alert in Chile: Orange is a level of the technical alert of a volcano, and of other countries. */
const alertLevels = [
  option("verde", { es: "Verde, Temprana Preventiva", en: "Green, early preventive" }, "#43A047", 1),
  option("amarilla", { es: "Amarilla", en: "Yellow" }, "#FDD835", 2),
  option("roja", { es: "Roja", en: "Red" }, "#E53935", 3),
];

export const alertVariables = ofHazards("alert_type", { options: alertLevels, legend_method: "categorized" });

const progress: Partial<VariableDraft> = {
  kind: "recovery_type",
  aggregation: "mean",
  legend_method: "manual_breaks",
  legend_classes: classes(0, 20, 40, 60, 80, 100).map((it, index) => ({
    ...it,
    color: ["#C9D6DF", "#9CC4D8", "#5FA3C4", "#2E7BA6", "#14527A"][index]!,
    label_es: `${it.min}–${it.max} %`,
    label_en: `${it.min}–${it.max}%`,
  })),
};
const done: Text = { es: "% de avance", en: "% of progress" };
const social: Text = { es: "Social", en: "Social" };
const infrastructure: Text = { es: "Infraestructura", en: "Infrastructure" };
const productive: Text = { es: "Productivo", en: "Productive" };

const recovery = (group: Text, name: Text, color: string, icon: string) =>
  variable(name, ["any", "percent", done], [color, icon], progress, group);

export const recoveryVariables: SeedVariable[] = [
  recovery(social, { es: "Vivienda", en: "Housing" }, "#B03A5B", "home"),
  recovery(social, { es: "Educación", en: "Education" }, "#0067A3", "graduation-cap"),
  recovery(social, { es: "Salud", en: "Health" }, "#B3261E", "hospital-o"),
  recovery(infrastructure, { es: "Vialidad", en: "Roads" }, "#5E6B77", "road"),
  recovery(infrastructure, { es: "Agua y saneamiento", en: "Water and sanitation" }, "#00757F", "tint"),
  recovery(productive, { es: "Agricultura", en: "Agriculture" }, "#1E7A3C", "leaf"),
];

export const seedVariables: Record<Domain, SeedVariable[]> = {
  situation: situationVariables,
  vulnerability: vulnerabilityVariables,
  risk: riskVariables,
  alert: alertVariables,
  recovery: recoveryVariables,
};
