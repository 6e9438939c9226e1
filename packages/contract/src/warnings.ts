// Remarks on a record that do not refuse it: what looks wrong, on which field (V6, V7, V11, V12).
import { z } from "zod";
import { warningWords } from "./words/warnings.ts";

export type WarningCode = keyof typeof warningWords;

/** Its text is the word `warning.<code>` with the parameters put in. `field` is a dotted path, as in errors. */
export const Warning = z.object({
  field: z.string(),
  code: z.enum(Object.keys(warningWords) as [WarningCode, ...WarningCode[]]),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Warning = z.infer<typeof Warning>;
