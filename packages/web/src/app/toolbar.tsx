// The top bar: drawer toggle, place, role, full screen, account.
import { useEffect } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import { raise } from "../api/events.ts";
import { Icon } from "../ui/icon.tsx";
import { Keys } from "../ui/keys.tsx";
import { ariaKeysOf, useShortcut } from "../ui/shortcuts.ts";
import { phoneQuery, size, visuallyHidden } from "../ui/theme/theme-global.ts";
import { shell } from "../ui/theme/tokens.ts";
import { useWords } from "../ui/words.ts";
import { AccountMenu } from "./session/account-menu.tsx";
import { FullScreenButton } from "./full-screen.tsx";
import { LiveSign } from "./live/live-sign.tsx";
import { Outbox } from "./outbox.tsx";
import { openOverlay, preloadOverlay } from "./overlay.ts";
import { PlaceSelector } from "./place-selector.tsx";
import { RoleBadge } from "./session/role-badge.tsx";

/** In so low a window, or so enlarged a page, what stays in sight would leave little to what is read (WCAG 1.4.10). */
const lowWindow = "@media (max-height: 359.95px)";

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
  [lowWindow]: { position: "relative" },
}));

/** Where the toolbar has no room for the words of the search. */
const noWordsQuery = "@media (max-width: 1099.95px)";

const SearchButton = styled(ButtonBase)(({ theme }) => ({
  display: "flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "flex-start",
  gap: 8,
  width: 220,
  height: size("control"),
  marginLeft: "auto",
  marginRight: 4,
  padding: "0 6px 0 12px",
  borderRadius: 6,
  color: theme.vars.palette.text.disabled,
  backgroundColor: theme.vars.palette.sunken,
  "&:hover": { color: theme.vars.palette.text.secondary },
  "& span:last-of-type": { marginLeft: "auto" },
  [noWordsQuery]: {
    width: size("icon"),
    padding: 0,
    margin: "0 0 0 auto",
    justifyContent: "center",
    color: theme.vars.palette.text.secondary,
    backgroundColor: "transparent",
    "& > span:nth-of-type(2)": visuallyHidden,
    "& > span:nth-of-type(3)": { display: "none" },
  },
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
      <PaletteButton />
      <LiveSign />
      <Outbox />
      <Box sx={{ display: { xs: "none", sm: "flex" }, alignItems: "center", gap: "12px" }}>
        <RoleBadge />
        <FullScreenButton />
      </Box>
      <Box sx={{ ml: "6px", display: "flex" }}>
        <AccountMenu />
      </Box>
    </Bar>
  );
}

/** Looks like a field and opens the palette; only its icon where there is little room. */
function PaletteButton() {
  const t = useWords();
  const open = () => void openOverlay("palette");
  useShortcut("palette", open);
  useEffect(() => preloadOverlay("palette"), []);
  return (
    <SearchButton onClick={open} aria-haspopup="dialog" aria-keyshortcuts={ariaKeysOf("palette")}>
      <Icon name="search" size={14} />
      <span>{t("palette_open")}</span>
      <span aria-hidden>
        <Keys of="palette" />
      </span>
    </SearchButton>
  );
}
