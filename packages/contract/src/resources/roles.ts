// Roles: named sets of permissions, the same in every place; a user holds them in places.
import { z } from "zod";
import { administratorRole, permissions } from "../permissions.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { defineResource, Id, patchOf, recordFields } from "../record.ts";

export const RoleDraft = z.object({
  name_es: requiredText(80),
  name_en: optionalText(80),
  description_es: optionalText(300),
  description_en: optionalText(300),
  permissions: z.array(z.enum(permissions)).max(permissions.length).default([]),
});
export type RoleDraft = z.infer<typeof RoleDraft>;
export const RolePatch = patchOf(RoleDraft);

/** A role by its names: what a form offers to choose from. */
export const RoleName = z.object({ id: Id, key: z.string(), name_es: z.string(), name_en: z.string().nullable() });
export type RoleName = z.infer<typeof RoleName>;

export const Role = RoleName.extend({
  ...recordFields,
  description_es: z.string().nullable(),
  description_en: z.string().nullable(),
  permissions: z.array(z.enum(permissions)),
  /** Built in: may be changed, except the Administrador, but not deleted. */
  is_system: z.boolean(),
  /** Users whom the caller may see; null where the caller may see none. */
  user_count: z.int().nullable(),
});
export type Role = z.infer<typeof Role>;

/** The Administrador shows the specified menu, so nobody changes it. */
export const isLocked = ({ key }: Pick<Role, "key">): boolean => key === administratorRole;

export const roles = defineResource({
  path: "roles",
  permission: "roles",
  title: { es: "Roles y permisos", en: "Roles & Permissions" },
  draft: RoleDraft,
  labels: {
    name_es: { es: "Nombre", en: "Name (Spanish)" },
    name_en: { es: "Nombre en inglés", en: "Name (English)" },
    description_es: { es: "Descripción", en: "Description (Spanish)" },
    description_en: { es: "Descripción en inglés", en: "Description (English)" },
    permissions: { es: "Permisos", en: "Permissions" },
  },
});
