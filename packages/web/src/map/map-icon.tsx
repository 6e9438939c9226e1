// A Font Awesome character for the map's own buttons; always beside an accessible name.
import { Box } from "@mui/material";
import { iconCodePoints } from "@atalaya/contract/icons.ts";

/** `size` in pixels; `name` without its fa- prefix. */
export function MapIcon({ name, size = 14 }: { name: string; size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ fontFamily: "FontAwesome", fontSize: size, lineHeight: 1, fontWeight: 400 }}
    >
      {iconCodePoints[name]}
    </Box>
  );
}
