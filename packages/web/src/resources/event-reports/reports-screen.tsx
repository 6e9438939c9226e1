// The numbered reports of emergencies: `?event=12` opens those of one, `&report=7` one of them; without an event all of a place together.
import { useUrlState } from "../../api/url-state.ts";
import { EventSeries } from "./event-series.tsx";
import { Together } from "./together/together.tsx";

export function ReportsScreen() {
  const { search } = useUrlState();
  const event_id = Number(search.event) || null;
  return event_id === null ? <Together /> : <EventSeries key={event_id} event_id={event_id} />;
}
