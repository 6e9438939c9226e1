// Everything that the signed-in user may do from the palette without asking the server: screens, places, actions.
import { useMemo } from "react";
import { useNavigate } from "@tanstack/react-router";
import { dashboard, type MenuGroup, type MenuItem } from "@atalaya/contract/menu.ts";
import { languages } from "@atalaya/contract/text.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { parsePlace } from "../../api/active-place.ts";
import { raise } from "../../api/events.ts";
import { useMay } from "../../api/may.ts";
import { pageConfig } from "../../api/page-config.ts";
import { usePlace } from "../../api/places.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { toggleFullScreen } from "../full-screen.tsx";
import { openOverlay } from "../overlay.ts";
import { placeOptions } from "../place-options.ts";
import { askToSignOut } from "../session/sign-out-question.tsx";
import { useThemeChoice } from "../look/theme-store.ts";
import type { Command } from "./command.ts";
import { newThings } from "./new-things.ts";

/** The texts of some keys in every language, as the organisation may have changed them. */
const inEveryLanguage = (...keys: WordKey[]): string =>
  languages.flatMap((language) => keys.map((key) => pageConfig().words[language][key] ?? "")).join(" ");

/** Goes to an address; the active place stays. */
function useGo(): (path: string, search?: Record<string, string>) => void {
  const navigate = useNavigate();
  return (path, search = {}) => void navigate({ to: path, search: search as never });
}

function useScreens(groups: readonly MenuGroup[]): Command[] {
  const t = useWords();
  const go = useGo();
  const screen = ({ name, icon, path }: MenuItem, group?: MenuGroup): Command => ({
    id: `screen:${name}`,
    kind: "screen",
    title: t(`menu.${name}`),
    detail: group && t(`menu.${group.name}`),
    icon,
    words: inEveryLanguage(`menu.${name}`, ...(group ? [`menu.${group.name}` as WordKey] : [])),
    run: () => go(path),
  });
  const account: Command = {
    id: "screen:account",
    kind: "screen",
    title: t("my_account"),
    icon: "user-o",
    words: inEveryLanguage("my_account"),
    run: () => go("/perfil"),
  };
  return [screen(dashboard), ...groups.flatMap((group) => group.items.map((item) => screen(item, group))), account];
}

function usePlaces(): Command[] {
  const t = useWords();
  const [language] = useLanguage();
  const { place, places, setPlace } = usePlace();
  const options = useMemo(() => placeOptions(places, t("place_all"), language), [places, t, language]);
  return options.map(({ value, text, code }) => ({
    id: `place:${value}`,
    kind: "place",
    title: text,
    detail: value === String(place) ? t("active_place") : code,
    icon: "map-marker",
    words: [code, value === "all" ? inEveryLanguage("place_all") : ""].join(" "),
    run: () => {
      const chosen = parsePlace(value);
      if (chosen !== null && chosen !== place) setPlace(chosen);
    },
  }));
}

function useBeginnings(groups: readonly MenuGroup[]): Command[] {
  const t = useWords();
  const go = useGo();
  const may = useMay();
  const { place } = usePlace();
  const items = groups.flatMap((group) => group.items).filter(({ is_ready }) => is_ready);
  return newThings.flatMap(({ path, search, permission, word }) => {
    const item = items.find((it) => it.path === path);
    if (!item || !may(permission, place === "all" ? undefined : place)) return [];
    return {
      id: `action:${word} ${item.name}`,
      kind: "action",
      title: t(word),
      detail: t(`menu.${item.name}`),
      icon: "plus",
      words: inEveryLanguage(word, `menu.${item.name}`),
      run: () => go(path, search),
    };
  });
}

function useActions(): Command[] {
  const t = useWords();
  const [shown, setLanguage] = useLanguage();
  const action = (word: WordKey, icon: string, run: () => void): Command => ({
    id: `action:${word}`,
    kind: "action",
    title: t(word),
    icon,
    words: inEveryLanguage(word),
    run,
  });
  const switches = languages
    .filter((language) => language !== shown)
    .map((language) => ({
      ...action("language", "language", () => setLanguage(language)),
      id: `action:language ${language}`,
      title: `${t("language")}: ${pageConfig().locales[language]}`,
    }));
  return [
    ...switches,
    action("appearance", "adjust", () => useThemeChoice.getState().showDrawer(true)),
    action("toggle_menu", "bars", () => raise("APP_DRAWER_TOGGLED", {})),
    ...(document.fullscreenEnabled ? [action("full_screen", "arrows-alt", toggleFullScreen)] : []),
    action("shortcuts", "keyboard-o", () => void openOverlay("shortcuts")),
    action("logout", "sign-out", askToSignOut),
  ];
}

/** `groups` is the menu that the user sees: what is not in it is not offered either. */
export function useCommands(groups: readonly MenuGroup[]): Command[] {
  return [...useScreens(groups), ...usePlaces(), ...useBeginnings(groups), ...useActions()];
}
