// The quick entry of an emergency: what it holds, what it still lacks, and the record that it becomes.
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { Figure, Metric } from "@atalaya/contract/domain/losses.ts";
import { RecordCreation } from "@atalaya/contract/resources/records.ts";
import type { z } from "zod";
import { clockAt } from "../../../ui/zone.ts";

/** The first figures that are asked for in the field. */
export const firstMetrics = ["evacuated", "injured", "houses_damaged"] as const satisfies Metric[];
export type FirstMetric = (typeof firstMetrics)[number];

export type QuickEntry = {
  /** Made here, so that an entry that is sent twice is one record. */
  uid: string;
  variable_id: number | null;
  company_id: number | null;
  point: Position | null;
  accuracy_m: number | null;
  /** HH:MM where the officer is; null while it is being typed. */
  hour: string | null;
  counts: Record<FirstMetric, number>;
  note: string;
  /** Whether its kit is opened with it; null until somebody says so. One kept by an earlier version says nothing. */
  with_kit?: boolean | null;
  began_at: string;
  /** Of one that is being corrected: what went off before without an answer. The server may hold any of it. */
  sent?: readonly Creation[];
};

const two = (number: number) => String(number).padStart(2, "0");
const dayOf = (at: Date) => [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
const hourOf = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`;

export const newEntry = (company_id: number | null, now = new Date()): QuickEntry => ({
  uid: crypto.randomUUID(),
  variable_id: null,
  company_id,
  point: null,
  accuracy_m: null,
  hour: hourOf(now),
  counts: { evacuated: 0, injured: 0, houses_damaged: 0 },
  note: "",
  with_kit: null,
  began_at: now.toISOString(),
});

/** A watch may run ahead of the phone by this much. */
const toleranceMinutes = 10;
const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** The day on which the hour was: that of the beginning, or the one before where the hour was still to come. */
export function momentOf({ began_at, hour }: Pick<QuickEntry, "began_at" | "hour">): {
  day: string;
  hour: string;
  isYesterday: boolean;
} {
  const began = new Date(began_at);
  const at = hour ?? hourOf(began);
  const isYesterday = minutesOf(at) > minutesOf(hourOf(began)) + toleranceMinutes;
  if (isYesterday) began.setDate(began.getDate() - 1);
  return { day: dayOf(began), hour: at, isYesterday };
}

/** Unless somebody says otherwise, what is of today by the clock of this device is an emergency that runs. */
export const isWithKit = (entry: Pick<QuickEntry, "began_at" | "hour" | "with_kit">, now: Date): boolean =>
  entry.with_kit ?? momentOf(entry).day === dayOf(now);

export type Missing = "hazard" | "place" | "hour";

/** What an entry needs before it can be recorded. */
export const missingOf = ({ variable_id, company_id, hour }: QuickEntry): Missing[] => [
  ...(variable_id === null ? ["hazard" as const] : []),
  ...(company_id === null ? ["place" as const] : []),
  ...(hour === null ? ["hour" as const] : []),
];

/** Whether anything stands in it that a person chose or wrote: a position that was found by itself is not that. */
export const isTouched = (entry: QuickEntry, fresh: Pick<QuickEntry, "company_id" | "hour">): boolean =>
  entry.variable_id !== null ||
  entry.company_id !== fresh.company_id ||
  entry.hour !== fresh.hour ||
  entry.note.trim() !== "" ||
  typeof entry.with_kit === "boolean" ||
  firstMetrics.some((metric) => entry.counts[metric] > 0);

export type Creation = z.input<typeof RecordCreation>;

/** `place` is its name and `zone` its time zone; `source` who saw it. */
type Names = { place: string; zone: string; source: string };

/**
 * Title and source are names, a day and an hour, in no language: what happened is told by the type of event, in the language of whoever
 * reads it. A count that was not touched is not known, never zero (V1); the others are of the moment at which they were entered, however
 * late they are sent. Positions keep six decimals, about ten centimetres.
 */
export function creationOf(entry: QuickEntry, { place, zone, source }: Names): Creation {
  const { uid, variable_id, company_id, point, accuracy_m, counts, note, began_at } = entry;
  if (variable_id === null || company_id === null) throw new Error("an entry needs what and where");
  const { day, hour } = momentOf(entry);
  const entered = clockAt(new Date(began_at), zone);
  const figures = firstMetrics
    .filter((metric) => counts[metric] > 0)
    .map((metric): Partial<Figure> & Pick<Figure, "metric" | "as_of"> => ({
      metric,
      value: counts[metric],
      as_of: entered.day,
      hour: entered.hour,
      source,
    }));
  const rounded = point?.map((degrees) => Math.round(degrees * 1e6) / 1e6) as Position | undefined;
  return {
    uid,
    variable_id,
    company_id,
    title: `${place}, ${day} ${hour}`,
    observed_on: day,
    source,
    confidence: "unverified",
    description: note.trim() || null,
    figures,
    geometry: rounded ? { type: "Point", coordinates: rounded } : null,
    geometry_method: rounded ? (accuracy_m === null ? "digitised" : "gps") : null,
    geometry_accuracy_m: accuracy_m,
  };
}
