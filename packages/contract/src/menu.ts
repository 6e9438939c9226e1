// The one table of screens: router, drawer, breadcrumb and page titles read it.
import { catalogueOf, domains, domainTitles, type Domain } from "./domain/domains.ts";
import { plainNouns, type PlainPath } from "./nouns.ts";
import type { PlainNoun } from "./plain/noun.ts";
import type { Permission } from "./permissions.ts";
import type { Text } from "./text.ts";

type PlainPaths = { [N in (typeof plainNouns)[number] as N["path"]]: N["screen"]["path"] };
const plainPaths = Object.fromEntries(plainNouns.map(({ path, screen }) => [path, screen.path])) as PlainPaths;

/** Every screen of the menu by its name, and where it is. */
export const screenPaths = {
  dashboard: "/dashboard",
  companies: "/companies",
  entities: "/entidades",
  ...plainPaths,
  situationMapRecord: "/records/situation",
  vulnerabilityMapRecord: "/records/vulnerability",
  riskAssessmentRecord: "/records/risk",
  alertMapRecord: "/records/alert",
  alertSubscribers: "/suscriptores",
  emergencyLog: "/bitacora",
  eventReports: "/informes",
  lessons: "/lecciones",
  recoveryMapRecord: "/records/recovery",
  legalSetup: "/legal-setup",
  legalDrm: "/legal-drm-committee",
  legal: "/legal",
  "variables.situationMap": "/variables/situationMap",
  "variables.vulnerabilityMap": "/variables/vulnerabilityMap",
  "variables.riskAssessment": "/variables/riskAssessment",
  "variables.alertMap": "/variables/alertMap",
  "variables.recoveryMapItem": "/variables/recoveryMapItem",
  "settings.users": "/ajustes/usuarios",
  "settings.roles": "/ajustes/roles",
  "settings.audit": "/ajustes/auditoria",
  "settings.packs": "/ajustes/paquetes",
  "settings.backups": "/ajustes/respaldos",
  "settings.installation": "/ajustes/instalacion",
  "settings.health": "/ajustes/estado",
  "variables.topics": "/variables/topics",
  faq: "/faq",
  terms: "/terms",
} as const satisfies Record<string, string>;

export type ScreenName = keyof typeof screenPaths;
export type ScreenPath = (typeof screenPaths)[ScreenName];
export const screenNames = Object.keys(screenPaths) as [ScreenName, ...ScreenName[]];
type GroupName = "places" | "records" | "variables" | "settings" | "public";

/** A menu entry. `admin` is the value that the built-in Administrador passes to the menu check. */
export type MenuItem = {
  name: ScreenName;
  title: Text;
  icon: string;
  path: ScreenPath;
  admin: 0 | 1;
  /** Reading permission of the screen; for any role but the built-in one it decides visibility. Without one it is a super administrator's. */
  permission?: Permission;
};
export type MenuGroup = { name: GroupName; title: Text; icon: string; admin: 0 | 1; items: MenuItem[] };

/** The name of any entry or group: its title is the text `menu.<name>`. */
export type MenuName = ScreenName | GroupName;

const item = (name: ScreenName, title: Text, icon: string, admin: 0 | 1, permission?: Permission): MenuItem => ({
  name,
  title,
  icon,
  path: screenPaths[name],
  admin,
  ...(permission && { permission }),
});

/** The entries of plain nouns in this group. */
const plainItems = (group: PlainNoun["screen"]["group"]): MenuItem[] =>
  plainNouns
    .filter(({ screen }) => screen.group === group)
    .map(({ path, title, screen }) => item(path, title, screen.icon, 1, `${path satisfies PlainPath}.index`));

const recordItem = (domain: Domain, name: ScreenName, icon: string): MenuItem =>
  item(name, domainTitles[domain], icon, 1, `records.${domain}.index`);

const domainIcons: Record<Domain, string> = {
  situation: "map-o",
  vulnerability: "heartbeat",
  risk: "fire",
  alert: "bell-o",
  recovery: "wrench",
};

const variableItems = domains.map((domain): MenuItem => {
  const name = `variables.${catalogueOf[domain]}` as const;
  return item(name, domainTitles[domain], domainIcons[domain], 1, `${name}.index`);
});

export const dashboard: MenuItem = {
  name: "dashboard",
  title: { es: "Panel", en: "Dashboard" },
  icon: "tachometer",
  path: screenPaths.dashboard,
  admin: 1,
};

/** The groups of the drawer in their order; items are sorted by title in the shown language when drawn. */
export const menu: MenuGroup[] = [
  {
    name: "places",
    title: { es: "Lugares", en: "Places" },
    icon: "map-marker",
    admin: 1,
    items: [
      item("companies", { es: "Compañías", en: "Companies" }, "building-o", 1, "companies.index"),
      item("entities", { es: "Entidades", en: "Entities" }, "university", 1, "entities.index"),
      ...plainItems("places"),
    ],
  },
  {
    name: "records",
    title: { es: "Registros", en: "Records" },
    icon: "database",
    admin: 0,
    items: [
      recordItem("situation", "situationMapRecord", "map-o"),
      recordItem("vulnerability", "vulnerabilityMapRecord", "heartbeat"),
      recordItem("risk", "riskAssessmentRecord", "fire"),
      recordItem("alert", "alertMapRecord", "bell-o"),
      item(
        "alertSubscribers",
        { es: "Suscriptores de alertas", en: "Alert subscribers" },
        "rss",
        1,
        "alerts.subscribers",
      ),
      item("emergencyLog", { es: "Bitácora", en: "Emergency Log" }, "book", 1, "log.index"),
      item("eventReports", { es: "Informes", en: "Reports" }, "file-text-o", 1, "reports.index"),
      ...plainItems("records"),
      item("lessons", { es: "Lecciones", en: "Lessons" }, "lightbulb-o", 1, "lessons.index"),
      recordItem("recovery", "recoveryMapRecord", "wrench"),
      item(
        "legalSetup",
        { es: "Marco Institucional", en: "Institutional Framework" },
        "sitemap",
        1,
        "legalSetup.index",
      ),
      item("legalDrm", { es: "Comité GRD", en: "DRM Committee" }, "users", 1, "legalDrm.index"),
      item("legal", { es: "Marco Legal", en: "Legal Framework" }, "balance-scale", 1, "legal.index"),
    ],
  },
  { name: "variables", title: { es: "Variables", en: "Variables" }, icon: "sliders", admin: 1, items: variableItems },
  {
    name: "settings",
    title: { es: "Usuarios", en: "User Setup" },
    icon: "user-circle-o",
    admin: 1,
    items: [
      item("settings.users", { es: "Usuarios", en: "Users" }, "user-o", 1, "users.index"),
      item("settings.roles", { es: "Roles y permisos", en: "Roles & Permissions" }, "key", 0, "roles.index"),
      item("settings.audit", { es: "Auditoría", en: "Audit log" }, "history", 0, "audit.index"),
      item("settings.packs", { es: "Paquetes de país", en: "Country packs" }, "cubes", 0),
      item("settings.backups", { es: "Respaldos", en: "Backups" }, "life-ring", 0),
      item("settings.installation", { es: "Ajustes", en: "Settings" }, "cogs", 0),
      item("settings.health", { es: "Estado del servicio", en: "Health of the service" }, "stethoscope", 0),
    ],
  },
  {
    name: "public",
    title: { es: "Texto público", en: "Public Text" },
    icon: "bullhorn",
    admin: 0,
    items: [
      item("variables.topics", { es: "Temas", en: "Topics" }, "tags", 1, "variables.topics.index"),
      item("faq", { es: "Preguntas frecuentes", en: "FAQ" }, "question-circle-o", 1, "faq.index"),
      item("terms", { es: "Términos", en: "Terms" }, "file-text-o", 1, "terms.index"),
    ],
  },
];

/** true for a super admin, or when the value passed is 1. */
export const menuCheck = (user: { is_super_admin: 0 | 1 }, value: number): boolean =>
  user.is_super_admin === 1 || value === 1;
