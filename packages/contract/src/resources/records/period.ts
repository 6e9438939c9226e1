// From when to when something was so, or is (V3).
import type { FieldIssues } from "../../errors.ts";

type Period = {
  observed_on: string;
  date_precision: "day" | "month" | "year";
  ended_on: string | null;
  duration_days: number | null;
};

const oneDay = 86_400_000;

/** V3: nothing ends before it began, nor lasts longer than from its first day to its last. Days compare as texts. */
export function periodFindings({ observed_on, date_precision, ended_on, duration_days }: Period): FieldIssues {
  if (ended_on === null) return {};
  if (ended_on < observed_on) return { ended_on: { code: "day_order" } };
  const days = (Date.parse(ended_on) - Date.parse(observed_on)) / oneDay + 1;
  return date_precision === "day" && duration_days !== null && duration_days > days
    ? { duration_days: { code: "duration_long", parameters: { days } } }
    : {};
}
