// The frame of what is read: a head that stays, its content, and what can be done with it. In a sheet on a phone, else a column.
import { createContext, useContext, type ReactNode } from "react";
import Box from "@mui/material/Box";
import type { Subject } from "../../api/live/use-presence.ts";
import { PresenceLine } from "../../ui/presence-line.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useTopOf } from "../../ui/use-top-of.ts";
import { Sheet, type SheetState } from "../sheet.tsx";
import { useLightPrint } from "./use-light-print.ts";

/** Provided where what is opened lies in a sheet over the map. */
export const SheetContext = createContext<SheetState | null>(null);

type ReadingFrameProps = {
  /** What is read, for assistive technology. */
  label: string;
  /** The thing that is read: others who have it open are named below its head. */
  of?: Subject;
  head: ReactNode;
  tabs?: ReactNode;
  /** The part that is shown, where there are several: each begins at its top. */
  part?: string;
  /** Buttons: at the right of the head, on a phone at the foot in reach of the thumb. */
  actions: ReactNode;
  children: ReactNode;
};

/** As many lines as the buttons need: none of them is cut. */
const sheetFoot = {
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  p: "8px 16px",
  borderTop: 1,
  borderColor: "divider",
};

export function ReadingFrame({ label, of = null, head, tabs, part, actions, children }: ReadingFrameProps) {
  const sheet = useContext(SheetContext);
  useLightPrint();
  const bodyElement = useTopOf<HTMLDivElement>(part);
  const body = (
    <>
      {tabs && <div className="screen-only">{tabs}</div>}
      <Box
        ref={bodyElement}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: "auto",
          containerType: "inline-size",
          bgcolor: "background.default",
          padding: "16px 20px 24px",
          [phoneQuery]: { padding: "12px 12px 20px" },
        }}
      >
        {children}
      </Box>
      {sheet && (
        <Box className="screen-only" sx={sheetFoot}>
          {actions}
        </Box>
      )}
    </>
  );
  if (sheet)
    return (
      <Sheet
        {...sheet}
        id="printed"
        label={label}
        head={
          <Box sx={{ flex: "none", px: "16px", pb: "8px" }}>
            {head}
            <PresenceLine of={of} />
          </Box>
        }
      >
        <Box data-opened sx={{ display: "contents" }}>
          {body}
        </Box>
      </Sheet>
    );
  return (
    <Box
      component="section"
      aria-label={label}
      data-opened
      id="printed"
      sx={{ display: "flex", flexDirection: "column", height: "100%", minHeight: 0, bgcolor: "background.paper" }}
    >
      <Box
        sx={{
          flex: "none",
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: "8px 12px",
          padding: "12px 20px",
          borderBottom: tabs ? 0 : 1,
          borderColor: "divider",
          [phoneQuery]: { padding: "8px 12px" },
        }}
      >
        <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
          {head}
          <PresenceLine of={of} />
        </Box>
        <Box className="screen-only" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" }}>
          {actions}
        </Box>
      </Box>
      {body}
    </Box>
  );
}
