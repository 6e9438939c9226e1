// How kinds of places look in lists and choices, and the countries that they may lie in.
import { countryCodes } from "@atalaya/contract/domain/countries.ts";
import { companyKinds, type CompanyKind } from "@atalaya/contract/resources/companies.ts";
import { usePlaceKind } from "../../api/country-rules.ts";
import { useLanguage } from "../../ui/words.ts";

/** Font Awesome 4 names. */
export const kindIcons: Record<CompanyKind, string> = {
  country: "globe",
  region: "map-o",
  province: "map-signs",
  municipality: "building-o",
  national_agency: "university",
  utility: "plug",
  company: "briefcase",
  ngo: "heart-o",
  academia: "graduation-cap",
  community: "users",
  other: "circle-o",
};

/** Every kind with its name, in a country as it is called there, in the order of the contract: from the largest territory down. */
export function useKindOptions(country?: string): { value: CompanyKind; label: string }[] {
  const kindOf = usePlaceKind();
  return companyKinds.map((value) => ({ value, label: kindOf(value, country) }));
}

/** Every country by its name in the shown language. */
export function useCountryOptions(): { value: string; label: string }[] {
  const [language] = useLanguage();
  const names = new Intl.DisplayNames(language, { type: "region" });
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
