// The picture of a variable or hazard: its icon on a disc of its colour, with a white ring that keeps it apart from any ground.
import Box from "@mui/material/Box";
import { contrast } from "./theme/contrast.ts";
import { Icon } from "./icon.tsx";

const leastContrast = 3;

/** White, or the dark text colour where a person chose a disc too light for white. */
export const onDisc = (disc: string): string => (contrast("#FFFFFF", disc) >= leastContrast ? "#FFFFFF" : "#17212B");

const outlines = {
  disc: { borderRadius: "50%" },
  square: { borderRadius: "2px" },
  diamond: { clipPath: "polygon(50% 0, 100% 50%, 50% 100%, 0 50%)" },
  hexagon: { clipPath: "polygon(50% 0, 95% 25%, 95% 75%, 50% 100%, 5% 75%, 5% 25%)" },
};

type SwatchProps = {
  icon: string;
  /** `#RRGGBB`. */
  color: string;
  size?: number;
  /** Classes of one legend differ in outline too, never in colour alone. */
  shape?: keyof typeof outlines;
  /** Only where no name stands beside it. */
  label?: string;
};

/** A disc with an icon: 24 px in lists, 16 px in legends. */
export function Swatch({ icon, color, size = 24, shape = "disc", label }: SwatchProps) {
  return (
    <Box
      component="span"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-colour
      style={{ width: size, height: size, backgroundColor: color, color: onDisc(color) }}
      sx={(theme) => ({
        display: "inline-flex",
        flex: "none",
        alignItems: "center",
        justifyContent: "center",
        ...outlines[shape],
        boxShadow: "0 0 0 2px #FFFFFF",
        ...theme.applyStyles("light", { boxShadow: "none" }),
      })}
    >
      <Icon name={icon} size={Math.round(size * 0.52)} />
    </Box>
  );
}
