// Signing in, and who is signed in.
import { z } from "zod";
import { Id } from "../record.ts";
import { languages } from "../text.ts";
import { permissions } from "../permissions.ts";

export const Login = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(200),
  remember: z.boolean().default(false),
});

/** `expires_in` is in seconds. */
export const LoginAnswer = z.object({ token: z.string(), token_type: z.literal("bearer"), expires_in: z.int() });

/** One role held in one territory: `company_ids` lists every place it covers, descendants included; null is everywhere. */
export const Grant = z.object({
  role: z.string(),
  name_es: z.string(),
  name_en: z.string().nullable(),
  permissions: z.array(z.enum(permissions)),
  company_ids: z.array(Id).nullable(),
});

export const SignedInUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  is_super_admin: z.union([z.literal(0), z.literal(1)]),
  locale: z.enum(languages),
  grants: z.array(Grant),
});
export type SignedInUser = z.infer<typeof SignedInUser>;

/** Who asks, as the server knows the person. */
export const OwnUser = z.object({ user: SignedInUser });

/** With where the feed of changes stands: what is read from now on, and followed from there, misses nothing. */
export const EnteredUser = OwnUser.extend({ live_position: z.string() });
