// What can be begun from the palette: the screen, the address that opens an empty form on it, and the permission it takes.
import { catalogueOf, domains, recordDomains } from "@atalaya/contract/domain/domains.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import { plainNouns } from "@atalaya/contract/nouns.ts";
import { linkTo, type ScreenLink } from "../../api/addresses.ts";
import type { WordKey } from "@atalaya/contract/words.ts";

type NewThing = { link: ScreenLink; permission: Permission; word: WordKey };

/** Offered to who sees the screen and may do it there. */
export const newThings: readonly NewThing[] = [
  ...recordDomains.map((domain): NewThing => ({
    link: linkTo(`/records/${domain}`, { record: "new" }),
    permission: `records.${domain}.create`,
    word: "record_new",
  })),
  { link: linkTo("/records/alert", { record: "new" }), permission: "records.alert.create", word: "alert_new" },
  {
    link: linkTo("/records/alert", { tab: "exercises", record: "new" }),
    permission: "records.alert.create",
    word: "exercise_new",
  },
  ...domains.map((domain): NewThing => ({
    link: linkTo(`/variables/${catalogueOf[domain]}`, { variable: "new" }),
    permission: `variables.${catalogueOf[domain]}.create`,
    word: "variable_new",
  })),
  { link: linkTo("/companies", { company: "new" }), permission: "companies.create", word: "company_new" },
  { link: linkTo("/entidades", { institution: "new" }), permission: "entities.create", word: "institution_new" },
  {
    link: linkTo("/entidades", { tab: "persons", person: "new" }),
    permission: "entities.create",
    word: "person_new",
  },
  { link: linkTo("/legal-drm-committee", { session: "new" }), permission: "legalDrm.create", word: "session_new" },
  { link: linkTo("/legal", { document: "new" }), permission: "legal.create", word: "legal_new" },
  ...plainNouns.map(({ path, screen }): NewThing => ({
    link: linkTo(screen.path, { [screen.key]: "new" }),
    permission: `${path}.create`,
    word: `says.${path}.new`,
  })),
  { link: linkTo("/variables/topics", { text: "new" }), permission: "variables.topics.create", word: "topic_new" },
  { link: linkTo("/terms", { text: "new" }), permission: "terms.create", word: "terms_new" },
  { link: linkTo("/faq", { text: "new" }), permission: "faq.create", word: "faq_new" },
  { link: linkTo("/ajustes/usuarios", { user: "new" }), permission: "users.create", word: "user_new" },
  { link: linkTo("/ajustes/roles", { role: "new" }), permission: "roles.create", word: "role_new" },
];
