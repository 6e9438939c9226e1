// What many institutions may be given at once.
import { institutions, type manyInstitutions } from "@atalaya/contract/resources/institutions.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import type { BulkNoun, SharedInputs } from "../../screens/bulk/bulk-noun.ts";
import { useWords } from "../../ui/words.ts";
import { useInstitutionOptions } from "./queries.ts";
import { institutionFilters, useInstitutionChoices } from "./use-institutions.ts";

const { Choice, Search, YesNo } = fieldsOf(institutions);

function Inputs({ children }: SharedInputs<typeof manyInstitutions>) {
  const t = useWords();
  const choices = useInstitutionChoices();
  const parents = useInstitutionOptions();
  return children({
    kind: <Choice name="kind" options={choices.kind} />,
    level: <Choice name="level" options={choices.level} />,
    parent_institution_id: (
      <Search name="parent_institution_id" options={parents} emptyLabel={t("institution_no_parent")} />
    ),
    is_active: <YesNo name="is_active" />,
  });
}

export const institutionBulk: BulkNoun = {
  resource: institutions,
  openKey: "institution",
  permission: "entities",
  filters: institutionFilters,
  counts: ["institution_count_one", "institution_count_many"],
  Inputs,
};
