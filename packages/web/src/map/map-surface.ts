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

/** Inside surfaces that would cut an outer ring off. */
export const insetFocus = { outlineOffset: "-2px" };
