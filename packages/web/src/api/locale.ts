// The language that this computer's user chose, before and after signing in.
import { languages, type Language } from "@atalaya/contract/text.ts";
import { readStored, store } from "./storage.ts";

const key = "locale";

/** The kept choice, or null when none was made yet. */
export const storedLanguage = (): Language | null =>
  languages.find((language) => language === readStored("local", key)) ?? null;

/** Keeps the choice and tells the page: assistive technology and requests read it from there. */
export function keepLanguage(language: Language): void {
  store("local", key, language);
  document.documentElement.lang = language;
}

/** Leaves the choice to the account of whoever signs in next; what is shown stays. */
export const forgetLanguage = () => store("local", key, null);

/** The shown language, for the Accept-Language header. */
export const shownLanguage = (): Language => (document.documentElement.lang === "en" ? "en" : "es");
