// The phases of risk management, by which duties and legal documents are told apart.
import type { Text } from "../text.ts";

export const phases = ["knowledge", "mitigation", "preparedness", "response", "recovery"] as const;
export type Phase = (typeof phases)[number];

export const phaseTitles = {
  knowledge: { es: "Conocimiento", en: "Knowledge" },
  mitigation: { es: "Mitigación", en: "Mitigation" },
  preparedness: { es: "Preparación", en: "Preparedness" },
  response: { es: "Respuesta", en: "Response" },
  recovery: { es: "Recuperación", en: "Recovery" },
} satisfies Record<Phase, Text>;
