// A field's value as a person reads it, where two versions are compared.
import type { LegalDocument, LegalRelationDraft } from "@atalaya/contract/resources/legal-documents.ts";
import { usePlace } from "../../api/places.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { formatDay } from "../../ui/format.ts";
import { citationOf, useLegalChoices } from "./use-legal.ts";

export function useShownValue(document: LegalDocument | null): (field: string, value: unknown) => string {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const choices = useLegalChoices();
  const placeName = (id: unknown) => places.find((place) => place.id === id)?.reason_social ?? String(id);
  const among = (options: readonly { value: string; label: string }[], value: unknown) =>
    options.find((option) => option.value === value)?.label ?? String(value);
  const relation = ({ document_id, kind }: LegalRelationDraft) => {
    const reference = document?.references.find(({ id }) => id === document_id);
    return `${t(`legal_relation.${kind}`)} ${reference ? citationOf(t, reference) : document_id}`;
  };
  const listed: Record<string, (value: unknown) => string> = {
    phases: (value) => among(choices.phase, value),
    hazards: (value) => among(choices.hazard, value),
    place_ids: placeName,
    relations: (value) => relation(value as LegalRelationDraft),
    articles: (value) => (value as { number: string }).number,
  };
  return (field, value) => {
    if (value === null || value === "" || value === undefined) return t("empty_value");
    if (Array.isArray(value)) return value.map(listed[field] ?? String).join(", ") || t("empty_value");
    if (field === "company_id") return placeName(value);
    if (field.endsWith("_on")) return formatDay(String(value), language);
    if (field === "kind" || field === "level" || field === "status" || field === "plan_kind")
      return among(choices[field], value);
    return String(value);
  };
}
