// Texts of alerts ready at hand: those of the country's pack by hazard and level, and plain ones where a country has none.
import type { z } from "zod";
import type { AlertTemplate as Schema, CountryRules } from "../packs/country-rules.ts";
import type { AlertContent } from "../resources/alerts/answers.ts";
import { say } from "../text.ts";

export type AlertTemplate = z.infer<typeof Schema>;

const allClear = {
  es: "Terminó la alerta en {{place}}. Siga las indicaciones de la autoridad.",
  en: "The alert in {{place}} is over. Keep following the advice of the authorities.",
};

/** For the levels that most countries have. */
const usualTexts: readonly AlertTemplate[] = [
  {
    hip_code: null,
    level: "verde",
    headline: { es: "Manténgase informado: alerta verde en {{place}}", en: "Stay informed: green alert in {{place}}" },
    instruction: {
      es: "Siga los avisos de la autoridad. Revise su plan familiar y cargue el teléfono.",
      en: "Follow the notices of the authorities. Check your family plan and charge your telephone.",
    },
    all_clear: allClear,
  },
  {
    hip_code: null,
    level: "amarilla",
    headline: { es: "Prepárese: alerta amarilla en {{place}}", en: "Get ready: yellow alert in {{place}}" },
    instruction: {
      es: "Reúna a su familia, documentos, remedios y agua. Acuerde por dónde salir y dónde juntarse.",
      en: "Gather family, documents, medicines and water. Agree on a way out and a place to meet.",
    },
    all_clear: allClear,
  },
  {
    hip_code: null,
    level: "naranja",
    headline: {
      es: "Alístese para evacuar: alerta naranja en {{place}}",
      en: "Be ready to leave: orange alert in {{place}}",
    },
    instruction: {
      es: "Aléjese del peligro y aliste su salida. Si se siente en riesgo, salga sin esperar otro aviso.",
      en: "Keep away from the danger and be ready to leave. If you feel at risk, leave without waiting for another notice.",
    },
    all_clear: allClear,
  },
  {
    hip_code: null,
    level: "roja",
    headline: { es: "Actúe ahora: alerta roja en {{place}}", en: "Act now: red alert in {{place}}" },
    instruction: {
      es: "Aléjese del peligro ahora. Vaya al punto de encuentro o albergue que indique la autoridad. No vuelva por sus cosas.",
      en: "Move away from the danger now. Go to the meeting point or shelter the authorities indicate. Do not go back for belongings.",
    },
    all_clear: allClear,
  },
];

/** The most specific one: of the hazard at the level, of the hazard, of the level. Undefined where none fits. */
function templateFor(texts: readonly AlertTemplate[], hip_code: string | null, level: string) {
  const of = (hazard: string | null, at: string | null) =>
    texts.find((it) => it.hip_code === hazard && it.level === at);
  const ofHazard = hip_code === null ? undefined : (of(hip_code, level) ?? of(hip_code, null));
  return ofHazard ?? of(null, level);
}

/** What stands at hand for an alert, as its fields. */
export type AlertTexts = Pick<
  AlertContent,
  "headline_es" | "headline_en" | "instruction_es" | "instruction_en" | "all_clear_es" | "all_clear_en"
>;

/**
 * The texts for a hazard (its HIP code; null where none is named) at a level, with the place named in them; undefined for a level that
 * neither the country nor most countries know. Rules that were kept before there were texts have none of their own.
 */
export function alertTextFor(
  rules: Partial<Pick<CountryRules, "alert_texts">> | null | undefined,
  hip_code: string | null,
  level: string,
  place: string,
): AlertTexts | undefined {
  const template = templateFor(rules?.alert_texts ?? [], hip_code, level) ?? templateFor(usualTexts, hip_code, level);
  if (!template) return undefined;
  const { headline, instruction, all_clear } = template;
  return {
    headline_es: say(headline, "es", { place }),
    headline_en: say(headline, "en", { place }),
    instruction_es: say(instruction, "es", { place }),
    instruction_en: say(instruction, "en", { place }),
    all_clear_es: say(all_clear, "es", { place }),
    all_clear_en: say(all_clear, "en", { place }),
  };
}
