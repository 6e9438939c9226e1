// How often a place warned, of what and how fast: counted by hazard, level and month.
import { z } from "zod";
import { PlaceParameter } from "../../record.ts";
import { alertKinds } from "./fields.ts";

/** Days of the places' own clocks, both included. Real alerts, unless exercises are asked for. */
export const AlertStatisticsQuery = z
  .object({
    place: PlaceParameter.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    kind: z.enum(alertKinds).default("alert"),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ["to"],
    params: { code: "day_order" },
  });
export type AlertStatisticsQuery = z.infer<typeof AlertStatisticsQuery>;

/** What was sent in a month, by the hazard and the level that it told of. `expired`: ended by the clock, which nobody cancelled. */
export const AlertStatisticsRow = z.object({
  hip_code: z.string().nullable(),
  level: z.string(),
  /** YYYY-MM of the place's clock. */
  month: z.string(),
  issued: z.int(),
  updated: z.int(),
  cancelled: z.int(),
  expired: z.int(),
  /** Messages of one officer alone. */
  issued_alone: z.int(),
  /** From the first report to the first message, of the alerts of which the report is known; `count` of them. */
  minutes: z.object({ median: z.number().nullable(), p90: z.number().nullable(), count: z.int() }),
});
export type AlertStatisticsRow = z.infer<typeof AlertStatisticsRow>;

/** The latest month first. */
export const AlertStatistics = z.object({ data: z.array(AlertStatisticsRow) });
export type AlertStatistics = z.infer<typeof AlertStatistics>;
