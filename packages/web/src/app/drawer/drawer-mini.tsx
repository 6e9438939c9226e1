// The mini drawer: one icon per group; its screens open beside it.
import { useRef, useState } from "react";
import ButtonBase from "@mui/material/ButtonBase";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import { createLink } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import { entryStyle } from "./drawer-entry.tsx";
import { entriesBelow, pathOf, type MenuEntry } from "./menu-entries.ts";

const Square = styled(ButtonBase)({ ...entryStyle(), justifyContent: "center", minHeight: 36, padding: 0 });
const SquareLink = createLink(Square);
const MenuLink = createLink(MenuItem);

/** The dashboard's icon, above the line. */
export function MiniLink({ entry, isActive }: { entry: MenuEntry; isActive: boolean }) {
  return (
    <Tooltip title={entry.title} placement="right">
      <SquareLink
        to={pathOf(entry)}
        aria-label={entry.title}
        aria-current={isActive ? "page" : undefined}
        data-active={isActive || undefined}
      >
        <Icon name={entry.icon ?? "circle-o"} size={14} />
      </SquareLink>
    </Tooltip>
  );
}

/** A group as one icon with its screens in a menu. */
export function MiniGroup({ group, activeName }: { group: MenuEntry; activeName: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const isActive = entriesBelow(group).some(({ name }) => name === activeName);
  return (
    <li style={{ position: "relative" }}>
      <Tooltip title={isOpen ? "" : group.title} placement="right">
        <Square
          ref={anchor}
          aria-label={group.title}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          data-active={isActive || undefined}
          onClick={() => setOpen(true)}
        >
          <Icon name={group.icon ?? "circle-o"} size={14} />
        </Square>
      </Tooltip>
      <Menu
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={close}
        anchorOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ list: { "aria-label": group.title }, paper: { sx: { ml: "4px", minWidth: 200 } } }}
      >
        {entriesBelow(group).map((entry) => (
          <MenuLink key={entry.name} to={pathOf(entry)} onClick={close} selected={entry.name === activeName}>
            {entry.icon && <Icon name={entry.icon} />}
            {entry.title}
          </MenuLink>
        ))}
      </Menu>
    </li>
  );
}
