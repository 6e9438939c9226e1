// The heads of rows that are drawn as a table: for the eye, because each field has its own label besides.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isInLine, type RowLayout } from "./row-columns.ts";
import { headStyle } from "./row-style.ts";

/** `besides`: pixels that the buttons of a row take. */
export const RowHeads = <T,>({ layout, besides }: { layout: RowLayout<T>; besides: number }) => (
  <Box aria-hidden sx={{ display: "flex", gap: "4px" }}>
    <Box sx={headStyle(layout)}>
      {layout.columns.filter(isInLine).map(({ key, label, isRequired, place }) => (
        <Typography
          key={key}
          variant="caption"
          color="textSecondary"
          sx={{ fontWeight: 550, lineHeight: "20px", ...(place === "line" && { gridColumn: "1 / -1" }) }}
        >
          {label}
          {isRequired && (
            <Box component="span" sx={{ color: "error.main" }}>
              {" *"}
            </Box>
          )}
        </Typography>
      ))}
    </Box>
    <Box sx={{ flex: "none", width: besides }} />
  </Box>
);
