// The look of whatever floats over the map: raised surface, hairline, the first elevation.

/** Elevation 1 of the design: the map needs it, because land has no edge a hairline could rest on. */
export const mapSurface = {
  bgcolor: "raised",
  color: "text.primary",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "8px",
  boxShadow: 1,
};

/** What lies over the map measures itself by the map, not by the window: panes and panels make it narrow too. */
export const narrowMap = "@container (max-width: 599.95px)";
/** So wide a map has room for scale and credits beside what stands at its left foot. */
export const crowdedMap = "@container (max-width: 879.95px)";
export const lowMap = "@container (max-height: 319.95px)";

/** Inside surfaces that would cut an outer ring off. */
export const insetFocus = { outlineOffset: "-2px" };

/** A small note on it: an icon and a sentence. */
export const mapNote = {
  ...mapSurface,
  display: "flex",
  alignItems: "center",
  gap: "8px",
  px: "10px",
  py: "5px",
  fontSize: 12,
  lineHeight: "16px",
  color: "text.secondary",
  borderRadius: "6px",
} as const;
