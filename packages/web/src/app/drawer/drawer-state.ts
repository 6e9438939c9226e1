// How the drawer stands: wide or mini on a desk, open or closed on a phone, and which groups are open.
import { create } from "zustand";
import { on } from "../../api/events.ts";
import { readStored, store } from "../../api/storage.ts";

const miniKey = "drawer_mini";
const groupsKey = "drawer_groups";
const openAtFirst = ["places", "records"];

type DrawerState = { isMini: boolean; isOpenOnPhone: boolean; openGroups: string[] };

const storedGroups = () => readStored("local", groupsKey)?.split(",") ?? openAtFirst;

export const useDrawer = create<DrawerState>(() => ({
  isMini: readStored("local", miniKey) === "1",
  isOpenOnPhone: false,
  openGroups: storedGroups(),
}));

/** Below this width the drawer is temporary and covers the screen. */
export const narrowQuery = "(max-width: 899.95px)";

export const closeOnPhone = () => useDrawer.setState({ isOpenOnPhone: false });

export function toggleGroup(name: string): void {
  const { openGroups } = useDrawer.getState();
  const changed = openGroups.includes(name) ? openGroups.filter((it) => it !== name) : [...openGroups, name];
  store("local", groupsKey, changed.join(","));
  useDrawer.setState({ openGroups: changed });
}

/** the drawer follows the application's event. */
on("APP_DRAWER_TOGGLED", () => {
  const { isMini, isOpenOnPhone } = useDrawer.getState();
  if (window.matchMedia(narrowQuery).matches) return useDrawer.setState({ isOpenOnPhone: !isOpenOnPhone });
  store("local", miniKey, isMini ? "0" : "1");
  useDrawer.setState({ isMini: !isMini });
});
