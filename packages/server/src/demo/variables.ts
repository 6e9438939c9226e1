// The usual variables of a municipal base map, shared by all places.
import type { GeometryType } from "@atalaya/contract/geometry.ts";
import type { ValueType } from "@atalaya/contract/typed-values.ts";

export type SeedVariable = {
  name_es: string;
  name_en: string;
  geometry_type: GeometryType;
  value_type: ValueType;
  unit_es: string | null;
  color: string;
  icon: string;
};

const variable = (
  name_es: string,
  name_en: string,
  geometry_type: GeometryType,
  [value_type, unit_es]: [ValueType, string | null],
  color: string,
  icon: string,
): SeedVariable => ({ name_es, name_en, geometry_type, value_type, unit_es, color, icon });

const presence: [ValueType, null] = ["none", null];

export const situationVariables: SeedVariable[] = [
  variable("Población", "Population", "polygon", ["integer", "personas"], "#5D1444", "users"),
  variable("Establecimiento de salud", "Health centre", "point", ["integer", "camas"], "#B03A5B", "hospital-o"),
  variable("Establecimiento educacional", "School", "point", ["integer", "estudiantes"], "#0067A3", "graduation-cap"),
  variable("Bomberos", "Fire station", "point", presence, "#C2500A", "fire-extinguisher"),
  variable("Carabineros", "Police station", "point", presence, "#1E7A3C", "shield"),
  variable("Albergue", "Shelter", "point", ["integer", "personas"], "#8A4FD8", "bed"),
  variable("Zona segura", "Safe area", "polygon", ["integer", "personas"], "#2E7D32", "life-ring"),
  variable("Vía de evacuación", "Evacuation route", "line", ["decimal", "m"], "#00757F", "road"),
  variable("Punto de encuentro", "Meeting point", "point", presence, "#00757F", "map-marker"),
  variable("Puente", "Bridge", "any", ["decimal", "m"], "#5E6B77", "road"),
  variable("Agua potable rural", "Rural drinking water", "point", ["integer", "arranques"], "#2A86BE", "tint"),
  variable("Subestación eléctrica", "Power substation", "point", presence, "#9A6A00", "bolt"),
  variable("Antena", "Antenna", "point", presence, "#6F4BA0", "signal"),
  variable("Helipuerto", "Heliport", "point", presence, "#3B4430", "plane"),
  variable("Puerto", "Port", "point", presence, "#0067A3", "anchor"),
  variable("Industria peligrosa", "Hazardous industry", "point", ["text", null], "#B3261E", "industry"),
  variable("Sitio patrimonial", "Heritage site", "point", presence, "#8A5A2B", "institution"),
  variable("Uso de suelo", "Land use", "polygon", ["text", null], "#B36B00", "map"),
  variable("Red hídrica", "River network", "line", ["decimal", "km"], "#2A86BE", "tint"),
];
