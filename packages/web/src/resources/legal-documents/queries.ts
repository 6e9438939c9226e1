// Legal documents as other screens ask for them: all that the user may see, as options of a field.
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import type { LegalReference } from "@atalaya/contract/resources/legal-documents/relations.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { useMay } from "../../api/may.ts";
import { useAll } from "../../api/use-resource.ts";
import type { SearchOption } from "../../forms/choices/search-choice.tsx";
import { pick, useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { citationOf } from "./use-legal.ts";

/** "Ley 21.364, Establece el sistema nacional…". */
export const legalTitleOf = (t: Translate, language: Language, document: LegalReference): string =>
  `${citationOf(t, document)}, ${pick(language, document.title_es, document.title_en)}`;

export function useLegalOptions(): SearchOption[] {
  const may = useMay();
  const t = useWords();
  const [language] = useLanguage();
  const { data } = useAll(legalDocuments, { type: "tree" }, { isEnabled: may("legal.index") });
  return (data?.data ?? []).map((document) => ({
    id: document.id,
    label: legalTitleOf(t, language, document),
    detail: null,
  }));
}

/** For a field that holds several; those that it names already are known even to who may not list documents. */
export function useLegalChoice(known: readonly LegalReference[]): { value: number; label: string }[] {
  const t = useWords();
  const [language] = useLanguage();
  const named = known.map((it) => ({ id: it.id, label: legalTitleOf(t, language, it) }));
  const all = [...named, ...useLegalOptions()];
  return [...new Map(all.map(({ id, label }) => [id, { value: id, label }])).values()];
}
