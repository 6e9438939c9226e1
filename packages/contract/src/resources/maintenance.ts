// Maintenance: for a while everything can be read and nothing changed. What is set of it, and what everybody is told.
import { z } from "zod";
import { GivenInstant, patchOf, StoredInstant } from "../record.ts";
import { optionalText } from "../values/plain-text.ts";

export const MaintenanceDraft = z.object({
  is_in_maintenance: z.boolean().nullable().default(null),
  maintenance_message_es: optionalText(200),
  maintenance_message_en: optionalText(200),
  /** When it is expected to end. It is only said: nothing ends by itself. */
  maintenance_until: GivenInstant.nullable().default(null),
});
export type MaintenanceDraft = z.infer<typeof MaintenanceDraft>;

export const MaintenancePatch = patchOf(MaintenanceDraft);

/** Null while there is none. A message in one language alone is shown in both. */
export const Maintenance = z
  .object({ message_es: z.string().nullable(), message_en: z.string().nullable(), until: StoredInstant.nullable() })
  .nullable();
export type Maintenance = z.infer<typeof Maintenance>;

export const MaintenanceAnswer = z.object({ maintenance: Maintenance });
