// The board of an emergency as it is asked for, and what changes it.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { EventKit, EventKitDraft } from "@atalaya/contract/resources/event-kits.ts";
import { eventKits } from "@atalaya/contract/resources/event-kits.ts";
import { useAskedWhileCut } from "../../api/live/live-state.ts";
import type { ApiError } from "../../api/request.ts";
import { askAnswer, keyOf, useCreate, useUpdate } from "../../api/use-resource.ts";
import { openedNouns } from "./kit-opening.ts";

const askedEvery = 60_000;
/** Several places of one screen show it. */
const freshFor = 2_000;

/** Asked for again when its event, the log, a report or an alert changes (`api/live/tables.ts`). */
export function useBoard(event_id: number) {
  return useQuery<EventKit, ApiError>({
    queryKey: [...keyOf(eventKits), "board", event_id],
    queryFn: ({ signal }) => askAnswer(eventKits, "board", { query: { event: event_id }, signal, isQuiet: true }),
    staleTime: freshFor,
    refetchInterval: useAskedWhileCut(askedEvery),
  });
}

/** Opens the kit, or adds to it, and changes who has which role. Both are told in the log. */
export function useKitChanges() {
  const client = useQueryClient();
  const opening = useCreate(eventKits);
  const handing = useUpdate(eventKits);
  const showAll = (nouns: readonly { path: string }[]) =>
    Promise.all(nouns.map((noun) => client.invalidateQueries({ queryKey: keyOf(noun) })));
  return {
    async open(draft: EventKitDraft): Promise<EventKit> {
      const opened = await opening.mutateAsync(draft);
      await showAll(openedNouns);
      return opened;
    },
    async handOn(id: number, version: number, holders: EventKitDraft["holders"]): Promise<void> {
      await handing.mutateAsync({ id, version, holders });
      await showAll(openedNouns.slice(0, 1));
    },
  };
}
