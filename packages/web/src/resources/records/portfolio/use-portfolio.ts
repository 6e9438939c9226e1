// What the portfolio is asked with: the filters of the list, and what the address says of it.
import { recoveryPortfolio, type RecoveryGroup } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { usePlaceKind } from "../map/place-kind.tsx";
import { recordFilters } from "../record-query.ts";

/** As the sums and their sheet are asked. */
export function useSumsQuery(by: RecoveryGroup) {
  const { search } = useUrlState();
  const { place } = usePlace();
  const { level } = usePlaceKind();
  return {
    ...recordFilters.of(search),
    place,
    by,
    currency: search.currency,
    ...(by === "place" && { place_kind: level }),
  };
}

const columns = { sector: "sector", place: "company_id", event: "event", source: "source", phase: "phase" } as const;

export function useRecoverySums(by: RecoveryGroup) {
  const asked = useAnswer(recoveryPortfolio, "sums", useSumsQuery(by));
  // While another gathering loads, the one before still stands in its place.
  const isOfGroup = asked.data?.rows.every((row) => row[columns[by]] !== undefined);
  return { ...asked, data: isOfGroup ? asked.data : undefined };
}

export function useRecoveryWorks() {
  const { search } = useUrlState();
  const { place } = usePlace();
  return useAnswer(recoveryPortfolio, "works", { ...recordFilters.of(search), place });
}
