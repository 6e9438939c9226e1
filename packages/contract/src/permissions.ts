// Every permission of the product, and what the built-in roles are granted. A permission is `<resource>.<action>`.
import { catalogueOf, domains } from "./domains.ts";
import type { Text } from "./text.ts";

const editing = ["index", "create", "update", "delete"] as const;

const records = domains.map((domain) => `records.${domain}` as const);
const variables = domains.map((domain) => `variables.${catalogueOf[domain]}` as const);

/** Resources and the actions each knows; `index` is listing and reading. */
const actionsOf = {
  companies: editing,
  ...(Object.fromEntries(records.map((name) => [name, editing])) as Record<(typeof records)[number], typeof editing>),
  ...(Object.fromEntries(variables.map((name) => [name, editing])) as Record<
    (typeof variables)[number],
    typeof editing
  >),
  users: editing,
  roles: editing,
  audit: ["index"],
} as const;

type ActionsOf = typeof actionsOf;
export type Permission = { [R in keyof ActionsOf & string]: `${R}.${ActionsOf[R][number]}` }[keyof ActionsOf & string];

export const permissions = Object.entries(actionsOf).flatMap(([resource, actions]) =>
  actions.map((action) => `${resource}.${action}` as Permission),
);

/** What a route asks for: nothing, a signed-in user, or a permission somewhere. */
export type Access = "public" | "signed_in" | Permission;

const actionOf = (permission: Permission) => permission.slice(permission.lastIndexOf(".") + 1);
const isAbout = (permission: Permission, ...prefixes: string[]) => prefixes.some((it) => permission.startsWith(it));

/** A role's key is stable; its texts may be changed by the organisation. */
export type SeedRole = { key: string; name: Text; grants: Permission[] };

/** The role whose menu is the specified table. */
export const administratorRole = "admin";

export const seedRoles: SeedRole[] = [
  {
    key: administratorRole,
    name: { es: "Administrador", en: "Administrator" },
    grants: permissions.filter((it) => !isAbout(it, "audit.") && (!isAbout(it, "roles.") || actionOf(it) === "index")),
  },
  {
    key: "editor",
    name: { es: "Encargado GRD", en: "DRM officer" },
    grants: permissions.filter((it) => isAbout(it, "records.", "variables.") || it === "companies.index"),
  },
  {
    key: "viewer",
    name: { es: "Consulta", en: "Viewer" },
    grants: permissions.filter((it) => actionOf(it) === "index" && isAbout(it, "records.", "variables.", "companies.")),
  },
];
