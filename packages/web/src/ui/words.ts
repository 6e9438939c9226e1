// Texts of the interface in the shown language.
import type { Language } from "@atalaya/contract/text.ts";
import type { Translate } from "@atalaya/contract/words.ts";
import { changeLanguage, useShownWords } from "../api/words.ts";

export type { Translate };

/** `const t = useWords(); t("record_saved")`: a key that does not exist does not compile. The same function as long as the language is the same. */
export const useWords = (): Translate => useShownWords(({ translate }) => translate);

/** The shown language and a way to change it; the choice is kept on this computer. */
export const useLanguage = (): [Language, (language: Language) => void] => [
  useShownWords(({ language }) => language),
  changeLanguage,
];

/** Picks the text of the shown language from a pair of fields such as name_es, name_en; Spanish where English is missing. */
export const pick = (language: Language, es: string, en: string | null | undefined): string =>
  language === "en" && en ? en : es;
