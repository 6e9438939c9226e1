// The shell's own dialogs, command palette and list of shortcuts: one at a time, each loaded when it is first opened.
import { createElement, type ComponentType } from "react";
import { create } from "zustand";
import { on, raise } from "../api/events.ts";
import { translate } from "../api/words.ts";

const loaders = {
  palette: async () => (await import("./palette/palette.tsx")).Palette,
  shortcuts: async () => (await import("./shortcut-help.tsx")).ShortcutHelp,
};
type OverlayName = keyof typeof loaders;

const useStore = create<{ Overlay: ComponentType | null }>(() => ({ Overlay: null }));

/** Draws the open one. */
export function Overlay() {
  const component = useStore((state) => state.Overlay);
  return component && createElement(component);
}

/** Loads what the dialog needs ahead of time; failing does no harm, opening will say so. */
export const preloadOverlay = (name: OverlayName): void => void loaders[name]().catch(() => {});

export async function openOverlay(name: OverlayName): Promise<void> {
  try {
    const Overlay = await loaders[name]();
    useStore.setState({ Overlay });
  } catch {
    raise("SET_MESSAGE", { message: translate("load_failed"), type: "error" });
  }
}

export const closeOverlay = (): void => useStore.setState({ Overlay: null });

// An alert takes the place of whatever is open: one modal at a time.
on("APP_SERVER_FAILED", closeOverlay);
on("APP_TOKEN_EXPIRED", closeOverlay);
