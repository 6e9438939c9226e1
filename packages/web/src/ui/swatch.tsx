// The picture of a variable or hazard: its icon on a disc of its colour, with a white ring that keeps it apart from any ground.
import Box from "@mui/material/Box";
import { contrast } from "./contrast.ts";
import { Icon } from "./icon.tsx";

const leastContrast = 3;

/** White, or the dark text colour where a person chose a disc too light for white. */
export const onDisc = (disc: string): string => (contrast("#FFFFFF", disc) >= leastContrast ? "#FFFFFF" : "#17212B");

type SwatchProps = {
  icon: string;
  /** `#RRGGBB`. */
  color: string;
  size?: number;
  /** Only where no name stands beside it. */
  label?: string;
};

/** A disc with an icon: 24 px in lists, 16 px in legends. */
export function Swatch({ icon, color, size = 24, label }: SwatchProps) {
  return (
    <Box
      component="span"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      style={{ width: size, height: size, backgroundColor: color, color: onDisc(color) }}
      sx={(theme) => ({
        display: "inline-flex",
        flex: "none",
        alignItems: "center",
        justifyContent: "center",
        borderRadius: "50%",
        boxShadow: "0 0 0 2px #FFFFFF",
        ...theme.applyStyles("light", { boxShadow: "none" }),
      })}
    >
      <Icon name={icon} size={Math.round(size * 0.52)} />
    </Box>
  );
}
