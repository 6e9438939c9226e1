// Links that only the keyboard meets: over the drawer and the toolbar to the screen, or to the menu.
import { styled } from "@mui/material/styles";
import { useWords } from "../ui/words.ts";
import { layers } from "../ui/theme/tokens.ts";
import { focusContent } from "./follow-focus.ts";

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

/** The present screen in the menu, or its first entry. */
const focusMenu = () => {
  const menu = document.querySelector("#menu");
  const entry = menu?.querySelector<HTMLElement>("a[aria-current=page]") ?? menu?.querySelector<HTMLElement>("a");
  entry?.focus();
};

/** The address does not change: a place in the page is no place to share or to come back to. */
const going = (go: () => void) => (event: React.MouseEvent) => {
  event.preventDefault();
  go();
};

/** The first stops of the page. */
export function SkipLinks() {
  const t = useWords();
  return (
    <>
      <SkipLink href="#content" onClick={going(focusContent)}>
        {t("skip_to_content")}
      </SkipLink>
      <SkipLink href="#menu" onClick={going(focusMenu)}>
        {t("skip_to_menu")}
      </SkipLink>
    </>
  );
}
