// What the user chose about the look, kept on this computer. No library: the login page honours it too.
import { readStored, store } from "../../api/storage.ts";
import { themeColors, type Density, type Scheme, type SidebarMode, type ThemeColor } from "./tokens.ts";

export type SchemeChoice = Scheme | "system";
export type ThemeChoice = { color: ThemeColor; sidebar: SidebarMode; scheme: SchemeChoice; density: Density };

export const schemeChoices = ["light", "dark", "system"] as const satisfies readonly SchemeChoice[];
export const sidebarModes = ["light", "dark"] as const satisfies readonly SidebarMode[];
export const densities = ["compact", "comfortable"] as const satisfies readonly Density[];

export const defaultTheme: ThemeChoice = { color: "teal", sidebar: "light", scheme: "system", density: "compact" };

const key = "theme";

const oneOf = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((it) => it === value) ?? otherwise;

/** The kept choice; what is missing or unknown is the default. */
export function storedTheme(): ThemeChoice {
  let kept: Partial<ThemeChoice> = {};
  try {
    kept = (JSON.parse(readStored("local", key) ?? "{}") ?? {}) as Partial<ThemeChoice>;
  } catch {
    // Somebody else's text under our key.
  }
  return {
    color: oneOf(themeColors, kept.color, defaultTheme.color),
    sidebar: oneOf(sidebarModes, kept.sidebar, defaultTheme.sidebar),
    scheme: oneOf(schemeChoices, kept.scheme, defaultTheme.scheme),
    density: oneOf(densities, kept.density, defaultTheme.density),
  };
}

export const keepTheme = (choice: ThemeChoice): void => store("local", key, JSON.stringify(choice));

/** The scheme that a choice means right now. */
export const schemeOf = (choice: SchemeChoice): Scheme => {
  if (choice !== "system") return choice;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
};
