// Where the present route stands in the menu.
import { useMatches } from "@tanstack/react-router";
import { dashboard, menu, type MenuGroup, type ScreenName } from "@atalaya/contract/menu.ts";
import type { Trail } from "../ui/page.tsx";
import { useWords } from "../ui/words.ts";

/** Menu entry and group of the present route; both null on pages outside the menu. */
export function useMenuPosition(): { item: ScreenName | null; group: MenuGroup["name"] | null } {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.menu }) ?? null;
  const group = menu.find(({ items }) => items.some((item) => item.name === name))?.name ?? null;
  return { item: name, group };
}

/** Title, and the group where the route asks for a breadcrumb. */
export function useTrail(): Trail {
  const t = useWords();
  const { item, group } = useMenuPosition();
  const hasBreadcrumb = useMatches({ select: (matches) => matches.at(-1)?.staticData.breadcrumb === true });
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  return {
    title: t(title ?? `menu.${item ?? dashboard.name}`),
    group: hasBreadcrumb && group ? t(`menu.${group}`) : null,
  };
}
