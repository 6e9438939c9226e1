// The groups of a catalogue, and putting it in order.
import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import {
  variableGroupsOf,
  type CatalogueOrder,
  type VariableGroup,
} from "@atalaya/contract/resources/variable-groups.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { raise } from "../../../api/events.ts";
import { usePlace } from "../../../api/places.ts";
import { request, type ApiError } from "../../../api/request.ts";
import { keyOf, useList } from "../../../api/use-resource.ts";

const mostListed = 100;
const noGroups: VariableGroup[] = [];

export function useGroups(domain: Domain): VariableGroup[] {
  const { place } = usePlace();
  const query = { place, per_page: mostListed, sort: "sort_order" as const };
  return useList(variableGroupsOf(domain), query).data?.data ?? noGroups;
}

/** `pending` is what was sent and is not yet in the lists: it is shown already. */
export function useReorder(domain: Domain): {
  pending: CatalogueOrder | null;
  reorder: (order: CatalogueOrder) => void;
} {
  const client = useQueryClient();
  const [pending, setPending] = useState<CatalogueOrder | null>(null);
  const { mutate } = useMutation<unknown, ApiError, CatalogueOrder>({
    mutationFn: (body) => request(`${variablesOf(domain).path}/order`, { method: "PUT", body }),
    onMutate: setPending,
    onError: (error) =>
      raise("SET_MESSAGE", { message: Object.values(error.errors)[0]?.[0] ?? error.message, type: "error" }),
    onSettled: async () => {
      await Promise.all(
        [variablesOf(domain), variableGroupsOf(domain)].map((it) => client.invalidateQueries({ queryKey: keyOf(it) })),
      );
      setPending(null);
    },
  });
  return { pending, reorder: mutate };
}
