// What the dashboard asks for, and which domains it may show.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { domains, type Domain } from "@atalaya/contract/domain/domains.ts";
import { menu } from "@atalaya/contract/menu.ts";
import type { Dashboard } from "@atalaya/contract/resources/dashboard.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { call } from "../../api/call.ts";
import type { ApiError } from "../../api/request.ts";

/** Counts and latest changes of the active place, asked anew on every visit: records are changed on other screens. */
export function useDashboard() {
  const { place } = usePlace();
  return useQuery<Dashboard, ApiError>({
    queryKey: ["dashboard", place],
    queryFn: ({ signal }) => call("GET dashboard", { query: { place }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export type ShownDomain = { domain: Domain; path: string; icon: string };

/** Domains whose record screen is there and may be opened. */
export function useShownDomains(): ShownDomain[] {
  const may = useMay();
  const items = menu.flatMap((group) => group.items);
  return domains.flatMap((domain) => {
    const item = items.find(({ path }) => path === `/records/${domain}`);
    return item && may(`records.${domain}.index`) ? [{ domain, path: item.path, icon: item.icon }] : [];
  });
}

/** The active place in words. */
export function usePlaceTitle(allText: string): string {
  const { current } = usePlace();
  return current?.reason_social ?? allText;
}
