// The permissions as a table: a row per screen, grouped as the menu is, and a column per action. Pure.
import { menu, type MenuGroup, type MenuItem, type ScreenName } from "@atalaya/contract/menu.ts";
import { permissions, type Permission } from "@atalaya/contract/permissions.ts";

export const actions = ["index", "create", "update", "delete", "validate", "publish", "issue", "subscribers"] as const;
export type Action = (typeof actions)[number];

/** One screen; an action that it does not have is absent. */
export type PermissionRow = { name: ScreenName; cells: Partial<Record<Action, Permission>> };
export type PermissionGroup = { name: MenuGroup["name"]; rows: PermissionRow[] };

/** Issuing alerts and keeping their subscribers are actions of a resource of their own, and belong to the Alert Centre. */
const further: Record<string, Partial<Record<Action, Permission>>> = {
  alertMapRecord: { issue: "alerts.issue", subscribers: "alerts.subscribers" },
};

function rowOf({ name, permission }: MenuItem): PermissionRow {
  const resource = permission?.slice(0, -".index".length);
  const cells = actions.flatMap((action) => {
    const found = permissions.find((it) => it === `${resource}.${action}`) ?? further[name]?.[action];
    return found ? [[action, found] as const] : [];
  });
  return { name, cells: Object.fromEntries(cells) };
}

export const permissionGroups: PermissionGroup[] = menu.map(({ name, items }) => ({ name, rows: items.map(rowOf) }));

export const cellsOf = (rows: readonly PermissionRow[], action: Action): Permission[] =>
  rows.flatMap(({ cells }) => cells[action] ?? []);

export type Mixed = "all" | "some" | "none";

/** How many of these are granted. */
export function mixedOf(cells: readonly Permission[], granted: ReadonlySet<Permission>): Mixed {
  const count = cells.filter((it) => granted.has(it)).length;
  if (count === 0) return "none";
  return count === cells.length ? "all" : "some";
}

/** In the order of the contract, so that the same set is always the same list. */
export const inOrder = (granted: ReadonlySet<Permission>): Permission[] => permissions.filter((it) => granted.has(it));

/**
 * Grants or takes an action in these rows. Doing something on a screen takes seeing it, so every other action brings "Ver" along,
 * and without "Ver" the others go.
 */
export function toggled(
  granted: ReadonlySet<Permission>,
  rows: readonly PermissionRow[],
  action: Action,
  isOn: boolean,
): Set<Permission> {
  const next = new Set(granted);
  for (const { cells } of rows) {
    const cell = cells[action];
    if (!cell) continue;
    if (isOn) {
      next.add(cell);
      if (cells.index) next.add(cells.index);
    } else if (action === "index") for (const it of Object.values(cells)) next.delete(it);
    else next.delete(cell);
  }
  return next;
}

/** Permissions that were added or taken. */
export const changedPermissions = (before: readonly Permission[], after: readonly Permission[]): Permission[] =>
  permissions.filter((it) => before.includes(it) !== after.includes(it));
