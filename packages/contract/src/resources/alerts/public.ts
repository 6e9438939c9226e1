// An alert as other systems are given it: nothing of who wrote it.
import { z } from "zod";
import { Instant } from "../../record.ts";

export const PublicAlert = z.object({
  identifier: z.string(),
  message_type: z.enum(["Alert", "Update", "Cancel"]),
  sent_at: Instant,
  place: z.string(),
  level: z.string(),
  hip_code: z.string().nullable(),
  headline_es: z.string(),
  headline_en: z.string().nullable(),
  area_description: z.string().nullable(),
  expires_at: Instant.nullable(),
  /** The message itself (CAP 1.2), and the page for people. */
  cap_url: z.string(),
  page_url: z.string(),
});
export type PublicAlert = z.infer<typeof PublicAlert>;
