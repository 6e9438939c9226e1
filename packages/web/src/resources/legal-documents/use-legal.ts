// What the screen of the legal framework asks for under its address, and how documents, kinds and states are called.
import { phases } from "@atalaya/contract/domain/phases.ts";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import {
  currentStatuses,
  legalKinds,
  legalLevels,
  legalRelationKinds,
  legalStatuses,
  planKinds,
} from "@atalaya/contract/resources/legal-documents/kinds.ts";
import type { LegalReference } from "@atalaya/contract/resources/legal-documents/relations.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAll, useList } from "../../api/use-resource.ts";
import { useUsualHazardOptions } from "../../forms/choices/hazard-options.ts";
import { filtersNamed, valuesOf } from "../../screens/filters.ts";
import { useWords, type Translate } from "../../ui/words.ts";

/** A sorted list is no hierarchy, so the sort is cleared with the filters. */
export const legalFilters = filtersNamed(legalDocuments, [
  "q",
  "kind",
  "level",
  "status",
  "phase",
  "hazard",
  "plan_kind",
  "topic",
  "in_force_on",
  "review_overdue",
  "lapsing",
  "trash",
  "sort",
]);

export function useLegalList() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const query = { ...legalFilters.of(search), place, page: search.page };
  return useList(legalDocuments, query, { leavesOnDenied: true });
}

export function useLegalTree() {
  const { place } = usePlace();
  return useAll(legalDocuments, { type: "tree", place }, { leavesOnDenied: true });
}

/** Every topic that a document has. */
export function useTopics(): { value: string; label: string }[] {
  const { data } = useLegalTree();
  const topics = new Set(data?.data.flatMap((row) => row.topics));
  return [...topics].toSorted((one, other) => one.localeCompare(other)).map((value) => ({ value, label: value }));
}

type Named = Pick<LegalReference, "kind" | "number">;

/** "Ley 21.364". */
export const citationOf = (t: Translate, { kind, number }: Named): string => `${t(`legal_kind.${kind}`)} ${number}`;

/** Every choice with its label, for fields and filters. */
export function useLegalChoices() {
  const t = useWords();
  const { search } = useUrlState();
  return {
    kind: legalKinds.map((value) => ({ value, label: t(`legal_kind.${value}`) })),
    level: legalLevels.map((value) => ({ value, label: t(`institution_level.${value}`) })),
    status: legalStatuses.map((value) => ({ value, label: t(`legal_status.${value}`) })),
    current_status: currentStatuses.map((value) => ({ value, label: t(`legal_status.${value}`) })),
    plan_kind: planKinds.map((value) => ({ value, label: t(`plan_kind.${value}`) })),
    relation: legalRelationKinds.map((value) => ({ value, label: t(`legal_relation.${value}`) })),
    phase: phases.map((value) => ({ value, label: t(`phase.${value}`) })),
    /** Those that one filters by in a hurry, and what is filtered by. */
    hazard: useUsualHazardOptions(valuesOf(search.hazard)),
  };
}
