// Which language the console begins in, and where a choice is kept besides this computer.
import type { Language } from "@atalaya/contract/text.ts";
import { storedLanguage } from "../api/locale.ts";
import { pageConfig } from "../api/page-config.ts";
import { request } from "../api/request.ts";
import { enter, session } from "../api/session.ts";
import { changeLanguage, showLanguage, useShownWords } from "../api/words.ts";

/** Begins in the kept language, or in the page's. */
export function startLanguage(): void {
  const language = storedLanguage() ?? pageConfig().locale;
  document.documentElement.lang = language;
  showLanguage(language);
  useShownWords.subscribe((now, before) => now.language !== before.language && saveLanguage(now.language));
}

/** Takes the user's own language where this computer has no choice of its own yet. */
export function followUser(language: Language): void {
  if (storedLanguage() === null && useShownWords.getState().language !== language) changeLanguage(language);
}

/** The account remembers the language, so that the next sign-in on another computer shows it. */
function saveLanguage(locale: Language): void {
  const { user } = session();
  if (!user || user.locale === locale) return;
  enter({ ...user, locale });
  request("settings/profile", { method: "PATCH", body: { locale }, isQuiet: true }).catch(() => {
    // It stays chosen on this computer.
  });
}
