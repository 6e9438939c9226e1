// A role as the form holds it.
import type { Role, RoleDraft } from "@atalaya/contract/resources/roles.ts";
import { inOrder } from "./permission-rows.ts";

export const draftOf = (role: Role): RoleDraft => ({
  name_es: role.name_es,
  name_en: role.name_en,
  description_es: role.description_es,
  description_en: role.description_en,
  permissions: inOrder(new Set(role.permissions)),
});

/** A new role: empty, or with what another one grants. */
export const newDraft = (from: Role | undefined, name: string): RoleDraft => ({
  name_es: from ? name : "",
  name_en: null,
  description_es: from?.description_es ?? null,
  description_en: from?.description_en ?? null,
  permissions: inOrder(new Set(from?.permissions)),
});
