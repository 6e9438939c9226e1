// What an assessment names, where the reader may know it: who assessed, and the plan that deals with the risk.
import type { PaperBlock } from "@atalaya/contract/paper.ts";
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { useMay } from "../../../api/may.ts";
import { useRecord } from "../../../api/use-resource.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { legalTitleOf } from "../../legal-documents/queries.ts";

export function useAssessmentLinks({ assessment }: DomainRecord): PaperBlock | null {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const institution = useRecord(institutions, assessment?.institution_id ?? null, {
    isEnabled: may("entities.index"),
  }).data;
  const plan = useRecord(legalDocuments, assessment?.plan_id ?? null, { isEnabled: may("legal.index") }).data;
  const links = [
    institution && {
      label: t("assessment.institution_id"),
      text: pick(language, institution.name_es, institution.name_en),
      detail: institution.acronym ?? "",
      address: `/entidades?institution=${institution.id}`,
    },
    plan && {
      label: t("assessment.plan_id"),
      text: legalTitleOf(t, language, plan),
      detail: "",
      address: `/legal?document=${plan.id}`,
    },
  ].filter((link) => link !== undefined);
  return links.length > 0 ? { kind: "links", links } : null;
}
