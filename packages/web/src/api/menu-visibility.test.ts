import { expect, test } from "vitest";
import { menu } from "@atalaya/contract/menu.ts";
import { seedRoles, type Permission } from "@atalaya/contract/permissions.ts";
import { visibleMenu } from "./menu-visibility.ts";

const grantOf = (role: string, permissions?: Permission[]) => ({
  role,
  permissions: permissions ?? seedRoles.find(({ key }) => key === role)?.grants ?? [],
  company_ids: null,
});
const seenBy = (is_super_admin: 0 | 1, ...grants: ReturnType<typeof grantOf>[]) =>
  Object.fromEntries(
    visibleMenu({ is_super_admin, grants }).map(({ name, items }) => [name, items.map((it) => it.name)]),
  );

test("R-231 R-601 a super admin sees every group and every screen", () => {
  const everything = Object.fromEntries(menu.map(({ name, items }) => [name, items.map((it) => it.name)]));
  expect(seenBy(1)).toEqual(everything);
});

test("R-231 R-234 R-237 the built-in Administrador sees exactly what the table gives it", () => {
  expect(seenBy(0, grantOf("admin"))).toEqual({
    places: ["companies", "entities", "properties", "shelters", "inventory"],
    variables: [
      "variables.situationMap",
      "variables.vulnerabilityMap",
      "variables.riskAssessment",
      "variables.alertMap",
      "variables.recoveryMapItem",
    ],
    settings: ["settings.users"],
  });
});

test("R-231 any other role sees the screens that it may read", () => {
  expect(seenBy(0, grantOf("clerk", ["records.risk.index", "users.index"]))).toEqual({
    records: ["riskAssessmentRecord"],
    settings: ["settings.users"],
  });
});

test("a permission to change does not show a screen that may not be read", () => {
  expect(seenBy(0, grantOf("odd", ["users.update"]))).toEqual({});
});

test("of two roles, what either shows is shown", () => {
  const seen = seenBy(0, grantOf("admin"), grantOf("viewer"));
  expect(Object.keys(seen)).toEqual(["places", "records", "variables", "settings", "public"]);
  expect(seen.records).toContain("situationMapRecord");
});

test("somebody without any role sees no group", () => {
  expect(seenBy(0)).toEqual({});
});
