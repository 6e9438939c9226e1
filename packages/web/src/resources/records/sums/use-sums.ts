// What the sums of losses are asked with: the filters of the list, what they are gathered by, and which metrics, all held in the address.
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

const usualMetrics: readonly Metric[] = [
  "deaths",
  "missing",
  "injured",
  "direct_affected",
  "houses_destroyed",
  "houses_damaged",
  "burned_ha",
];

const groupOf = (search: UrlState): LossGroup => lossGroups.find((group) => group === search.sums) ?? "year";

/** The metrics that the table shows, and which of them is drawn. */
function metricsOf(search: UrlState): { chosen: readonly Metric[]; drawn: Metric } {
  const named = valuesOf(search.metrics).flatMap((key) => metrics.find((metric) => metric === key) ?? []);
  const chosen = named.length > 0 ? named : usualMetrics;
  return { chosen, drawn: chosen.find((metric) => metric === search.metric) ?? chosen[0]! };
}

const kinds: Record<LossGroup, keyof LossSums["rows"][number]> = {
  year: "year",
  place: "company_id",
  hazard: "hazard",
};

export function useSums() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const { level } = usePlaceKind();
  const group = groupOf(search);
  const { chosen, drawn } = metricsOf(search);
  const asked = useAnswer(disasterLosses, "losses", {
    ...recordFilters.of(search),
    place,
    by: group,
    metric: chosen,
    ...(group === "place" && { place_kind: level }),
  });
  // While another gathering loads, the one before still stands in its place.
  const isOfGroup = asked.data?.rows.every((row) => row[kinds[group]] !== undefined);
  return { group, chosen, drawn, asked, sums: isOfGroup ? asked.data : undefined };
}
