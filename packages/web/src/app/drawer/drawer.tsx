// The side drawer: logo, dashboard, groups. 190 px, 56 as mini, temporary on narrow screens.
import Box from "@mui/material/Box";
import MuiDrawer from "@mui/material/Drawer";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Link } from "@tanstack/react-router";
import { pageConfig } from "../../api/page-config.ts";
import { home } from "../../api/sign-in-page.ts";
import { countText, useTodo } from "../../api/todo.ts";
import { useSession } from "../../api/session.ts";
import { Logo } from "../../ui/logo.tsx";
import { transition } from "../../ui/theme/theme.ts";
import { motion, shell } from "../../ui/theme/tokens.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { DrawerEntry } from "./drawer-entry.tsx";
import { DrawerGroup } from "./drawer-group.tsx";
import { MiniGroup, MiniLink } from "./drawer-mini.tsx";
import { DrawerScroll } from "./drawer-scroll.tsx";
import { closeOnPhone, narrowQuery, useDrawer } from "./drawer-state.ts";
import { dashboardEntry, groupEntries } from "./menu-entries.ts";
import { visibleMenu } from "../../api/menu-visibility.ts";
import { useMenuPosition } from "../trail.ts";

const Frame = styled("aside")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  height: "100dvh",
  overflow: "hidden",
  backgroundColor: theme.vars.palette.sidebar.surface,
  color: theme.vars.palette.sidebar.text,
  borderRight: `1px solid ${theme.vars.palette.sidebar.border}`,
  transition: transition("width", motion.drawer),
}));

const Brand = styled(Link)(({ theme }) => ({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: 9,
  height: shell.toolbar,
  padding: "0 14px",
  borderBottom: `1px solid ${theme.vars.palette.sidebar.border}`,
  color: "inherit",
  textDecoration: "none",
  fontSize: "1.0625rem",
  fontWeight: 650,
  letterSpacing: "-0.02em",
  whiteSpace: "nowrap",
  "& svg": { flex: "none", color: theme.vars.palette.sidebar.mark },
  "&&:focus-visible": { outlineOffset: -4 },
}));

/** The drawer, wherever the width of the window puts it. */
export function Drawer() {
  const isNarrow = useMediaQuery(narrowQuery);
  const { isMini, isOpenOnPhone } = useDrawer();
  if (!isNarrow) {
    const width = isMini ? shell.drawerMini : shell.drawer;
    return (
      <Frame sx={{ position: "sticky", top: 0, flex: "none", width, zIndex: 2 }}>
        <Content isMini={isMini} />
      </Frame>
    );
  }
  return (
    <MuiDrawer open={isOpenOnPhone} onClose={closeOnPhone} slotProps={{ paper: { sx: { border: 0, width: 264 } } }}>
      <Frame>
        <Content isMini={false} />
      </Frame>
    </MuiDrawer>
  );
}

/** How much waits for the user on each screen. */
function useBadges(): ReadonlyMap<string, string> {
  const byScreen = Map.groupBy(useTodo().items, ({ menu }) => menu);
  return new Map([...byScreen].map(([menu, items]) => [menu, countText(items.reduce((sum, it) => sum + it.count, 0))]));
}

function Content({ isMini }: { isMini: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const { item } = useMenuPosition();
  const user = useSession((state) => state.user);
  const badges = useBadges();
  const { app_name } = pageConfig();
  const groups = user ? groupEntries(visibleMenu(user), t, language, badges) : [];
  const dashboard = dashboardEntry(t);
  const isOnDashboard = item === dashboard.name;
  return (
    <>
      <Brand
        to={home}
        onClick={closeOnPhone}
        aria-label={app_name}
        sx={isMini ? { justifyContent: "center", p: 0 } : {}}
      >
        <Logo />
        {!isMini && (
          <Box component="span" sx={{ color: "var(--mui-palette-sidebar-brand)" }}>
            {app_name}
          </Box>
        )}
      </Brand>
      <DrawerScroll label={t("main_menu")}>
        <ul>
          <Box component="li" sx={{ position: "relative" }}>
            {isMini ? (
              <MiniLink entry={dashboard} isActive={isOnDashboard} />
            ) : (
              <DrawerEntry entry={dashboard} isActive={isOnDashboard} />
            )}
          </Box>
          {isMini && (
            <Box
              component="li"
              role="separator"
              sx={{ m: "8px 15px", borderTop: "1px solid var(--mui-palette-sidebar-border)" }}
            />
          )}
          {groups.map((group) =>
            isMini ? (
              <MiniGroup key={group.name} group={group} activeName={item} />
            ) : (
              <DrawerGroup key={group.name} group={group} activeName={item} />
            ),
          )}
        </ul>
      </DrawerScroll>
    </>
  );
}
