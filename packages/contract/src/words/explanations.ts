// Why somebody may or may not do something: one sentence per reason.
import type { Words } from "../text.ts";

export const explanationWords = {
  explained_super_admin: {
    es: "Puede: es super administrador, y eso vale en todos los lugares.",
    en: "Allowed: a super administrator may do everything in all places.",
  },
  explained_granted: {
    es: "Puede: el rol «{{role}}», que tiene en {{held}}, lo permite en {{place}}.",
    en: "Allowed: the role “{{role}}”, held in {{held}}, allows it in {{place}}.",
  },
  explained_granted_above: {
    es: "Puede: un rol que tiene en un lugar superior, que usted no administra, lo permite en {{place}}.",
    en: "Allowed: a role held in a place above, which you do not manage, allows it in {{place}}.",
  },
  explained_inactive: {
    es: "No puede: su cuenta está inactiva, así que no puede entrar.",
    en: "Not allowed: the account is inactive, so this person cannot sign in.",
  },
  explained_invited: {
    es: "No puede todavía: no ha usado su invitación para elegir una contraseña.",
    en: "Not allowed yet: the invitation has not been used to choose a password.",
  },
  explained_no_role: {
    es: "No puede: no tiene ningún rol.",
    en: "Not allowed: this person holds no role.",
  },
  explained_role_lacks: {
    es: "No puede: ninguno de sus roles ({{role}}) incluye este permiso.",
    en: "Not allowed: none of the roles held ({{role}}) includes this permission.",
  },
  explained_elsewhere: {
    es: "No puede en {{place}}: el rol «{{role}}» lo permite, pero lo tiene solo en {{held}}.",
    en: "Not allowed in {{place}}: the role “{{role}}” allows it, but is held only in {{held}}.",
  },
  explained_place_deleted: {
    es: "No puede: el lugar «{{place}}» está eliminado.",
    en: "Not allowed: the place “{{place}}” is deleted.",
  },
  explained_everywhere: { es: "todos los lugares", en: "all places" },
  explained_somewhere: { es: "sus lugares", en: "the own places" },
} satisfies Words;
