// The palette of one scheme in MUI's shape, and the types of our own keys.
import type { RiskClass } from "@atalaya/contract/domain/risk-assessment.ts";
import type { ColorSystemOptions } from "@mui/material/styles";
import {
  categories,
  exerciseBand,
  hazards,
  levelMarks,
  levelSoft,
  riskColors,
  type AlertLevel,
  type Hazard,
} from "./data-colors.ts";
import {
  accents,
  darkSidebar,
  neutrals,
  roleBadge,
  statusColors,
  type Scheme,
  type SidebarMode,
  type StatusName,
  type ThemeColor,
} from "./tokens.ts";

/** Palette keys that MUI does not have. Hover, borders and soft pairs are ours, because MUI derives them with opacity. */
export type OwnPalette = {
  soft: string;
  softText: string;
  sunken: string;
  hover: string;
  borderStrong: string;
  control: string;
  raised: string;
  focus: string;
  buttonHover: string;
  sidebar: {
    brand: string;
    surface: string;
    border: string;
    text: string;
    muted: string;
    soft: string;
    softText: string;
    mark: string;
  };
  statusSoft: Record<StatusName, { soft: string; softText: string }>;
  snackbar: Record<StatusName, string>;
  roleBadge: { super_admin: string; admin: string; text: string };
  level: Record<AlertLevel, { fill: string; on: string; edge: string; soft: string; softText: string }>;
  risk: Record<RiskClass, { soft: string; softText: string }>;
  exercise: { text: string; stripe: string; stripe2: string };
  hazard: Record<Hazard, string>;
  series: string[];
};

declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
}

const sidebarOf = (scheme: Scheme, mode: SidebarMode, color: ThemeColor): OwnPalette["sidebar"] => {
  const { surface, border, text, text2, text3 } = neutrals[scheme];
  const accent = accents[mode === "dark" ? "dark" : scheme][color];
  const entry = { soft: accent.soft, softText: accent.softText, mark: accent.main };
  if (mode === "dark") return { brand: neutrals.dark.text, ...darkSidebar, ...entry };
  return { brand: text, surface, border, text: text2, muted: text3, ...entry };
};

/** 92 % of the colour and 8 % white: the hover of a filled button on dark. */
const lightened = (color: string) => `color-mix(in srgb, ${color} 92%, #FFFFFF)`;

const mapValues = <K extends string, V, W>(record: Record<K, V>, change: (value: V, key: K) => W) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value as V, key as K)])) as Record<K, W>;

/** MUI's colour system of one scheme for one theme colour and one sidebar mode. */
export function colorSystem(scheme: Scheme, color: ThemeColor, sidebar: SidebarMode): ColorSystemOptions {
  const tone = neutrals[scheme];
  const accent = accents[scheme][color];
  const status = statusColors[scheme];
  const own: OwnPalette = {
    soft: accent.soft,
    softText: accent.softText,
    sunken: tone.sunken,
    hover: tone.hover,
    borderStrong: tone.borderStrong,
    control: tone.control,
    raised: tone.raised,
    focus: accent.main,
    buttonHover: scheme === "light" ? accent.softText : lightened(accent.main),
    sidebar: sidebarOf(scheme, sidebar, color),
    statusSoft: mapValues(status, ({ soft, softText }) => ({ soft, softText })),
    snackbar: mapValues(statusColors.light, ({ main }) => main),
    roleBadge: { ...roleBadge },
    level: mapValues(levelMarks, ({ fill, on, edge }, level) => ({ fill, on, edge, ...levelSoft[scheme][level] })),
    risk: riskColors[scheme],
    exercise: {
      text: exerciseBand[scheme].text,
      stripe: exerciseBand[scheme].stripes[0],
      stripe2: exerciseBand[scheme].stripes[1],
    },
    hazard: mapValues(hazards, ({ disc }) => disc),
    series: [...categories[scheme]],
  };
  const onStatus = scheme === "light" ? "#FFFFFF" : tone.bg;
  return {
    palette: {
      primary: { main: accent.main, contrastText: accent.on, dark: accent.softText, light: accent.soft },
      secondary: { main: tone.text2, contrastText: tone.surface, dark: tone.text, light: tone.hover },
      ...mapValues(status, ({ main, soft, softText }) => ({
        main,
        contrastText: onStatus,
        light: soft,
        dark: softText,
      })),
      text: { primary: tone.text, secondary: tone.text2, disabled: tone.text3 },
      background: { default: tone.bg, paper: tone.surface },
      divider: tone.border,
      action: { hover: tone.hover, selected: accent.soft, active: tone.text3, disabled: tone.text3 },
      ...own,
    },
    overlays: [] as never,
  };
}
