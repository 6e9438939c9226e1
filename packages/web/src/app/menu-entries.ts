// The menu as the drawer draws it: the visible screens with their titles, sorted in the shown language.
import { dashboard, type MenuGroup, type MenuItem } from "@atalaya/contract/menu.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Translate } from "../ui/words.ts";

/** One line of the drawer, or a group of lines. Only a title is common to all but dividers. */
export type MenuEntry = {
  name: string;
  title: string;
  icon?: string;
  /** Path of the screen. */
  path?: string;
  /** A plain address outside the application; it wins over `path`. */
  href?: string;
  target?: string;
  disabled?: boolean;
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
  subAction?: string;
};

/** What stands below an entry; none for a plain link. */
export const entriesBelow = (entry: MenuEntry): MenuEntry[] => entry.items ?? entry.children ?? [];

const entryOf = ({ name, icon, path }: MenuItem, t: Translate): MenuEntry => ({
  name,
  title: t(`menu.${name}`),
  icon,
  path,
});

/** The drawer's groups. */
export function groupEntries(groups: readonly MenuGroup[], t: Translate, language: Language): MenuEntry[] {
  const byTitle = new Intl.Collator(language);
  return groups.map((group) => ({
    name: group.name,
    title: t(`menu.${group.name}`),
    icon: group.icon,
    items: group.items.map((item) => entryOf(item, t)).toSorted((a, b) => byTitle.compare(a.title, b.title)),
  }));
}

/** The one link above the groups. */
export const dashboardEntry = (t: Translate): MenuEntry => entryOf(dashboard, t);
