// The foot of a list, a form or a step: what is done there stands at the right, below a line.

export const foot = {
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  minHeight: 52,
  px: "20px",
  borderTop: 1,
  borderColor: "divider",
} as const;
