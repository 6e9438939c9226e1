// How many there are, behind the label of a tab or the title of a card.
import Box from "@mui/material/Box";

export const CountMark = ({ count }: { count: number | string }) => (
  <Box
    component="span"
    className="tn"
    sx={{
      ml: "6px",
      px: "6px",
      borderRadius: "8px",
      bgcolor: "action.hover",
      fontSize: "0.6875rem",
      lineHeight: "16px",
    }}
  >
    {count}
  </Box>
);
