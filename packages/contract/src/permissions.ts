// Every permission of the product, and what the built-in roles are granted. A permission is `<resource>.<action>`.
import { catalogueOf, domains, recordDomains } from "./domain/domains.ts";
import { ofEach, plainNouns } from "./nouns.ts";
import type { Text } from "./text.ts";

const editing = ["index", "create", "update", "delete"] as const;

const records = recordDomains.map((domain) => `records.${domain}` as const);
const variables = domains.map((domain) => `variables.${catalogueOf[domain]}` as const);

const each = <N extends string, A extends readonly string[]>(names: readonly N[], actions: A) =>
  Object.fromEntries(names.map((name) => [name, actions])) as Record<N, A>;

/** Resources and the actions each knows; `index` is listing and reading. */
export const actionsOf = {
  companies: editing,
  entities: editing,
  ...ofEach(() => editing),
  ...each(records, [...editing, "validate", "publish"] as const),
  "records.alert": editing,
  alerts: ["issue", "subscribers"],
  log: ["index", "create"],
  reports: ["index", "create", "publish"],
  lessons: editing,
  legalSetup: editing,
  legalDrm: editing,
  legal: editing,
  ...each(variables, editing),
  users: editing,
  roles: editing,
  audit: ["index"],
  "variables.topics": [...editing, "publish"],
  faq: [...editing, "publish"],
  terms: [...editing, "publish"],
} as const;

type ActionsOf = typeof actionsOf;
/** What is made, changed and deleted under permissions of its own name. */
export type Editable = {
  [R in keyof ActionsOf & string]: (typeof editing)[number] extends ActionsOf[R][number] ? R : never;
}[keyof ActionsOf & string];
export type Permission = { [R in keyof ActionsOf & string]: `${R}.${ActionsOf[R][number]}` }[keyof ActionsOf & string];

export const permissions = Object.entries(actionsOf).flatMap(([resource, actions]) =>
  actions.map((action) => `${resource}.${action}` as Permission),
);

/** What a route asks for: nothing, a signed-in user, a super administrator, or a permission somewhere. */
export type Access = "public" | "signed_in" | "super_admin" | Permission;

const actionOf = (permission: Permission) => permission.slice(permission.lastIndexOf(".") + 1);

/** Permissions of these resources (a prefix such as `records.` names several), narrowed to these actions. */
const about = (resources: readonly string[], actions?: readonly string[]): Permission[] =>
  permissions.filter(
    (it) => resources.some((prefix) => it.startsWith(prefix)) && (!actions || actions.includes(actionOf(it))),
  );

/** A role's key is stable; its texts may be changed by the organisation. */
export type SeedRole = { key: string; name: Text; description: Text; grants: Permission[] };

/** The role whose menu is the specified table. It cannot be changed. */
export const administratorRole = "admin";

const settings = ["users.", "roles.", "audit."];
const everyScreen = permissions.filter((it) => actionOf(it) === "index" && !settings.some((it2) => it.startsWith(it2)));
const places = ["companies.", "entities.", ...plainNouns.map(({ path }) => `${path}.`)];
const framework = ["legal.", "legalSetup.", "legalDrm."];

/** The built-in roles. Super administrators are marked on the user and need none. */
export const seedRoles: SeedRole[] = [
  {
    key: administratorRole,
    name: { es: "Administrador", en: "Administrator" },
    description: {
      es: "Todo dentro de sus lugares, también sus usuarios.",
      en: "Everything inside the own places, their users included.",
    },
    grants: permissions.filter(
      (it) => !about(["audit."]).includes(it) && (!it.startsWith("roles.") || actionOf(it) === "index"),
    ),
  },
  {
    key: "editor",
    name: { es: "Encargado GRD", en: "DRM officer" },
    description: {
      es: "Crea y actualiza registros, variables, recuperación, comité y marco legal.",
      en: "Creates and updates records, variables, recovery, committee and legal framework.",
    },
    grants: [
      ...new Set([
        ...everyScreen,
        ...about([...places.slice(1), "records.", "lessons.", ...framework], editing),
        ...about(["alerts."], ["subscribers"]),
        "log.create" as const,
        ...about(["reports."]),
        ...about(variables, editing),
      ]),
    ],
  },
  {
    key: "validator",
    name: { es: "Validador", en: "Validator" },
    description: {
      es: "Valida y publica registros, o pide corregirlos.",
      en: "Validates and publishes records, or asks for corrections.",
    },
    grants: [...everyScreen, ...about(["records."], ["validate", "publish"])],
  },
  {
    key: "alert_issuer",
    name: { es: "Operador de alertas", en: "Alert operator" },
    description: {
      es: "Emite, actualiza y cancela alertas; nunca las que redactó.",
      en: "Issues, updates and cancels alerts; never those of the own hand.",
    },
    grants: [
      ...everyScreen,
      ...about(["records.alert."], ["create", "update"]),
      ...about(["alerts.", "log.", "reports."]),
    ],
  },
  {
    key: "viewer",
    name: { es: "Consulta", en: "Viewer" },
    description: { es: "Lee todo, no cambia nada.", en: "Reads everything, changes nothing." },
    grants: everyScreen,
  },
  {
    key: "auditor",
    name: { es: "Auditor", en: "Auditor" },
    description: {
      es: "Lee todo, también la auditoría, los usuarios y los roles.",
      en: "Reads everything, the audit log, users and roles included.",
    },
    grants: [...everyScreen, ...about(settings, ["index"])],
  },
];
