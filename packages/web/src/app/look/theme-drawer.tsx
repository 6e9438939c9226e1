// The look's settings at the right: not modal, so that the change is seen at once.
import { useEffect, useRef, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Slide from "@mui/material/Slide";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { Icon } from "../../ui/icon.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { densities, schemeChoices, sidebarModes } from "../../ui/theme/theme-choice.ts";
import { layers, shell, themeColors } from "../../ui/theme/tokens.ts";
import { useWords } from "../../ui/words.ts";
import { ColorTile, SidebarTile } from "./theme-tiles.tsx";
import { useThemeChoice } from "./theme-store.ts";

const Panel = styled("aside")(({ theme }) => ({
  position: "fixed",
  top: 0,
  right: 0,
  zIndex: layers.drawer,
  display: "flex",
  flexDirection: "column",
  width: shell.themeDrawer,
  maxWidth: "100vw",
  height: "100dvh",
  backgroundColor: theme.vars.palette.background.paper,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.shadows[2],
}));

const Grid = styled("div")({ display: "grid", gap: 8 });

/** Colour, sidebar, scheme and density; every choice is kept at once. */
export function ThemeDrawer() {
  const t = useWords();
  const { isDrawerOpen, showDrawer, choose, reset, color, sidebar, scheme, density } = useThemeChoice();
  const close = () => showDrawer(false);
  return (
    <Slide in={isDrawerOpen} direction="left" mountOnEnter unmountOnExit>
      <Panel aria-label={t("appearance")} onKeyDown={(event) => event.key === "Escape" && close()}>
        <Head onClose={close} />
        <Box sx={{ flex: 1, overflowY: "auto", p: "16px 20px" }}>
          <Part title={t("theme_color")}>
            <Grid role="radiogroup" aria-label={t("theme_color")} sx={{ gridTemplateColumns: "repeat(3, 1fr)" }}>
              {themeColors.map((it) => (
                <ColorTile key={it} color={it} isChosen={it === color} onChoose={() => choose({ color: it })} />
              ))}
            </Grid>
          </Part>
          <Part title={t("theme_sidebar")}>
            <Grid role="radiogroup" aria-label={t("theme_sidebar")} sx={{ gridTemplateColumns: "repeat(2, 1fr)" }}>
              {sidebarModes.map((it) => (
                <SidebarTile key={it} mode={it} isChosen={it === sidebar} onChoose={() => choose({ sidebar: it })} />
              ))}
            </Grid>
          </Part>
          <Part title={t("theme_scheme")}>
            <Segmented
              isFullWidth
              label={t("theme_scheme")}
              value={scheme}
              segments={schemeChoices.map((value) => ({ value, label: t(`scheme.${value}`) }))}
              onChange={(value) => choose({ scheme: value })}
            />
          </Part>
          <Part title={t("theme_density")}>
            <Segmented
              isFullWidth
              label={t("theme_density")}
              value={density}
              segments={densities.map((value) => ({ value, label: t(`density.${value}`) }))}
              onChange={(value) => choose({ density: value })}
            />
          </Part>
        </Box>
        <Box
          sx={{
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            minHeight: 56,
            px: "20px",
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          <Button color="secondary" onClick={reset} sx={{ ml: "-12px" }}>
            {t("theme_reset")}
          </Button>
          <Typography variant="caption" color="textDisabled">
            {t("theme_kept")}
          </Typography>
        </Box>
      </Panel>
    </Slide>
  );
}

function Head({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    closeButton.current?.focus();
    // By the time the drawer has slid away somebody may already be elsewhere.
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        flex: "none",
        height: shell.toolbar,
        pl: "20px",
        pr: "8px",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Typography variant="h4" component="h2">
        {t("appearance")}
      </Typography>
      <IconButton ref={closeButton} aria-label={t("close")} onClick={onClose}>
        <Icon name="times" />
      </IconButton>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: "20px" }}>
      <Typography variant="caption" component="h3" sx={{ m: "0 0 8px", fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
