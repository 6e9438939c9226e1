// The frame of every screen that needs a signed-in user: drawer, toolbar, content.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { useIsOffline } from "../api/connection.ts";
import { TrailContext } from "../ui/page.tsx";
import { layers, shell } from "../ui/tokens.ts";
import { useWords } from "../ui/words.ts";
import { Drawer } from "./drawer.tsx";
import { OfflineBand, offlineBandHeight } from "./offline-band.tsx";
import { usePageTitle } from "./page-title.ts";
import { usePlaceInAddress } from "./place-in-address.ts";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { ThemeDrawer } from "./theme-drawer.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useTrail } from "./trail.ts";

const SkipLink = styled("a")(({ theme }) => ({
  position: "fixed",
  top: 8,
  left: 8,
  zIndex: layers.progress,
  padding: "8px 14px",
  borderRadius: 6,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 550,
  textDecoration: "none",
  "&:not(:focus)": { transform: "translateY(-80px)" },
}));

/** Draws the shell around a screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useWords();
  const trail = useTrail();
  usePageTitle(trail.title);
  usePlaceInAddress();
  const isOffline = useIsOffline();
  const top = shell.toolbar + (isOffline ? offlineBandHeight : 0);
  return (
    <TrailContext value={trail}>
      <SkipLink href="#content">{t("skip_to_content")}</SkipLink>
      <Box sx={{ display: "flex", alignItems: "flex-start", minHeight: "100dvh", "--shell-top": `${top}px` }}>
        <Drawer />
        <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
          <Toolbar />
          <OfflineBand />
          <Box component="main" id="content" tabIndex={-1} sx={{ "&&:focus-visible": { outline: "none" } }}>
            {children}
          </Box>
        </Box>
      </Box>
      <ThemeDrawer />
      <ScrollToTop />
      <div className="visually-hidden" aria-live="polite">
        {trail.title}
      </div>
    </TrailContext>
  );
}
