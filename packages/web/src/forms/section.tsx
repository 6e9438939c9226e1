// Groups of fields: a titled section, and rows of two or three columns where there is room.
import { useId, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

/** A titled group of fields. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ containerType: "inline-size", mb: "16px" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: "12px", mb: "8px" }}>
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        <Box sx={{ flex: 1, height: "1px", bgcolor: "divider" }} />
      </Box>
      {children}
    </Box>
  );
}

/** Fields side by side from 480 px of room, one below the other in less. */
export const Row = ({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) => (
  <Box
    sx={{
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      columnGap: "12px",
      rowGap: "4px",
      mb: "4px",
      alignItems: "start",
      "@container (min-width: 480px)": { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    }}
  >
    {children}
  </Box>
);
