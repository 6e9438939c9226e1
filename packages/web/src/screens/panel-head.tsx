// The head of a panel: its picture, what is open, marks at the right, and the way back to the list.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { Icon } from "../ui/icon.tsx";
import { narrowQuery } from "../ui/page.tsx";
import { twoLinesOnPhone } from "../ui/theme/theme-global.ts";
import { useWords } from "../ui/words.ts";
import { useOpenedFocus } from "./opened-focus.ts";

type PanelHeadProps = {
  picture?: ReactNode;
  title: string;
  subtitle?: ReactNode;
  marks?: ReactNode;
  onClose: () => void;
};

/** A cross beside a list; an arrow back at the left where the panel took the list's place. */
export function PanelHead({ picture, title, subtitle, marks, onClose }: PanelHeadProps) {
  const heading = useOpenedFocus<HTMLHeadingElement>();
  return (
    <Box data-opened sx={{ display: "flex", alignItems: "center", gap: "12px", minHeight: 40 }}>
      <CloseButton icon="arrow-left" onClose={onClose} isForNarrow />
      {picture}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          ref={heading}
          variant="h4"
          component="h2"
          noWrap
          title={title}
          tabIndex={-1}
          sx={{ "&&:focus-visible": { outline: "none" }, ...twoLinesOnPhone }}
        >
          {title}
        </Typography>
        {subtitle && (
          <Typography variant="overline" component="p" color="textDisabled" noWrap sx={{ m: 0 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {marks}
      <CloseButton icon="times" onClose={onClose} />
    </Box>
  );
}

type CloseButtonProps = { icon: string; onClose: () => void; isForNarrow?: boolean };

function CloseButton({ icon, onClose, isForNarrow = false }: CloseButtonProps) {
  const t = useWords();
  const label = t(isForNarrow ? "back_to_list" : "close");
  const shown = isForNarrow ? "inline-flex" : "none";
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={onClose}
        sx={{
          display: isForNarrow ? "none" : "inline-flex",
          margin: isForNarrow ? "0 -4px 0 -8px" : "0 -8px 0 0",
          [narrowQuery]: { display: shown },
        }}
      >
        <Icon name={icon} size={16} />
      </IconButton>
    </Tooltip>
  );
}
