// What a committee of a kind is called: as the law of its country names it.
import { otherKind } from "@atalaya/contract/domain/committee-kinds.ts";
import { useCountryRules } from "../../api/country-rules.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

export function useKindName(): (kind: string, country: string | undefined) => string {
  const t = useWords();
  const [language] = useLanguage();
  const rulesOf = useCountryRules();
  return (kind, country) =>
    kind === otherKind
      ? t("committee_kind_other")
      : (rulesOf(country)?.committees.find(({ key }) => key === kind)?.name[language] ?? kind.toUpperCase());
}
