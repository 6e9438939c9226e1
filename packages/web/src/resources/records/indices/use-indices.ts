// The index that the address names, what it comes to now or came to when it was frozen, and what may be done with it.
import { compositeIndices, type CompositeIndex } from "@atalaya/contract/resources/records/composite-indices.ts";
import { useMay, useMayEverywhere } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAll, useAnswer } from "../../../api/use-resource.ts";

/** The chosen one, else the first that is active. */
export function useIndices() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const asked = useAll(compositeIndices, { place }, { leavesOnDenied: true });
  const all = asked.data?.data;
  const chosen = all?.find(({ id }) => String(id) === search.index);
  return { asked, all, index: chosen ?? all?.find(({ is_active }) => is_active) ?? all?.[0] ?? null };
}

/** `edition`: null is of now. */
export function useIndexResult(id: number | null, edition: number | null, isEnabled = true) {
  const { place } = usePlace();
  const query = { place, ...(edition && { edition }) };
  return useAnswer(compositeIndices, ":id/result", query, { id, isEnabled });
}

type Action = "create" | "update" | "delete";

/** What all places share only those define who may do so in all of them. */
export function useMayDefineIndex(): (action: Action, index?: Pick<CompositeIndex, "company_id">) => boolean {
  const may = useMay();
  const everywhere = useMayEverywhere();
  return (action, index) => {
    const permission = `variables.vulnerabilityMap.${action}` as const;
    if (!index) return may(permission);
    return index.company_id === null ? everywhere(permission) : may(permission, index.company_id);
  };
}
