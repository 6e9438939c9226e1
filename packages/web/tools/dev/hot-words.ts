// In development the texts of the page come from the contract's sources, and a changed one is shown at once; the page loads this first.
import { byLanguage, words } from "@atalaya/contract/words.ts";
import { pageConfig } from "../../src/api/page-config.ts";
import { showLanguage, useShownWords } from "../../src/api/words.ts";

pageConfig().words = byLanguage(words);
// Run again by hot reload, in a page that is drawn already.
showLanguage(useShownWords.getState().language);

import.meta.hot?.accept();
