// The frame of every screen that needs a signed-in user: drawer, toolbar, content.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import { useIsOffline } from "../api/connection.ts";
import { useMaintenance } from "../api/maintenance.ts";
import { TrailContext } from "../ui/page.tsx";
import { useShortcut } from "../ui/shortcuts.ts";
import { shell } from "../ui/theme/tokens.ts";
import { Drawer } from "./drawer/drawer.tsx";
import { useFetchAhead } from "./fetch-ahead.ts";
import { AlertNotices } from "./live/alert-notices.tsx";
import { useLiveConsole } from "./live/use-live-console.ts";
import { MaintenanceBand } from "./maintenance-band.tsx";
import { OfflineBand, offlineBandHeight } from "./offline-band.tsx";
import { openOverlay, Overlay } from "./overlay.ts";
import { usePageTitle } from "./page-title.ts";
import { usePlaceInAddress, useZoneOfPlace } from "./place-in-address.ts";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { SignOutQuestion } from "./session/sign-out-question.tsx";
import { SkipLinks } from "./skip-links.tsx";
import { TermsBand } from "./session/terms-band.tsx";
import { ThemeDrawer } from "./look/theme-drawer.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useTrail } from "./trail.ts";

/** Draws the shell around a screen. */
export function Shell({ children }: { children: ReactNode }) {
  const trail = useTrail();
  usePageTitle(trail.title);
  usePlaceInAddress();
  useZoneOfPlace();
  useFetchAhead();
  useLiveConsole();
  const isOffline = useIsOffline();
  useShortcut("help", () => void openOverlay("shortcuts"));
  const maintenance = useMaintenance();
  const [bandHeight, setBandHeight] = useState(0);
  const top = shell.toolbar + (isOffline ? offlineBandHeight : 0);
  return (
    <TrailContext value={trail}>
      <SkipLinks />
      <Box
        sx={{ display: "flex", alignItems: "flex-start", minHeight: "100dvh", "--shell-top": `${top + bandHeight}px` }}
      >
        <Drawer />
        <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
          <Toolbar />
          <OfflineBand />
          {maintenance && <MaintenanceBand maintenance={maintenance} top={top} onHeight={setBandHeight} />}
          <TermsBand />
          <Box component="main" id="content" tabIndex={-1} sx={{ "&&:focus-visible": { outline: "none" } }}>
            {children}
          </Box>
        </Box>
      </Box>
      <AlertNotices />
      <ThemeDrawer />
      <ScrollToTop />
      <SignOutQuestion />
      <Overlay />
    </TrailContext>
  );
}
