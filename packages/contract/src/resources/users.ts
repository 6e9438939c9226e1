// People who sign in, the roles they hold, and where they hold them.
import { z } from "zod";
import { allOf, defineResource, Id, Instant, Nothing, listQuery, patchOf, recordFields } from "../record.ts";
import { requiredText } from "../values/plain-text.ts";
import { permissions } from "../permissions.ts";
import { languages } from "../text.ts";
import { RoleName } from "./roles.ts";

const shortestPassword = 10;
export const Password = z.string().min(shortestPassword).max(200);

/** Invited: no password chosen yet. Inactive: may not sign in, invited or not. */
export const userStates = ["active", "invited", "inactive"] as const;
export type UserState = (typeof userStates)[number];

/** A role held in a place and all its descendants; `company_id` null is everywhere. */
export const RoleAssignment = z.object({ role_id: Id, company_id: Id.nullable() });

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

export const UserDraft = z.object({
  name: requiredText(120),
  email: Email,
  /** Absent on a change that keeps the password. Somebody new without one is invited: a one-time link lets them choose it. */
  password: Password.optional(),
  locale: z.enum(languages).default("es"),
  is_super_admin: z.union([z.literal(0), z.literal(1)]).default(0),
  is_active: z.boolean().default(true),
  assignments: z.array(RoleAssignment).max(50).default([]),
});

export const UserPatch = patchOf(UserDraft);

export const User = UserDraft.omit({ password: true }).extend({
  ...recordFields,
  email: z.string(),
  last_login_at: Instant.nullable(),
  assignments: z.array(RoleAssignment),
  state: z.enum(userStates),
  /** False for somebody with powers that the caller lacks (V19): then only roles in the caller's places may be changed. */
  may_change_account: z.boolean(),
});
export type User = z.infer<typeof User>;

export const UserQuery = listQuery(["name", "email", "last_login_at"], {
  state: z.enum(userStates).optional(),
  role_id: z.coerce.number().pipe(Id).optional(),
});
export type UserQuery = z.infer<typeof UserQuery>;

/** "Why can this person not see it?": a permission, and a place; without a place, in any of the caller's. */
export const ExplanationQuery = z.object({
  permission: z.enum(permissions),
  company_id: z.coerce.number().pipe(Id).optional(),
});

export const explanationReasons = [
  "super_admin",
  "granted",
  "granted_above",
  "inactive",
  "invited",
  "no_role",
  "role_lacks",
  "elsewhere",
  "place_deleted",
] as const;
export type ExplanationReason = (typeof explanationReasons)[number];

/**
 * Whether a person may do something in a place, and why or why not. `role` and `place` name the grant that decides, as far as the
 * caller may see it; `text` says it in one sentence in the language of the request.
 */
export const Explanation = z.object({
  is_allowed: z.boolean(),
  reason: z.enum(explanationReasons),
  role: z.string().nullable(),
  /** Where the role is held. */
  place: z.string().nullable(),
  text: z.string(),
});
export type Explanation = z.infer<typeof Explanation>;

/** `link` is a whole address where the operator has set one, else a path of this server. Nobody can read it again. */
export const Invitation = z.object({ link: z.string(), expires_at: Instant, is_mailed: z.boolean() });
export type Invitation = z.infer<typeof Invitation>;

export const users = defineResource({
  path: "users",
  title: { es: "Usuarios", en: "Users" },
  draft: UserDraft,
  patch: UserPatch,
  detail: User,
  query: UserQuery,
  summary: User,
  answers: { roles: allOf(RoleName), ":id/explanation": Explanation },
  acts: { invitation: { body: Nothing, answer: Invitation } },
  labels: {
    name: { es: "Nombre", en: "Name" },
    email: { es: "Correo electrónico", en: "E-mail" },
    password: { es: "Contraseña", en: "Password" },
    locale: { es: "Idioma", en: "Language" },
    is_super_admin: { es: "Super administrador", en: "Super administrator" },
    is_active: { es: "Activo", en: "Active" },
    assignments: { es: "Roles y lugares", en: "Roles and places" },
    "assignments.role_id": { es: "Rol", en: "Role" },
    "assignments.company_id": { es: "Lugar", en: "Place" },
  },
});
