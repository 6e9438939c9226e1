// What the ledger of all resources is asked, as the address of its screen says it.
import { useQuery } from "@tanstack/react-query";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { inventoryMovements } from "@atalaya/contract/resources/inventory/movements.ts";
import { signedKinds } from "@atalaya/contract/resources/inventory/movement-choices.ts";
import type { UrlState } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import type { ApiError } from "../../../api/request.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { askPage, keyOf, useAnswer, useList, type QueryOf } from "../../../api/use-resource.ts";
import { filtersNamed, pageOf } from "../../../screens/filters.ts";

export const bookFilters = filtersNamed(inventoryMovements, [
  "q",
  "kind",
  "category",
  "payer",
  "payer_name",
  "inventory",
  "disaster",
  "recipient",
  "signer",
  "from",
  "to",
  "papered",
  "unpapered",
  "unsigned",
  "same_photo",
  "out",
]);

/** The comptroller's questions; `all` is none of them. */
export const bookQuestions = ["all", "received", "paid", "signed"] as const;
export type BookQuestion = (typeof bookQuestions)[number];

export const questionOf = ({ ask }: UrlState): BookQuestion => bookQuestions.find((one) => one === ask) ?? "all";

/** Which movements a question is about, where the filters do not say it. */
const asked: Record<BookQuestion, QueryOf<typeof inventoryMovements>> = {
  all: {},
  received: { kind: signedKinds.join(",") },
  paid: { paid: true },
  signed: { kind: signedKinds.join(",") },
};

/** The filters of list, totals, sheet and paper. */
export function useBookQuery() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const filters = Object.entries(bookFilters.of(search)).filter(([, value]) => value);
  return { place, ...asked[questionOf(search)], ...Object.fromEntries(filters) };
}

export const useBookTotals = () => useAnswer(inventoryMovements, "totals", useBookQuery());

export function useBooks() {
  const { search } = useUrlState();
  const query = useBookQuery();
  return useList(inventoryMovements, { ...query, ...pageOf(inventoryMovements, search) });
}

/** So many movements stand on paper, the newest where there are more. */
export const mostOnPaper = 1000;
const perPage = 100;

/** All of them, for paper, a page after the other. */
export function useWholeBook() {
  const query = useBookQuery();
  return useQuery<{ movements: Movement[]; total: number }, ApiError>({
    queryKey: [...keyOf(inventoryMovements), "paper", query],
    queryFn: async ({ signal }) => {
      const ask = (after: string | null) =>
        askPage(inventoryMovements, { ...query, per_page: perPage, after }, { signal });
      let page = await ask(null);
      const movements: Movement[] = page.data;
      while (page.meta.next_cursor !== null && movements.length < mostOnPaper) {
        page = await ask(page.meta.next_cursor);
        movements.push(...page.data);
      }
      return { movements, total: page.meta.total };
    },
  });
}
