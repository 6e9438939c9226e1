// The mark of approximate boundaries in a legend, and the words beside it where a map has none.
import Box from "@mui/material/Box";
import { mapNote } from "../view/map-surface.ts";

/** As long as the squares of a legend are wide. */
export const ApproximateLine = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 22 4"
    sx={{ width: 22, height: 4, flex: "none", color: "text.secondary" }}
  >
    <path d="M0 2h22" stroke="currentColor" strokeWidth="1.5" strokeDasharray="5 3.5" />
  </Box>
);

/** Goes among the notes of a <MapView>. */
export const ApproximateNote = ({ children }: { children: string }) => (
  <Box sx={mapNote}>
    <ApproximateLine />
    {children}
  </Box>
);
