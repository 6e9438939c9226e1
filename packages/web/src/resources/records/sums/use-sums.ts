// What the sums of losses are asked with: the filters of the list, its moment, what they are gathered by, and which metrics, all held in the address.
import { metrics, type Metric } from "@atalaya/contract/domain/losses.ts";
import {
  disasterLosses,
  lossGroups,
  type LossGroup,
  type LossSums,
} from "@atalaya/contract/resources/records/loss-sums.ts";
import type { UrlState } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { valuesOf } from "../../../screens/filters.ts";
import { usePlaceKind } from "../map/place-kind.tsx";
import { recordFilters } from "../record-query.ts";

/** What `?sums=` shows: all at a glance, what they are gathered by, or how often disasters of a size come. */
export const sumViews = ["overview", ...lossGroups, "size"] as const;
export type SumView = (typeof sumViews)[number];

const usualMetrics: readonly Metric[] = [
  "deaths",
  "missing",
  "injured",
  "direct_affected",
  "houses_destroyed",
  "houses_damaged",
  "burned_ha",
];

/** The view, the metrics that its table shows, and which of them is drawn. */
export function useSumView(): { view: SumView; chosen: readonly Metric[]; drawn: Metric; isRate: boolean } {
  const { search } = useUrlState();
  const named = valuesOf(search.metrics).flatMap((key) => metrics.find((metric) => metric === key) ?? []);
  const chosen = named.length > 0 ? named : usualMetrics;
  return {
    view: sumViews.find((view) => view === search.sums) ?? "overview",
    chosen,
    drawn: chosen.find((metric) => metric === search.metric) ?? chosen[0]!,
    isRate: search.per === "people",
  };
}

const kinds: Record<LossGroup, keyof LossSums["rows"][number]> = {
  year: "year",
  month: "month",
  place: "company_id",
  hazard: "hazard",
};

const filtersOf = (search: UrlState, place: ReturnType<typeof usePlace>["place"]) => ({
  ...recordFilters.of(search),
  place,
  at: search.at,
});

export function useSums(group: LossGroup, metric: readonly Metric[]) {
  const { search } = useUrlState();
  const { place } = usePlace();
  const { level } = usePlaceKind();
  const asked = useAnswer(disasterLosses, "losses", {
    ...filtersOf(search, place),
    by: group,
    metric,
    ...(group === "place" && { place_kind: level }),
  });
  // While another gathering loads, the one before still stands in its place.
  const isOfGroup = asked.data?.rows.every((row) => row[kinds[group]] !== undefined);
  return { ...asked, data: isOfGroup ? asked.data : undefined };
}

export function useEventSizes(metric: Metric) {
  const { search } = useUrlState();
  const { place } = usePlace();
  return useAnswer(disasterLosses, "event-sizes", { ...filtersOf(search, place), metric });
}
