// What each card of the room asks for, from one place: what the reader may not read is not asked for, and while the stream is cut all of
// it is asked for again by the clock.
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { recordDomains } from "@atalaya/contract/domain/domains.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { AlertsInForce } from "@atalaya/contract/resources/alerts/in-force.ts";
import type { Coverage, Dashboard } from "@atalaya/contract/resources/dashboard.ts";
import { disastersInRoom, recoveryInRoom } from "@atalaya/contract/resources/records/room.ts";
import { shelters } from "@atalaya/contract/resources/shelters.ts";
import { call } from "../../../api/call.ts";
import { useAskedWhileCut } from "../../../api/live/live-state.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import type { ApiError } from "../../../api/request.ts";
import { serverNow } from "../../../api/server-clock.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { nextEnd } from "../../../ui/time/time-left.ts";
import { usePeriod } from "./period.ts";

/** What a card shows: its query, in the words of react-query. */
export type Asked<T> = Pick<
  UseQueryResult<T, ApiError>,
  "data" | "error" | "isPending" | "isPlaceholderData" | "refetch"
>;

/** Milliseconds. */
export const askedEvery = 60_000;
const useAgain = () => {
  const whileCut = useAskedWhileCut(askedEvery);
  return () => whileCut;
};

/** What ends by the clock nobody changes: it is asked for again when the first of them is over. */
export function useAlertsInForce() {
  const { place } = usePlace();
  const may = useMay();
  const whileCut = useAskedWhileCut(askedEvery);
  const again = ({ alerts: listed }: AlertsInForce): number | false => {
    const now = serverNow();
    const next = nextEnd(listed, now);
    return next === null ? whileCut : Math.min(next - now + 1000, whileCut || Number.POSITIVE_INFINITY);
  };
  return useAnswer(alerts, "in-force", { place }, { isEnabled: may("records.alert.index"), again, isQuiet: true });
}

export function useSheltersStanding() {
  const { place } = usePlace();
  const may = useMay();
  return useAnswer(
    shelters,
    "standing",
    { place },
    { isEnabled: may("shelters.index"), again: useAgain(), isQuiet: true },
  );
}

export function useRunningEvents() {
  const { place } = usePlace();
  const may = useMay();
  return useAnswer(
    disastersInRoom,
    "running",
    { place },
    { isEnabled: may("records.risk.index"), again: useAgain(), isQuiet: true },
  );
}

/** Years from the first one, hazards of the period. */
export function useDisasterYears() {
  const { place } = usePlace();
  const { from } = usePeriod();
  return useAnswer(disastersInRoom, "years", { place, from }, { again: useAgain(), isQuiet: true });
}

export function useRecoveryProgress() {
  const { place } = usePlace();
  return useAnswer(recoveryInRoom, "progress", { place }, { again: useAgain(), isQuiet: true });
}

/** How much is recorded, of the period apart, and the latest changes. */
export function useDashboard() {
  const { place } = usePlace();
  const { from } = usePeriod();
  return useQuery<Dashboard, ApiError>({
    queryKey: ["dashboard", place, from],
    queryFn: ({ signal }) => call("GET dashboard", { query: { place, from }, signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: useAskedWhileCut(askedEvery),
  });
}

export function useCoverage() {
  const { place } = usePlace();
  return useQuery<Coverage, ApiError>({
    queryKey: ["dashboard", "coverage", place],
    queryFn: ({ signal }) => call("GET dashboard/coverage", { query: { place }, signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: useAskedWhileCut(askedEvery),
  });
}

/** Which cards the reader has something to read in. */
export function useReadable() {
  const may = useMay();
  const [alert, shelter, risk, recovery] = [
    may("records.alert.index"),
    may("shelters.index"),
    may("records.risk.index"),
    may("records.recovery.index"),
  ];
  return {
    alerts: alert,
    shelters: shelter,
    disasters: risk,
    recovery,
    map: alert || shelter || risk,
    records: alert || recordDomains.some((domain) => may(`records.${domain}.index`)),
  };
}
