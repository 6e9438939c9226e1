// The MUI theme: both schemes, one of nine colours, a light or dark sidebar. Made once per combination and kept.
import { createTheme, type Shadows, type Theme } from "@mui/material/styles";
import { controls } from "./theme-controls.ts";
import { fields } from "./theme-fields.ts";
import { colorSystem } from "./theme-palette.ts";
import { surfaceParts } from "./theme-surfaces.ts";
import { typography } from "./theme-typography.ts";
import { layers, motion, radius, type SidebarMode, type ThemeColor } from "./tokens.ts";

/** Only two heights exist: 1 over the map, 2 for popups. They differ by scheme, so the global styles define them. */
const shadows = ["none", "var(--elevation-over)", "var(--elevation-popup)", ...Array(22).fill("none")] as Shadows;

const seconds = (milliseconds: number) => `${milliseconds}ms ${motion.easing}`;

function makeTheme(color: ThemeColor, sidebar: SidebarMode): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: "data" },
    colorSchemes: { light: colorSystem("light", color, sidebar), dark: colorSystem("dark", color, sidebar) },
    typography,
    spacing: 4,
    shape: { borderRadius: radius.control },
    shadows,
    zIndex: { drawer: layers.drawer, modal: layers.dialog, snackbar: layers.snackbar, tooltip: layers.tooltip },
    focusVisible: { outline: "2px solid var(--mui-palette-focus)", outlineOffset: 2 },
    transitions: {
      easing: { easeInOut: motion.easing, easeOut: motion.easing, easeIn: motion.easing, sharp: motion.easing },
      duration: {
        shortest: motion.color,
        shorter: motion.color,
        short: motion.popover,
        standard: motion.popover,
        complex: motion.drawer,
        enteringScreen: motion.drawer,
        leavingScreen: motion.drawer,
      },
    },
    components: { ...controls, ...fields, ...surfaceParts },
  });
}

const kept = new Map<string, Theme>();

/** The theme of one colour and one sidebar mode. */
export function themeOf(color: ThemeColor, sidebar: SidebarMode): Theme {
  const key = `${color} ${sidebar}`;
  const theme = kept.get(key) ?? makeTheme(color, sidebar);
  kept.set(key, theme);
  return theme;
}

/** A CSS transition with the product's easing: `transition("width", 180)`. */
export const transition = (property: string, milliseconds: number = motion.color) =>
  `${property} ${seconds(milliseconds)}`;
