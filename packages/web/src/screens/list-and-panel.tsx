// A list with a panel beside it for what is open. In a narrow window the panel takes the list's place.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { narrowQuery } from "../ui/page.tsx";

type ListAndPanelProps = {
  /** What the panel shows, for assistive technology. */
  panelLabel: string;
  list: ReactNode;
  /** Null while nothing is open. */
  panel: ReactNode;
  /** Stands where the panel would be, where there is room for both. */
  placeholder?: ReactNode;
  /** Width in pixels of the list; else the panel has the fixed width and the list takes the rest. */
  listWidth?: number;
  /** Width in pixels of the panel beside a list that takes the rest. */
  panelWidth?: number;
};

/** List and panel fill the window below the header and scroll on their own. */
export function ListAndPanel(props: ListAndPanelProps) {
  const { panelLabel, list, panel, placeholder, listWidth, panelWidth = 480 } = props;
  const isOpen = panel !== null;
  const fixed = (width: number | undefined) => (width === undefined ? { flex: 1 } : { flex: "none", width });
  const whole = { flex: 1, width: "auto", border: 0 };
  return (
    <Box sx={{ display: "flex", flex: 1, minHeight: 0, bgcolor: "background.paper" }}>
      <Box
        sx={{
          display: "flex",
          flexDirection: "column",
          minWidth: 0,
          ...fixed(listWidth),
          [narrowQuery]: isOpen ? { display: "none" } : whole,
        }}
      >
        {list}
      </Box>
      {(isOpen || placeholder) && (
        <Box
          component={isOpen ? "section" : "div"}
          aria-label={isOpen ? panelLabel : undefined}
          sx={{
            minWidth: 0,
            borderLeft: 1,
            borderColor: "divider",
            ...fixed(listWidth === undefined ? panelWidth : undefined),
            [narrowQuery]: isOpen ? whole : { display: "none" },
          }}
        >
          {panel ?? placeholder}
        </Box>
      )}
    </Box>
  );
}
