// Institutions as other screens ask for them: all that the user may see, as options of a field or filter.
import { institutions, type InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { useAnswer } from "../../api/use-resource.ts";
import type { SearchOption } from "../../forms/search-choice.tsx";
import { pick, useLanguage } from "../../ui/words.ts";

/** Everything visible, whatever the active place. */
export function useInstitutionOptions(): SearchOption[] {
  const [language] = useLanguage();
  const { data } = useAnswer<{ data: InstitutionSummary[] }>(institutions, "", { type: "tree" });
  return (data?.data ?? []).map(({ id, name_es, name_en, acronym }) => ({
    id,
    label: pick(language, name_es, name_en),
    detail: acronym,
  }));
}
