// Legal documents as other screens ask for them: all that the user may see, as options of a field.
import { legalDocuments, type LegalDocumentSummary } from "@atalaya/contract/resources/legal-documents.ts";
import { useAnswer } from "../../api/use-resource.ts";
import type { SearchOption } from "../../forms/search-choice.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { citationOf } from "./use-legal.ts";

export function useLegalOptions(): SearchOption[] {
  const t = useWords();
  const [language] = useLanguage();
  const { data } = useAnswer<{ data: LegalDocumentSummary[] }>(legalDocuments, "", { type: "tree" });
  return (data?.data ?? []).map((document) => ({
    id: document.id,
    label: `${citationOf(t, document)}, ${pick(language, document.title_es, document.title_en)}`,
    detail: null,
  }));
}
