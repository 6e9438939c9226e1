// A field's value of a legal document as a person reads it, where two versions are compared.
import type { LegalDocument } from "@atalaya/contract/resources/legal-documents.ts";
import type { LegalRelationDraft } from "@atalaya/contract/resources/legal-documents/relations.ts";
import { useHazardName } from "../../api/hazards.ts";
import { usePlace } from "../../api/places.ts";
import { useShownValue } from "../../forms/use-shown-value.ts";
import { useWords } from "../../ui/words.ts";
import { citationOf, useLegalChoices } from "./use-legal.ts";

export function useShownLegal(document: LegalDocument | null): (field: string, value: unknown) => string {
  const t = useWords();
  const hazardName = useHazardName();
  const { places } = usePlace();
  const { kind, level, status, plan_kind, phase } = useLegalChoices();
  const relation = ({ document_id, kind: does }: LegalRelationDraft) => {
    const reference = document?.references.find(({ id }) => id === document_id);
    return `${t(`legal_relation.${does}`)} ${reference ? citationOf(t, reference) : document_id}`;
  };
  return useShownValue({
    kind,
    level,
    status,
    plan_kind,
    phases: phase,
    hazards: (value) => hazardName(String(value)),
    place_ids: places.map(({ id, reason_social }) => ({ id, label: reason_social })),
    relations: (value) => relation(value as LegalRelationDraft),
    articles: (value) => (value as { number: string }).number,
  });
}
