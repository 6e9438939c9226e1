// What many places may be given at once.
import { companies, type manyCompanies } from "@atalaya/contract/resources/companies.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import type { BulkNoun, SharedInputs } from "../../screens/bulk/bulk-noun.ts";
import { useCountryOptions, useKindOptions } from "./company-kinds.ts";
import { companyFilters } from "./company-query.ts";

const { Text, Choice, YesNo } = fieldsOf(companies);

function Inputs({ children }: SharedInputs<typeof manyCompanies>) {
  return children({
    kind: <Choice name="kind" options={useKindOptions()} />,
    is_active: <YesNo name="is_active" />,
    country: <Choice name="country" options={useCountryOptions()} />,
    timezone: <Text name="timezone" />,
    currency: <Text name="currency" />,
    locale: <Text name="locale" />,
  });
}

export const companyBulk: BulkNoun = {
  resource: companies,
  openKey: "company",
  permission: "companies",
  filters: companyFilters,
  counts: ["company_count_one", "company_count_many"],
  Inputs,
};
