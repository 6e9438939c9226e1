// Where one file is dropped or chosen: what is expected, and why the last one would not do.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Icon } from "./icon.tsx";
import { useDropTarget } from "./use-drop-target.ts";

type DropAreaProps = {
  icon: string;
  title: string;
  text: ReactNode;
  problem: string | null;
  onDrop: (dropped: DataTransfer) => void;
  /** The buttons below. */
  children: ReactNode;
};

export function DropArea({ icon, title, text, problem, onDrop, children }: DropAreaProps) {
  const { isOver, handlers } = useDropTarget(onDrop);
  return (
    <Box
      {...handlers}
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        gap: "8px",
        p: "48px 20px",
        textAlign: "center",
        border: "1px dashed",
        borderColor: isOver ? "primary.main" : "control",
        borderRadius: "8px",
        bgcolor: isOver ? "hover" : undefined,
      }}
    >
      <Icon name={icon} size={32} color="var(--mui-palette-text-disabled)" />
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {text}
      </Typography>
      <Box role="alert">
        {problem && (
          <Typography color="error">
            <Icon name="exclamation-circle" size={13} /> {problem}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "8px" }}>{children}</Box>
    </Box>
  );
}
