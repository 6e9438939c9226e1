// Which menu entries a user sees. The server never relies on it.
import { menu, menuCheck, type MenuGroup, type MenuItem } from "@atalaya/contract/menu.ts";
import { administratorRole } from "@atalaya/contract/permissions.ts";
import type { SignedInUser } from "@atalaya/contract/resources/sessions.ts";

type Grant = Pick<SignedInUser["grants"][number], "role" | "permissions">;
type Viewer = Pick<SignedInUser, "is_super_admin"> & { grants: Grant[] };

/** The value passed for a screen: the table's number for the built-in Administrador, else whether the role grants reading it. */
const itemValue = (grant: Grant | null, item: MenuItem): number => {
  if (grant?.role === administratorRole) return item.admin;
  return item.permission && grant?.permissions.includes(item.permission) ? 1 : 0;
};

/** The same for a group: for other roles than the built-in one, any of its screens opens it. */
const groupValue = (grant: Grant | null, group: MenuGroup): number => {
  if (grant?.role === administratorRole) return group.admin;
  return group.items.some((item) => itemValue(grant, item) === 1) ? 1 : 0;
};

/** The screens of a group under one grant; a hidden group hides its screens. */
const itemsUnder = (user: Viewer, grant: Grant | null, group: MenuGroup): MenuItem[] =>
  menuCheck(user, groupValue(grant, group))
    ? group.items.filter((item) => menuCheck(user, itemValue(grant, item)))
    : [];

/** The groups of the menu with the screens that the user sees; what any of his roles shows is shown. */
export function visibleMenu(user: Viewer, groups: readonly MenuGroup[] = menu): MenuGroup[] {
  const grants = user.grants.length > 0 ? user.grants : [null];
  return groups
    .map((group) => {
      const shown = new Set(grants.flatMap((grant) => itemsUnder(user, grant, group)));
      return { ...group, items: group.items.filter((item) => shown.has(item)) };
    })
    .filter((group) => group.items.length > 0);
}
