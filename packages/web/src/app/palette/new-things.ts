// What can be begun from the palette: the screen, the address that opens an empty form on it, and the permission it takes.
import { catalogueOf, domains } from "@atalaya/contract/domain/domains.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { WordKey } from "@atalaya/contract/words.ts";

type NewThing = { path: string; search: Record<string, string>; permission: Permission; word: WordKey };

/** `path` is the screen; a screen that is not there yet offers nothing. */
export const newThings: readonly NewThing[] = [
  ...domains.map((domain): NewThing => ({
    path: `/records/${domain}`,
    search: { record: "new" },
    permission: `records.${domain}.create`,
    word: "record_new",
  })),
  ...domains.map((domain): NewThing => ({
    path: `/variables/${catalogueOf[domain]}`,
    search: { variable: "new" },
    permission: `variables.${catalogueOf[domain]}.create`,
    word: "variable_new",
  })),
  { path: "/companies", search: { company: "new" }, permission: "companies.create", word: "company_new" },
  { path: "/entidades", search: { institution: "new" }, permission: "entities.create", word: "institution_new" },
  {
    path: "/entidades",
    search: { tab: "persons", person: "new" },
    permission: "entities.create",
    word: "person_new",
  },
  { path: "/legal-drm-committee", search: { session: "new" }, permission: "legalDrm.create", word: "session_new" },
  { path: "/legal", search: { document: "new" }, permission: "legal.create", word: "legal_new" },
  { path: "/propiedades/lista", search: { property: "new" }, permission: "properties.create", word: "property_new" },
  { path: "/variables/topics", search: { text: "new" }, permission: "variables.topics.create", word: "topic_new" },
  { path: "/terms", search: { text: "new" }, permission: "terms.create", word: "terms_new" },
  { path: "/faq", search: { text: "new" }, permission: "faq.create", word: "faq_new" },
  { path: "/ajustes/usuarios", search: { user: "new" }, permission: "users.create", word: "user_new" },
  { path: "/ajustes/roles", search: { role: "new" }, permission: "roles.create", word: "role_new" },
];
