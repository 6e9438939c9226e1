// Texts of the interface in the shown language. They come from the page's config object through i18next.
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Language, Parameters } from "@atalaya/contract/text.ts";
import type { WordKey } from "@atalaya/contract/words.ts";

export type Translate = (key: WordKey, parameters?: Parameters) => string;

/** `const t = useWords(); t("record_saved")`: a key that does not exist does not compile. */
export function useWords(): Translate {
  const { t } = useTranslation();
  return useCallback((key: WordKey, parameters?: Parameters) => String(t(key, { ...parameters })), [t]);
}

/** The shown language and a way to change it; the choice is kept on this computer. */
export function useLanguage(): [Language, (language: Language) => void] {
  const { i18n } = useTranslation();
  const change = useCallback((language: Language) => void i18n.changeLanguage(language), [i18n]);
  return [i18n.language === "en" ? "en" : "es", change];
}

/** Picks the text of the shown language from a pair of fields such as name_es, name_en; Spanish where English is missing. */
export const pick = (language: Language, es: string, en: string | null | undefined): string =>
  language === "en" && en ? en : es;
