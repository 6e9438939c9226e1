// Texts of the login page, straight from the page's config object: no translation library for two dozen sentences.
import type { ProblemCode } from "@atalaya/contract/errors.ts";
import type { Language, Parameters } from "@atalaya/contract/text.ts";
import type { loginWords } from "@atalaya/contract/words/login.ts";
import { pageConfig } from "../api/page-config.ts";

export type LoginWordKey = keyof typeof loginWords | `problem.${ProblemCode}`;
export type Say = (key: LoginWordKey, parameters?: Parameters) => string;

/** Texts in one language; a missing one shows its key. */
export const wordsIn =
  (language: Language): Say =>
  (key, parameters = {}) =>
    (pageConfig().words[language][key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(parameters[name] ?? whole),
    );
