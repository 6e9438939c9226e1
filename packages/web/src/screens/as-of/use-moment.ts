// The moment whose state a screen shows, held in the address (`?at=2026-11-03T17:05:00.000Z`); none: now.
import { useUrlState } from "../../api/url-state.ts";
import { useNow } from "../../ui/time/use-now.ts";

/** Null for now. What is no instant is asked all the same: the server says so. */
export const useMoment = (): string | null => useUrlState().search.at ?? null;

/** What is opened, chosen or begun belongs to the moment that it was seen in. */
export const ofMoment = (at: string | null) =>
  ({ at, page: null, selected: null, record: null, edit: null, since: null }) as const;

/** By which what is shown is late, ends soon or is so old, in milliseconds since 1970: that of the moment, else now, anew every so many. */
export function useShownNow(every: number): number {
  const at = Date.parse(useMoment() ?? "");
  const now = useNow(every);
  return Number.isNaN(at) ? now : at;
}
