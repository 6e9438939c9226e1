// Of which domains the room may tell, and what the active place is called.
import { domains, type Domain } from "@atalaya/contract/domain/domains.ts";
import { menu } from "@atalaya/contract/menu.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";

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
