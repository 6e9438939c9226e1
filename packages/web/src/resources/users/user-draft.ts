// A person's data as the form holds them, and what they must satisfy.
import { z } from "zod";
import { RoleAssignment, UserDraft, type User } from "@atalaya/contract/resources/users.ts";
import type { Language } from "@atalaya/contract/text.ts";

export type Draft = z.infer<typeof UserDraft>;

const withRole = { assignments: z.array(RoleAssignment).min(1).max(50) };

/** Who manages some places would lose sight of a person without a role in them. */
export const draftSchema = ({ needsRole }: { needsRole: boolean }): z.ZodObject =>
  needsRole ? UserDraft.extend(withRole) : UserDraft;

/** Somebody new, perhaps with a role whose place is still to be chosen. */
export const newDraft = (locale: Language, role_id: number | null): Draft => ({
  name: "",
  email: "",
  password: undefined,
  locale,
  is_super_admin: 0,
  is_active: true,
  assignments: (role_id === null ? [] : [{ role_id }]) as Draft["assignments"],
});

/** No password: the present one is kept until a new one is asked for; somebody new chooses one by a link. */
export const draftOf = ({ name, email, locale, is_super_admin, is_active, assignments }: User): Draft => ({
  name,
  email,
  password: undefined,
  locale,
  is_super_admin,
  is_active,
  assignments,
});
