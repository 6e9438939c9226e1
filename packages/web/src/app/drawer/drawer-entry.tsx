// One line of the drawer: a link with icon, title and, at the right, a badge or an icon.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { createLink } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import { size } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { closeOnPhone } from "./drawer-state.ts";
import { pathOf, type MenuEntry } from "./menu-entries.ts";

/** Look of links and group titles in the drawer; `data-active` is the present screen. */
export const entryStyle = (isDeep = false) => ({
  display: "flex",
  justifyContent: "flex-start",
  width: "calc(100% - 14px)",
  minHeight: size("entry"),
  margin: "0 7px",
  padding: isDeep ? "0 2px 0 20px" : "0 2px 0 8px",
  gap: "8px",
  borderRadius: "6px",
  fontSize: "0.78125rem",
  lineHeight: "16px",
  textAlign: "left" as const,
  textDecoration: "none",
  color: "var(--mui-palette-sidebar-text)",
  "@media (max-width: 899.95px)": { fontSize: "0.875rem" },
  "& > span:first-of-type": { marginTop: "-1px", color: "var(--mui-palette-sidebar-muted)" },
  "&:hover": { backgroundColor: "color-mix(in srgb, var(--mui-palette-sidebar-muted) 12%, transparent)" },
  "&[data-active]": {
    backgroundColor: "var(--mui-palette-sidebar-soft)",
    color: "var(--mui-palette-sidebar-softText)",
    fontWeight: 600,
    // Bold letters are wider: no line may break in two for being the current one.
    letterSpacing: "-0.025em",
    "& > span": { color: "inherit" },
    "&::before": {
      content: '""',
      position: "absolute",
      left: "-7px",
      top: 6,
      bottom: 6,
      width: 3,
      borderRadius: "0 2px 2px 0",
      backgroundColor: "var(--mui-palette-sidebar-mark)",
    },
  },
  "&.Mui-focusVisible, &:focus-visible": { outline: "2px solid var(--mui-palette-sidebar-mark)", outlineOffset: -2 },
});

const Line = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== "isDeep" })<{ isDeep: boolean }>(({ isDeep }) =>
  entryStyle(isDeep),
);
const LinkLine = createLink(Line);

const Badge = styled("span")(({ theme }) => ({
  "&&": { color: theme.vars.palette.statusSoft.warning.softText },
  flex: "none",
  marginLeft: "auto",
  marginRight: 6,
  padding: "0 5px",
  borderRadius: 4,
  fontSize: "0.6875rem",
  fontWeight: 600,
  backgroundColor: theme.vars.palette.statusSoft.warning.soft,
}));

type DrawerEntryProps = { entry: MenuEntry; isActive: boolean; isDeep?: boolean };

/** A link to a screen or, with `href`, to another place; a header or divider is drawn as such. */
export function DrawerEntry({ entry, isActive, isDeep = false }: DrawerEntryProps) {
  const t = useWords();
  if (entry.divider)
    return (
      <Box component="hr" sx={{ m: "6px 15px", border: 0, borderTop: "1px solid var(--mui-palette-sidebar-border)" }} />
    );
  if (entry.header) return <SectionTitle title={entry.title} />;
  const counted = entry.badge === undefined ? undefined : t("todo_badge", { count: String(entry.badge) });
  // The name of the link stays the name of the screen; what waits there is told behind it.
  const line = { isDeep, disabled: entry.disabled, onClick: closeOnPhone, "aria-description": counted };
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      {entry.title}
      {entry.badge !== undefined && <Badge aria-hidden>{entry.badge}</Badge>}
      {(entry.action ?? entry.subAction) && (
        <Box component="i" sx={{ ml: "auto", display: "inline-flex", color: `${entry.actionClass ?? "success"}.main` }}>
          <Icon name={entry.action ?? entry.subAction ?? ""} />
        </Box>
      )}
    </>
  );
  if (entry.href)
    return (
      <Line {...line} {...{ component: "a", href: entry.href, target: entry.target, rel: "noopener" }}>
        {content}
      </Line>
    );
  return (
    <LinkLine
      {...line}
      to={pathOf(entry)}
      data-active={isActive || undefined}
      aria-current={isActive ? "page" : undefined}
    >
      {content}
    </LinkLine>
  );
}

function SectionTitle({ title }: { title: string }) {
  return (
    <Box sx={{ p: "10px 15px 4px", fontSize: "0.6875rem", fontWeight: 600, color: "var(--mui-palette-sidebar-muted)" }}>
      {title}
    </Box>
  );
}
