// What the screen of reports asks for. A draft is put together anew whenever it is read, so it is never taken from what was kept.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { eventReports, type EventReport, type EventReportHead } from "@atalaya/contract/resources/event-reports.ts";
import { useAskedWhileCut } from "../../api/live/live-state.ts";
import { usePlace } from "../../api/places.ts";
import type { ApiError } from "../../api/request.ts";
import { keyOf, recordQuery, useAnswer, useCreate, useRecord } from "../../api/use-resource.ts";
import { useUrlState } from "../../api/url-state.ts";

const askedEvery = 60_000;

export function useHead(event_id: number) {
  const whileCut = useAskedWhileCut(askedEvery);
  return useAnswer(eventReports, "head", { event: event_id }, { leavesOnDenied: true, again: () => whileCut });
}

/** Asked for again when its event, the log or a shelter changes (`api/live/tables.ts`). */
const draftKey = (id: number) => [...keyOf(eventReports), "draft", id] as const;

/** One report; which of them is a draft the head says. */
export function useReport(id: number | null, isDraft: boolean) {
  const draft = useQuery<EventReport, ApiError>({
    ...recordQuery(eventReports, id),
    queryKey: draftKey(id ?? 0),
    enabled: id !== null && isDraft,
    staleTime: 0,
    refetchInterval: useAskedWhileCut(askedEvery),
  });
  const sent = useRecord(eventReports, id, { isEnabled: !isDraft });
  return isDraft ? draft : sent;
}

/** Puts a draft in place of the one that is shown: what a change of it answered. */
export function useShowDraft(): (report: EventReport) => void {
  const client = useQueryClient();
  return (report) => client.setQueryData(draftKey(report.id), report);
}

/** Opens the next report of an event, or the draft that is open already. */
export function usePrepare(event_id: number): { prepare: () => void; isPending: boolean } {
  const { change } = useUrlState();
  const { mutate, isPending } = useCreate(eventReports);
  const prepare = () =>
    mutate(
      { event_id },
      { onSuccess: ({ id }) => change({ report: id, form: null }, { only: (now) => Number(now.event) === event_id }) },
    );
  return { prepare, isPending };
}

/** Of everything that runs in the active place; with a variable only events of this type. */
export function useTogether(variable: string | number | undefined, isEnabled = true) {
  const { place } = usePlace();
  const whileCut = useAskedWhileCut(askedEvery);
  return useAnswer(eventReports, "consolidated", { place, variable }, { isEnabled, again: () => whileCut });
}

/** Events like this one, of the place above. */
export function useTogetherAbove({ above, event }: EventReportHead) {
  const whileCut = useAskedWhileCut(askedEvery);
  return useAnswer(
    eventReports,
    "consolidated",
    { place: above?.id, variable: event.variable_id },
    { isEnabled: above !== null, isQuiet: true, again: () => whileCut },
  );
}
