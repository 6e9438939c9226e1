// One text of the page's config object. The login page needs this and nothing else of the console's texts.
import { fillIn, type Language, type Parameters } from "@atalaya/contract/text.ts";
import { pageConfig } from "./page-config.ts";

/** The text in this language, or in Spanish where it has none; a key without a text shows itself. */
export function pageText(language: Language, key: string, parameters?: Parameters): string {
  const { words } = pageConfig();
  return fillIn(words[language][key] ?? words.es[key] ?? key, parameters);
}
