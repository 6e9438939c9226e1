// The top bar: drawer toggle, place, role, full screen, account.
import { useEffect, useState } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import { raise } from "../api/events.ts";
import { Icon } from "../ui/icon.tsx";
import { phoneQuery } from "../ui/theme-global.ts";
import { shell } from "../ui/tokens.ts";
import { useWords } from "../ui/words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { PlaceSelector } from "./place-selector.tsx";
import { RoleBadge } from "./role-badge.tsx";

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: 3,
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: 8,
  height: shell.toolbar,
  padding: "0 16px 0 8px",
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [phoneQuery]: { gap: 0, paddingLeft: 4, paddingRight: 12 },
}));

/** The toolbar. On a phone only menu, place and account remain; the rest is in the account's menu. */
export function Toolbar() {
  const t = useWords();
  return (
    <Bar>
      <Tooltip title={t("toggle_menu")}>
        <IconButton aria-label={t("toggle_menu")} onClick={() => raise("APP_DRAWER_TOGGLED", {})}>
          <Icon name="bars" size={15} />
        </IconButton>
      </Tooltip>
      <PlaceSelector />
      <Box sx={{ display: { xs: "none", sm: "flex" }, alignItems: "center", gap: "12px", ml: "auto" }}>
        <RoleBadge />
        <FullScreenButton />
      </Box>
      <Box sx={{ ml: "6px", display: "flex" }}>
        <AccountMenu />
      </Box>
    </Bar>
  );
}

function FullScreenButton() {
  const t = useWords();
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const label = t(isFull ? "full_screen_leave" : "full_screen");
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} aria-pressed={isFull} onClick={toggle}>
        <Icon name={isFull ? "compress" : "arrows-alt"} size={15} />
      </IconButton>
    </Tooltip>
  );
}
