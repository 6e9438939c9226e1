// The rules of each country, out of its pack: names of levels, committees, alert levels, numbers to call.
import { useCallback } from "react";
import type { CountryRules } from "@atalaya/contract/packs/country-rules.ts";
import type { CompanyKind } from "@atalaya/contract/resources/companies.ts";
import { packs } from "@atalaya/contract/resources/packs.ts";
import { useShownWords } from "./words.ts";
import { useAnswer } from "./use-resource.ts";

/** The rules of a country; undefined until they are here, null where no pack knows it. */
export function useCountryRules(): (country: string | undefined) => CountryRules | null | undefined {
  const { data } = useAnswer(packs, "rules");
  return useCallback((country) => data && (data.data.find((it) => it.country === country) ?? null), [data]);
}

/** What a kind of place is called, as its country calls it: a municipality is a comuna in Chile and a municipio in Colombia. */
export function usePlaceKind(): (kind: CompanyKind, country?: string) => string {
  const rulesOf = useCountryRules();
  const { translate, language } = useShownWords((shown) => shown);
  return useCallback(
    (kind, country) =>
      rulesOf(country)?.levels.find((level) => level.kind === kind)?.name[language] ??
      translate(`company_kind_${kind}`),
    [rulesOf, translate, language],
  );
}
