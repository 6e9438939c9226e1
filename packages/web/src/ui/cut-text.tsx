// A text that takes the room there is; where that is not enough it is cut, and pointed at it is told in full.
import { useState } from "react";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { twoLinesOnPhone } from "./theme/theme-global.ts";

/** The name of a row: one line, on a phone up to two. Assistive technology always has the whole of it. */
export function CutText({ children }: { children: string }) {
  const [isCut, setCut] = useState(false);
  return (
    <Tooltip title={isCut ? children : ""} describeChild>
      <Typography
        variant="subtitle2"
        component="span"
        noWrap
        onPointerEnter={({ currentTarget: it }) =>
          setCut(it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight)
        }
        sx={{ display: "block", ...twoLinesOnPhone }}
      >
        {children}
      </Typography>
    </Tooltip>
  );
}
