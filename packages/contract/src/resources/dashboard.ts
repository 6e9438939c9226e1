// The first screen after signing in: counts per variable and the latest changes of the active place.
import { z } from "zod";
import { domains } from "../domain/domains.ts";
import { Id, Instant, PlaceParameter } from "../record.ts";

export const DashboardQuery = z.object({ place: PlaceParameter.optional() });

export const VariableCount = z.object({
  variable_id: Id,
  domain: z.enum(domains),
  name_es: z.string(),
  name_en: z.string().nullable(),
  color: z.string(),
  icon: z.string(),
  count: z.int(),
});

/** One line of "latest activity": who did what to which record. */
export const Change = z.object({
  id: Id,
  at: Instant,
  actor: z.string(),
  action: z.enum(["create", "update", "delete", "restore"]),
  domain: z.enum(domains),
  record_id: Id,
  title: z.string(),
  company_id: Id,
});

export const Dashboard = z.object({ variables: z.array(VariableCount), changes: z.array(Change) });
export type Dashboard = z.infer<typeof Dashboard>;
