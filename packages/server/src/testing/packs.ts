// Packs of a country that there is not, and how tests load them.
import { packFormat } from "@atalaya/contract/packs/pack.ts";
import type { PackOutcome, PartOutcome } from "@atalaya/contract/resources/packs.ts";
import type { Caller } from "./test-app.ts";

/** Loads a pack, or rehearses it. */
export const load = (by: Caller, body: object) => by.post("/packs/load", { is_rehearsal: false, ...body });
export const part = (outcome: PackOutcome, name: string) => outcome.parts.find((it) => it.part === name)!;
/** How many items are in each state, those that are none left out. */
export const counted = ({ counts }: PartOutcome) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
export const placesOf = async (by: Caller) =>
  (await by.get("/companies?type=tree")).body.data as {
    id: number;
    territorial_code: string;
    reason_social: string;
    parent_company_id: number | null;
    country: string;
    timezone: string;
  }[];

export const rules = {
  country: "AR",
  timezone: "America/Argentina/Buenos_Aires",
  currency: "ARS",
  locale: "es-AR",
  levels: [
    { kind: "region", name: { es: "Provincia", en: "Province" }, plural: { es: "Provincias", en: "Provinces" } },
    { kind: "municipality", name: { es: "Partido", en: "District" }, plural: { es: "Partidos", en: "Districts" } },
  ],
  committees: [
    {
      key: "jmdc",
      name: { es: "Junta Municipal de Defensa Civil (ficticia)", en: "Municipal civil defence board (fictitious)" },
      levels: ["communal"],
      chairs: [
        { level: "communal", title: { es: "Intendente", en: "Intendant" }, words: ["intendente", "intendenta"] },
      ],
      source: "Ordenanza ficticia",
    },
  ],
  alert_levels: [
    {
      key: "unica",
      name: { es: "Única", en: "Only" },
      meaning: { es: "Ficticia", en: "Fictitious" },
      color: "#E53935",
      severity: "Severe",
      urgency: "Immediate",
      certainty: "Likely",
    },
  ],
};
export const place = (code: string, changes: object = {}) => ({
  code,
  name: `Partido ${code} (ficticio)`,
  kind: "municipality",
  lon: -58.4,
  lat: -34.6,
  ...changes,
});
export const variable = (code: string, changes: object = {}) => ({
  domain: "situation",
  code,
  name_es: `Capa ${code} (ficticia)`,
  geometry_type: "point",
  value_type: "none",
  color: "#0067A3",
  icon: "map",
  ...changes,
});
export const aPack = (changes: object = {}) => ({
  format: packFormat,
  key: "ficticia",
  version: "1",
  title: { es: "País ficticio", en: "Fictitious country" },
  rules,
  ...changes,
});
