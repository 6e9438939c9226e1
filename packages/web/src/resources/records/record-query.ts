// The screen's address as the query of the API: list, totals and tiles are asked with the same one.
import type { Query } from "../../api/request.ts";
import type { ActivePlace } from "../../api/session.ts";
import type { UrlState } from "../../api/url-state.ts";
import { filtersNamed } from "../../screens/filters.ts";
import { noLayer } from "../../screens/list-and-map/layer-choice.ts";

export const recordFilters = filtersNamed([
  "q",
  "variable",
  "class",
  "status",
  "observed_from",
  "observed_to",
  "within",
  "confidence",
  "tag",
  "code",
  "has_published",
  "author",
  "not_author",
  "trash",
]);

export const queryOf = (search: UrlState, place: ActivePlace): Query => ({ ...recordFilters.of(search), place });

export const listQueryOf = (search: UrlState, place: ActivePlace): Query => ({
  ...queryOf(search, place),
  sort: search["sort"],
  page: search["page"],
  per_page: search["per_page"],
});

/** "7,12" as numbers; none for `none`, null when the filter is not set. */
export const idsOf = (text: string | undefined): number[] | null =>
  text ? (text === noLayer ? [] : text.split(",").map(Number)) : null;
