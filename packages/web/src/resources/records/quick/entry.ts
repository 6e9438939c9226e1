// The quick entry of an emergency: what it holds, how it is kept on the phone, and the record that it becomes.
import type { Position } from "@atalaya/contract/geometry.ts";
import type { Figure, Metric } from "@atalaya/contract/losses.ts";
import { RecordCreation } from "@atalaya/contract/resources/records.ts";
import type { z } from "zod";

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
  counts: Record<FirstMetric, number>;
  note: string;
  began_at: string;
};

export const newEntry = (company_id: number | null): QuickEntry => ({
  uid: crypto.randomUUID(),
  variable_id: null,
  company_id,
  point: null,
  accuracy_m: null,
  counts: { evacuated: 0, injured: 0, houses_damaged: 0 },
  note: "",
  began_at: new Date().toISOString(),
});

export type Creation = z.input<typeof RecordCreation>;

/** Texts that the record carries in the officer's language. */
type Texts = { title: string; source: string };

/** A count that was not touched is not known, never zero (V1). Positions of the phone keep six decimals, about ten centimetres. */
export function creationOf(entry: QuickEntry, today: string, { title, source }: Texts): Creation {
  const { uid, variable_id, company_id, point, accuracy_m, counts, note } = entry;
  if (variable_id === null || company_id === null) throw new Error("an entry needs what and where");
  const figures = firstMetrics
    .filter((metric) => counts[metric] > 0)
    .map((metric): Partial<Figure> & Pick<Figure, "metric" | "as_of"> => ({
      metric,
      value: counts[metric],
      as_of: today,
      source,
    }));
  const rounded = point?.map((degrees) => Math.round(degrees * 1e6) / 1e6) as Position | undefined;
  return {
    uid,
    variable_id,
    company_id,
    title,
    observed_on: today,
    source,
    confidence: "unverified",
    description: note.trim() || null,
    figures,
    geometry: rounded ? { type: "Point", coordinates: rounded } : null,
    geometry_method: rounded ? (accuracy_m === null ? "digitised" : "gps") : null,
    geometry_accuracy_m: accuracy_m,
  };
}
