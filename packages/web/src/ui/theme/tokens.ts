// The look as values: colours of theme, surfaces, text and status, sizes and motion. The one source of theme and login page.

export const themeColors = ["blue", "teal", "red", "orange", "purple", "indigo", "cyan", "pink", "green"] as const;
export type ThemeColor = (typeof themeColors)[number];
export type Scheme = "light" | "dark";
export type SidebarMode = "light" | "dark";
export type Density = "compact" | "comfortable";

/** `main`: filled button, link. `on`: text on main. `soft`: selected row, active entry. `softText`: text on soft. */
export type Accent = { main: string; on: string; soft: string; softText: string };

const accent = (main: string, on: string, soft: string, softText: string): Accent => ({ main, on, soft, softText });

/** The nine colours of R-223: hue of Material, shade chosen so that text on them is legible. */
export const accents: Record<Scheme, Record<ThemeColor, Accent>> = {
  light: {
    blue: accent("#1565C0", "#FFFFFF", "#E6F0FB", "#0F4F99"),
    teal: accent("#00766A", "#FFFFFF", "#E0F3F0", "#005B52"),
    red: accent("#C62828", "#FFFFFF", "#FCEBEB", "#A31F1F"),
    orange: accent("#B54708", "#FFFFFF", "#FDEFE2", "#8F3806"),
    purple: accent("#7B1FA2", "#FFFFFF", "#F5EAFA", "#651A86"),
    indigo: accent("#3949AB", "#FFFFFF", "#EBEDF9", "#2E3B8C"),
    cyan: accent("#00727F", "#FFFFFF", "#DFF3F6", "#005A65"),
    pink: accent("#C2185B", "#FFFFFF", "#FCE9F0", "#9E134A"),
    green: accent("#2E7D32", "#FFFFFF", "#E7F4E8", "#22612A"),
  },
  dark: {
    blue: accent("#7DB6F5", "#06203D", "#14293F", "#A3CCF9"),
    teal: accent("#4FC3B5", "#00211D", "#0F302D", "#84D8CD"),
    red: accent("#F79A94", "#3A0907", "#3B1C1C", "#F9B5B1"),
    orange: accent("#FFB066", "#331900", "#38260F", "#FFC78F"),
    purple: accent("#D3A0E6", "#2B0A3A", "#31203A", "#DFB9EC"),
    indigo: accent("#A6B1F0", "#0E1540", "#222847", "#BFC7F5"),
    cyan: accent("#4FC8DA", "#002228", "#0D3037", "#86DBE8"),
    pink: accent("#F493BA", "#3B0519", "#3C1A29", "#F8B3CE"),
    green: accent("#83CB87", "#06230A", "#172F1B", "#A6DBA9"),
  },
};

/** The role badge is the same in both schemes and under every theme colour. */
export const roleBadge = { super_admin: "#1565C0", admin: "#2E7D32", text: "#FFFFFF" } as const;

export const neutrals = {
  light: {
    bg: "#F5F7F8",
    surface: "#FFFFFF",
    sunken: "#EEF1F3",
    hover: "#F0F3F5",
    border: "#E1E6E9",
    borderStrong: "#7F8C97",
    text: "#17212B",
    text2: "#45525E",
    text3: "#5E6B77",
    control: "#C3CBD1",
    raised: "#FFFFFF",
  },
  dark: {
    bg: "#0E1418",
    surface: "#151C21",
    sunken: "#0A0F12",
    hover: "#212B32",
    border: "#2A353D",
    borderStrong: "#72818C",
    text: "#E7ECEF",
    text2: "#B3BFC7",
    text3: "#8F9CA6",
    control: "#43515B",
    raised: "#1C252B",
  },
} as const satisfies Record<Scheme, Record<string, string>>;

/** The sidebar's dark mode, beside either scheme; its active entry takes the colour's dark soft and softText. */
export const darkSidebar = { surface: "#1A222C", border: "#2A343F", text: "#C2CBD4", muted: "#93A0AC" } as const;

export const statusNames = ["error", "warning", "success", "info"] as const;
export type StatusName = (typeof statusNames)[number];

export const statusColors: Record<Scheme, Record<StatusName, { main: string; soft: string; softText: string }>> = {
  light: {
    error: { main: "#B3261E", soft: "#FDECEA", softText: "#8C1D18" },
    warning: { main: "#8A5300", soft: "#FFF3D9", softText: "#6B4000" },
    success: { main: "#1E7A3C", soft: "#E5F4E9", softText: "#185F30" },
    info: { main: "#1565C0", soft: "#E6F0FB", softText: "#0F4F99" },
  },
  dark: {
    error: { main: "#F28B82", soft: "#3A1A1A", softText: "#F8B4AE" },
    warning: { main: "#F5C04E", soft: "#362A10", softText: "#F8D68A" },
    success: { main: "#7CCB92", soft: "#152C1E", softText: "#A3DBB2" },
    info: { main: "#7DB6F5", soft: "#14293F", softText: "#A3CCF9" },
  },
};

/** A status is never colour alone: this icon goes with it. */
export const statusIcons: Record<StatusName, string> = {
  error: "exclamation-circle",
  warning: "exclamation-triangle",
  success: "check-circle",
  info: "info-circle",
};

export const fontFamily = '"Inter Variable", "Inter fallback", "Noto Sans", sans-serif';

/** Fixed sizes of the shell in px. */
export const shell = {
  toolbar: 48,
  drawer: 190,
  drawerMini: 56,
  pageHeader: 56,
  filterBar: 44,
  panelFooter: 52,
  themeDrawer: 304,
  /** A screen that fills the window is never lower: in a low window, or a strongly enlarged page, the page scrolls instead. */
  leastScreen: 480,
} as const;

/** Heights in px that follow the user's density; fingers and phones always have their own. Every one is a CSS variable, `--size-<name>`. */
export const sizes = {
  compact: { control: 32, bar: 28, row: 36, row2: 44, head: 32, entry: 30, group: 28, icon: 32, field: 32 },
  comfortable: { control: 36, bar: 32, row: 44, row2: 52, head: 36, entry: 36, group: 32, icon: 36, field: 36 },
  finger: { control: 44, bar: 44, row: 48, row2: 56, head: 44, entry: 44, group: 36, icon: 44, field: 44 },
  phone: { control: 44, bar: 44, row: 56, row2: 66, head: 44, entry: 44, group: 36, icon: 44, field: 48 },
} as const;

export const radius = { tag: 4, control: 6, card: 8, sheet: 16 } as const;

export const elevations: Record<Scheme, { over: string; popup: string }> = {
  light: {
    over: "0 1px 2px rgba(16, 28, 38, 0.08), 0 4px 12px rgba(16, 28, 38, 0.08)",
    popup: "0 2px 6px rgba(16, 28, 38, 0.08), 0 12px 32px rgba(16, 28, 38, 0.16)",
  },
  dark: { over: "0 2px 8px rgba(0, 0, 0, 0.5)", popup: "0 8px 32px rgba(0, 0, 0, 0.6)" },
};

export const motion = { color: 120, popover: 160, drawer: 180, easing: "cubic-bezier(.2,0,0,1)" } as const;
export const layers = {
  mapControl: 1,
  drawer: 1200,
  dialog: 1300,
  snackbar: 1400,
  tooltip: 1500,
  progress: 1600,
} as const;
