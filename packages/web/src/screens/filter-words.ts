// The filters in force as sentences, for paper: each with everything that it lets through. Pure.
import type { Check, Choice } from "./filter-bar.tsx";
import { valuesOf } from "./filters.ts";

type Search = Record<string, string | undefined>;

/** "Estado: Borrador, Publicado"; nothing while none is chosen. */
export function choiceWords(search: Search, { name, title, options }: Choice): string[] {
  const labels = valuesOf(search[name]).map((value) => options.find((it) => it.value === value)?.label ?? value);
  return labels.length > 0 ? [`${title}: ${labels.join(", ")}`] : [];
}

export const checkWords = (search: Search, { name, title, value = "true" }: Check): string[] =>
  search[name] === value ? [title] : [];
