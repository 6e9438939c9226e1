import { expect, test } from "vitest";
import { menu, menuCheck } from "./menu.ts";
import { permissions, seedRoles } from "./permissions.ts";

/** Title in English, where it leads, and what the built-in Administrador passes to the check. */
const rows = (group: string) => {
  const { title, admin, items } = menu.find((it) => it.name === group)!;
  return [title.en, admin, items.map((item) => [item.title.en, item.name, item.path, item.admin])];
};

test("R-233 Places", () => {
  expect(rows("places")).toEqual([
    "Places",
    1,
    [
      ["Companies", "companies", "/companies", 1],
      ["Entities", "entities", "/entidades", 1],
      ["Properties", "properties", "/propiedades/lista", 1],
      // Not of the table: an addition, as Entities is.
      ["Shelters", "shelters", "/albergues", 1],
      ["Response resources", "inventory", "/inventario", 1],
    ],
  ]);
});

test("R-234 Records", () => {
  expect(rows("records")).toEqual([
    "Records",
    0,
    [
      ["Base Map", "situationMapRecord", "/records/situation", 1],
      ["Vulnerability Map", "vulnerabilityMapRecord", "/records/vulnerability", 1],
      ["Disasters Map", "riskAssessmentRecord", "/records/risk", 1],
      ["Alert Centre", "alertMapRecord", "/records/alert", 1],
      ["Alert subscribers", "alertSubscribers", "/suscriptores", 1],
      ["Emergency Log", "emergencyLog", "/bitacora", 1],
      ["Reports", "eventReports", "/informes", 1],
      ["Exercises", "exercises", "/simulacros", 1],
      ["Lessons", "lessons", "/lecciones", 1],
      ["Recovery", "recoveryMapRecord", "/records/recovery", 1],
      ["Institutional Framework", "legalSetup", "/legal-setup", 1],
      ["DRM Committee", "legalDrm", "/legal-drm-committee", 1],
      ["Legal Framework", "legal", "/legal", 1],
    ],
  ]);
  const keys = menu
    .find((group) => group.name === "records")!
    .items.map((item) => item.permission)
    .filter(Boolean);
  expect(keys.slice(0, 3)).toEqual(["records.situation.index", "records.vulnerability.index", "records.risk.index"]);
});

test("R-235 Variables", () => {
  expect(rows("variables")).toEqual([
    "Variables",
    1,
    [
      ["Base Map", "variables.situationMap", "/variables/situationMap", 1],
      ["Vulnerability Map", "variables.vulnerabilityMap", "/variables/vulnerabilityMap", 1],
      ["Disasters Map", "variables.riskAssessment", "/variables/riskAssessment", 1],
      ["Alert Centre", "variables.alertMap", "/variables/alertMap", 1],
      ["Recovery", "variables.recoveryMapItem", "/variables/recoveryMapItem", 1],
    ],
  ]);
});

test("R-236 User Setup", () => {
  expect(rows("settings")).toEqual([
    "User Setup",
    1,
    [
      ["Users", "settings.users", "/ajustes/usuarios", 1],
      ["Roles & Permissions", "settings.roles", "/ajustes/roles", 0],
      ["Audit log", "settings.audit", "/ajustes/auditoria", 0],
      ["Country packs", "settings.packs", "/ajustes/paquetes", 0],
      ["Backups", "settings.backups", "/ajustes/respaldos", 0],
      ["Settings", "settings.installation", "/ajustes/instalacion", 0],
      ["Health of the service", "settings.health", "/ajustes/estado", 0],
    ],
  ]);
});

test("R-237 Public Text", () => {
  expect(rows("public")).toEqual([
    "Public Text",
    0,
    [
      ["Topics", "variables.topics", "/variables/topics", 1],
      ["FAQ", "faq", "/faq", 1],
      ["Terms", "terms", "/terms", 1],
    ],
  ]);
});

test("R-601 the menu check passes for a super admin, or when the value is 1", () => {
  expect(menuCheck({ is_super_admin: 1 }, 0)).toBe(true);
  expect(menuCheck({ is_super_admin: 0 }, 1)).toBe(true);
  expect(menuCheck({ is_super_admin: 0 }, 0)).toBe(false);
});

test("R-238 every screen has a name and a path of its own", () => {
  const items = menu.flatMap((group) => group.items);
  expect(new Set(items.map((item) => item.name)).size).toBe(items.length);
  expect(new Set(items.map((item) => item.path)).size).toBe(items.length);
});

test("R-239 what a role grants and a screen asks for are permissions that exist", () => {
  for (const { grants } of seedRoles) expect(permissions).toEqual(expect.arrayContaining(grants));
  const asked = menu.flatMap((group) => group.items).flatMap((item) => item.permission ?? []);
  expect(permissions).toEqual(expect.arrayContaining(asked));
  expect(permissions).toEqual(expect.arrayContaining(["users.index", "roles.index"]));
});
