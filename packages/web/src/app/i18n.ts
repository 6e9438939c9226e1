// Texts for i18next: only those of the page's config object, so that there is one source and the server can override them.
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { languages, type Language } from "@atalaya/contract/text.ts";
import { keepLanguage, storedLanguage } from "../api/locale.ts";
import { pageConfig } from "../api/page-config.ts";
import { request } from "../api/request.ts";
import { enter, session } from "../api/session.ts";

/** Starts i18next in the kept language, or in the page's. Keys are flat: dots and colons in them mean nothing. */
export function startWords(): void {
  const { words, locale } = pageConfig();
  const language = storedLanguage() ?? locale;
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: "es",
    supportedLngs: [...languages],
    resources: Object.fromEntries(languages.map((it) => [it, { translation: words[it] }])),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  document.documentElement.lang = language;
  i18next.on("languageChanged", (changed) => {
    keepLanguage(changed as Language);
    saveLanguage(changed as Language);
  });
}

/** Takes the user's own language where this computer has no choice of its own yet. */
export function followUser(language: Language): void {
  if (storedLanguage() === null && i18next.language !== language) void i18next.changeLanguage(language);
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
