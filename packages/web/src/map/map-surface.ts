// The look of whatever floats over the map: raised surface, hairline, the first elevation.
/** Elevation 1 of the design: the map needs it, because land has no edge a hairline could rest on. */
const shadow = {
  light: "0 1px 2px rgba(16, 28, 38, 0.08), 0 4px 12px rgba(16, 28, 38, 0.08)",
  dark: "0 2px 8px rgba(0, 0, 0, 0.5)",
};
const popupShadow = {
  light: "0 2px 6px rgba(16, 28, 38, 0.08), 0 12px 32px rgba(16, 28, 38, 0.16)",
  dark: "0 8px 32px rgba(0, 0, 0, 0.6)",
};

const raised = (scheme: "light" | "dark") => (scheme === "dark" ? "#1C252B" : "#FFFFFF");

/** `level` 1 for controls and panels, 2 for popups. */
export const mapSurface = (scheme: "light" | "dark", level: 1 | 2 = 1) => ({
  bgcolor: raised(scheme),
  color: "text.primary",
  border: scheme === "dark" ? "1px solid" : "none",
  borderColor: "divider",
  borderRadius: "8px",
  boxShadow: (level === 1 ? shadow : popupShadow)[scheme],
});

/** Two pixels of surface, then two of the theme's colour: seen on land, water and marks alike. */
export const focusRing = {
  outline: "2px solid",
  outlineColor: "primary.main",
  outlineOffset: "2px",
};

export const phone = "@media (max-width: 599.95px)";
