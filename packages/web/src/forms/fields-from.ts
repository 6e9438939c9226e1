// The fields of a draft out of a saved row, which has more of them; what the row lacks is null.
import type { z } from "zod";

export const fieldsFrom = <D>(draft: z.ZodObject, row: object): D =>
  Object.fromEntries(
    Object.keys(draft.shape).map((field) => [field, (row as Record<string, unknown>)[field] ?? null]),
  ) as D;
