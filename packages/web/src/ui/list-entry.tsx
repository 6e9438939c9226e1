// A short list at the left of what it opens: its entries are buttons, the open one is marked.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";

/** The entries, one below the other. */
export const EntryList = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: "2px" }}>
    {children}
  </Box>
);

type ListEntryProps = {
  isOpen: boolean;
  onOpen: () => void;
  /** As a CSS length or pixels: one line, or two. */
  minHeight: number | string;
  children: ReactNode;
};

export const ListEntry = ({ isOpen, onOpen, minHeight, children }: ListEntryProps) => (
  <li>
    <ButtonBase
      aria-current={isOpen || undefined}
      onClick={onOpen}
      sx={(theme) => ({
        width: "100%",
        minHeight,
        padding: "4px 8px",
        gap: "8px",
        borderRadius: "6px",
        justifyContent: "flex-start",
        textAlign: "left",
        fontSize: "inherit",
        fontWeight: isOpen ? 600 : 450,
        color: isOpen ? theme.vars.palette.softText : theme.vars.palette.text.primary,
        backgroundColor: isOpen ? theme.vars.palette.soft : "transparent",
        "&:hover": { backgroundColor: isOpen ? theme.vars.palette.soft : theme.vars.palette.hover },
      })}
    >
      {children}
    </ButtonBase>
  </li>
);
