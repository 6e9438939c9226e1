// A sum over reports as a person reads it: "≥ 341" where one of them says "at least", or says nothing of it.
import type { ConsolidatedSum } from "@atalaya/contract/resources/event-reports.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../../ui/format.ts";

export const sumText = ({ value, is_at_least }: ConsolidatedSum, language: Language): string =>
  `${is_at_least ? "≥\u00a0" : ""}${formatNumber(value, language)}`;
