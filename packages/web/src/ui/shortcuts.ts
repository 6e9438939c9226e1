// The shortcuts of the keyboard: one table for those who listen to them and for the help that lists them.
import { useEffect, useEffectEvent } from "react";
import type { WordKey } from "@atalaya/contract/words.ts";
import { readStored, store } from "../api/storage.ts";

type Shortcut = {
  /** As KeyboardEvent names it, in small letters. */
  key: string;
  /** With Ctrl, or Cmd on a Mac: such a shortcut also works while somebody types. */
  isWithControl?: boolean;
  /** Opens or reaches something behind dialogs and menus: an open one is finished first. */
  waitsForDialogs?: boolean;
  /** What it does, in words. */
  word: WordKey;
};

export const shortcuts = {
  palette: { key: "k", isWithControl: true, waitsForDialogs: true, word: "shortcut_palette" },
  search: { key: "/", waitsForDialogs: true, word: "shortcut_search" },
  edit: { key: "e", waitsForDialogs: true, word: "shortcut_edit" },
  save: { key: "s", isWithControl: true, word: "shortcut_save" },
  close: { key: "escape", word: "shortcut_close" },
  help: { key: "?", waitsForDialogs: true, word: "shortcut_help" },
} as const satisfies Record<string, Shortcut>;
export type ShortcutName = keyof typeof shortcuts;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys as they are written on the keyboard: "Ctrl", "K". */
export function keysOf(name: ShortcutName): string[] {
  const { key, isWithControl = false }: Shortcut = shortcuts[name];
  const label = key === "escape" ? "Esc" : key.toUpperCase();
  return isWithControl ? [isMac() ? "⌘" : "Ctrl", label] : [label];
}

/** For aria-keyshortcuts. */
export const ariaKeysOf = (name: ShortcutName): string =>
  keysOf(name).join("+").replace("Ctrl", "Control").replace("⌘", "Meta").replace("Esc", "Escape");

const singleKeysKey = "single_keys";

/** Keys pressed alone can be switched off: who speaks to the computer, or hits keys by accident, needs that (WCAG 2.1.4). */
export const usesSingleKeys = (): boolean => readStored("local", singleKeysKey) !== "0";

export const keepSingleKeys = (isOn: boolean): void => store("local", singleKeysKey, isOn ? null : "0");

/** Whether the event is the shortcut's key, wherever it was pressed. */
export function isPressed(event: KeyboardEvent, name: ShortcutName): boolean {
  const { key, isWithControl = false }: Shortcut = shortcuts[name];
  return event.key.toLowerCase() === key && (event.ctrlKey || event.metaKey) === isWithControl && !event.altKey;
}

const takesLetters = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input, textarea, select, [role=menu], [role=listbox]") !== null);

/** Listens on the whole page while it is enabled; a key pressed alone never while somebody types. */
export function useShortcut(name: ShortcutName, run: () => void, isEnabled = true): void {
  const press = useEffectEvent(run);
  useEffect(() => {
    if (!isEnabled) return;
    const { isWithControl = false, waitsForDialogs = false }: Shortcut = shortcuts[name];
    const onKey = (event: KeyboardEvent) => {
      if (!isPressed(event, name) || event.defaultPrevented) return;
      if (!isWithControl && (takesLetters(event.target) || !usesSingleKeys())) return;
      event.preventDefault();
      if (waitsForDialogs && document.querySelector("[aria-modal=true], [role=menu]")) return;
      press();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [name, isEnabled]);
}
