// How the cards of losses stand beside each other.

/** Two beside each other where there is room for them, as high as each other. */
export const twoColumns = {
  display: "grid",
  gap: "16px",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
} as const;
