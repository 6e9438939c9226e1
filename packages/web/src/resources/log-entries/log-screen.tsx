// The logs of emergencies: `?event=12` opens one, `&sheet=1` its sheet for the next shift; without one a log is chosen.
import { useUrlState } from "../../api/url-state.ts";
import { EventLog } from "./event-log.tsx";
import { LogChoice } from "./log-choice.tsx";

export function LogScreen() {
  const { search } = useUrlState();
  const event_id = Number(search.event) || null;
  return event_id === null ? <LogChoice /> : <EventLog key={event_id} event_id={event_id} />;
}
