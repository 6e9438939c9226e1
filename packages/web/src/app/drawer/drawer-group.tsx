// A group of the drawer: its title opens and closes it. A group inside a group works the same, indented.
import { useId } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { Icon } from "../../ui/icon.tsx";
import { size } from "../../ui/theme/theme-global.ts";
import { DrawerEntry } from "./drawer-entry.tsx";
import { toggleGroup, useDrawer } from "./drawer-state.ts";
import { entriesBelow, type MenuEntry } from "./menu-entries.ts";

const Title = styled(ButtonBase)({
  display: "flex",
  justifyContent: "space-between",
  width: "calc(100% - 14px)",
  minHeight: size("group"),
  margin: "6px 7px 0",
  padding: "0 6px 0 8px",
  borderRadius: 6,
  fontSize: "0.75rem",
  lineHeight: "16px",
  fontWeight: 600,
  textAlign: "left",
  color: "var(--mui-palette-sidebar-muted)",
  "&:hover": { color: "var(--mui-palette-sidebar-text)" },
  "&.Mui-focusVisible": { outline: "2px solid var(--mui-palette-sidebar-mark)", outlineOffset: -2 },
});

const List = styled("ul")({ margin: 0, padding: 0, listStyle: "none" });

type DrawerGroupProps = { group: MenuEntry; activeName: string | null; isDeep?: boolean };

const holds = (group: MenuEntry, name: string | null): boolean =>
  entriesBelow(group).some((entry) => entry.name === name || holds(entry, name));

/** The group with the present screen is always open; the others keep the user's choice. */
export function DrawerGroup({ group, activeName, isDeep = false }: DrawerGroupProps) {
  const id = useId();
  const isChosen = useDrawer((state) => state.openGroups.includes(group.name));
  const isOpen = isChosen || holds(group, activeName);
  return (
    <li>
      <Title aria-expanded={isOpen} aria-controls={id} onClick={() => toggleGroup(group.name)}>
        {group.title}
        <Icon name={isOpen ? "angle-down" : "angle-right"} />
      </Title>
      <List id={id} hidden={!isOpen}>
        {isOpen &&
          entriesBelow(group).map((entry) =>
            entriesBelow(entry).length > 0 ? (
              <DrawerGroup key={entry.name} group={entry} activeName={activeName} isDeep />
            ) : (
              <Box component="li" key={entry.name} sx={{ position: "relative" }}>
                <DrawerEntry entry={entry} isActive={entry.name === activeName} isDeep={isDeep} />
              </Box>
            ),
          )}
      </List>
    </li>
  );
}
