// Remarks on a record that do not refuse it: what looks wrong, on which field (V6, V7, V11, V12).
import { z } from "zod";
import { warningWords } from "../words/warnings.ts";

export type WarningCode = keyof typeof warningWords;

/** Its text is the word `warning.<code>` with the parameters put in. `field` is a dotted path, as in errors. */
export const Warning = z.object({
  field: z.string(),
  code: z.enum(Object.keys(warningWords) as [WarningCode, ...WarningCode[]]),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Warning = z.infer<typeof Warning>;

/** V3: before this year a day is possible and remarked. */
const unremarkedFrom = "1900-01-01";

/** V3: days of a row that are likely a slip of the keyboard: before 1900, or saved at a time when anything was taken for a day. */
export function unlikelyDays<F extends string>(
  row: Partial<Record<F, string | null>>,
  fields: readonly F[],
): Warning[] {
  return fields.flatMap((field) => {
    const day = row[field];
    const isLikely = !day || (/^\d{4}-\d\d-\d\d$/.test(day) && day >= unremarkedFrom);
    return isLikely ? [] : [{ field, code: "day_unlikely" as const, parameters: { day } }];
  });
}
