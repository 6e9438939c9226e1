import { describe, expect, test } from "vitest";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { User } from "@atalaya/contract/resources/users.ts";
import type { Identity } from "../../platform/people/identity.ts";
import { losesSuperAdmin, mayAssign, mayChange, mayChangeAccount, mayChangePowers } from "./rules.ts";

const places = [
  { id: 1, path: [1] },
  { id: 2, path: [1, 2] },
  { id: 3, path: [1, 3] },
  { id: 9, path: [9] },
];
const roles = [
  { id: 10, permissions: ["users.update", "records.risk.index"] },
  { id: 20, permissions: ["records.risk.index"] },
  { id: 30, permissions: ["audit.index"] },
];
const identity = (company_id: number | null, is_super_admin: 0 | 1 = 0): Identity => ({
  session_id: 1,
  key: null,
  user: { id: 100, name: "Jefa", email: "jefa@demo.test", is_super_admin, locale: "es" },
  assignments: [
    { role: "boss", name_es: "Jefa", name_en: null, company_id, permissions: roles[0]!.permissions as Permission[] },
  ],
  places,
});
const user = (changes: Partial<User> = {}) =>
  ({ id: 200, is_super_admin: 0, is_active: true, assignments: [], ...changes }) as unknown as User;

describe("V19 giving a role", () => {
  const give =
    (company_id: number | null, role_id: number, held: { role_id: number; company_id: number | null }[] = []) =>
    () =>
      mayAssign(identity(1), roles, [{ role_id, company_id }], held);

  test("is allowed where the giver has all its powers, and below", () => {
    for (const place of [1, 2, 3]) expect(give(place, 20)).not.toThrow();
    expect(give(2, 10)).not.toThrow();
  });
  test("is refused elsewhere, everywhere, in a place that does not exist, and beyond the own powers", () => {
    for (const place of [9, null, 77]) expect(give(place, 20)).toThrow();
    expect(give(2, 30)).toThrow();
    expect(give(2, 99)).toThrow();
  });
  test("leaves alone what somebody else gave before", () => {
    expect(give(9, 30, [{ role_id: 30, company_id: 9 }])).not.toThrow();
  });
  test("includes that nobody takes what he could not give", () => {
    expect(() => mayAssign(identity(1), roles, [], [{ role_id: 30, company_id: 2 }])).toThrow();
    expect(() => mayAssign(identity(1), roles, [], [{ role_id: 20, company_id: 2 }])).not.toThrow();
  });
  test("is free for a super admin", () => {
    expect(() => mayAssign(identity(null, 1), roles, [{ role_id: 30, company_id: null }])).not.toThrow();
  });
});

test("V19 only somebody with all the powers of a person may change that person's account", () => {
  const may = (by: Identity, held: { role_id: number; company_id: number }[], is_super_admin: 0 | 1 = 0) =>
    mayChangeAccount(by, user({ is_super_admin }), roles, held);
  expect(may(identity(1), [{ role_id: 20, company_id: 2 }])).toBe(true);
  expect(may(identity(1), [{ role_id: 20, company_id: 9 }])).toBe(false);
  expect(may(identity(1), [], 1)).toBe(false);
  // A role that is not known here may give anything.
  expect(may(identity(1), [{ role_id: 99, company_id: 2 }])).toBe(false);
  expect(may(identity(null, 1), [], 1)).toBe(true);
});

test("V19 of somebody with more powers only the roles that the caller may give or take are changed", () => {
  const boss = user({ name: "Jefa", may_change_account: false });
  expect(() => mayChange(boss, { name: "Otra" })).toThrow();
  expect(() => mayChange(boss, { password: "una clave robada" })).toThrow();
  expect(() => mayChange(boss, { name: "Jefa", assignments: [] })).not.toThrow();
  expect(() => mayChange(user({ is_super_admin: 1, may_change_account: false }), { assignments: [] })).toThrow();
});

test("V19 nobody changes the own powers, not even a super admin", () => {
  const me = user({ id: 100, is_super_admin: 1, assignments: [{ role_id: 10, company_id: 1 }] });
  const chief = identity(null, 1);
  expect(() => mayChangePowers(chief, me, { is_super_admin: 0 })).toThrow();
  expect(() => mayChangePowers(chief, me, { is_active: false })).toThrow();
  expect(() => mayChangePowers(chief, me, { assignments: [] })).toThrow();
  expect(() =>
    mayChangePowers(chief, me, { assignments: [{ role_id: 10, company_id: 1 }], is_super_admin: 1 }),
  ).not.toThrow();
  expect(() => mayChangePowers(identity(1), user(), { is_super_admin: 1 })).toThrow();
});

test("V19 a super admin is lost by demotion and by deactivation, if active before", () => {
  const chief = user({ is_super_admin: 1 });
  expect(losesSuperAdmin(chief, { is_super_admin: 0 })).toBe(true);
  expect(losesSuperAdmin(chief, { is_active: false })).toBe(true);
  expect(losesSuperAdmin(chief, {})).toBe(false);
  expect(losesSuperAdmin(user({ is_super_admin: 1, is_active: false }), { is_super_admin: 0 })).toBe(false);
  expect(losesSuperAdmin(user(), { is_active: false })).toBe(false);
});
