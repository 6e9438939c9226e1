// The audit log as it is read: who changed what, when, from what to what.
import { z } from "zod";
import { plainNouns } from "../nouns.ts";
import { Id, Instant, PlaceParameter } from "../record.ts";

/** What was done to a row. */
export const changeActions = ["create", "update", "delete", "restore"] as const;
export type ChangeAction = (typeof changeActions)[number];

/** The last two change nothing: somebody read a national id whole, or took contacts out of the system (V20). */
export const auditActions = [...changeActions, "read", "download"] as const;
export type AuditAction = (typeof auditActions)[number];

/** The tables whose changes are logged, as the filter offers them. */
export const auditedResources = [
  "records",
  "record_comments",
  "log_entries",
  "event_reports",
  "event_kits",
  "after_actions",
  "lessons",
  "bulk_changes",
  "record_exports",
  "saved_views",
  "variables",
  "composite_indices",
  "companies",
  "company_boundaries",
  "company_stats",
  "loss_years",
  "company_persons",
  "company_relations",
  "institutions",
  "institution_functions",
  "committees",
  "committee_members",
  "committee_sessions",
  "committee_agreements",
  "committee_citations",
  "editions",
  "persons",
  "legal_documents",
  "legal_relations",
  "alerts",
  "alert_messages",
  "alert_ratifications",
  "alert_policies",
  "alert_subscriptions",
  "proposals",
  ...plainNouns.map(({ path }) => path),
  "shelter_occupancy",
  "inventory_movements",
  "inventory_papers",
  "attachments",
  "files",
  "articles",
  "terms",
  "terms_acceptances",
  "users",
  "role_assignments",
  "roles",
  "user_links",
  "sessions",
  "api_keys",
] as const;

/** Newest first; the next page begins after the id in `after`. `record_id` is a row of the named resource. */
export const AuditQuery = z.object({
  place: PlaceParameter.optional(),
  actor_id: z.coerce.number().pipe(Id).optional(),
  resource: z
    .string()
    .max(60)
    .regex(/^[a-z_]+$/)
    .optional(),
  record_id: z.coerce.number().pipe(Id).optional(),
  action: z.enum(auditActions).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  after: z.coerce.number().pipe(Id).optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

const Values = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  /** Null where no person asked for the change: the system did it. */
  actor_id: Id.nullable(),
  actor: z.string().nullable(),
  /** What the person calls the key by which a program did it; null where no program did. */
  key_name: z.string().nullable(),
  action: z.enum(auditActions),
  resource: z.string(),
  record_id: Id,
  /** What the row is called, where that can be found and the caller may see it. */
  record_name: z.string().nullable(),
  company_id: Id.nullable(),
  /** Only what changed; of something made or deleted, all of it. */
  before: Values,
  after: Values,
  /** Fields whose value is cut, and how many characters it has. */
  cut: z.record(z.string(), z.int()),
  address: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `next_after` is null on the last page. There is no total: counting a million rows would cost more than reading a page. */
export const AuditPage = z.object({ data: z.array(AuditEntry), meta: z.object({ next_after: Id.nullable() }) });
export type AuditPage = z.infer<typeof AuditPage>;

export const audit = { path: "audit", detail: AuditEntry, answers: { "": AuditPage } };
