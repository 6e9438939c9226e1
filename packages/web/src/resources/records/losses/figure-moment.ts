// The day and the hour of a figure that is being added: now, on the clock of the record's place, until something else is typed.
import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { usePlace } from "../../../api/places.ts";
import { serverNow } from "../../../api/server-clock.ts";
import { clockAt } from "../../../ui/zone.ts";

type Moment = { as_of: string | null; hour: string | null };

export function useFigureMoment() {
  const { getValues } = useFormContext<RecordDraft>();
  const { places } = usePlace();
  /** The hour that was filled in last without being typed. */
  const filled = useRef<string | null>(null);
  const now = () => {
    const place = places.find(({ id }) => id === getValues("company_id"));
    return clockAt(new Date(serverNow()), place?.timezone);
  };
  return {
    /** Of a new figure: the figures of one bulletin have its day and its hour. */
    begin(before: Moment | undefined): Moment {
      if (before) return { as_of: before.as_of, hour: before.hour };
      const { day, hour } = now();
      filled.current = hour;
      return { as_of: day, hour };
    },
    /** The hour on the day that is chosen: the present one says nothing of another day, and is there again with this one. */
    hourOn(day: string | null, hour: string | null): string | null {
      const isToday = day === now().day;
      if (!isToday && hour === filled.current) return null;
      return isToday && hour === null ? filled.current : hour;
    },
  };
}

export type FigureMoment = ReturnType<typeof useFigureMoment>;
