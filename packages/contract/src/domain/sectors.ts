// The sectors by which assets, damage and recovery are counted: the second level of UNDRR's list.
import type { Text } from "../text.ts";

export const sectors = [
  "agriculture",
  "industry",
  "tourism",
  "commerce",
  "services",
  "health",
  "education",
  "housing",
  "culture",
  "transportation",
  "energy",
  "communications",
  "water",
  "sanitation",
  "community_infrastructure",
  "environment",
  "gender",
  "governance",
  "livelihoods",
  "disaster_risk_management",
] as const;
export type Sector = (typeof sectors)[number];

export const sectorTitles: Record<Sector, Text> = {
  agriculture: { es: "Agricultura", en: "Agriculture" },
  industry: { es: "Industria", en: "Industry" },
  tourism: { es: "Turismo", en: "Tourism" },
  commerce: { es: "Comercio", en: "Commerce and trade" },
  services: { es: "Servicios", en: "Services" },
  health: { es: "Salud", en: "Health" },
  education: { es: "Educación", en: "Education" },
  housing: { es: "Vivienda", en: "Housing" },
  culture: { es: "Cultura", en: "Culture" },
  transportation: { es: "Transporte", en: "Transportation" },
  energy: { es: "Energía y electricidad", en: "Energy and electricity" },
  communications: { es: "Información y comunicaciones", en: "Information and communication" },
  water: { es: "Agua potable", en: "Water" },
  sanitation: { es: "Saneamiento", en: "Sanitation" },
  community_infrastructure: { es: "Infraestructura comunitaria", en: "Community infrastructure" },
  environment: { es: "Medio ambiente", en: "Environment" },
  gender: { es: "Género", en: "Gender" },
  governance: { es: "Gobernanza", en: "Governance" },
  livelihoods: {
    es: "Empleo, medios de vida y protección social",
    en: "Employment, livelihoods and social protection",
  },
  disaster_risk_management: { es: "Gestión del riesgo de desastres", en: "Disaster risk management" },
};

/** The first level of UNDRR's list, which assessments of needs after a disaster (PDNA) are told by. */
export const sectorGroups = {
  productive: ["agriculture", "industry", "tourism", "commerce", "services"],
  social: ["health", "education", "housing", "culture"],
  infrastructure: ["transportation", "energy", "communications", "water", "sanitation", "community_infrastructure"],
  cross_cutting: ["environment", "gender", "governance", "livelihoods", "disaster_risk_management"],
} as const satisfies Record<string, readonly Sector[]>;
export type SectorGroup = keyof typeof sectorGroups;

export const sectorGroupTitles: Record<SectorGroup, Text> = {
  productive: { es: "Sectores productivos", en: "Productive sectors" },
  social: { es: "Sectores sociales", en: "Social sectors" },
  infrastructure: { es: "Infraestructura", en: "Infrastructure" },
  cross_cutting: { es: "Transversales", en: "Cross-cutting" },
};
