// Municipalities side by side, with their names, as the server compares them.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CompanyKind } from "@atalaya/contract/resources/companies.ts";
import type { ComparedPlace, ComparedPlaces } from "@atalaya/contract/resources/dashboard.ts";
import { call } from "../../../api/call.ts";
import { useAskedWhileCut } from "../../../api/live/live-state.ts";
import { usePlace } from "../../../api/places.ts";
import type { ApiError } from "../../../api/request.ts";
import { askedEvery } from "../room/use-room.ts";
import { usePeriod } from "../room/period.ts";

export type Compared = ComparedPlace & { id: number; name: string };

/** What municipalities are compared by, in the order of the columns. */
export const comparedBy = [
  "alerts",
  "events",
  "shelters_open",
  "occupied",
  "free",
  "disasters",
  "people",
  "houses",
  "recovery",
  "covered",
] as const;
export type ComparedBy = (typeof comparedBy)[number];

const wideKinds: readonly CompanyKind[] = ["country", "national_agency", "region", "province"];

/** Whether the active place is one that municipalities lie in. */
export function useIsCompared(): boolean {
  const { place, current } = usePlace();
  return place === "all" || (current !== null && wideKinds.includes(current.kind));
}

/** Disasters are those of the period. */
export function useCompared() {
  const { place, places } = usePlace();
  const { from } = usePeriod();
  const { data, error, refetch, isPlaceholderData } = useQuery<ComparedPlaces, ApiError>({
    queryKey: ["dashboard", "places", place, from],
    queryFn: ({ signal }) => call("GET dashboard/places", { query: { place, from }, signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: useAskedWhileCut(askedEvery),
  });
  const names = new Map(places.map(({ id, reason_social }) => [id, reason_social]));
  const rows = data?.data.map((row) => ({ ...row, id: row.company_id, name: names.get(row.company_id) ?? "" }));
  return { rows, from, error, refetch, isStale: isPlaceholderData };
}

/** `field` or `-field`. Unknown stands last, whichever way; of equals the name decides. */
export function sortCompared(rows: readonly Compared[], sort: string, language: string): Compared[] {
  const field = sort.replace(/^-/, "") as ComparedBy | "name";
  const way = sort.startsWith("-") ? -1 : 1;
  const names = new Intl.Collator(language);
  return rows.toSorted((one, other) => {
    const byName = names.compare(one.name, other.name);
    if (field === "name") return way * byName;
    const [a, b] = [one[field], other[field]];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byName;
    return way * (a - b) || byName;
  });
}
