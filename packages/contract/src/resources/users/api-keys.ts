// Keys by which programs call the API in the name of a person (decision 0081).
import { z } from "zod";
import { permissions, type Permission } from "../../permissions.ts";
import { Id, Instant } from "../../record.ts";
import { requiredText } from "../../values/plain-text.ts";

/** What a key never may: people, their roles, and so whatever lends powers. */
const neverOfKeys = /^(?:users|roles)\./;

/** What somebody may choose from for a key, beside what he may himself. */
export const keyPermissions = permissions.filter((it) => !neverOfKeys.test(it)) as [Permission, ...Permission[]];

/** Whether a permission lets change something. */
export const isWriting = (permission: Permission): boolean => !permission.endsWith(".index");

const isOfRecords = (it: Permission) => /^(?:records|variables|companies)\./.test(it);
const isEntry = (it: Permission) => /\.(?:create|update)$/.test(it);

/** What keys are mostly made for. Of each, a person gets what he may himself. */
export const keyPresets = {
  read_records: keyPermissions.filter((it) => isOfRecords(it) && !isWriting(it)),
  read_all: keyPermissions.filter((it) => !isWriting(it)),
  write_records: keyPermissions.filter((it) =>
    it.startsWith("records.") ? isEntry(it) || !isWriting(it) : isOfRecords(it) && !isWriting(it),
  ),
  write_all: keyPermissions.filter((it) => !isWriting(it) || isEntry(it)),
} as const satisfies Record<string, readonly Permission[]>;
export type KeyPreset = keyof typeof keyPresets;

const longestDays = 3 * 365;
const mostCalls = 6000;

export const ApiKeyDraft = z.object({
  name: requiredText(80),
  permissions: z.array(z.enum(keyPermissions)).min(1).max(keyPermissions.length),
  /** Places with all that lies below them; null is wherever the person may. */
  company_ids: z.array(Id).min(1).max(50).nullable().default(null),
  expires_in_days: z.int().min(1).max(longestDays).default(365),
  requests_per_minute: z.int().min(1).max(mostCalls).default(600),
});
export type ApiKeyDraft = z.infer<typeof ApiKeyDraft>;

/** Whose keys: one's own, or those of somebody whom the caller manages. */
export const ApiKeyQuery = z.object({ user_id: z.coerce.number().pipe(Id).optional() });

export const apiKeyStates = ["active", "expiring", "expired", "revoked"] as const;

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** Its first letters, to recognise it by; the rest nobody can read again. */
  prefix: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** Of another person's key only those that the caller manages. */
  company_ids: z.array(Id).nullable(),
  requests_per_minute: z.int(),
  created_at: Instant,
  expires_at: Instant,
  revoked_at: Instant.nullable(),
  /** Written at most once a minute. */
  last_used_at: Instant.nullable(),
  last_address: z.string().nullable(),
  /** `expiring`: within thirty days. */
  state: z.enum(apiKeyStates),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** With the key itself, the only time that it is told. */
export const ApiKeyMade = ApiKey.extend({ key: z.string() });
export type ApiKeyMade = z.infer<typeof ApiKeyMade>;
