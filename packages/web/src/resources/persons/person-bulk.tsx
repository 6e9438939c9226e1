// What many persons may be given at once: where they work, and whether they still do.
import { persons, type manyPersons } from "@atalaya/contract/resources/persons.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import type { BulkNoun, SharedInputs } from "../../screens/bulk/bulk-noun.ts";
import { useInstitutionOptions } from "../institutions/queries.ts";
import { personFilters } from "./use-persons.ts";

const { Search, YesNo } = fieldsOf(persons);

function Inputs({ children }: SharedInputs<typeof manyPersons>) {
  return children({
    institution_id: <Search name="institution_id" options={useInstitutionOptions()} emptyLabel="—" />,
    is_active: <YesNo name="is_active" />,
  });
}

export const personBulk: BulkNoun = {
  resource: persons,
  openKey: "person",
  permission: "entities",
  filters: personFilters,
  counts: ["person_count_one", "person_count_many"],
  Inputs,
};
