import { expect, test } from "vitest";
import { permissions, type Permission } from "@atalaya/contract/permissions.ts";
import { actions, changedPermissions, inOrder, mixedOf, permissionGroups, toggled } from "./permission-rows.ts";

const rows = permissionGroups.flatMap((group) => group.rows);
const row = (name: string) => rows.find((it) => it.name === name)!;

test("R-239 every permission of the product has exactly one cell", () => {
  const cells = rows.flatMap((it) => Object.values(it.cells));
  expect(cells.toSorted()).toEqual([...permissions].toSorted());
  expect(new Set(cells).size).toBe(cells.length);
});

test("R-233 to R-237: the groups are those of the menu", () => {
  expect(permissionGroups.map(({ name }) => name)).toEqual(["places", "records", "variables", "settings", "public"]);
});

test("issuing belongs to the alert centre, and the audit log can only be seen", () => {
  expect(row("alertMapRecord").cells.issue).toBe("alerts.issue");
  expect(Object.keys(row("settings.audit").cells)).toEqual(["index"]);
  expect(actions.filter((it) => row("companies").cells[it])).toEqual(["index", "create", "update", "delete"]);
});

test("doing something on a screen takes seeing it", () => {
  const granted = toggled(new Set(), [row("companies")], "update", true);
  expect(inOrder(granted)).toEqual(["companies.index", "companies.update"]);
  expect(inOrder(toggled(granted, [row("companies")], "update", false))).toEqual(["companies.index"]);
  expect(inOrder(toggled(granted, [row("companies")], "index", false))).toEqual([]);
});

test("a group grants an action in every row that has it, and says when only some do", () => {
  const settings = permissionGroups.find(({ name }) => name === "settings")!;
  const granted = toggled(new Set(), settings.rows, "create", true);
  expect(inOrder(granted)).toEqual(["users.index", "users.create", "roles.index", "roles.create"]);
  const cells: Permission[] = ["users.create", "roles.create"];
  expect(mixedOf(cells, granted)).toBe("all");
  expect(mixedOf(cells, new Set<Permission>(["users.create"]))).toBe("some");
  expect(mixedOf(cells, new Set())).toBe("none");
});

test("changes are what was added and what was taken", () => {
  expect(changedPermissions(["users.index", "roles.index"], ["audit.index", "roles.index"])).toEqual([
    "users.index",
    "audit.index",
  ]);
});
