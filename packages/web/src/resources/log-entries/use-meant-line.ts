// The line that the address names: brought into sight, however far back it is.
import { useEffect } from "react";
import { useUrlState } from "../../api/url-state.ts";
import { logFilters, type useLines } from "./use-log.ts";

/** Its id; null where the address names none. */
export function useMeantLine({ data, hasNextPage, isFetching, fetchNextPage }: ReturnType<typeof useLines>) {
  const { search } = useUrlState();
  const meant = Number(search.line) || null;
  const isHere = meant !== null && (data?.pages.some((page) => page.data.some(({ id }) => id === meant)) ?? false);
  // Among lines that are looked for it may not be.
  const isFiltered = logFilters.areIn(search);
  useEffect(() => {
    if (meant === null || isHere || isFiltered || !hasNextPage || isFetching) return;
    void fetchNextPage();
  }, [meant, isHere, isFiltered, hasNextPage, isFetching, fetchNextPage]);
  useEffect(() => {
    if (!isHere) return;
    const line = document.getElementById(`line-${meant}`);
    line?.scrollIntoView({ block: "center" });
    line?.focus({ preventScroll: true });
  }, [meant, isHere]);
  return meant;
}
