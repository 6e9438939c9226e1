// The menu as the drawer draws it: the visible screens with their titles, sorted in the shown language.
import { dashboard, menu, type MenuGroup, type MenuItem } from "@atalaya/contract/menu.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Translate } from "../../ui/words.ts";

/** One line of the drawer, or a group of lines. Only a title is common to all but dividers. */
export type MenuEntry = {
  name: string;
  title: string;
  /** The group that it belongs to. */
  group?: string;
  icon?: string;
  /** Name of the route that it leads to; without one the route is named by group and item. */
  component?: string;
  /** A plain address outside the application; it wins over any route. */
  href?: string;
  target?: string;
  disabled?: boolean;
  /** The number of the specified table, which the menu check was passed. */
  admin?: 0 | 1;
  /** Entries below a group or sub-group; `children` is the other name of the same thing. */
  items?: MenuEntry[];
  children?: MenuEntry[];
  /** A section title instead of a link. */
  header?: boolean;
  /** A line instead of a link; its title is not drawn. */
  divider?: boolean;
  /** A short count at the right: alerts in force. */
  badge?: string | number;
  /** An icon at the right, and its colour. */
  action?: string;
  actionClass?: "success" | "warning" | "error" | "info";
  /** The same for a link above the groups. */
  subAction?: string;
};

const routes = new Map([
  [dashboard.name, dashboard.path],
  ...menu.flatMap((group) =>
    group.items.flatMap(({ name, path }): [string, string][] => [
      [name, path],
      [`${group.name}/${name}`, path],
    ]),
  ),
]);

/** The path of the screen that an entry leads to: a named route, else the one named by group and item. */
export const pathOf = ({ component, group, name }: MenuEntry): string | undefined =>
  routes.get(component ?? `${group}/${name}`);

/** What stands below an entry; none for a plain link. */
export const entriesBelow = (entry: MenuEntry): MenuEntry[] => entry.items ?? entry.children ?? [];

/** By title in the shown language, at every depth. */
export function sorted(entries: readonly MenuEntry[], language: Language): MenuEntry[] {
  const byTitle = new Intl.Collator(language);
  return entries
    .map((entry) =>
      entriesBelow(entry).length > 0 ? { ...entry, items: sorted(entriesBelow(entry), language) } : entry,
    )
    .toSorted((a, b) => byTitle.compare(a.title, b.title));
}

const entryOf = ({ name, icon, admin }: MenuItem, t: Translate): MenuEntry => ({
  name,
  title: t(`menu.${name}`),
  icon,
  admin,
  component: name,
});

/** What stands behind a title: a count, and what it counts. */
type Badges = ReadonlyMap<string, string>;

/** The drawer's groups; `badges` by the name of the entry. */
export const groupEntries = (
  groups: readonly MenuGroup[],
  t: Translate,
  language: Language,
  badges: Badges = new Map(),
): MenuEntry[] =>
  groups.map(({ name, icon, admin, items }) => ({
    name,
    title: t(`menu.${name}`),
    icon,
    admin,
    items: sorted(
      items.map((item) => ({
        ...entryOf(item, t),
        group: name,
        ...(badges.has(item.name) && { badge: badges.get(item.name)! }),
      })),
      language,
    ),
  }));

/** The one link above the groups. */
export const dashboardEntry = (t: Translate): MenuEntry => entryOf(dashboard, t);
