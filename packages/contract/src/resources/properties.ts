// Exposed assets: buildings, facilities, networks, with what they are made of, who is in them and what they are worth.
import { z } from "zod";
import { currencies, currencyTitles, optionalCount, optionalMoney } from "../values/amounts.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { definePlainNoun } from "../plain/noun.ts";
import { sectors, sectorTitles } from "../domain/sectors.ts";

export const propertyKinds = ["building", "facility", "network", "site", "vehicle", "equipment", "other"] as const;

export const propertyUses = [
  "residential",
  "health",
  "education",
  "emergency_response",
  "government",
  "commerce",
  "industry",
  "agriculture",
  "tourism",
  "culture",
  "religious",
  "recreation",
  "transport",
  "energy",
  "communications",
  "water_sanitation",
  "storage",
  "mixed",
  "unused",
  "other",
] as const;

export const structureMaterials = [
  "reinforced_concrete",
  "reinforced_masonry",
  "confined_masonry",
  "unreinforced_masonry",
  "wood",
  "steel",
  "adobe",
  "mixed",
  "other",
  "unknown",
] as const;

export const propertyConditions = ["good", "fair", "poor", "ruinous", "unknown"] as const;
export type PropertyCondition = (typeof propertyConditions)[number];

const earliestYear = 1500;
const mostStoreys = 200;

const BuiltYear = z
  .int()
  .min(earliestYear)
  .refine((year) => year <= new Date().getFullYear(), { params: { code: "year_future" } });

export const properties = definePlainNoun({
  path: "properties",
  title: { es: "Propiedades", en: "Properties" },
  screen: { path: "/propiedades/lista", group: "places", icon: "home", key: "property" },
  texts: {
    one: { es: "Propiedad", en: "Property" },
    many: { es: "propiedades", en: "properties" },
    new: { es: "Nueva propiedad", en: "New property" },
    saved: { es: "Propiedad guardada", en: "Property saved" },
    search: { es: "Buscar nombre, código, propietario…", en: "Search name, code, owner…" },
    none_title: { es: "El inventario está vacío", en: "The inventory is empty" },
    none_text: {
      es: "Registre lo que está expuesto: escuelas, puentes, redes de agua. Márquelo en el mapa y guarde.",
      en: "Record what is exposed: schools, bridges, water networks. Mark it on the map and save.",
    },
    identity: { es: "Qué es", en: "What it is" },
    structure: { es: "Estructura", en: "Structure" },
    people: { es: "Personas", en: "People" },
    worth: { es: "Propiedad y valor", en: "Ownership and worth" },
    persons: { es: "personas", en: "people" },
    code_help: { es: "Único en su lugar", en: "Unique in its place" },
    owner_help: {
      es: "Un organismo o «privado»; no el nombre de una persona",
      en: "An organisation or “private”; not a person's name",
    },
    critical: { es: "Crítica", en: "Critical" },
  },
  fields: {
    /** The inventory's own number, unique in its place. */
    code: optionalText(40),
    name: requiredText(200),
    kind: z.enum(propertyKinds),
    use: z.enum(propertyUses),
    structure_material: z.enum(structureMaterials).nullable().default(null),
    storeys: optionalCount(mostStoreys),
    built_year: BuiltYear.nullable().default(null),
    /** Persons for whom there is room, and who are usually there. */
    capacity: optionalCount(),
    occupancy: optionalCount(),
    /** An organisation, or "privado": never a private person's name (V20). */
    owner: optionalText(200),
    sector: z.enum(sectors).nullable().default(null),
    is_critical: z.boolean().default(false),
    replacement_value: optionalMoney,
    currency: z.enum(currencies).nullable().default(null),
    condition: z.enum(propertyConditions).nullable().default(null),
    notes: optionalText(5000),
  },
  /** Money means nothing without its currency (V1). */
  whole: ({ replacement_value, currency }, context) => {
    if (replacement_value !== null && currency === null)
      context.addIssue({ code: "custom", path: ["currency"], params: { code: "currency" } });
  },
  labels: {
    code: { es: "Código de inventario", en: "Inventory code" },
    name: { es: "Nombre", en: "Name" },
    kind: { es: "Tipo", en: "Kind" },
    use: { es: "Uso", en: "Use" },
    structure_material: { es: "Material estructural", en: "Structural material" },
    storeys: { es: "Pisos", en: "Storeys" },
    built_year: { es: "Año de construcción", en: "Year built" },
    capacity: { es: "Capacidad", en: "Capacity" },
    occupancy: { es: "Ocupación habitual", en: "Usual occupancy" },
    owner: { es: "Propietario", en: "Owner" },
    sector: { es: "Sector", en: "Sector" },
    is_critical: { es: "Infraestructura crítica", en: "Critical infrastructure" },
    replacement_value: { es: "Valor de reposición", en: "Replacement value" },
    currency: { es: "Moneda", en: "Currency" },
    condition: { es: "Estado de conservación", en: "Condition" },
    notes: { es: "Notas", en: "Notes" },
  },
  choices: {
    kind: {
      building: { es: "Edificio", en: "Building" },
      facility: { es: "Instalación", en: "Facility" },
      network: { es: "Red", en: "Network" },
      site: { es: "Sitio", en: "Site" },
      vehicle: { es: "Vehículo", en: "Vehicle" },
      equipment: { es: "Equipo", en: "Equipment" },
      other: { es: "Otro", en: "Other" },
    },
    use: {
      residential: { es: "Vivienda", en: "Residential" },
      health: { es: "Salud", en: "Health" },
      education: { es: "Educación", en: "Education" },
      emergency_response: { es: "Respuesta a emergencias", en: "Emergency response" },
      government: { es: "Administración pública", en: "Public administration" },
      commerce: { es: "Comercio y oficinas", en: "Commerce and offices" },
      industry: { es: "Industria", en: "Industry" },
      agriculture: { es: "Agricultura", en: "Agriculture" },
      tourism: { es: "Turismo", en: "Tourism" },
      culture: { es: "Cultura y patrimonio", en: "Culture and heritage" },
      religious: { es: "Culto", en: "Religious" },
      recreation: { es: "Deporte y recreación", en: "Sport and recreation" },
      transport: { es: "Transporte", en: "Transport" },
      energy: { es: "Energía", en: "Energy" },
      communications: { es: "Comunicaciones", en: "Communications" },
      water_sanitation: { es: "Agua y saneamiento", en: "Water and sanitation" },
      storage: { es: "Bodegaje", en: "Storage" },
      mixed: { es: "Mixto", en: "Mixed" },
      unused: { es: "Sin uso", en: "Unused" },
      other: { es: "Otro", en: "Other" },
    },
    structure_material: {
      reinforced_concrete: { es: "Hormigón armado", en: "Reinforced concrete" },
      reinforced_masonry: { es: "Albañilería armada", en: "Reinforced masonry" },
      confined_masonry: { es: "Albañilería confinada", en: "Confined masonry" },
      unreinforced_masonry: { es: "Albañilería simple", en: "Unreinforced masonry" },
      wood: { es: "Madera", en: "Wood" },
      steel: { es: "Acero", en: "Steel" },
      adobe: { es: "Adobe", en: "Adobe" },
      mixed: { es: "Mixta", en: "Mixed" },
      other: { es: "Otra", en: "Other" },
      unknown: { es: "Desconocido", en: "Unknown" },
    },
    condition: {
      good: { es: "Bueno", en: "Good" },
      fair: { es: "Regular", en: "Fair" },
      poor: { es: "Malo", en: "Poor" },
      ruinous: { es: "Ruinoso", en: "Ruinous" },
      unknown: { es: "Desconocido", en: "Unknown" },
    },
    sector: sectorTitles,
    currency: currencyTitles,
  },
  symbol: "kind",
  filters: ["kind", "condition", "use", "sector", "is_critical"],
  sorts: ["name", "code", "capacity", "replacement_value", "updated_at"],
  default_sort: "name",
  detail: ["notes"],
  also: {},
  shared: ["kind", "use", "sector", "is_critical", "structure_material", "condition", "owner"],
  lead: ["name", "code", "use"],
  usual: ["structure_material", "condition", "capacity", "replacement_value"],
  beside: ["capacity", "is_critical"],
});
export type PropertyDraft = z.infer<typeof properties.draft>;
export type Property = z.infer<typeof properties.detail>;
export type PropertySummary = z.infer<typeof properties.summary>;
