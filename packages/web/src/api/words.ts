// The shown language and its texts, for React and outside of it.
import { create } from "zustand";
import type { Language, Parameters } from "@atalaya/contract/text.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { keepLanguage } from "./locale.ts";
import { pageText } from "./page-text.ts";

type Shown = {
  language: Language;
  /** A new one for each language, so that what is drawn with it is drawn anew. */
  translate: (key: WordKey, parameters?: Parameters) => string;
};

const shown = (language: Language): Shown => ({
  language,
  translate: (key, parameters) => pageText(language, key, parameters),
});

export const useShownWords = create<Shown>(() => shown("es"));

/** A text outside of React, in the language that is shown at this moment. */
export const translate: Shown["translate"] = (key, parameters) => useShownWords.getState().translate(key, parameters);

/** Draws everything in this language, and anew where it is the shown one already. */
export const showLanguage = (language: Language): void => useShownWords.setState(shown(language));

/** Shows the language that somebody chose, and keeps it on this computer. */
export function changeLanguage(language: Language): void {
  keepLanguage(language);
  showLanguage(language);
}
