// Texts that stand ready for a hazard at a level: a new alert says them as soon as both are chosen, and nobody looks for words at night.
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { alertTextFor, type AlertTexts } from "@atalaya/contract/domain/alert-texts.ts";
import type { AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import { longestHeadline } from "@atalaya/contract/resources/alerts/fields.ts";
import { alertTextWords } from "@atalaya/contract/words/alerts/texts.ts";
import { useCountryRules } from "../../../api/country-rules.ts";
import { usePlace } from "../../../api/places.ts";
import { allClearOf } from "./alert-draft.ts";

type Field = keyof AlertTexts;

/** A drill says so in its headline too, wherever it is read without its band. */
function saidOf(texts: AlertTexts, kind: AlertDraft["kind"]): AlertTexts {
  if (kind === "alert") return texts;
  const { es, en } = alertTextWords.alert_text_band;
  const marked = (band: string, headline: string | null) =>
    headline && `${band}: ${headline}`.slice(0, longestHeadline);
  return {
    ...texts,
    headline_es: marked(es, texts.headline_es) ?? texts.headline_es,
    headline_en: marked(en, texts.headline_en),
    all_clear_es: allClearOf[kind].es,
    all_clear_en: allClearOf[kind].en,
  };
}

/** Fills what nobody has written yet; what was written stays, whatever is chosen afterwards. */
export function useReadyTexts(isNew: boolean): void {
  const { setValue, getValues } = useFormContext<AlertDraft>();
  const [level, hip_code, company_id, kind] = useWatch<AlertDraft, ["level", "hip_code", "company_id", "kind"]>({
    name: ["level", "hip_code", "company_id", "kind"],
  });
  const rulesOf = useCountryRules();
  const place = usePlace().places.find(({ id }) => id === company_id);
  const filled = useRef<Partial<AlertTexts>>({});
  const rules = rulesOf(place?.country);
  useEffect(() => {
    if (!isNew || !level || !place) return;
    const texts = alertTextFor(rules, hip_code, level, place.reason_social);
    if (!texts) return;
    for (const [name, text] of Object.entries(saidOf(texts, kind)) as [Field, string | null][]) {
      const now = getValues(name);
      const isUntouched = !now || now === filled.current[name] || Object.values(allClearOf[kind]).includes(now);
      if (isUntouched && text !== now) setValue(name, text as string, { shouldDirty: true });
      if (isUntouched) filled.current[name] = text as string;
    }
  }, [isNew, level, hip_code, place, kind, rules, getValues, setValue]);
}
