// Files of ended emergencies: `?closing=true` lists them, `&event=12` opens that of one event.
import { useUrlState } from "../../api/url-state.ts";
import { ClosingList } from "./closing-list.tsx";
import { EventFile } from "./event-file.tsx";

export function ClosingScreen() {
  const { search } = useUrlState();
  const event_id = Number(search.event) || null;
  return event_id === null ? <ClosingList /> : <EventFile key={event_id} event_id={event_id} />;
}
