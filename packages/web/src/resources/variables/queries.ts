// Variables as other screens ask for them: those of every domain that the user may read, as options of a field.
import { catalogueOf, domainTitles, domains, type Domain } from "@atalaya/contract/domain/domains.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { useHazardNames } from "../../api/hazard-names.ts";
import { useMay } from "../../api/may.ts";
import { useList } from "../../api/use-resource.ts";
import type { ManyOption } from "../../forms/choices/many-choice.tsx";
import { pick, useLanguage } from "../../ui/words.ts";

const mostOffered = 100;

export function useVariableOptions(): ManyOption[] {
  // The domains are always the same, in the same order, as hooks must be.
  return domains.flatMap(useOptionsOf);
}

function useOptionsOf(domain: Domain): ManyOption[] {
  const hazardNames = useHazardNames();
  const [language] = useLanguage();
  const may = useMay();
  const isEnabled = may(`variables.${catalogueOf[domain]}.index`);
  const { data } = useList(variablesOf(domain), { per_page: mostOffered, sort: "sort_order" }, { isEnabled });
  return (data?.data ?? []).map(({ id, name_es, name_en, hip_code }) => ({
    value: id,
    label: pick(language, name_es, name_en),
    detail: domainTitles[domain][language],
    called: hazardNames(hip_code),
  }));
}
