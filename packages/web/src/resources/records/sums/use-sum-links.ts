// From a sum to the list of the cards that it was made of.
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import { boundsOfFigure } from "@atalaya/contract/resources/records/figure-filter.ts";
import type { LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { linkTo, type ScreenLink, type UrlChange } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { valuesOf } from "../../../screens/filters.ts";
import { idsOf, recordFilters } from "../record-query.ts";

export type LossRow = LossSums["rows"][number];

/** Without a metric all cards of the row, with one those that tell a number of it; null where no filter names just these. */
export type SumLinks = (row: LossRow | null, metric?: Metric) => ScreenLink | null;

/** The days of a year, no wider than the filter by days. */
const daysOf = (year: number, from = "", to = "9999") => ({
  observed_from: [from, `${year}-01-01`].toSorted().at(-1)!,
  observed_to: [to, `${year}-12-31`].toSorted()[0]!,
});

function isIn(id: number, above: number, places: readonly Place[]): boolean {
  if (id === above) return true;
  const parent = places.find((it) => it.id === id)?.parent_company_id ?? null;
  return parent !== null && isIn(parent, above, places);
}

/** Only disasters are summed up: an assessment beside them is none of these cards. */
function eventsAmong(variables: readonly Variable[], chosen: readonly number[] | null): readonly number[] | null {
  const events = variables.filter(({ kind }) => kind === "event_type").map(({ id }) => id);
  if (chosen) return chosen.filter((id) => events.includes(id));
  return events.length === variables.length ? null : events;
}

/** To the disasters that cost at least so much, each by its own card. */
export type SizeLinks = (least: number) => ScreenLink | null;

export function useSizeLinks(metric: Metric): SizeLinks {
  const { search } = useUrlState();
  return (least) =>
    linkTo("/records/risk", {
      ...recordFilters.of(search),
      at: search.at,
      view: search.view,
      columns: search.columns,
      has_published: true,
      figure: [...valuesOf(search.figure).filter((it) => boundsOfFigure(it)?.metric !== metric), `${metric}:${least}:`],
    });
}

export function useSumLinks(variables: readonly Variable[]): SumLinks {
  const { search } = useUrlState();
  const { place, places } = usePlace();
  const events = eventsAmong(variables, idsOf(search.variable));
  const figures = valuesOf(search.figure);
  const narrowed = (row: LossRow): UrlChange<"/records/risk"> => {
    const { year, month, hazard, company_id } = row;
    if (month) return { month };
    if (year !== undefined) return daysOf(year, search.observed_from, search.observed_to);
    if (hazard !== undefined) return { hazard };
    // A place around the active one is gathered of what lies in the active one alone.
    const isAround = typeof company_id === "number" && place !== "all" && isIn(place, company_id, places);
    return isAround ? {} : { place: company_id };
  };
  const telling = (metric: Metric) =>
    figures.some((entry) => boundsOfFigure(entry)?.metric === metric) ? figures : [...figures, `${metric}::`];
  return (row, metric) => {
    // No filter names what is known of no place of the kind, or of no month.
    if (row?.company_id === null || row?.month === null) return null;
    return linkTo("/records/risk", {
      ...recordFilters.of(search),
      at: search.at,
      view: search.view,
      columns: search.columns,
      has_published: true,
      ...(metric ? { figure: telling(metric) } : { variable: events }),
      ...(row && narrowed(row)),
    });
  };
}
