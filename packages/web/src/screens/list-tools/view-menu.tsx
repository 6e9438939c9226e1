// The views that are kept of a list: opened, kept anew, renamed, shared, dropped.
import { useEffect, useRef, useState } from "react";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { SavedView } from "@atalaya/contract/resources/saved-views.ts";
import { Icon } from "../../ui/icon.tsx";
import { truncate } from "../../ui/truncate.ts";
import { useWords } from "../../ui/words.ts";
import { useOpenView, useSavedViews } from "./use-saved-views.ts";
import { ViewDialog } from "./view-dialog.tsx";

export function ViewMenu({ screen }: { screen: string }) {
  const t = useWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<SavedView | "new" | null>(null);
  const { data } = useSavedViews(screen);
  const { open, isOpen: isShown, present } = useOpenView();
  const views = data?.data ?? [];
  const current = views.find(isShown);
  const hasEntered = useRef(false);
  useEffect(() => {
    if (hasEntered.current || !data) return;
    hasEntered.current = true;
    const usual = data.data.find((view) => view.is_default);
    // An address that says something is meant as it is.
    if (usual && Object.keys(present).length === 0) open(usual);
  }, [data, present, open]);
  const act = (what: () => void) => {
    setOpen(false);
    what();
  };
  const entry = (view: SavedView) => (
    <MenuItem
      key={view.id}
      // The heading above those of others is for the eye alone.
      aria-label={view.is_own ? undefined : `${truncate(view.name)}: ${t("views_shared")}`}
      selected={view === current}
      onClick={() => act(() => open(view))}
    >
      {truncate(view.name)}
      {view.is_default && <Icon name="star" size={12} color="var(--mui-palette-text-disabled)" />}
    </MenuItem>
  );
  const shared = views.filter(({ is_own }) => !is_own);
  return (
    <>
      <Button
        ref={anchor}
        variant="text"
        color="inherit"
        aria-haspopup="menu"
        startIcon={<Icon name={current ? "bookmark" : "bookmark-o"} />}
        onClick={() => setOpen(true)}
      >
        {current ? truncate(current.name, 18) : t("views")}
      </Button>
      <Menu
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => anchor.current}
        slotProps={{
          list: { "aria-label": t("views") },
          paper: { sx: { minWidth: 220, "& .MuiMenuItem-root": { gap: "8px" } } },
        }}
      >
        {views.filter(({ is_own }) => is_own).map(entry)}
        {shared.length > 0 && (
          <ListSubheader role="presentation" aria-hidden>
            {t("views_shared")}
          </ListSubheader>
        )}
        {shared.map(entry)}
        {views.length > 0 && <Divider />}
        <MenuItem onClick={() => act(() => setEdited("new"))}>{t("view_keep")}</MenuItem>
        {current?.is_own && <MenuItem onClick={() => act(() => setEdited(current))}>{t("view_change")}</MenuItem>}
      </Menu>
      {edited && <ViewDialog screen={screen} view={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
