// Institutions as other screens ask for them: all that the user may see, as options of a field or filter.
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { useAll } from "../../api/use-resource.ts";
import type { SearchOption } from "../../forms/choices/search-choice.tsx";
import { pick, useLanguage } from "../../ui/words.ts";

/** Everything visible, whatever the active place. */
export function useInstitutionOptions(): SearchOption[] {
  const [language] = useLanguage();
  const { data } = useAll(institutions, { type: "tree" });
  return (data?.data ?? []).map(({ id, name_es, name_en, acronym }) => ({
    id,
    label: pick(language, name_es, name_en),
    detail: acronym,
  }));
}
