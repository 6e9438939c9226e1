// What the variables' screen asks for: the catalogue of a domain, narrowed by what is typed, and what the user may do in it.
import { catalogueOf, type Domain } from "@atalaya/contract/domain/domains.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { useHazardNames } from "../../api/hazard-names.ts";
import { useMay, useMayEverywhere } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useList } from "../../api/use-resource.ts";
import { foundAs, matches } from "../../forms/choices/option-words.ts";
import { formatNumber } from "../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";

const mostListed = 100;
const shortestServerSearch = 3;

export type Catalogue = {
  variables: Variable[] | undefined;
  /** How many there are without a search. */
  total: number;
  /** All of them are here, none only at the server. */
  isWhole: boolean;
  isStale: boolean;
  /** What people call the hazard of one that was found by that name. */
  foundAs: (variable: Variable) => string | undefined;
  error: Error | null;
  retry: () => void;
};

/** A catalogue that fits into one page is searched here, from the first letter on; a larger one by the server. */
export function useCatalogue(domain: Domain, typed: string): Catalogue {
  const { place } = usePlace();
  const [language] = useLanguage();
  const hazardNames = useHazardNames();
  const resource = variablesOf(domain);
  const base = { place, per_page: mostListed, sort: "sort_order" as const };
  const all = useList(resource, base, { leavesOnDenied: true });
  const total = all.data?.meta.total ?? 0;
  const isSearchedThere = total > mostListed && typed.length >= shortestServerSearch;
  const found = useList(resource, { ...base, q: typed }, { isEnabled: isSearchedThere });
  const list = isSearchedThere ? found : all;
  const nameOf = ({ name_es, name_en }: Variable) => pick(language, name_es, name_en);
  const wordsOf = ({ name_es, name_en, hip_code }: Variable) => ({
    label: name_es,
    detail: name_en,
    called: hazardNames(hip_code),
  });
  const { compare } = new Intl.Collator(language);
  const variables = list.data?.data
    .filter((variable) => isSearchedThere || matches(wordsOf(variable), typed))
    .toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  return {
    variables,
    total,
    isWhole: total <= mostListed,
    isStale: list.isPlaceholderData,
    foundAs: (variable) => foundAs(wordsOf(variable), typed),
    error: list.data ? null : list.error,
    retry: () => void list.refetch(),
  };
}

type Action = "create" | "update" | "delete";

/** Whether the user may do something with a variable of a place; null is one that all places share. */
export function useMayDefine(domain: Domain): (action: Action, company_id?: number | null) => boolean {
  const may = useMay();
  const mayEverywhere = useMayEverywhere();
  const resource = `variables.${catalogueOf[domain]}` as const;
  return (action, company_id) =>
    company_id === null ? mayEverywhere(`${resource}.${action}`) : may(`${resource}.${action}`, company_id);
}

/** "En uso: 345 registros"; nothing for a variable that no record uses. */
export function useInUse(uses: number): string | undefined {
  const t = useWords();
  const [language] = useLanguage();
  if (uses === 0) return undefined;
  return uses === 1 ? t("variable_in_use_one") : t("variable_in_use", { count: formatNumber(uses, language) });
}
