// The five domains, each with its screen, its catalogue of variables and its permissions. Four hold records; alerts are a noun of their own.
import type { Text } from "../text.ts";

export const domains = ["situation", "vulnerability", "risk", "alert", "recovery"] as const;
export type Domain = (typeof domains)[number];

/** Those whose things are records. */
export const recordDomains = ["situation", "vulnerability", "risk", "recovery"] as const satisfies Domain[];
export type RecordDomain = (typeof recordDomains)[number];

/** The catalogue screen of each domain, as its path, route and permission name it. */
export const catalogueOf = {
  situation: "situationMap",
  vulnerability: "vulnerabilityMap",
  risk: "riskAssessment",
  alert: "alertMap",
  recovery: "recoveryMapItem",
} as const satisfies Record<Domain, string>;

export const domainTitles: Record<Domain, Text> = {
  situation: { es: "Mapa Base", en: "Base Map" },
  vulnerability: { es: "Mapa de Vulnerabilidad", en: "Vulnerability Map" },
  risk: { es: "Mapa de Desastres", en: "Disasters Map" },
  alert: { es: "Centro de Alertas", en: "Alert Centre" },
  recovery: { es: "Recuperación", en: "Recovery" },
};
