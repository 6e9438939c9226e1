// The screen's address as the query of the API: list, totals and tiles are asked with the same one.
import { metricOfSort } from "@atalaya/contract/resources/records/figure-filter.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { ActivePlace } from "../../api/session.ts";
import type { UrlState } from "../../api/addresses.ts";
import { filtersNamed, pageOf, type NamedFilters } from "../../screens/filters.ts";
import { noLayer } from "../../screens/list-and-map/layer-choice.ts";

export const recordFilters = filtersNamed(recordsOf("situation"), [
  "q",
  "variable",
  "class",
  "status",
  "observed_from",
  "observed_to",
  "month",
  "within",
  "confidence",
  "tag",
  "code",
  "has_published",
  "running",
  "stage",
  "sector",
  "phase",
  "intervention",
  "horizon",
  "funding",
  "better",
  "overdue",
  "likelihood",
  "impact",
  "risk_class",
  "review_to",
  "lapsed",
  "figure",
  "hazard",
  "emergency_level",
  "glide",
  "event",
  "author",
  "not_author",
  "trash",
]);

/** What narrows the list: its filters, and an order that only records with a certain figure have. */
export function narrowingIn(search: UrlState): NamedFilters {
  const hasFigureSort = metricOfSort(search.sort) !== null;
  return {
    ...recordFilters,
    areIn: (asked) => recordFilters.areIn(asked) || hasFigureSort,
    none: { ...recordFilters.none, ...(hasFigureSort && { sort: null }) },
  };
}

/** Whatever the order, map and totals show what the list does; one by a figure leaves out what does not tell it. */
export const queryOf = (search: UrlState, place: ActivePlace) => ({
  ...recordFilters.of(search),
  sort: metricOfSort(search.sort) ? search.sort : undefined,
  place,
  at: search.at,
});

export const listQueryOf = (search: UrlState, place: ActivePlace) => ({
  ...queryOf(search, place),
  ...pageOf(recordsOf("situation"), search),
});

/** "7,12" as numbers; none for `none`, null when the filter is not set. */
export const idsOf = (text: string | undefined): number[] | null =>
  text ? (text === noLayer ? [] : text.split(",").map(Number)) : null;
