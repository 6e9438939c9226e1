// A heading inside the quick entry.
import Typography from "@mui/material/Typography";

export const Heading = ({ children }: { children: string }) => (
  <Typography variant="h4" component="h3" sx={{ mb: "8px" }}>
    {children}
  </Typography>
);
