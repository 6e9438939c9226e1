// Texts of the login page.
import type { ProblemCode } from "@atalaya/contract/errors.ts";
import type { Language, Parameters } from "@atalaya/contract/text.ts";
import type { loginWords } from "@atalaya/contract/words/login.ts";
import type { maintenanceBandWords } from "@atalaya/contract/words/maintenance.ts";
import { pageText } from "../api/page-text.ts";

export type LoginWordKey = keyof typeof loginWords | keyof typeof maintenanceBandWords | `problem.${ProblemCode}`;
export type Say = (key: LoginWordKey, parameters?: Parameters) => string;

/** Texts in one language; a missing one shows its key. */
export const wordsIn =
  (language: Language): Say =>
  (key, parameters) =>
    pageText(language, key, parameters);
