// What a tax authority says about a taxpayer.
import { z } from "zod";

/** A RUT however it is written, or the id of a place, whose RUT is then used. */
export const TaxpayerParameter = z.object({ id: z.string().trim().max(40) });

export const Taxpayer = z.object({
  rut: z.string(),
  reason_social: z.string().nullable(),
  activities: z.array(z.object({ code: z.string().nullable(), description: z.string() })),
  start_date: z.string().nullable(),
  found: z.boolean(),
});
export type Taxpayer = z.infer<typeof Taxpayer>;
