// Texts of the inventory of exposed assets.
import type { Words } from "../text.ts";

export const propertyWords = {
  property_identity: { es: "Qué es", en: "What it is" },
  property_structure: { es: "Estructura", en: "Structure" },
  property_people: { es: "Personas", en: "People" },
  property_worth: { es: "Propiedad y valor", en: "Ownership and worth" },
  property_persons: { es: "personas", en: "people" },
  property_code_help: { es: "Único en su lugar", en: "Unique in its place" },
  property_owner_help: {
    es: "Un organismo o «privado»; no el nombre de una persona",
    en: "An organisation or “private”; not a person's name",
  },
  property_critical: { es: "Crítica", en: "Critical" },
} satisfies Words;
