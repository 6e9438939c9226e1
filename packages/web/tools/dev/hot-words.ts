// In development the texts of the page come from the contract's sources, and a changed one is shown at once; the page loads this first.
import i18next from "i18next";
import { languages } from "@atalaya/contract/text.ts";
import { byLanguage, words } from "@atalaya/contract/words.ts";
import { pageConfig } from "../../src/api/page-config.ts";

const config = pageConfig();
config.words = byLanguage(words);

// The console draws itself again for each changed table of texts.
if (!i18next.isInitialized) i18next.options.react = { bindI18nStore: "added" };
// Run again by hot reload, in a page that has its texts.
else for (const it of languages) i18next.addResourceBundle(it, "translation", config.words[it], false, true);

import.meta.hot?.accept();
