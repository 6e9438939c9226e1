// What the screen of closed emergencies asks for. An open file is put together anew whenever it is read.
import { afterActions, type AfterAction } from "@atalaya/contract/resources/after-actions.ts";
import { useQueryClient } from "@tanstack/react-query";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { keyOf, useCreate, useList } from "../../api/use-resource.ts";

export function useFiles() {
  const { place } = usePlace();
  const { search } = useUrlState();
  const { due, sort, page } = search;
  return useList(afterActions, { place, due, sort: sort as "-ended_on" | undefined, page }, { leavesOnDenied: true });
}

/** How far the file of one event is; nothing where it has none and has not ended. */
export function useFileOf(event_id: number) {
  const asked = useList(afterActions, { event: event_id }, { leavesOnDenied: true });
  return { ...asked, row: asked.data?.data[0] };
}

/** Begins the file of an event, or finds the one that is there. */
export function useBegin(event_id: number): { begin: () => void; isPending: boolean } {
  const { mutate, isPending } = useCreate(afterActions);
  return { begin: () => mutate({ event_id }), isPending };
}

/** Puts a file in place of the one that is shown: what a change of it answered. */
export function useShowFile(): (file: AfterAction) => void {
  const client = useQueryClient();
  return (file) => {
    client.setQueryData([...keyOf(afterActions), "record", file.id], file);
    void client.invalidateQueries({ queryKey: [...keyOf(afterActions), "list"] });
  };
}
