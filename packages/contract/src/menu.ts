// The one table of screens: router, drawer, breadcrumb and page titles read it.
import { catalogueOf, domains, domainTitles, type Domain } from "./domain/domains.ts";
import type { Permission } from "./permissions.ts";
import type { Text } from "./text.ts";

/** A menu entry. `admin` is the value that the built-in Administrador passes to the menu check. */
export type MenuItem = {
  name: string;
  title: Text;
  icon: string;
  path: string;
  admin: 0 | 1;
  /** Reading permission of the screen; for any role but the built-in one it decides visibility. */
  permission?: Permission;
  /** False while the screen's resource is not there yet: it then says so honestly. */
  is_ready: boolean;
};
export type MenuGroup = { name: string; title: Text; icon: string; admin: 0 | 1; items: MenuItem[] };

const recordItem = (domain: Domain, name: string, icon: string): MenuItem => ({
  name,
  title: domainTitles[domain],
  icon,
  path: `/records/${domain}`,
  admin: 1,
  permission: `records.${domain}.index`,
  is_ready: true,
});

const domainIcons: Record<Domain, string> = {
  situation: "map-o",
  vulnerability: "heartbeat",
  risk: "fire",
  alert: "bell-o",
  recovery: "wrench",
};

const variableItems = domains.map((domain): MenuItem => ({
  name: `variables.${catalogueOf[domain]}`,
  title: domainTitles[domain],
  icon: domainIcons[domain],
  path: `/variables/${catalogueOf[domain]}`,
  admin: 1,
  permission: `variables.${catalogueOf[domain]}.index`,
  is_ready: true,
}));

const item = (
  name: string,
  title: Text,
  icon: string,
  path: string,
  admin: 0 | 1,
  permission: Permission = `${name}.index` as Permission,
): MenuItem => ({ name, title, icon, path, admin, permission, is_ready: false });

export const dashboard: MenuItem = {
  name: "dashboard",
  title: { es: "Panel", en: "Dashboard" },
  icon: "tachometer",
  path: "/dashboard",
  admin: 1,
  is_ready: true,
};

/** The groups of the drawer in their order; items are sorted by title in the shown language when drawn. */
export const menu: MenuGroup[] = [
  {
    name: "places",
    title: { es: "Lugares", en: "Places" },
    icon: "map-marker",
    admin: 1,
    items: [
      {
        ...item("companies", { es: "Compañías", en: "Companies" }, "building-o", "/companies", 1),
        is_ready: true,
      },
      {
        ...item("entities", { es: "Entidades", en: "Entities" }, "university", "/entidades", 1),
        is_ready: true,
      },
      {
        ...item("properties", { es: "Propiedades", en: "Properties" }, "home", "/propiedades/lista", 1),
        is_ready: true,
      },
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
      recordItem("recovery", "recoveryMapRecord", "wrench"),
      {
        ...item(
          "legalSetup",
          { es: "Marco Institucional", en: "Institutional Framework" },
          "sitemap",
          "/legal-setup",
          1,
        ),
        is_ready: true,
      },
      {
        ...item("legalDrm", { es: "Comité GRD", en: "DRM Committee" }, "users", "/legal-drm-committee", 1),
        is_ready: true,
      },
      {
        ...item("legal", { es: "Marco Legal", en: "Legal Framework" }, "balance-scale", "/legal", 1),
        is_ready: true,
      },
    ],
  },
  { name: "variables", title: { es: "Variables", en: "Variables" }, icon: "sliders", admin: 1, items: variableItems },
  {
    name: "settings",
    title: { es: "Usuarios", en: "User Setup" },
    icon: "user-circle-o",
    admin: 1,
    items: [
      {
        ...item("settings.users", { es: "Usuarios", en: "Users" }, "user-o", "/ajustes/usuarios", 1, "users.index"),
        is_ready: true,
      },
      {
        ...item(
          "settings.roles",
          { es: "Roles y permisos", en: "Roles & Permissions" },
          "key",
          "/ajustes/roles",
          0,
          "roles.index",
        ),
        is_ready: true,
      },
      {
        ...item(
          "settings.audit",
          { es: "Auditoría", en: "Audit log" },
          "history",
          "/ajustes/auditoria",
          0,
          "audit.index",
        ),
        is_ready: true,
      },
    ],
  },
  {
    name: "public",
    title: { es: "Texto público", en: "Public Text" },
    icon: "bullhorn",
    admin: 0,
    items: [
      { ...item("variables.topics", { es: "Temas", en: "Topics" }, "tags", "/variables/topics", 1), is_ready: true },
      { ...item("faq", { es: "Preguntas frecuentes", en: "FAQ" }, "question-circle-o", "/faq", 1), is_ready: true },
      { ...item("terms", { es: "Términos", en: "Terms" }, "file-text-o", "/terms", 1), is_ready: true },
    ],
  },
];

/** true for a super admin, or when the value passed is 1. */
export const menuCheck = (user: { is_super_admin: 0 | 1 }, value: number): boolean =>
  user.is_super_admin === 1 || value === 1;
