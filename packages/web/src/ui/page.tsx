// The frame of a screen inside the shell: header with breadcrumb and actions, and the content below it.
import { createContext, useContext, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { phoneQuery, visuallyHidden } from "./theme/theme-global.ts";
import { shell } from "./theme/tokens.ts";

/** Where the present screen stands in the menu; the shell provides it. Without a group there is no breadcrumb. */
export type Trail = { title: string; group: string | null };
export const TrailContext = createContext<Trail>({ title: "", group: null });

/** What is left of the window below the toolbar, as a CSS height. */
export const screenHeight = `max(100dvh - var(--shell-top, ${shell.toolbar}px), ${shell.leastScreen}px)`;

/** Below this width there is room for one pane: an open panel takes the place of the list beside it. */
export const narrowQuery = "@media (max-width: 899.95px)";

type PageProps = {
  /** The title of the menu entry, unless the screen shows something more particular. */
  title?: string;
  /** Behind the title: how the whole screen stands. */
  mark?: ReactNode;
  /** Buttons at the right of the header: at most one filled, the main action, last. */
  actions?: ReactNode;
  /** The content fills the window below the header and scrolls inside itself: lists beside maps. */
  isFilling?: boolean;
  /** In a narrow window an open panel takes the header's place too; its title stays for assistive technology. */
  isCovered?: boolean;
  children: ReactNode;
};

/** A screen. Its title is the page's only h1. */
export function Page({ title, mark, actions, isFilling = false, isCovered = false, children }: PageProps) {
  const trail = useContext(TrailContext);
  return (
    <Box sx={isFilling ? { display: "flex", flexDirection: "column", height: screenHeight } : {}}>
      <Box
        component="header"
        sx={(theme) => ({
          display: "flex",
          flex: "none",
          flexWrap: "wrap",
          alignItems: "center",
          gap: "8px 12px",
          minHeight: shell.pageHeader,
          padding: "6px 20px",
          borderBottom: isFilling ? `1px solid ${theme.vars.palette.divider}` : 0,
          [phoneQuery]: { padding: "8px 16px" },
          ...(isCovered && {
            [narrowQuery]: { ...visuallyHidden, minHeight: 0, "& button, & a": { display: "none" } },
          }),
        })}
      >
        <Box sx={{ flex: "1 1 auto", minWidth: 0 }}>
          {trail.group && (
            <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
              {trail.group}
              <Box component="span" aria-hidden sx={{ mx: "6px", color: "text.disabled" }}>
                /
              </Box>
              {trail.title}
            </Typography>
          )}
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 12px" }}>
            <Typography variant="h3" component="h1" noWrap>
              {title ?? trail.title}
            </Typography>
            {mark}
          </Box>
        </Box>
        {actions && <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>{actions}</Box>}
      </Box>
      {isFilling ? (
        <Box sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}>{children}</Box>
      ) : (
        <Box sx={{ padding: "0 20px 20px", [phoneQuery]: { padding: "0 16px 16px" } }}>{children}</Box>
      )}
    </Box>
  );
}
