// The keys of a shortcut as they are drawn beside what they do.
import Box from "@mui/material/Box";
import { keysOf, type ShortcutName } from "./shortcuts.ts";

/** "Ctrl K", each key in a frame of its own. */
export function Keys({ of }: { of: ShortcutName }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", gap: "4px" }}>
      {keysOf(of).map((key) => (
        <Box
          key={key}
          component="kbd"
          sx={(theme) => ({
            minWidth: 20,
            padding: "0 5px",
            border: `1px solid ${theme.vars.palette.control}`,
            borderRadius: "4px",
            font: "inherit",
            fontSize: "0.6875rem",
            lineHeight: "18px",
            textAlign: "center",
            color: theme.vars.palette.text.secondary,
            backgroundColor: theme.vars.palette.background.paper,
          })}
        >
          {key}
        </Box>
      ))}
    </Box>
  );
}
