// What the ledger of all resources is asked, as the address of its screen says it.
import { inventoryMovements } from "@atalaya/contract/resources/inventory/movements.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer, useList } from "../../../api/use-resource.ts";
import { filtersNamed, pageOf } from "../../../screens/filters.ts";

export const bookFilters = filtersNamed(inventoryMovements, [
  "q",
  "kind",
  "category",
  "payer",
  "inventory",
  "disaster",
  "recipient",
  "from",
  "to",
  "unpapered",
  "unsigned",
  "same_photo",
  "out",
]);

/** The filters of list, totals and sheet. */
export function useBookQuery() {
  const { search } = useUrlState();
  const { place } = usePlace();
  return { place, ...bookFilters.of(search) };
}

export function useBooks() {
  const { search } = useUrlState();
  const query = useBookQuery();
  return {
    list: useList(inventoryMovements, { ...query, ...pageOf(inventoryMovements, search) }),
    totals: useAnswer(inventoryMovements, "totals", query),
  };
}
