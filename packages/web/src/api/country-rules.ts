// The rules of each country, out of its pack: names of levels, committees, alert levels, numbers to call.
import { useCallback } from "react";
import type { CountryRules } from "@atalaya/contract/packs/country-rules.ts";
import { packs } from "@atalaya/contract/resources/packs.ts";
import { useAnswer } from "./use-resource.ts";

/** The rules of a country; undefined until they are here, null where no pack knows it. */
export function useCountryRules(): (country: string | undefined) => CountryRules | null | undefined {
  const { data } = useAnswer(packs, "rules");
  return useCallback((country) => data && (data.data.find((it) => it.country === country) ?? null), [data]);
}
