// Variables as other screens ask for them: those of every domain that the user may read, as options of a field.
import { catalogueOf, domainTitles, domains, type Domain } from "@atalaya/contract/domain/domains.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../api/may.ts";
import { useList } from "../../api/use-resource.ts";
import { pick, useLanguage } from "../../ui/words.ts";

const mostOffered = 100;

export function useVariableOptions(): { value: number; label: string; detail: string }[] {
  // The domains are always the same, in the same order, as hooks must be.
  return domains.flatMap(useOptionsOf);
}

function useOptionsOf(domain: Domain) {
  const [language] = useLanguage();
  const may = useMay();
  const isEnabled = may(`variables.${catalogueOf[domain]}.index`);
  const { data } = useList<Variable>(variablesOf(domain), { per_page: mostOffered, sort: "sort_order" }, { isEnabled });
  return (data?.data ?? []).map(({ id, name_es, name_en }) => ({
    value: id,
    label: pick(language, name_es, name_en),
    detail: domainTitles[domain][language],
  }));
}
