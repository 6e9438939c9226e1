// A share as a bar on its track; the figure stands beside it, so it is only looked at.
import Box from "@mui/material/Box";

type BarProps = { share: number; color: string; height?: number };

export const Bar = ({ share, color, height = 6 }: BarProps) => (
  <Box
    component="span"
    aria-hidden
    data-colour
    sx={{ display: "block", height, borderRadius: "2px", bgcolor: "sunken", overflow: "hidden" }}
  >
    <Box
      component="span"
      data-colour
      style={{ width: `${share * 100}%`, backgroundColor: color }}
      sx={(theme) => ({
        display: "block",
        height: "100%",
        borderRadius: "2px",
        // Dark colours keep an edge on dark surfaces.
        ...theme.applyStyles("dark", { boxShadow: "inset 0 0 0 1px rgba(255, 255, 255, 0.35)" }),
      })}
    />
  </Box>
);

/** `name`: of the part, that its key is told by. Empty parts take no room. */
type StackProps = { parts: readonly { name: string; count: number; color: string }[]; height?: number };

/** How a whole is made up: its parts side by side, a gap between them. */
export function StackedBar({ parts, height = 8 }: StackProps) {
  return (
    <Box component="span" aria-hidden data-colour sx={{ display: "flex", gap: "2px", height }}>
      {parts
        .filter(({ count }) => count > 0)
        .map(({ name, count, color }) => (
          <Box
            key={name}
            component="span"
            data-colour
            style={{ flexGrow: count, backgroundColor: color }}
            sx={{ flexBasis: 0, minWidth: 3, "&:first-of-type": { borderRadius: "2px 0 0 2px" } }}
          />
        ))}
    </Box>
  );
}
